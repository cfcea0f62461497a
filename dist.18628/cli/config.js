import { readConfig, settings } from '../config.js'
import { bold, dataFlag, dim, jsonFlag, print, UsageError } from './command.js'
const settingsTable = () =>
  [
    '| Variable | Flag | Default | Meaning |',
    '| --- | --- | --- | --- |',
    ...Object.values(settings).map(({ env, flag, fallback, meaning }) => {
      const shown = env === 'ROSTRA_DATA' ? './data' : Array.isArray(fallback) ? '' : String(fallback ?? '')
      return `| \`${env}\` | ${flag === void 0 ? '' : `\`--${flag}\``} | ${shown === '' ? '' : `\`${shown}\``} | ${meaning} |`
    }),
  ].join('\n')
const config = {
  name: 'config',
  summary: 'Explain the settings: value, where it comes from, default, meaning.',
  usage: 'rostra config explain [--json]',
  examples: ['rostra config explain', 'ROSTRA_PORT=9000 rostra config explain --json'],
  flags: [
    { name: 'port', value: 'N', meaning: 'as for serve' },
    { name: 'host', value: 'ADDRESS', meaning: 'as for serve' },
    dataFlag,
    jsonFlag,
  ],
  run: async ({ words, text, given }) => {
    if (words[0] !== 'explain') throw new UsageError('Say explain.')
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
      print(`${bold(env)} = ${value} ${dim(`(${origin})`)}
  ${meaning}
`)
    }
    return 0
  },
}
export { config, settingsTable }
//# sourceMappingURL=config.js.map
