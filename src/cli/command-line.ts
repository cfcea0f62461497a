import { nearest } from '../kernel/nearest.js'
import { version } from '../version.js'
import { bold, note, print, runCommand } from './command.js'
import { commands } from './completion.js'

const nameWidth = Math.max(...commands.map(({ name }) => name.length)) + 2

const help = (): string =>
  [
    `${bold('rostra')} ${version}: self-hosted creator search, audience analytics, screening and social listening.`,
    '',
    bold('Commands'),
    ...commands.map(({ name, summary }) => `  ${name.padEnd(nameWidth)}${summary}`),
    '',
    'Commands that have the flags --url and --token call a running server: set ROSTRA_URL and ROSTRA_TOKEN, or use the flags.',
    'Without either they use the local server and its local token; import then writes into the data folder.',
    '',
    'Help for a command: rostra COMMAND --help',
  ].join('\n')

const helpWords = ['help', '--help', '-h']
const versionWords = ['version', '--version', '-v']

/** The same table for programs. */
const described = () =>
  commands.map(({ load: _, subcommands = [], words = subcommands, flags, ...rest }) => ({
    ...rest,
    words,
    flags: flags.map(({ name, value = null, meaning }) => ({ name, value, meaning })),
  }))

/** `rostra help COMMAND` is `rostra COMMAND --help`. */
const runHelp = ([about = '--json', ...more]: string[], asJson: boolean): Promise<number> | number => {
  if (about !== '--json') return runCommandLine([about, '--help', ...more])
  print(asJson ? JSON.stringify({ version, commands: described() }) : help())
  return 0
}

/** Runs one command line. Gives the exit code. */
export const runCommandLine = async ([name, ...args]: string[]): Promise<number> => {
  const asJson = args.includes('--json')
  if (name === undefined) {
    print(help())
    return 2
  }
  if (helpWords.includes(name)) return runHelp(args, asJson)
  if (versionWords.includes(name)) {
    print(asJson ? JSON.stringify({ version }) : version)
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
