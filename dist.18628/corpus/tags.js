import { eachDocument, recordTables } from './records.js'
const tagsOfContentMax = 30
const supportMin = 2
const insertRows = 500
const tagsOf = ({ hashtags }) =>
  [...new Set(hashtags.map((tag) => tag.normalize('NFKC').toLowerCase()))].slice(0, tagsOfContentMax)
class Counting {
  #contents = /* @__PURE__ */ new Map()
  #creators = /* @__PURE__ */ new Map()
  #pairs = /* @__PURE__ */ new Map()
  total = 0
  add(content) {
    this.total++
    const tags = tagsOf(content)
    for (const tag of tags) {
      this.#contents.set(tag, (this.#contents.get(tag) ?? 0) + 1)
      const creators = this.#creators.get(tag) ?? /* @__PURE__ */ new Set()
      this.#creators.set(tag, creators.add(`${content.network}:${content.authorExternalId}`))
      const others = this.#pairs.get(tag) ?? /* @__PURE__ */ new Map()
      this.#pairs.set(tag, others)
      for (const other of tags) if (other !== tag) others.set(other, (others.get(other) ?? 0) + 1)
    }
  }
  tags() {
    return [...this.#contents]
      .filter(([, contents]) => contents >= supportMin)
      .map(([tag, contents]) => ({ tag, contents, creators: this.#creators.get(tag)?.size ?? 0 }))
  }
  pairs() {
    return [...this.#pairs].flatMap(([tag, others]) =>
      [...others]
        .filter(([, contents]) => contents >= supportMin)
        .map(([other, contents]) => ({ tag, other, contents })),
    )
  }
}
const insertAll = async (rows, insert) => {
  for (let i = 0; i < rows.length; i += insertRows) await insert(rows.slice(i, i + insertRows))
}
class Tags {
  #db
  #clock
  constructor(db, clock) {
    this.#db = db
    this.#clock = clock
  }
  /** Counts everything anew and swaps the result in at once. */
  async recount() {
    const counting = new Counting()
    for await (const document of eachDocument(this.#db, recordTables.contents, 250)) counting.add(JSON.parse(document))
    const sample = { contents: counting.total, asOf: this.#clock.now() }
    await this.#db.transaction((query) => this.#replace(query, counting, sample))
    return sample
  }
  async #replace(query, counting, { contents, asOf }) {
    const rows = query.withTables()
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
  async sample() {
    const row = await this.#db.query
      .withTables()
      .selectFrom('facts')
      .selectAll()
      .where('name', '=', 'tags_counted')
      .executeTakeFirst()
    return { contents: Number(row?.value ?? 0), asOf: row?.as_of ?? 0 }
  }
  async list() {
    return this.#db.query
      .withTables()
      .selectFrom('tags')
      .selectAll()
      .orderBy('contents', 'desc')
      .orderBy('tag')
      .limit(2e5)
      .execute()
  }
  async find(tags) {
    if (tags.length === 0) return []
    return this.#db.query
      .withTables()
      .selectFrom('tags')
      .selectAll()
      .where('tag', 'in', [...tags])
      .execute()
  }
  /** Every tag that stands beside this one, with the counts that a measure needs. */
  async beside(tag) {
    const rows = await this.#db.query
      .withTables()
      .selectFrom('tag_pairs')
      .innerJoin('tags', 'tags.tag', 'tag_pairs.other')
      .select(['tags.tag', 'tags.contents', 'tags.creators', 'tag_pairs.contents as both'])
      .where('tag_pairs.tag', '=', tag)
      .execute()
    return rows.map(({ both, ...other }) => ({ other, contents: both }))
  }
}
export { Tags }
//# sourceMappingURL=tags.js.map
