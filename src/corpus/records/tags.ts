import type { Clock } from '../../kernel/clock.js'
import type { Database, Query } from '../../db/database.js'
import { Store } from '../../db/store.js'
import { hashtagsOf } from '../../engine/language/tags.js'
import type { Content } from '../../model/content.js'
import { eachDocument, recordTables } from './records.js'
import { partsOf } from '../../kernel/parts.js'

type Tables = {
  tags: { synthetic: number; tag: string; contents: number; creators: number }
  tag_pairs: { synthetic: number; tag: string; other: string; contents: number }
  facts: { name: string; value: string; as_of: number }
  creators: { network: string; external_id: string; synthetic: number }
  contents: { network: string; author_id: string; content_id: string }
}

export interface Tag {
  tag: string
  contents: number
  creators: number
}

/** What the counts rest on. */
export interface TagSample {
  contents: number
  asOf: number
}

const tagsOfContentMax = 30
const supportMin = 2
const insertRows = 500
const creatorsAsked = 2000

/** A content with more tags than this is no statement about any of them. */
const tagsOf = (content: Content): string[] => hashtagsOf(content).slice(0, tagsOfContentMax)

class Counting {
  readonly #contents = new Map<string, number>()
  readonly #creators = new Map<string, Set<string>>()
  readonly #pairs = new Map<string, Map<string, number>>()
  total = 0

  add(content: Content): void {
    this.total++
    const tags = tagsOf(content)
    for (const tag of tags) {
      this.#contents.set(tag, (this.#contents.get(tag) ?? 0) + 1)
      const creators = this.#creators.get(tag) ?? new Set()
      this.#creators.set(tag, creators.add(`${content.network}:${content.authorExternalId}`))
      const others = this.#pairs.get(tag) ?? new Map<string, number>()
      this.#pairs.set(tag, others)
      for (const other of tags) if (other !== tag) others.set(other, (others.get(other) ?? 0) + 1)
    }
  }

