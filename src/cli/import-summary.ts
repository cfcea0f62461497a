import { counted } from './terminal-text.js'

/** How the import of a file went, as the command line says it. */
export interface ImportSummary {
  file: string
  records: Record<string, number>
  format: string | null
  rows: number
  imported: number
  rejected: number
  withheld: number
  cells_lost: number
  keyed: number
  own_ids: number
  waiting: number
  joined: Record<string, number>
  notes: string[]
  seconds: number
  rows_per_s: number
  resumed_from: number
  rejects: string | null
  /** Whether searches of the server find all of it; only a server knows. */
  searchable?: boolean | null
}

export const laterSearchable = 'The search index is still reading it; searches find all of it when it has.'

/** Rows with ids that a file or a vendor gave: they have one, and it is not the network's. */
const ownIdsSentence = (rows: number): string =>
  `${counted(rows, 'row')} ${rows === 1 ? 'has an id' : 'have ids'} of the file (such as 1 or p1), not of the network, and ${rows === 1 ? 'is' : 'are'} stored under one made from author, time and text; other files of the same source are joined by the file’s ids, and importing the file again adds nothing.`

/** What became of rows that say neither whom nor what they are about by a handle, an address or an id of the network. */
export const keyedSentence = (keyed: number, ownIds: number, kinds: readonly string[]): string =>
  [
    ...(keyed > ownIds ? [namelessSentence(keyed - ownIds, kinds)] : []),
    ...(ownIds > 0 ? [ownIdsSentence(ownIds)] : []),
  ].join(' ')

const namelessSentence = (rows: number, kinds: readonly string[]): string => {
  const [has, is, it] = rows === 1 ? ['has', 'is', 'its'] : ['have', 'are', 'their']
  if (kinds.every((kind) => kind === 'creators'))
    return `${counted(rows, 'row')} ${has} a name but no handle, address or id, and ${is} stored under ${it} name (as title:…).`
  return kinds.includes('creators')
    ? `${counted(rows, 'row')} ${has} no handle or id, and ${is} stored under one made from what the row says; importing the file again adds nothing.`
    : `${counted(rows, 'row')} ${has} no id, and ${is} stored under one made from author, time and text; importing the file again adds nothing.`
}

const timedFrom = 1000

/** What was imported, by kind: " (2 creators, 3 contents)". */
const countsOf = ({ records }: ImportSummary): string => {
  const kinds = Object.entries(records).map(([kind, count]) =>
    kind === 'history' ? `${counted(count, 'point')} of history` : counted(count, kind.replace(/s$/, '')),
  )
  return kinds.length === 0 ? '' : ` (${kinds.join(', ')})`
}

export const sentence = (summary: ImportSummary, isDryRun: boolean): string =>
  [
    `${summary.file}: ${summary.imported} of ${summary.rows} rows ${isDryRun ? 'can be imported' : `imported${countsOf(summary)}`}`,
    summary.resumed_from > 0 ? `, ${summary.resumed_from} of them in an earlier run` : '',
    // Of a small file, the time says how long starting takes.
    summary.rows < timedFrom ? '.' : `, ${summary.rows_per_s} rows/s.`,
    summary.rejected === 0 ? '' : ` ${summary.rejected} rejected.`,
    summary.withheld === 0
      ? ''
      : ` ${summary.withheld} withheld: these people’s data was erased or restricted at their request.`,
    summary.cells_lost === 0
      ? ''
      : ` ${counted(summary.cells_lost, 'cell')} could not be read and ${summary.cells_lost === 1 ? 'was' : 'were'} left out.`,
    summary.rejects === null ? '' : ` See ${summary.rejects}.`,
    summary.keyed === 0 ? '' : ` ${keyedSentence(summary.keyed, summary.own_ids, Object.keys(summary.records))}`,
    summary.waiting === 0
      ? ''
      : ` ${counted(summary.waiting, 'row')} ${summary.waiting === 1 ? 'names' : 'name'} a post or an account of another file and ${summary.waiting === 1 ? 'waits' : 'wait'} for it: import that file too.`,
    ...Object.entries(summary.joined).map(
      ([kind, count]) =>
        ` ${counted(count, kind.replace(/s$/, ''))} that waited for this file ${count === 1 ? 'was' : 'were'} joined.`,
    ),
  ].join('')
