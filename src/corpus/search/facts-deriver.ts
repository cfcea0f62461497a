import { groupBy } from '../../kernel/groups.js'
import { isBefore, readChanges, readHead, type Change, type FeedPosition } from '../../db/change-feed.js'
import type { Database } from '../../db/database.js'
import { createBrandFinder } from '../../engine/text/find-brands.js'
import { deriveFacts, type FactsKnowledge } from '../../engine/facts/derive.js'
import type { Known } from '../../engine/facts/known.js'
import type { FindPlace } from '../../engine/facts/stated-place.js'
import { factsVersion } from '../../engine/facts/version.js'
import { factsWindow, type CreatorFacts } from '../../model/creator-facts.js'
import type { Network } from '../../model/network.js'
import { Brands } from '../records/brands.js'
import { byNetwork, readCreatorKey, toCreatorKey } from './keys.js'
import { ReadAlready } from './read-already.js'
import { readCreators, readKeys, readNewestContents, readPoints } from './rows.js'
import { factsKnowledge } from './facts-knowledge.js'
import { KeptFacts, toFactsRow, type DerivedFacts, type FactsRow } from '../records/kept-facts.js'
import type { RecordRef } from '../records/records.js'
import type { RowsAtHand } from './rows-at-hand.js'
import { partsOf } from '../../kernel/parts.js'

/** What is kept between starts: how far changes were followed, and how far a reading of all creators has come. */
export interface FactsMark {
  version: string
  /** Which brands were known: other brands, other facts. */
  brands: string
  followed: FeedPosition
  scan: { after: string[] | null } | null
}

export interface FactsKeeperParts {
  db: Database
  /** The mark of the last time, where there is one, and where the next ones go. */
  load: () => FactsMark | undefined
  save: (mark: FactsMark) => void
  findPlace: FindPlace
  /** Facts are on the disk when it is done. */
  write: (derived: DerivedFacts) => Promise<void>
  warn: (fields: object, message: string) => void
  now: () => number
  /** Where the rows that were read are left for the index. */
  atHand?: RowsAtHand
}

const changesAtOnce = 2000
/** Creators whose rows are read at once: some have many contents. */
const creatorsAtOnce = 200
/** As many as the index of creators reads in one turn, which follows: it finds the facts of each, and need not read them again. */
const scannedAtOnce = 1000
/** How often the list of brands is looked at. */
const brandsMs = 5000
const creatorsTable = { table: 'creators', key: ['network', 'external_id'], toDocumentKey: toCreatorKey }

const keyOf = ({ what, network, id, sub }: Change): string | undefined => {
  if (what === 'creators' || what === 'history') return toCreatorKey(network, id)
  return what === 'contents' ? toCreatorKey(network, sub) : undefined
}

/**
 * Keeps the facts about creators true to the rows: derives all once, then whoever changed. What it wrote is on the disk before it
 * says how far it came, and the same facts again change nothing, so it can be broken off anywhere.
 */
export class FactsDeriver {
  readonly #parts: FactsKeeperParts
  readonly #read = new ReadAlready()
  #mark: FactsMark | undefined
  #knowledge: FactsKnowledge | undefined
  #brandsAt = -Infinity
  /** A reading of all creators found none, and none came since. */
  #isEmpty = false
  #derived = 0

  constructor(parts: FactsKeeperParts) {
    this.#parts = parts
  }

