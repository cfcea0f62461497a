import type { z } from 'zod'
import { toTimestamp, toTimestampOrNull } from '../../../kernel/clock.js'
import type { Dictionaries } from '../../../corpus/dictionaries/dictionaries.js'
import { placeId, placeText, type Creator, type StatedPlace } from '../../../model/creator.js'
import type { ProfileShown } from './contract.js'
import { knownList, knownText } from '../../../model/known-text.js'

type ProfileAnswer = z.output<typeof ProfileShown>

/** The place as stated and, where it can be read, the entry of the dictionary that it names. */
const presentPlace = (place: StatedPlace | null, { places }: Dictionaries): ProfileAnswer['location'] => {
  if (place === null) return null
  const stated = placeId(place)
  const resolved = stated === null ? places().resolve(place.text, place.countryCode) : undefined
  const known = places().get(stated ?? resolved?.id ?? '')
  return {
    text: placeText(place),
    id: known?.id ?? null,
    name: known?.name ?? place.city,
    country_code: place.countryCode ?? known?.countryCode ?? null,
    confidence: stated === null ? (resolved?.confidence ?? null) : 1,
  }
}

export const presentProfile = (creator: Creator, dictionaries: Dictionaries): ProfileAnswer => ({
  network: creator.network,
  external_id: creator.externalId,
  handle: creator.handle,
  url: creator.url,
  name: knownText(creator.name),
  bio: knownText(creator.bio),
  image_url: creator.imageUrl,
  verified: creator.verified,
  account_type: creator.accountType,
  followers: creator.followers,
  following: creator.following,
  content_count: creator.contentCount,
  location: presentPlace(creator.place, dictionaries),
  languages: knownList(creator.languages),
  links: creator.links,
  created_at: toTimestampOrNull(creator.createdAt),
  last_posted_at: toTimestampOrNull(creator.lastPostedAt),
  source: creator.provenance.source,
  synthetic: creator.provenance.synthetic,
  as_of: toTimestamp(creator.provenance.asOf),
})
