import { version } from './app.js'
import { bold, note, print, runCommand, type Command } from './cli/command.js'
import { config } from './cli/config.js'
import { doctor } from './cli/doctor.js'
import { ingest } from './cli/ingest.js'
import { migrate } from './cli/migrate.js'
import { serve } from './cli/serve.js'
import { token } from './cli/token.js'
import { worker } from './cli/worker.js'
import { nearest } from './kernel/nearest.js'

const commands: Command[] = [serve, worker, ingest, token, migrate, doctor, config]

const help = (): string =>
  [
    `${bold('rostra')} ${version}: creator search, analytics, screening and listening on your own machine.`,
    '',
    bold('Commands'),
    ...commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`),
    '',
    'More about one: rostra COMMAND --help',
  ].join('\n')

const main = async ([name, ...args]: string[]): Promise<number> => {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(help())
    return name === undefined ? 2 : 0
  }
  if (name === '--version' || name === 'version') {
    print(version)
    return 0
  }
  const command = commands.find((known) => known.name === name)
  if (command !== undefined) return runCommand(command, args)
  const near = nearest(
    name,
    commands.map((known) => known.name),
  )
  note(`rostra: there is no command ${name}.${near === undefined ? ' See: rostra --help' : ` Did you mean ${near}?`}`)
  return 2
}

process.exitCode = await main(process.argv.slice(2))
