import { bold, note, print, runCommand } from './cli/command.js'
import { nearest } from './kernel/nearest.js'
import { version } from './version.js'
const commands = {
  serve: async () => (await import('./cli/serve.js')).serve,
  worker: async () => (await import('./cli/worker.js')).worker,
  ingest: async () => (await import('./cli/ingest.js')).ingest,
  token: async () => (await import('./cli/token.js')).token,
  import: async () => (await import('./cli/import.js')).importCommand,
  export: async () => (await import('./cli/export.js')).exportCommand,
  migrate: async () => (await import('./cli/migrate.js')).migrate,
  doctor: async () => (await import('./cli/doctor.js')).doctor,
  config: async () => (await import('./cli/config.js')).config,
}
const help = async () => {
  const all = await Promise.all(Object.values(commands).map((load) => load()))
  return [
    `${bold('rostra')} ${version}: creator search, analytics, screening and listening on your own machine.`,
    '',
    bold('Commands'),
    ...all.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`),
    '',
    'More about one: rostra COMMAND --help',
  ].join('\n')
}
const main = async ([name, ...args]) => {
  if (name === void 0 || name === 'help' || name === '--help' || name === '-h') {
    print(await help())
    return name === void 0 ? 2 : 0
  }
  if (name === '--version' || name === 'version') {
    print(version)
    return 0
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : void 0
  if (load !== void 0) return runCommand(await load(), args)
  const near = nearest(name, Object.keys(commands))
  note(`rostra: there is no command ${name}.${near === void 0 ? ' See: rostra --help' : ` Did you mean ${near}?`}`)
  return 2
}
process.exitCode = await main(process.argv.slice(2))
//# sourceMappingURL=main.js.map
