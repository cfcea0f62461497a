import { basename } from 'node:path'
import { nearest } from '../../../kernel/nearest.js'
import { recognise } from '../formats/index.js'
import { openRows } from '../read/open-rows.js'
import { isObject, type RawRow } from '../read/raw-rows.js'
import { detectReading, type Reading, type ReadingWishes } from '../read/reading.js'
import { readUrl } from '../../../model/profile-url.js'
import { schemas } from '../schemas/index.js'
import { transferKinds, type TransferKind } from '../schemas/transfer-kinds.js'
import { headerKey } from '../values/header-key.js'
import { asFollowed, asFollowers, followedIn } from './followed.js'
import { guessTable } from './guess.js'
import { ofKind, sortMixed } from './mixed-rows.js'
import { planNested } from './nested.js'
import { accessor } from './paths.js'
import { fieldNames, giveNetwork, planAuthors, planKnown, whatIsMissing } from './plan-table.js'
import {
  ColumnError,
  notRecognised,
  setFor,
  type ImportPlan,
  type SampledColumn,
  type TablePlan,
  type Wishes,
} from './plan.js'
import { sampleColumns } from './sample.js'
import { findWord, partsOf } from './vocabulary.js'

/** Rows that a plan is made from. */
const sampleRows = 2000
const sampleBytes = 8_000_000

export interface Sample {
  names: string[] | undefined
  rows: RawRow[]
  /** Whether these are all rows there are. */
  isWhole: boolean
}

export const isColumnName = (cell: string): boolean => transferKinds.some((kind) => findWord(kind, cell) !== undefined)

/** The first rows of a file. */
export const readSample = async (path: string, reading: Reading): Promise<Sample> => {
  const source = await openRows(path, reading, { offset: 0, line: 1 })
  const rows: RawRow[] = []
  let names: string[] | undefined
  for await (const piece of source.rows) {
    names ??= piece.columns
    for (const row of piece.rows) rows.push(row)
    const last = rows.at(-1)
    if (
      rows.length >= sampleRows ||
      (last !== undefined && reading.form !== 'parquet' && reading.form !== 'xlsx' && last.nextOffset > sampleBytes)
    ) {
      await source.rows.return(undefined)
      return { names, rows: rows.slice(0, sampleRows), isWhole: false }
    }
  }
  return { names, rows, isWhole: true }
}

const groupByList = (rows: readonly RawRow[]): Map<string, RawRow[]> => {
  const lists = new Map<string, RawRow[]>()
  for (const row of rows) {
    const at = row.at ?? ''
    const list = lists.get(at) ?? []
    if (list.length === 0) lists.set(at, list)
    list.push(row)
  }
  return lists
}

/** Refuses names that are no field: of the table, or, where nobody knows what the table is, of any kind. */
const refuseFields = (plan: TablePlan, wishes: Wishes, kinds: readonly TransferKind[] = [plan.kind]): void => {
  const fields = fieldNames(plan)
  const known = new Set(kinds.flatMap((kind) => [...Object.keys(schemas[kind].fields), ...partsOf(kind)]))
  for (const name of [...wishes.renames.values(), ...Object.keys(setFor(plan.kind, wishes.set, true))]) {
    if (name === '' || known.has(name)) continue
    const near = nearest(name, fields)
    throw new ColumnError(
      `There is no field ${JSON.stringify(name)}.${near === undefined ? ` The fields are: ${fields.join(', ')}.` : ` Did you mean ${near}?`}`,
    )
  }
}

const planList = (
  at: string,
  rows: RawRow[],
  names: string[] | undefined,
  given: Wishes,
  fileName: string,
): { format: string | undefined; tables: TablePlan[]; columns: SampledColumn[] } => {
  const columns = sampleColumns(rows, names)
  // Whoever says whom rows follow says what they are.
  const wishes: Wishes = 'creator' in given.set ? { ...given, kind: given.kind ?? 'followers' } : given
  const known = recognise({ at, paths: columns.map(({ from }) => from) })
  const withNested = (tables: readonly TablePlan[]): TablePlan[] =>
    tables.flatMap((plan) => [plan, ...planNested(plan, rows, names, wishes, tables)])
  const usable =
    known !== undefined && (wishes.kind === undefined || known.tables[0]?.kind === wishes.kind) ? known : undefined
  if (usable !== undefined) {
    const plans = usable.tables.flatMap((table) => planKnown(usable.format, table, at, rows, names, wishes))
    // Most formats say themselves what they tell of authors.
    const authors = plans.some(({ kind }) => kind === 'creators')
      ? []
      : plans.flatMap((plan) => (plan.inner === undefined ? planAuthors(plan, [], wishes) : []))
    return { format: usable.format.id, columns, tables: withNested([...plans, ...authors]) }
  }
  const first = asFollowed(guessTable(columns, wishes), columns, wishes, at, fileName)
  const guessed = asFollowers(first, columns, wishes, followedIn(at, fileName))
  const plans = guessed.map((plan) => giveNetwork({ ...plan, at }, columns, fileName))
  const tables = plans.flatMap((plan) => [plan, ...planAuthors(plan, columns, wishes)])
  return { format: undefined, columns, tables: withNested(tables) }
}