  tags(): Tag[] {
    return [...this.#contents]
      .filter(([, contents]) => contents >= supportMin)
      .map(([tag, contents]) => ({ tag, contents, creators: this.#creators.get(tag)?.size ?? 0 }))
  }

  pairs(): { tag: string; other: string; contents: number }[] {
    return [...this.#pairs].flatMap(([tag, others]) =>
      [...others]
        .filter(([, contents]) => contents >= supportMin)
        .map(([other, contents]) => ({ tag, other, contents })),
    )
  }
}

const insertAll = async <T extends object>(rows: T[], insert: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (const part of partsOf(rows, insertRows)) await insert(part)
}

/** How many contents of each world were counted, and how many there were then. */
interface Counted {
  contents: number
  real: number
  synthetic: number
  /** Whether there was anybody real, with or without contents. */
  hasReal?: boolean
}

const factName = 'tags_counted'

/** The tags people use, and which of them stand together: counted from the contents we know, of each world on its own. */
export class Tags extends Store<Tables> {
  readonly #clock: Clock
  #beginning: Promise<void> | undefined

  constructor(db: Database, clock: Clock) {
    super(db)
    this.#clock = clock
  }

  /** Counts everything anew and swaps the result in at once; where it is broken off, what was counted before stays. */
  async recount(signal?: AbortSignal): Promise<TagSample> {
    const worlds = [new Counting(), new Counting()] as const
    const hasReal = await this.#hasReal()
    for await (const document of eachDocument(this.db, recordTables.contents)) {
      signal?.throwIfAborted()
      const content = JSON.parse(document) as Content
      worlds[content.provenance.synthetic ? 1 : 0].add(content)
    }
    const [real, synthetic] = [worlds[0].total, worlds[1].total]
    const asOf = this.#clock.now()
    await this.db.transaction(async (query) => {
      await this.#replace(query, worlds)
      await this.#note(query, { contents: real + synthetic, real, synthetic, hasReal }, asOf)
    })
    return { contents: real + synthetic, asOf }
  }

  async #replace(query: Query, worlds: readonly Counting[]): Promise<void> {
    const rows = query.withTables<Tables>()
    await rows.deleteFrom('tags').execute()
    await rows.deleteFrom('tag_pairs').execute()
    for (const [synthetic, counting] of worlds.entries()) {
      const of = <T extends object>(row: T) => ({ synthetic, ...row })
      await insertAll(counting.tags().map(of), (part) => rows.insertInto('tags').values(part).execute())
      await insertAll(counting.pairs().map(of), (part) => rows.insertInto('tag_pairs').values(part).execute())
    }
  }

  async #note(query: Query, counted: Counted, asOf: number): Promise<void> {
    const values = { value: JSON.stringify(counted), as_of: asOf }
    await query
      .withTables<Tables>()
      .insertInto('facts')
      .values({ name: factName, ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute()
  }

  /** Counts anew where contents came or went since the last count. */
  async keepUp(signal?: AbortSignal): Promise<void> {
    const row = await this.rows()
      .selectFrom('contents')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst()
    const contents = row?.count ?? 0
    if (contents !== ((await this.#counted())?.contents ?? 0)) await this.recount(signal)
  }

  /** Counts anew, once, as soon as there is anybody real while nobody was counted or only the invented: nobody should wait for that. */
  begin(): Promise<void> {
    return (this.#beginning ??= this.#begin().finally(() => (this.#beginning = undefined)))
  }

  async #begin(): Promise<void> {
    const counted = await this.#counted()
    if (counted !== undefined && counted.real > 0) return
    const isDue = counted?.hasReal === true ? this.#hasRealContents() : this.#hasReal()
    if (await isDue) await this.recount()
  }

  /** Counts anew where so many contents that came just now change what the counts say: one of ten, at least. */
  async take(contents: number): Promise<void> {
    const counted = (await this.#counted())?.contents ?? 0
    if (contents > 0 && contents * 10 >= counted) await (this.#beginning ??= this.#all())
  }

  #all(): Promise<void> {
    return this.recount()
      .then(() => {})
      .finally(() => (this.#beginning = undefined))
  }

  /** Whether any of the first real creators has published something that is known; not all of them are asked. */
  async #hasRealContents(): Promise<boolean> {
    const some = this.rows()
      .selectFrom('creators')
      .select(['network', 'external_id'])
      .where('synthetic', '=', 0)
      .limit(creatorsAsked)
      .as('some')
    const found = this.rows()
      .selectFrom(some)
      .innerJoin('contents', (join) =>
        join.onRef('contents.network', '=', 'some.network').onRef('contents.author_id', '=', 'some.external_id'),
      )
      .select('contents.content_id')
      .limit(1)
    return (await found.executeTakeFirst()) !== undefined
  }

  async #hasReal(): Promise<boolean> {
    const rows = this.rows().selectFrom('creators').select('synthetic').where('synthetic', '=', 0).limit(1)
    return (await rows.executeTakeFirst()) !== undefined
  }

  async #counted(): Promise<(Counted & { asOf: number }) | undefined> {
    const row = await this.rows().selectFrom('facts').selectAll().where('name', '=', factName).executeTakeFirst()
    return row && { ...(JSON.parse(row.value) as Counted), asOf: row.as_of }
  }

  async sample(synthetic: boolean): Promise<TagSample> {
    const counted = await this.#counted()
    return { contents: (synthetic ? counted?.synthetic : counted?.real) ?? 0, asOf: counted?.asOf ?? 0 }
  }

  async list(synthetic: boolean): Promise<Tag[]> {
    return this.rows()
      .selectFrom('tags')
      .select(['tag', 'contents', 'creators'])
      .where('synthetic', '=', Number(synthetic))
      .orderBy('contents', 'desc')
      .orderBy('tag')
      .limit(200_000)
      .execute()
  }

  async find(tags: readonly string[], synthetic: boolean): Promise<Tag[]> {
    if (tags.length === 0) return []
    return this.rows()
      .selectFrom('tags')
      .select(['tag', 'contents', 'creators'])
      .where('synthetic', '=', Number(synthetic))
      .where('tag', 'in', [...tags])
      .execute()
  }

  /** Every tag that stands beside this one, with the counts that a measure needs. */
  async beside(tag: string, synthetic: boolean): Promise<{ other: Tag; contents: number }[]> {
    const rows = await this.rows()
      .selectFrom('tag_pairs')
      .innerJoin('tags', (join) =>
        join.onRef('tags.tag', '=', 'tag_pairs.other').onRef('tags.synthetic', '=', 'tag_pairs.synthetic'),
      )
      .select(['tags.tag', 'tags.contents', 'tags.creators', 'tag_pairs.contents as both'])
      .where('tag_pairs.synthetic', '=', Number(synthetic))
      .where('tag_pairs.tag', '=', tag)
      .execute()
    return rows.map(({ both, ...other }) => ({ other, contents: both }))
  }
}
