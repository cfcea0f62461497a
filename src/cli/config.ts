import { readConfig, settings } from '../config.js'
import { bold, dim, print, UsageError, type Run } from './command.js'

/** The table of the docs, from the same definitions that are read. */
export const settingsTable = (): string =>
  [
    '| Variable | Flag | Default | Meaning |',
    '| --- | --- | --- | --- |',
    ...Object.values(settings).map(({ env, flag, fallback, meaning }) => {
      const shown =
        env === 'ROSTRA_DATA'
          ? './data'
          : typeof fallback === 'object' || fallback === undefined
            ? ''
            : String(fallback)
      return `| \`${env}\` | ${flag === undefined ? '' : `\`--${flag}\``} | ${shown === '' ? '' : `\`${shown}\``} | ${meaning} |`
    }),
  ].join('\n')

export const run: Run = async ({ words, text, given }) => {
  if (words[0] !== 'explain') throw new UsageError('Missing subcommand: rostra config explain')
  const { explained } = readConfig(text)
  if (given.has('json')) {
    print(
      JSON.stringify(
        explained.map(({ name: _, flag, fallback, ...rest }) => ({ ...rest, flag: flag ?? null, default: fallback })),
      ),
    )
    return 0
  }
  for (const { env, value, source, fallback, meaning } of explained) {
    const origin = source === 'default' ? 'default' : `from the ${source}, default ${fallback}`
    print(`${bold(env)} = ${value} ${dim(`(${origin})`)}\n  ${meaning}\n`)
  }
  return 0
}
