import { parseArgs } from 'node:util'
import { ConfigError, wantsColor } from '../config.js'
const dataFlag = { name: 'data', value: 'DIR', meaning: 'the data folder (default: ./data)' }
const jsonFlag = { name: 'json', meaning: 'answer as JSON, for programs' }
class UsageError extends Error {}
const print = (text) =>
  void process.stdout.write(`${text}
`)
const note = (text) =>
  void process.stderr.write(`${text}
`)
const paint = (code) => (text) => (wantsColor(process.stdout) ? `\x1B[${code}m${text}\x1B[0m` : text)
const bold = paint(1)
const dim = paint(2)
const green = paint(32)
const red = paint(31)
const readInvocation = (command, args) => {
  const options = { help: { type: 'boolean', short: 'h' } }
  for (const { name, value } of command.flags) options[name] = { type: value === void 0 ? 'boolean' : 'string' }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true })
    const entries = Object.entries(values)
    return {
      words: positionals,
      text: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')),
      given: new Set(entries.filter(([, value]) => value === true).map(([name]) => name)),
    }
  } catch (error) {
    throw new UsageError(error.message)
  }
}
const helpOf = ({ summary, usage, examples, flags }) => {
  const width = Math.max(0, ...flags.map(({ name, value }) => `--${name} ${value ?? ''}`.length)) + 2
  return [
    summary,
    '',
    bold('Usage'),
    `  ${usage}`,
    '',
    bold('Flags'),
    ...flags.map(({ name, value, meaning }) => `  ${`--${name} ${value ?? ''}`.padEnd(width)}${meaning}`),
    '',
    bold('Examples'),
    ...examples.map((example) => `  ${example}`),
  ].join('\n')
}
const runCommand = async (command, args) => {
  try {
    const invocation = readInvocation(command, args)
    if (invocation.given.has('help')) {
      print(helpOf(command))
      return 0
    }
    return await command.run(invocation)
  } catch (error) {
    const usage = error instanceof UsageError || error instanceof ConfigError
    note(`rostra ${command.name}: ${error.message}`)
    if (error instanceof UsageError) note(`See: rostra ${command.name} --help`)
    return usage ? 2 : 1
  }
}
const table = (heading, rows) => {
  const widths = heading.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)))
  const line = (cells) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  return [bold(line(heading)), ...rows.map(line)].join('\n')
}
export { UsageError, bold, dataFlag, dim, green, helpOf, jsonFlag, note, print, readInvocation, red, runCommand, table }
//# sourceMappingURL=command.js.map
