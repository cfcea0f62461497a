import { setImmediate as giveWay } from 'node:timers/promises'
import { createBrandFinder } from '../engine/brands/find-brands.js'
const factName = 'brand_base'
const contentsMax = 2e4
const keptMs = 24 * 36e5
const keptFewMs = 6e5
const atOnce = 200
const brandsOf = ({ title, text, hashtags, mentions, declaredSponsorship }, finder) => [
  .../* @__PURE__ */ new Set([
    ...(declaredSponsorship?.brands ?? []).flatMap((name) => finder.ofName(name) ?? []),
    ...finder.inText(`${title ?? ''}
${text}`),
    ...[...hashtags, ...mentions].flatMap((name) => finder.ofName(name) ?? []),
  ]),
]
class BrandBases {
  #parts
  #finder
  #counting
  #few
  constructor(parts) {
    this.#parts = parts
  }
  finder() {
    const now = this.#parts.clock.now()
    if (this.#finder === void 0 || this.#finder.until <= now) {
      const value = this.#parts.brands.list().then(createBrandFinder)
      this.#finder = { value, until: now + 1e4 }
      value.catch(() => (this.#finder = void 0))
    }
    return this.#finder.value
  }
  async get() {
    const known = await this.#parts.facts.find(factName)
    if (known !== void 0 && this.#parts.clock.now() - known.asOf < keptMs) return { ...known.value, asOf: known.asOf }
    if (this.#few !== void 0 && this.#parts.clock.now() - this.#few.asOf < keptFewMs) return this.#few
    return (this.#counting ??= this.#count().finally(() => (this.#counting = void 0)))
  }
  /** Counts in slices, so that others are served meanwhile. */
  async #count() {
    const finder = await this.finder()
    const asOf = this.#parts.clock.now()
    const counts = {}
    let sample = 0
    for await (const content of this.#parts.contents.all()) {
      for (const id of brandsOf(content, finder)) counts[id] = (counts[id] ?? 0) + 1
      sample++
      if (sample % atOnce === 0) await giveWay()
      if (sample >= contentsMax) break
    }
    const base = { of: 'contents of the corpus', sample, counts }
    if (sample >= contentsMax / 4) await this.#parts.facts.save(factName, base, asOf)
    else this.#few = { ...base, asOf }
    return { ...base, asOf }
  }
}
export { BrandBases, brandsOf }
//# sourceMappingURL=brand-base.js.map