/** What the rows of a list are in the known format they are of. */
const knownKind = (at: string, rows: RawRow[], names: string[] | undefined): TransferKind | undefined =>
  recognise({ at, paths: sampleColumns(rows, names).map(({ from }) => from) })?.tables[0]?.kind

/** What rows are, where that is plain. */
const kindIn =
  (at: string, wishes: Wishes, fileName: string) =>
  (rows: RawRow[]): TransferKind | undefined =>
    planList(at, rows, undefined, wishes, fileName).tables.find(({ confidence, isAside }) => confidence > 0 && !isAside)
      ?.kind

/** Where programs say whose the things in a list are. */
const usualOwners = ['username', 'uploader_id', 'user.username', 'handle', 'user.screen_name', 'channel_id', 'data.user.username', 'graphql.user.username', 'data.username', 'profile.username'] // prettier-ignore

/** Answers about somebody name them once, around the list of what they wrote. */
const giveOwner = (tables: readonly TablePlan[], rows: readonly RawRow[]): void => {
  const frame = rows.find(({ at, content }) => at === '' && isObject(content))?.content
  for (const plan of tables) {
    if (plan.kind !== 'contents' || !isObject(frame) || plan.columns.some(({ field }) => field === 'author')) continue
    const owner = plan.owner ?? usualOwners
    const handle = owner.map((path) => accessor(path)(frame)).find((value) => typeof value === 'string')
    if (typeof handle === 'string') plan.set['author'] ??= handle
  }
}

/** Where no row can be read at all, what is wrong with the first says more than that there is none. */
const unreadable = (rows: readonly RawRow[]): string | undefined => {
  const [first] = rows
  return first === undefined || rows.some(({ content }) => content !== undefined)
    ? undefined
    : `None of its rows can be read: the row on line ${first.line} ${first.problem ?? 'is damaged'}.`
}

const explain = (plan: TablePlan | undefined, columns: readonly SampledColumn[]): string => {
  if (plan === undefined || columns.length === 0) return 'There is no table in it.'
  const fields = fieldNames(plan)
  const near = columns.flatMap(({ from }) => {
    const field = nearest(from, fields)
    return field === undefined || field === headerKey(from)
      ? []
      : [`There is no column ${JSON.stringify(from)}. Did you mean ${field}?`]
  })
  if (columns[0]?.from === 'column 1')
    return `It has no header that could be understood: name its columns with --columns "handle,followers", or whatever they are. The first row holds ${columns
      .map(({ values }) => values[0] ?? '')
      .slice(0, 6)
      .join(', ')}.`
  if (columns.every(({ values }) => values.length > 0 && values.every((value) => /^\S+@\S+\.\S+$/.test(value.trim()))))
    return 'It holds e-mail addresses alone, which name no account: add a column with handles or addresses of profiles. Accounts that are known here are found by their e-mail addresses with rostra enrich.'
  const shown = columns
    .slice(0, 12)
    .map(({ from }) => from)
    .join(', ')
  return `Its columns are not understood: ${shown}. ${near.join(' ')} Say which field each of them is with --map "column=field", and what the rows are (${transferKinds.join(', ')}).`
}

export interface PlanOptions {
  /** Whether columns that nobody understands are shown, so that somebody can say what they are; otherwise they are refused. */
  showsUnknown?: boolean
  /** What somebody called the file, where it lies under another name. */
  name?: string
}

/** Lists beside the records of an answer that are none: what failed, and what the records refer to. */
const besides = /^(?:errors|warnings|matching_rules|includes\.(?:media|places|polls|topics))\[\]$/

