import { knownText } from '../../../model/known-text.js'
import type { Creator } from '../../../model/creator.js'

/** Who a creator is, as rows of rankings and of a brief show it. */
export const presentNamed = (creator: Creator) => ({
  network: creator.network,
  external_id: creator.externalId,
  handle: creator.handle,
  name: knownText(creator.name),
  image_url: creator.imageUrl,
  verified: creator.verified,
  followers: creator.followers,
})
