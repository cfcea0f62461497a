import {
  documentFrequencies,
  explainHits,
  makeSnapshot,
  openSegment,
  quick,
  search,
} from '../../engine/search/index.js'
import { serve } from '../../compute/serve.js'
const recentMax = 8
class Index {
  #snapshots = /* @__PURE__ */ new Map()
  #segments = /* @__PURE__ */ new Map()
  #life = ''
  #newest = ''
  hear({ snapshot, keep }) {
    this.#snapshots.set(snapshot.version, this.#open(snapshot))
    this.#newest = snapshot.version
    const recent = [...this.#snapshots.keys()].slice(-recentMax)
    for (const version of this.#snapshots.keys())
      if (!recent.includes(version) && !keep.includes(version)) this.#snapshots.delete(version)
  }
  /** The snapshot of a version, or the newest where it is gone. */
  at(version) {
    const known = version !== void 0 && this.#snapshots.has(version) ? version : this.#newest
    const snapshot = this.#snapshots.get(known)
    if (snapshot === void 0) throw new Error('The index is not open yet.')
    return { version: known, snapshot }
  }
  /** Segments never change: one that was opened for the snapshot before is taken again. */
  #open({ life, schema, segments }) {
    if (life !== this.#life) this.#segments.clear()
    this.#life = life
    const opened = segments.map(({ id, file, deleted }) => ({
      id,
      segment: this.#segments.get(id) ?? openSegment(file),
      deleted,
    }))
    this.#segments = new Map(opened.map(({ id, segment }) => [id, segment]))
    return makeSnapshot(0, schema, opened)
  }
}
const indexes = /* @__PURE__ */ new Map()
const answer = (question) => {
  const index = indexes.get(question.index)
  if (index === void 0) throw new Error('The index is not open yet.')
  const { version, snapshot } = index.at(question.version)
  if ('quick' in question) return { version, hits: quick(snapshot, question.quick) }
  if ('frequencies' in question) {
    const { column, terms } = question.frequencies
    return { docs: snapshot.docs, counts: documentFrequencies(snapshot, column, terms) }
  }
  const results = question.search.map((request) => search(snapshot, request))
  const hits = results[0]?.hits ?? []
  return { version, results, explanations: question.explain ? explainHits(snapshot, hits, question.explain) : [] }
}
serve(answer, (name, word) => {
  const index = indexes.get(name) ?? new Index()
  indexes.set(name, index)
  index.hear(word)
})
//# sourceMappingURL=search-thread.js.map
