import { Cache } from '../kernel/cache.js'
import { detectLanguage } from '../corpus/records/language-of.js'
import { dayMs } from '../kernel/clock.js'
import { readBio, type BioReading, type Knowledge } from '../engine/audience/member.js'
import type { BrandFinder } from '../engine/text/find-brands.js'

const biosMax = 5000

const rememberBios = (finder: BrandFinder): Knowledge['bios'] => {
  let known = new Cache<string, BioReading>(biosMax)
  let day = 0
  return (bio, now, hint) => {
    // An age is told on a day.
    const today = Math.floor(now / dayMs)
    if (today !== day) known = new Cache(biosMax)
    day = today
    const brandsIn = (text: string): string[] => finder.inText(text)
    return known.getOrSet(`${hint ?? ''} ${bio}`, () => readBio(bio, { now, brandsIn, detect: detectLanguage, hint }))
  }
}

/** Most bios are empty or a few words that others write too: each is read once, for as long as the brands stay the same. */
export class RememberedBios {
  readonly #known = new WeakMap<BrandFinder, Knowledge['bios']>()

  get(finder: BrandFinder): Knowledge['bios'] {
    const known = this.#known.get(finder) ?? rememberBios(finder)
    this.#known.set(finder, known)
    return known
  }
}
