import { formats, transferKinds } from '../../corpus/transfer/schemas/transfer-kinds.js'
import { dataFlag, jsonFlag, type Command } from '../command.js'

export const exportCommand: Command = {
  name: 'export',
  summary: 'Export creators, contents, comments or followers to a file.',
  usage: `rostra export ${transferKinds.join('|')} [--out FILE] [flags]`,
  examples: [
    'rostra export creators --out creators.parquet',
    'rostra export contents --network youtube --out contents.jsonl.gz',
    'rostra export creators --format csv > creators.csv',
    'rostra export creators --out s3://exports/creators.parquet',
  ],
  words: transferKinds,
  flags: [
    {
      name: 'out',
      value: 'FILE',
      meaning: 'output file, or s3://bucket/folder/file; - is standard output (default: -)',
    },
    { name: 'format', value: 'FORMAT', meaning: `${formats.join(', ')} (default: from the file name, else jsonl)` },
    { name: 'network', value: 'NETWORK', meaning: 'only this network' },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../export.js'),
}
