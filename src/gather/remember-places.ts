import type { Knowledge } from '../engine/audience/member.js'
import type { Places, ResolvedPlace } from '../engine/places/index.js'

const textsMax = 100_000

/** People write the same few thousand places over and over: each is read once. */
export const rememberPlaces = (places: () => Places): Knowledge['places'] => {
  const known = new Map<string, ResolvedPlace | undefined>()
  return {
    get: (id) => places().get(id),
    resolve: (text) => {
      if (known.has(text)) return known.get(text)
      const read = places().resolve(text)
      if (known.size >= textsMax) known.clear()
      known.set(text, read)
      return read
    },
  }
}
