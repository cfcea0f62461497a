import type { AccountLink, Creator, ProfileRef } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'
import { handleKey } from '../../records/creators.js'
import type { Records } from '../../records/index.js'
import type { RowSource } from '../read/open-rows.js'
import type { RawRow } from '../read/raw-rows.js'
import { idFromHandle, type AnyRecord, type Schema } from '../schemas/schema.js'
import { transferKinds } from '../schemas/transfer-kinds.js'
import type { Joins } from './joins.js'
import { mergeCreators } from './merge-creators.js'
import { declaredLinks, linksOfRow } from './row-links.js'
import type { Progress } from './progress.js'
import type { RejectFile } from './rejects.js'
import type { Draft, TableReader } from './table-reader.js'

/** Rows of a batch: what is lost at most when the process dies, and done again. */
const batchRows = 5000
/** Long rows make smaller batches, so that memory stays flat. */
const batchBytes = 16_000_000

export interface RowsImport {
  /** How the file is named in rejects. */
  file: string
  /** What is read out of each row: by the names of the columns, once they are known. */
  readersFor: (names: readonly string[] | undefined) => TableReader[]
  source: RowSource
  from: Progress
  joins: Joins
  /** Left out: rows are only checked. */
  corpus: Records | undefined
  rejects: RejectFile | undefined
  onReject: (line: number, reasons: string[]) => void
  /** A row that is taken without some of its cells. */
  onLost: (line: number, reasons: string[]) => void
  /** After each batch that is written. */
  onBatch: (progress: Progress) => Promise<void>
  shouldStop: () => boolean
}

const keyOf = ({ network, handle }: ProfileRef): string => `${network} ${handleKey(handle)}`

/** The ids we know for the handles of records that have none. */
const findIds = async (
  schema: Schema,
  corpus: Records,
  records: readonly AnyRecord[],
): Promise<Map<string, string>> => {
  const wanted = new Map<Network, Set<string>>()
  for (const record of records) {
    const profile = schema.nameless(record)
    if (profile === undefined) continue
    const handles = wanted.get(profile.network) ?? new Set()
    if (handles.size === 0) wanted.set(profile.network, handles)
    handles.add(profile.handle)
  }
  const ids = new Map<string, string>()
  for (const [network, handles] of wanted)
    for (const [key, id] of await corpus.creators.findIds(network, [...handles], 'real'))
      ids.set(`${network} ${key}`, id)
  return ids
}

/** Gives records the ids we know for their handles. What earlier rows of the batch say counts as known. */
const giveIds = async (schema: Schema, corpus: Records, records: readonly AnyRecord[]): Promise<void> => {
  if (records.every((record) => schema.nameless(record) === undefined)) return
  const ids = await findIds(schema, corpus, records)
  for (const record of records) {
    const profile = schema.nameless(record)
    if (profile !== undefined) schema.giveId(record, ids.get(keyOf(profile)) ?? idFromHandle(profile.handle))
    const named = schema.named(record)
    if (named !== undefined) ids.set(keyOf(named), named.externalId)
  }
}

/** Looks up who is behind the ids of a piece of the file, all at once. */
const lookUp = async (
  drafts: readonly [TableReader, Draft][],
  corpus: Records | undefined,
  joins: Joins,
): Promise<void> => {
  if (corpus === undefined) return
  const wanted = new Map<Network, Set<string>>()
  for (const [reader, draft] of drafts) {
    const waits = reader.unresolved(draft)
    if (waits === undefined) continue
    const ids = wanted.get(waits.network) ?? new Set()
    if (ids.size === 0) wanted.set(waits.network, ids)
    ids.add(waits.id)
  }
  for (const [network, ids] of wanted)
    for (const { externalId, handle } of await corpus.creators.findAll(network, [...ids]))
      joins.add(externalId, { network, handle })
}

/** Records by their tables, and which accounts rows say are one person's. */
interface Batch {
  tables: Map<TableReader, AnyRecord[]>
  links: AccountLink[]
}

const emptyBatch = (): Batch => ({ tables: new Map(), links: [] })

const saveBatch = async ({ tables, links }: Batch, corpus: Records): Promise<void> => {
  await corpus.links.save(links)
  const order = ([a]: [TableReader, unknown], [b]: [TableReader, unknown]): number =>
    transferKinds.indexOf(a.plan.kind) - transferKinds.indexOf(b.plan.kind)
  for (const [{ schema, plan }, records] of [...tables].sort(order)) {
    if (records.length === 0) continue
    await giveIds(schema, corpus, records)
    // Links come first: whoever reads the creators knows whose objections reach them.
    if (plan.kind === 'creators') await corpus.links.save(declaredLinks(records as unknown as Creator[]))
    if (plan.kind !== 'creators') {
      await schema.save(corpus, records)
      continue
    }
    await corpus.creators.save(await mergeCreators(corpus, records as unknown as Creator[], plan))
    if (!plan.isAside) await corpus.audienceSummaries.saveDeclared(records as unknown as Creator[])
  }
}

interface Read {
  raw: RawRow
  drafts: [TableReader, Draft][]
}

