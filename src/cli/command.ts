import { parseArgs, type ParseArgsConfig } from 'node:util'
import { nearest } from '../kernel/nearest.js'
import { reasonOf } from '../kernel/reason-of.js'

type Options = NonNullable<ParseArgsConfig['options']>

export interface Invocation {
  /** Words after the command. */
  words: string[]
  /** Flags with a value. */
  text: Record<string, string | undefined>
  /** Flags without one. */
  given: ReadonlySet<string>
}

/** Does what a command is for. Gives the exit code: 0 done, 1 failed, 2 not understood. */
export type Run = (invocation: Invocation) => Promise<number>

/** One command of the command line. Its code is loaded when it runs: help must not wait for a web server to load. */
export interface Command {
  name: string
  summary: string
  usage: string
  examples: string[]
  /** What the first word can be, where there is a list of it. */
  words?: readonly string[]
  /** What the first word must be, where it says what to do. */
  subcommands?: readonly string[]
  flags: { name: string; value?: string; meaning: string }[]
  load: () => Promise<{ run: Run }>
}

export const dataFlag = { name: 'data', value: 'DIR', meaning: 'data folder (default: ./data)' }
export const jsonFlag = { name: 'json', meaning: 'print JSON' }

/** What somebody typed cannot be understood. */
export class UsageError extends Error {}

export const print = (text: string): void => void process.stdout.write(`${text}\n`)
export const note = (text: string): void => void process.stderr.write(`${text}\n`)

export type Answer = (json: object, show: () => void) => number

/** Prints what a command found: as JSON where that was asked for, else in the command's own way. Gives the exit code. */
export const answersTo =
  ({ given }: Invocation): Answer =>
  (json, show) => {
    if (given.has('json')) print(JSON.stringify(json))
    else show()
    return 0
  }

/** A terminal that shows colours, unless NO_COLOR asks it not to. */
const isColored = (): boolean => process.stdout.isTTY && process.stdout.hasColors()
const paint = (code: number) => (text: string) => (isColored() ? `\x1b[${code}m${text}\x1b[0m` : text)
export const bold = paint(1)
export const dim = paint(2)
export const green = paint(32)
export const red = paint(31)
export const yellow = paint(33)

export const readInvocation = (command: Command, args: string[]): Invocation => {
  const options: Options = { help: { type: 'boolean', short: 'h' } }
  for (const { name, value } of command.flags) options[name] = { type: value === undefined ? 'boolean' : 'string' }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true })
    const entries = Object.entries(values)
    return {
      words: positionals,
      text: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) as Record<string, string>,
      given: new Set(entries.filter(([, value]) => value === true).map(([name]) => name)),
    }
  } catch (error) {
    throw new UsageError(adviceFor(error as NodeJS.ErrnoException, args, Object.keys(options)))
  }
}

/** A mistyped subcommand is said before anything else that may be missing. */
const checkSubcommand = ({ subcommands }: Command, [first]: readonly string[]): void => {
  if (subcommands === undefined || first === undefined || subcommands.includes(first)) return
  const near = nearest(first, [...subcommands])
  const known = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(subcommands)
  throw new UsageError(`Unknown subcommand ${first}. ${near === undefined ? `Use ${known}.` : `Did you mean ${near}?`}`)
}

/** Names the flag that was probably meant; else says what Node says. */
const adviceFor = ({ code, message }: NodeJS.ErrnoException, args: string[], known: string[]): string => {
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return message
  const typed = args
    .map((arg) => /^--?([^=]+)/.exec(arg)?.[1] ?? '')
    .find((name) => name !== '' && !known.includes(name))
  if (typed === undefined) return message
  const near = nearest(typed, known) ?? known.find((name) => name.startsWith(typed))
  return `Unknown flag --${typed}.${near === undefined ? '' : ` Did you mean --${near}?`}`
}

export const helpOf = ({ summary, usage, examples, flags }: Command): string => {
  const width = Math.max(0, ...flags.map(({ name, value }) => `--${name} ${value ?? ''}`.length)) + 2
  return [
    summary,
    '',
    bold('Usage'),
    `  ${usage}`,
    '',
    ...(flags.length === 0 ? [] : [bold('Flags')]),
    ...flags.map(({ name, value, meaning }) => `  ${`--${name} ${value ?? ''}`.padEnd(width)}${meaning}`),
    ...(flags.length === 0 ? [] : ['']),
    bold('Examples'),
    ...examples.map((example) => `  ${example}`),
  ].join('\n')
}

/** Runs a command and turns what it throws into one plain line and an exit code. */
export const runCommand = async (command: Command, args: string[]): Promise<number> => {
  try {
    const invocation = readInvocation(command, args)
    if (invocation.given.has('help')) {
      print(helpOf(command))
      return 0
    }
    checkSubcommand(command, invocation.words)
    const { run } = await command.load()
    return await run(invocation)
  } catch (error) {
    const { ConfigError } = await import('../config.js')
    const usage = error instanceof UsageError || error instanceof ConfigError
    note(`rostra ${command.name}: ${reasonOf(error)}`)
    if (error instanceof UsageError) note(`See: rostra ${command.name} --help`)
    return usage ? 2 : 1
  }
}

/** Rows as aligned columns, with a heading. */
export const table = (heading: string[], rows: string[][]): string => {
  const widths = heading.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)))
  const line = (cells: string[]): string =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  return [bold(line(heading)), ...rows.map(line)].join('\n')
}
