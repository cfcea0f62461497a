import type { Clock } from '../../kernel/clock.js'
import type { Database, Query } from '../../db/database.js'
import { hashtagsOf } from '../../engine/language/tags.js'
import type { Content } from '../../model/content.js'
import { eachDocument, recordTables } from './records.js'

type Tables = {
  tags: { tag: string; contents: number; creators: number }
  tag_pairs: { tag: string; other: string; contents: number }
  facts: { name: string; value: string; as_of: number }
  creators: { synthetic: number }
  contents: { content_id: string }
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

  pairs(): Tables['tag_pairs'][] {
    return [...this.#pairs].flatMap(([tag, others]) =>
      [...others]
        .filter(([, contents]) => contents >= supportMin)
        .map(([other, contents]) => ({ tag, other, contents })),
    )
  }
}

const insertAll = async <T extends object>(rows: T[], insert: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < rows.length; i += insertRows) await insert(rows.slice(i, i + insertRows))
}

/** The tags people use, and which of them stand together: counted from the contents we know. */
export class Tags {
  readonly #db: Database
  readonly #clock: Clock
  #counted = ''

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /**
   * Counts everything anew and swaps the result in at once: of the real contents as soon as there is anybody real, else of the
   * invented ones, never of both together.
   */
  async recount(): Promise<TagSample> {
    const counting = new Counting()
    const synthetic = !(await this.#hasReal())
    for await (const document of eachDocument(this.#db, recordTables.contents)) {
      const content = JSON.parse(document) as Content
      if (content.provenance.synthetic === synthetic) counting.add(content)
    }
    const sample = { contents: counting.total, asOf: this.#clock.now() }
    await this.#db.transaction((query) => this.#replace(query, counting, sample))
    return sample
  }

  async #replace(query: Query, counting: Counting, { contents, asOf }: TagSample): Promise<void> {
    const rows = query.withTables<Tables>()
    await rows.deleteFrom('tags').execute()
    await rows.deleteFrom('tag_pairs').execute()
    await insertAll(counting.tags(), (part) => rows.insertInto('tags').values(part).execute())
    await insertAll(counting.pairs(), (part) => rows.insertInto('tag_pairs').values(part).execute())
    const values = { value: JSON.stringify(contents), as_of: asOf }
    await rows
      .insertInto('facts')
      .values({ name: 'tags_counted', ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute()
  }

  /** Counts anew where contents came or went since the last count, or the first real creator did. */
  async keepUp(): Promise<void> {
    const state = `${(await this.#hasReal()) ? 'real' : 'synthetic'} ${await this.#countContents()}`
    if (state === this.#counted) return
    await this.recount()
    this.#counted = state
  }

  async #hasReal(): Promise<boolean> {
    const rows = this.#db.query.withTables<Tables>()
    return (
      (await rows.selectFrom('creators').select('synthetic').where('synthetic', '=', 0).limit(1).executeTakeFirst()) !==
      undefined
    )
  }

  async #countContents(): Promise<number> {
    const row = await this.#db.query
      .withTables<Tables>()
      .selectFrom('contents')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst()
    return row?.count ?? 0
  }

  async sample(): Promise<TagSample> {
    const row = await this.#db.query
      .withTables<Tables>()
      .selectFrom('facts')
      .selectAll()
      .where('name', '=', 'tags_counted')
      .executeTakeFirst()
    return { contents: Number(row?.value ?? 0), asOf: row?.as_of ?? 0 }
  }

  async list(): Promise<Tag[]> {
    return this.#db.query
      .withTables<Tables>()
      .selectFrom('tags')
      .selectAll()
      .orderBy('contents', 'desc')
      .orderBy('tag')
      .limit(200_000)
      .execute()
  }

  async find(tags: readonly string[]): Promise<Tag[]> {
    if (tags.length === 0) return []
    return this.#db.query
      .withTables<Tables>()
      .selectFrom('tags')
      .selectAll()
      .where('tag', 'in', [...tags])
      .execute()
  }

  /** Every tag that stands beside this one, with the counts that a measure needs. */
  async beside(tag: string): Promise<{ other: Tag; contents: number }[]> {
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom('tag_pairs')
      .innerJoin('tags', 'tags.tag', 'tag_pairs.other')
      .select(['tags.tag', 'tags.contents', 'tags.creators', 'tag_pairs.contents as both'])
      .where('tag_pairs.tag', '=', tag)
      .execute()
    return rows.map(({ both, ...other }) => ({ other, contents: both }))
  }
}
