import type { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import type { AudienceLookAlike, Found, LookAlike } from '../../../corpus/bases/look-alikes.js'
import type { Creator } from '../../../model/creator.js'
import type { AudienceShown } from './contract-audience.js'
import type { reportBlocks } from './contract-blocks.js'
import type { CreatorBrief } from './contract-parts.js'
import { knownText } from '../../../model/known-text.js'

export const presentBrief = (creator: Creator): z.output<typeof CreatorBrief> => ({
  network: creator.network,
  external_id: creator.externalId,
  handle: creator.handle,
  name: knownText(creator.name),
  url: creator.url,
  image_url: creator.imageUrl,
  followers: creator.followers,
  verified: creator.verified,
})

export const presentLookAlikes = ({ value, asOf }: Found<LookAlike>): z.output<typeof reportBlocks.look_alikes> => ({
  // Whoever has nothing in common that could be named is not alike.
  data: value
    .filter(({ shared }) => shared.length > 0)
    .map(({ creator, similarity, shared }) => ({ ...presentBrief(creator), similarity, shared })),
  as_of: toTimestamp(asOf),
})

export const presentAudienceLookAlikes = ({
  value,
  asOf,
}: Found<AudienceLookAlike>): z.output<typeof AudienceShown>['look_alikes'] => ({
  data: value.map(({ creator, similarity, factors }) => ({ ...presentBrief(creator), similarity, factors })),
  as_of: toTimestamp(asOf),
})