/** Wishes hold for the tables they can hold for: what is set for posts means nothing to their authors. */
export const planSample = (
  sample: Sample,
  wishes: Wishes,
  fileName: string,
  { showsUnknown = false }: PlanOptions = {},
): ImportPlan => {
  if (sample.rows.length === 0 && sample.names === undefined) throw new ColumnError('There is nothing in it.')
  const groups = groupByList(sample.rows)
  // A header without rows must still be one that is understood.
  if (groups.size === 0 && sample.names !== undefined) groups.set('', [])
  if (groups.size > 1) for (const at of groups.keys()) if (besides.test(at)) groups.delete(at)
  const kinds = new Map([...groups].map(([at, rows]) => [at, knownKind(at, rows, sample.names)]))
  const isMixed = new Set<string>()
  const lists = [...groups].flatMap(([at, rows]) => {
    // What is said of the rows of a document with several lists is said of those that are of that kind.
    const isOther =
      kinds.get(at) !== undefined && kinds.get(at) !== wishes.kind && [...kinds.values()].includes(wishes.kind)
    const said = isOther ? { ...wishes, kind: undefined, renames: new Map<string, string>() } : wishes
    const sorted = sample.names === undefined && said.kind === undefined ? sortMixed(rows, kindIn(at, said, fileName)) : undefined // prettier-ignore
    if (sorted !== undefined) isMixed.add(at)
    return (sorted ?? [{ only: undefined, rows }]).map(({ only, rows: own }) => {
      const list = planList(at, own, sample.names, said, fileName)
      return only === undefined ? list : { ...list, tables: list.tables.map((plan) => ofKind(plan, only)) }
    })
  })
  // What stands around the lists of a document is no row, unless a known format says so.
  const tables = lists.flatMap(({ tables: found, format }) =>
    found.filter(({ at }) => at !== '' || lists.length === 1 || format !== undefined || isMixed.has(at)),
  )
  giveOwner(tables, sample.rows)
  const good = tables.filter(({ confidence }) => confidence > 0)
  const order = (plan: TablePlan): number => transferKinds.indexOf(plan.kind) + (plan.isAside ? 0.5 : 0)
  const [likely] = good.length > 0 ? good.filter(({ isAside }) => !isAside) : tables
  if (likely !== undefined && good.length === 0) refuseFields(likely, wishes, transferKinds)
  if (good.length === 0 && (sample.rows.length > 0 || sample.names !== undefined)) {
    const [first] = tables.sort((a, b) => b.columns.length - a.columns.length)
    // Whoever looks first may say which field each column is.
    if (showsUnknown && first !== undefined && first.columns.length + first.left.length > 1)
      return { format: undefined, tables: [first] }
    throw new ColumnError(unreadable(sample.rows) ?? explain(first, lists[0]?.columns ?? []))
  }
  const main = good.filter(({ isAside }) => !isAside)
  for (const plan of main) refuseFields(plan, wishes, main.map(({ kind }) => kind)) // prettier-ignore
  return {
    format: lists.find(({ format }) => format !== undefined)?.format,
    tables: good.sort((a, b) => order(a) - order(b)),
  }
}

/** A file that cannot be taken as it is: what it lacks, before the first row is written. */
export const refuseIncomplete = (plan: ImportPlan, wishes: Wishes): void => {
  const main = plan.tables.filter(({ isAside }) => !isAside)
  const missing = main.map(whatIsMissing)
  if (main.length > 0 && missing.every((list) => list.length > 0))
    throw new ColumnError([...new Set(missing.flat())].join(' '))
  const unknown = main.flatMap(({ left }) => left.filter(({ why }) => why === notRecognised))
  if (wishes.strict && unknown.length > 0)
    throw new ColumnError(
      unknown
        .map(
          ({ from }) =>
            `There is no column ${JSON.stringify(from)}: say which field it is with --map "${from}=FIELD", or leave it out with --map "${from}=".`,
        )
        .join(' '),
    )
}

/** Comments that stand under the post whose address is above the table. */
const giveContent = ({ kind, columns, set, notes }: TablePlan, { about = [] }: Reading): void => {
  const isTold = ['content_url', 'content_id'].some(
    (name) => name in set || columns.some(({ field }) => field === name),
  )
  const [post, ...others] = new Set(about.filter((address) => readUrl(address).kind === 'content'))
  if (kind !== 'comments' || isTold || post === undefined || others.length > 0) return
  set['content_url'] = post
  notes.push(`The comments are taken to stand under ${post}, whose address is above the table.`)
}

/** Says by whose definition rates are kept where nobody said it: it decides what they are compared with. */
const noteRates = ({ columns, set, notes }: TablePlan, wishes: Wishes): void => {
  const { engagement_rate_basis: basis } = set
  if (basis === undefined || basis === wishes.set['engagement_rate_basis']) return
  if (columns.some(({ field }) => field === 'engagement_rate'))
    notes.push(
      `Engagement rates keep their own definition, "${basis}": they are not compared with likes and comments divided by followers.`,
    )
}

/** How a file is read and what its columns mean. */
export const planFile = async (
  path: string,
  wishes: Wishes,
  form: ReadingWishes,
  options: PlanOptions = {},
): Promise<{ reading: Reading; plan: ImportPlan; sample: Sample }> => {
  const reading = await detectReading(path, isColumnName, form)
  const sample = await readSample(path, reading)
  const plan = planSample(sample, wishes, basename(options.name ?? path), options)
  for (const table of plan.tables) {
    giveContent(table, reading)
    noteRates(table, wishes)
  }
  if (reading.isTurned === true) plan.tables[0]?.notes.push(turnedNote)
  return { reading, sample, plan }
}
const turnedNote =
  'The fields stand below each other, so each further column is read as a row; lines are numbers of columns.'
