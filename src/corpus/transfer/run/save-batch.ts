import type { Comment } from '../../../model/comment.js'
import type { ContentRef } from '../../../model/content.js'
import type { AccountLink, Creator } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'
import type { Records } from '../../records/index.js'
import { sourceOfScope, standInId, type OwnId, type WaitingRow } from '../../records/own-ids.js'
import type { AnyRecord } from '../schemas/schema.js'
import { transferKinds, type TransferKind } from '../schemas/transfer-kinds.js'
import { saveFormerFigures } from './former-figures.js'
import { giveIds } from './give-ids.js'
import type { Joins } from './joins.js'
import { mergeCreators } from './merge-creators.js'
import { ownTables } from './own-tables.js'
import { declaredLinks } from './row-links.js'
import { TableReader, type Draft } from './table-reader.js'

/** Looks up who and what is meant by the ids of a piece of the file, all at once. */
export const lookUp = async (
  drafts: readonly [TableReader, Draft][],
  corpus: Records | undefined,
  joins: Joins,
  source: string,
): Promise<void> => {
  if (corpus === undefined) return
  const external = new Map<Network, Set<string>>()
  const own = { creators: new Set<string>(), contents: new Set<string>() }
  for (const [reader, draft] of drafts) {
    const wanted = reader.unresolved(draft)
    if (wanted === undefined) continue
    own[wanted.what].add(wanted.id)
    if (wanted.what !== 'creators' || wanted.network === undefined) continue
    const ids = external.get(wanted.network) ?? new Set()
    if (ids.size === 0) external.set(wanted.network, ids)
    ids.add(wanted.id)
  }
  for (const [network, ids] of external) {
    const known = await corpus.otherIds.find(network, [...ids])
    const kept = new Map([...ids].map((id) => [known.keptUnder(id) ?? id, id]))
    for (const { externalId, handle } of await corpus.creators.findAll(network, [...kept.keys()]))
      joins.addKnown({ id: kept.get(externalId) ?? externalId, profile: { network, handle } })
  }
  for (const kind of ['creators', 'contents'] as const)
    if (own[kind].size > 0)
      for (const known of await corpus.ownIds.find(source, kind, [...own[kind]])) joins.addKnown(known)
  if (own.contents.size > 0)
    for (const known of await corpus.ownIds.findContents([...own.contents])) joins.addKnown(known)
}

/** Records by their tables, which accounts rows say are one person's, and what other files may ask for or tell. */
export interface Batch {
  tables: Map<TableReader, AnyRecord[]>
  links: AccountLink[]
  ownIds: OwnId[]
  waiting: WaitingRow[]
}

export const emptyBatch = (): Batch => ({ tables: new Map(), links: [], ownIds: [], waiting: [] })

export const addRecord = ({ tables }: Batch, reader: TableReader, record: AnyRecord): void => {
  const records = tables.get(reader) ?? []
  if (records.push(record) === 1) tables.set(reader, records)
}

export interface BatchContext {
  corpus: Records
  joins: Joins
  source: string
  now: number
}

export const notStored =
  'Some of these people are not stored: data about them was erased or restricted at their request.'

const saveTables = async ({ tables, links }: Batch, { corpus, joins, now }: BatchContext): Promise<void> => {
  await corpus.links.save(links)
  const order = ([a]: [TableReader, unknown], [b]: [TableReader, unknown]): number =>
    transferKinds.indexOf(a.plan.kind) - transferKinds.indexOf(b.plan.kind)
  for (const [{ schema, plan }, records] of [...tables].sort(order)) {
    if (records.length === 0) continue
    await giveIds(schema, corpus, records)
    if (plan.kind === 'comments') joins.answer(records as unknown as Comment[])
    // Links come first: whoever reads the creators knows whose objections reach them.
    if (plan.kind === 'creators') await corpus.links.save(declaredLinks(records as unknown as Creator[]))
    if (plan.kind !== 'creators') {
      await schema.save(corpus, records)
      // Whoever comments is an audience, whichever of the two comes first.
      if (plan.kind === 'comments' || plan.kind === 'contents')
        await corpus.audienceChanges.noteCommenters(records as unknown as ContentRef[], now)
      continue
    }
    await saveFormerFigures(corpus, records as unknown as Creator[])
    const leftOut = await corpus.creators.saveAllowed(
      await mergeCreators(corpus, records as unknown as Creator[], plan),
    )
    if (leftOut > 0) joins.sets.notes.add(notStored)
    if (!plan.isAside) await corpus.audienceSummaries.saveDeclared(records as unknown as Creator[])
  }
}

const readWaiting = (row: WaitingRow, { joins, now }: BatchContext): [TableReader, Draft] => {
  const { kind, row: cells, extra } = row.draft
  const [plan] = ownTables((each) => each === kind)
  if (plan === undefined) throw new Error(`A row of the kind ${kind} waits.`)
  const defaults = { source: sourceOfScope(row.source), asOf: row.asOf, asOfMax: Number.MAX_SAFE_INTEGER }
  const reader = new TableReader(plan, undefined, { defaults, joins, now })
  return [reader, { row: cells, extra, lost: new Map(), made: new Set() }]
}

/** Takes the rows of earlier imports that waited for these ids, and those that waited for them; says how many of each kind. */
const joinWaiting = async (
  told: readonly OwnId[],
  context: BatchContext,
  joined: Map<TransferKind, number>,
): Promise<void> => {
  const { corpus, source } = context
  const idsOf = (kind: WaitingRow['wants']): string[] => told.flatMap((own) => ('profile' in own === (kind === 'creators') ? [own.id] : [])) // prettier-ignore
  const rows: WaitingRow[] = []
  for (const kind of ['creators', 'contents'] as const) {
    const ids = idsOf(kind)
    if (ids.length > 0) rows.push(...(await corpus.ownIds.waiting(source, kind, ids)))
  }
  if (rows.length === 0) return
  const readers = new Map<string, TableReader>()
  const batch = emptyBatch()
  const taken: WaitingRow[] = []
  for (const row of rows) {
    const [fresh, draft] = readWaiting(row, context)
    const key = JSON.stringify([row.draft.kind, row.asOf])
    const reader = readers.get(key) ?? fresh
    readers.set(key, reader)
    const { record, ownId, waiting } = reader.finish(draft)
    if (record === undefined || waiting !== undefined) continue
    taken.push(row)
    addRecord(batch, reader, record)
    if (ownId !== undefined) batch.ownIds.push(ownId)
    const { kind } = reader.plan
    joined.set(kind, (joined.get(kind) ?? 0) + 1)
  }
  await saveTables(batch, context)
  const comments = [...batch.tables].flatMap(([{ plan }, records]) => plan.kind === 'comments' ? (records as unknown as Comment[]) : []) // prettier-ignore
  const provisional = [...new Set(taken.map(({ id }) => standInId(source, id)))]
  await corpus.comments.forget(comments, provisional)
  await corpus.ownIds.save(source, batch.ownIds)
  await corpus.ownIds.release(taken)
  await joinWaiting(batch.ownIds, context, joined)
}

/** Writes a batch, and with it whatever waited for what it tells. */
export const saveBatch = async (batch: Batch, context: BatchContext): Promise<Map<TransferKind, number>> => {
  const { corpus, source, now } = context
  const joined = new Map<TransferKind, number>()
  await saveTables(batch, context)
  await corpus.ownIds.save(source, batch.ownIds)
  if (batch.waiting.length > 0) await corpus.ownIds.wait(batch.waiting, now)
  await joinWaiting(batch.ownIds, context, joined)
  return joined
}
