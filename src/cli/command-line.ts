import { nearest } from '../kernel/nearest.js'
import { version } from '../version.js'
import { bold, note, print, runCommand } from './command.js'
import { commands } from './commands/index.js'

const help = (): string =>
  [
    `${bold('rostra')} ${version}: self-hosted creator search, audience analytics, screening and social listening.`,
    '',
    bold('Commands'),
    ...commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`),
    '',
    'search, profile, screen, review, listen, brands and enrich call a running server: set ROSTRA_URL and ROSTRA_TOKEN, or use --url and',
    '--token. Without them they use the local server and its demo token.',
    '',
    'Help for a command: rostra COMMAND --help',
  ].join('\n')

/** Runs one command line. Gives the exit code. */
export const runCommandLine = async ([name, ...args]: string[]): Promise<number> => {
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
  note(`rostra: unknown command ${name}.${near === undefined ? ' See: rostra --help' : ` Did you mean ${near}?`}`)
  return 2
}
