import { readConfig } from '../config.js'
import { openRecords } from '../corpus/records/index.js'
import { exportFile } from '../corpus/transfer/write/export-file.js'
import { formatOf } from '../corpus/transfer/read/open-rows.js'
import { systemClock } from '../kernel/clock.js'
import { nearest } from '../kernel/nearest.js'
import { networks, type Network } from '../model/network.js'
import { note, print, UsageError, type Run } from './command.js'
import { readFormat, readKind } from './import-options.js'
import { ProgressLine } from './progress-line.js'
import { withDatabase } from './with-database.js'

const readNetwork = (text: string | undefined): Network | undefined => {
  const network = networks.find((known) => known === text)
  if (network !== undefined || text === undefined) return network
  const near = nearest(text, networks)
  throw new UsageError(
    `Unknown network ${text}.${near === undefined ? ` Networks: ${networks.join(', ')}.` : ` Did you mean ${near}?`}`,
  )
}

export const run: Run = async ({ words, text, given }) => {
  const kind = readKind(words[0])
  const out = text['out'] ?? '-'
  const format = readFormat(text['format']) ?? formatOf(out) ?? 'jsonl'
  const network = readNetwork(text['network'])
  if (out === '-' && format === 'parquet') throw new UsageError('Parquet needs an output file: use --out FILE.')
  if (out === '-' && given.has('json')) throw new UsageError('--json needs --out, because rows go to standard output.')
  const { config } = readConfig(text)
  const line = new ProgressLine(`export ${kind}`)
  return withDatabase(config, async (db) => {
    const rows = await exportFile({
      corpus: openRecords(db, systemClock),
      kind,
      format,
      network,
      to: out === '-' ? process.stdout : out,
      onRows: (count) => line.show(count, undefined),
    })
    line.end()
    if (given.has('json')) print(JSON.stringify({ file: out, rows }))
    else note(`${rows} rows${out === '-' ? '' : ` in ${out}`}.`)
    return 0
  })
}
