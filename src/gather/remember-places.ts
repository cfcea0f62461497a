import type { Knowledge } from '../engine/audience/member.js'
import type { Places, ResolvedPlace } from '../engine/places/index.js'
import { Cache } from '../kernel/cache.js'

const textsMax = 20_000

/** People write the same few thousand places over and over: each is read once. */
export const rememberPlaces = (places: () => Places): Knowledge['places'] => {
  const known = new Cache<string, { read: ResolvedPlace | undefined }>(textsMax)
  return {
    get: (id) => places().get(id),
    resolve: (text) => known.getOrSet(text, () => ({ read: places().resolve(text) })).read,
  }
}