  /** Facts of every change up to here are written. */
  get followed(): FeedPosition {
    return (this.#mark as FactsMark).followed
  }

  get state(): { building: boolean; derived: number } {
    return { building: this.#mark === undefined || this.#mark.scan !== null, derived: this.#derived }
  }

  async open(noted: FeedPosition | null): Promise<void> {
    const { db } = this.#parts
    const mark = noted === null ? undefined : this.#parts.load()
    this.#mark =
      mark?.version === factsVersion && noted !== null && !isBefore(mark.followed, noted)
        ? mark
        : { version: factsVersion, brands: '', followed: await readHead(db), scan: { after: null } }
  }

  /** Does some work; true when there is more to do at once. */
  async turn(): Promise<boolean> {
    await this.#readBrands()
    return (await this.#follow()) || (await this.#scan())
  }

  save(): void {
    if (this.#mark !== undefined) this.#parts.save(this.#mark)
  }

  /** Other brands make other facts: all are derived anew, where there are any. */
  async #readBrands(afterMs = brandsMs): Promise<void> {
    const { db, now } = this.#parts
    if (now() - this.#brandsAt < afterMs) return
    this.#brandsAt = now()
    const stamp = await new Brands(db).stamp()
    const mark = this.#mark as FactsMark
    if (mark.brands === stamp) return
    this.#knowledge = undefined
    this.#mark = { ...mark, brands: stamp, scan: this.#isEmpty ? null : { after: null } }
  }

  /** Made for the first creator: a start with nothing to derive does without. */
  async #know(): Promise<FactsKnowledge> {
    const { db, findPlace } = this.#parts
    return (this.#knowledge ??= factsKnowledge(createBrandFinder(await new Brands(db).list()), findPlace))
  }

  async #follow(): Promise<boolean> {
    const changes = await readChanges(this.#parts.db, this.followed, changesAtOnce)
    const last = changes.at(-1)
    if (last === undefined) {
      this.#read.clear()
      return false
    }
    // Brands that came with the first creators are known before facts are: seen later, they would have all of them derived again.
    if (this.#isEmpty) await this.#readBrands(0)
    const unread = changes.filter((change) => !this.#read.covers(keyOf(change), change))
    await this.#derive([...new Set(unread.flatMap((change) => keyOf(change) ?? []))])
    this.#mark = { ...(this.#mark as FactsMark), followed: { txid: last.txid, seq: last.seq } }
    return changes.length === changesAtOnce
  }

  async #scan(): Promise<boolean> {
    const mark = this.#mark as FactsMark
    if (mark.scan === null) return false
    const rows = await readKeys(this.#parts.db, creatorsTable, mark.scan.after, scannedAtOnce)
    await this.#derive(rows.map(([network = '', id = '']) => toCreatorKey(network, id)))
    if (rows.length === 0 && mark.scan.after === null) this.#isEmpty = true
    const ended = rows.length < scannedAtOnce
    this.#mark = { ...mark, scan: ended ? null : { after: rows.at(-1) ?? null } }
    return !ended
  }

  /** Facts of all keys are written at once: a write is a commit, and waits for the disk. */
  async #derive(keys: readonly string[]): Promise<void> {
    const { db, write, atHand } = this.#parts
    atHand?.clear()
    if (keys.length === 0) return
    this.#isEmpty = false
    const facts: FactsRow[] = []
    const gone: RecordRef[] = []
    const read: [keys: string[], head: FeedPosition][] = []
    for (const [network, refs] of byNetwork(keys.map(readCreatorKey)))
      for (const part of partsOf(refs, creatorsAtOnce)) {
        const head = await readHead(db)
        const ids = part.map(({ externalId }) => externalId)
        const derived = await this.#deriveSome(network, ids, head)
        facts.push(...derived.facts)
        gone.push(...derived.gone)
        read.push([ids.map((id) => toCreatorKey(network, id)), head])
      }
    // Contents of people whom nobody knows as creators are most of what streams bring: of them there is nothing to write.
    if (facts.length > 0 || gone.length > 0) await write({ facts, gone })
    this.#derived += facts.length
    atHand?.written(await readHead(db))
    for (const [some, head] of read) this.#read.note(some, { rows: head, facts: head })
  }

  async #deriveSome(network: Network, ids: readonly string[], head: FeedPosition): Promise<DerivedFacts> {
    const { db, atHand } = this.#parts
    const knowledge = await this.#know()
    const creators = await readCreators(db, network, ids)
    // Streams bring contents of many whom nobody knows as creators: there is nothing to derive about those.
    const known = creators.map(({ externalId }) => externalId)
    const newest = await readNewestContents(db, network, known, factsWindow)
    const contents = groupBy(newest, ({ authorExternalId }) => authorExternalId)
    const points = await readPoints(db, network, known)
    const facts = creators.flatMap((creator) => {
      const { externalId } = creator
      const all = { creator, contents: contents.get(externalId) ?? [], history: points.get(externalId) ?? [] }
      const [derived] = this.#deriveOne(all, knowledge)
      if (derived === undefined) return []
      atHand?.keep(toCreatorKey(network, externalId), { creator, contents: all.contents, facts: derived }, head)
      return [toFactsRow(derived)]
    })
    const there = new Set(known)
    const gone = await new KeptFacts(db).known(
      network,
      ids.filter((id) => !there.has(id)),
    )
    return { facts, gone }
  }

  /** One record that cannot be read must not stop all others. */
  #deriveOne(known: Known, knowledge: FactsKnowledge): CreatorFacts[] {
    try {
      return [deriveFacts(known, knowledge)]
    } catch (error) {
      const { network, externalId } = known.creator
      this.#parts.warn({ err: error, network, externalId }, 'facts about a creator cannot be derived')
      return []
    }
  }
}
