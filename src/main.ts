import { bold, note, print, runCommand, type Command } from './cli/command.js'
import { nearest } from './kernel/nearest.js'
import { version } from './version.js'

/** Each command is loaded when it is asked for: revoking a token need not wait for a web server to load. */
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./cli/serve.js')).serve,
  worker: async () => (await import('./cli/worker.js')).worker,
  ingest: async () => (await import('./cli/ingest.js')).ingest,
  search: async () => (await import('./cli/search.js')).search,
  profile: async () => (await import('./cli/profile.js')).profile,
  screen: async () => (await import('./cli/screen.js')).screen,
  listen: async () => (await import('./cli/listen.js')).listen,
  token: async () => (await import('./cli/token.js')).token,
  import: async () => (await import('./cli/import.js')).importCommand,
  export: async () => (await import('./cli/export.js')).exportCommand,
  migrate: async () => (await import('./cli/migrate.js')).migrate,
  fairness: async () => (await import('./cli/fairness.js')).fairness,
  doctor: async () => (await import('./cli/doctor.js')).doctor,
  config: async () => (await import('./cli/config.js')).config,
}

const help = async (): Promise<string> => {
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

const main = async ([name, ...args]: string[]): Promise<number> => {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(await help())
    return name === undefined ? 2 : 0
  }
  if (name === '--version' || name === 'version') {
    print(version)
    return 0
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load !== undefined) return runCommand(await load(), args)
  const near = nearest(name, Object.keys(commands))
  note(`rostra: there is no command ${name}.${near === undefined ? ' See: rostra --help' : ` Did you mean ${near}?`}`)
  return 2
}

process.exitCode = await main(process.argv.slice(2))