const readPiece = (rows: readonly RawRow[], readers: readonly TableReader[]): Read[] =>
  rows.flatMap((raw): Read[] => {
    // A row that cannot be read at all may not even say where it stands: it counts all the same.
    const isLost = raw.content === undefined && raw.at === undefined
    const mine = readers.filter(
      ({ plan }) => isLost || plan.at === (raw.at ?? '') || (plan.at === '' && raw.at === '[]'),
    )
    if (mine.length === 0) return []
    if (raw.content === undefined) return [{ raw, drafts: [] }]
    return [
      {
        raw,
        drafts: mine.flatMap((reader) =>
          reader.rowsIn(raw).map((content): [TableReader, Draft] => [reader, reader.read(content)]),
        ),
      },
    ]
  })

/** Reads rows, checks them and writes them in batches: one batch is written while the next one is read. */
export const importRows = async (work: RowsImport): Promise<Progress> => {
  const { corpus, rejects, joins } = work
  let names: string[] | undefined = work.from.columns
  let readers: TableReader[] | undefined
  const at: Progress = { ...work.from, kinds: { ...work.from.kinds } }
  let batch = emptyBatch()
  let [rowsInBatch, batchStart] = [0, at.offset]
  let writing: Promise<void> = Promise.resolve()

  /** Takes what a row says; whether it says what it is there for. */
  const take = ({ raw, drafts }: Read): boolean => {
    const reasons = raw.content === undefined ? [`The row ${raw.problem ?? 'cannot be read'}.`] : []
    const lost: string[] = []
    const notes = new Set<string>()
    const sides: Creator[] = []
    let isTaken = drafts.length > 0
    if (raw.content !== undefined && !isTaken) reasons.push('No column that names somebody is filled.')
    for (const [reader, draft] of drafts) {
      const outcome = reader.finish(draft)
      const { kind } = reader.plan
      if (outcome.record !== undefined) at.kinds[kind] = (at.kinds[kind] ?? 0) + 1
      if (outcome.record !== undefined) {
        const records = batch.tables.get(reader) ?? []
        if (records.push(outcome.record) === 1) batch.tables.set(reader, records)
        if (reader.plan.needsOne !== undefined) sides.push(outcome.record as unknown as Creator)
      }
      lost.push(...reader.missed(outcome))
      if (reader.plan.isAside) continue
      isTaken &&= outcome.record !== undefined
      reasons.push(...outcome.reasons)
      lost.push(...outcome.lost)
      for (const note of outcome.notes) notes.add(note)
    }
    batch.links.push(...linksOfRow(sides))
    if (isTaken) {
      if (notes.size > 0) at.keyed++
      at.cellsLost += lost.length
      if (lost.length > 0) report(raw, lost, true)
    } else report(raw, reasons, false)
    return isTaken
  }

  const report = (raw: RawRow, reasons: string[], isKept: boolean): void => {
    const cells = Array.isArray(raw.content) ? (raw.content as unknown[]) : undefined
    const row = cells === undefined ? raw.content : Object.fromEntries((names ?? []).map((name, i) => [name, cells[i]]))
    rejects?.add({
      file: work.file,
      line: raw.line,
      ...(isKept ? { kept: true } : {}),
      reasons,
      row: row ?? raw.raw ?? null,
    })
    if (isKept) work.onLost(raw.line, reasons)
    else work.onReject(raw.line, reasons)
  }

  const write = async (records: Batch, lines: string[], progress: Progress): Promise<void> => {
    if (corpus !== undefined) await saveBatch(records, corpus)
    rejects?.write(lines)
    await work.onBatch({ ...progress, rejectBytes: rejects?.bytes ?? 0 })
  }

  /** Waits for the batch before this one: ids are looked up among all rows before. */
  const flush = async (): Promise<void> => {
    await writing
    if (rowsInBatch === 0) return
    writing = write(batch, rejects?.take() ?? [], { ...at, kinds: { ...at.kinds }, columns: names })
    // Whoever waits for it next hears of a failure; until then it must not count as unheard.
    writing.catch(() => {})
    batch = emptyBatch()
    rowsInBatch = 0
    batchStart = at.offset
  }

  try {
    for await (const { columns: found, rows } of work.source.rows) {
      names ??= found
      readers ??= names === undefined && rows.length === 0 ? undefined : work.readersFor(names)
      if (readers === undefined) continue
      const piece = readPiece(rows, readers)
      await lookUp(
        piece.flatMap(({ drafts }) => drafts),
        corpus,
        joins,
      )
      for (const read of piece) {
        if (take(read)) at.imported++
        else at.rejected++
        at.offset = read.raw.nextOffset
        at.line = read.raw.nextLine
        at.rows++
        if (++rowsInBatch < batchRows && at.offset - batchStart < batchBytes) continue
        await flush()
        if (work.shouldStop()) {
          await writing
          return at
        }
      }
    }
    await flush()
    await writing
    return { ...at, columns: names, rejectBytes: rejects?.bytes ?? 0, isDone: true }
  } catch (error) {
    // What was read up to here is good: it is written, so that another try goes on from here.
    await flush().catch(() => {})
    await writing.catch(() => {})
    throw error
  }
}
