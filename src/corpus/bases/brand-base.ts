import { setImmediate as giveWay } from 'node:timers/promises'
import type { Clock } from '../../kernel/clock.js'
import type { BrandBase } from '../../engine/analytics/brand-affinity.js'
import { createBrandFinder, type BrandFinder } from '../../engine/text/find-brands.js'
import { brandsOf } from '../../engine/facts/brands-of.js'
import type { Brands } from '../records/brands.js'
import type { Contents } from '../records/contents.js'
import type { KeyValues } from '../records/key-values.js'

const factName = 'brand_base'
/** Contents that are counted: enough for rates of one in a thousand, few enough to count in a second or two. */
const contentsMax = 20_000
const keptMs = 24 * 3_600_000
/** How long a count over few contents is kept: there may be more soon. */
const keptFewMs = 600_000
const atOnce = 200

type DatedBase = BrandBase & { asOf: number }

/** How often brands are named in the contents we know: counted now and then, remembered between. */
export class BrandBases {
  readonly #parts: { brands: Brands; contents: Contents; keyValues: KeyValues; clock: Clock }
  #finder: { value: Promise<BrandFinder>; stamp: string } | undefined
  readonly #counting = new Map<string, Promise<DatedBase>>()
  readonly #few = new Map<string, DatedBase>()

  constructor(parts: { brands: Brands; contents: Contents; keyValues: KeyValues; clock: Clock }) {
    this.#parts = parts
  }

  /** The finder of the registry as it is now. */
  async finder(): Promise<BrandFinder> {
    const stamp = await this.#parts.brands.stamp()
    if (this.#finder?.stamp !== stamp) {
      const value = this.#parts.brands.list().then(createBrandFinder)
      this.#finder = { value, stamp }
      value.catch(() => (this.#finder = undefined))
    }
    return this.#finder.value
  }

  /** Of the real or of the invented: the two are never counted together. */
  async get(synthetic: boolean): Promise<DatedBase> {
    const name = synthetic ? `${factName}_synthetic` : factName
    const known = await this.#parts.keyValues.find<BrandBase>(name)
    if (known !== undefined && this.#parts.clock.now() - known.asOf < keptMs)
      return { ...known.value, asOf: known.asOf }
    const few = this.#few.get(name)
    if (few !== undefined && this.#parts.clock.now() - few.asOf < keptFewMs) return few
    const counting = this.#counting.get(name) ?? this.#count(name, synthetic).finally(() => this.#counting.delete(name))
    this.#counting.set(name, counting)
    return counting
  }

  /** Counts in slices, so that others are served meanwhile. */
  async #count(name: string, synthetic: boolean): Promise<DatedBase> {
    const finder = await this.finder()
    const asOf = this.#parts.clock.now()
    const counts: Record<string, number> = {}
    let [seen, sample] = [0, 0]
    for await (const content of this.#parts.contents.all()) {
      if (++seen % atOnce === 0) await giveWay()
      if (content.provenance.synthetic !== synthetic) continue
      for (const id of brandsOf(content, finder)) counts[id] = (counts[id] ?? 0) + 1
      sample++
      if (sample >= contentsMax) break
    }
    const base: BrandBase = { of: 'contents of the corpus', sample, counts }
    if (sample >= contentsMax / 4) await this.#parts.keyValues.save(name, base, asOf)
    else this.#few.set(name, { ...base, asOf })
    return { ...base, asOf }
  }
}
