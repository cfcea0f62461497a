import { z } from 'zod'
import { networks } from '../../../model/network.js'
const timestamp = z.iso.datetime()
const ProfileShown = z
  .strictObject({
    network: z.enum(networks),
    external_id: z.string().describe('The network\u2019s own id, stable over renames.'),
    handle: z.string(),
    url: z.string(),
    name: z.string(),
    bio: z.string(),
    image_url: z.string().nullable(),
    verified: z.boolean(),
    account_type: z.enum(['personal', 'creator', 'business']).nullable(),
    followers: z.int().nullable().describe('Null where the network hides it.'),
    following: z.int().nullable(),
    content_count: z.int().nullable(),
    location: z
      .strictObject({
        text: z.string().describe('As the profile says it.'),
        id: z.string().nullable().describe('Id of the location dictionary, where the text could be read.'),
        name: z.string().nullable(),
        country_code: z.string().nullable(),
        confidence: z.number().min(0).max(1).nullable().describe('How sure the reading of the text is.'),
      })
      .nullable(),
    languages: z.array(z.string()),
    links: z.array(z.string()),
    created_at: timestamp.nullable(),
    last_posted_at: timestamp.nullable(),
    source: z.string(),
    synthetic: z.boolean().describe('True for invented data, as in the demo world.'),
    as_of: timestamp.describe('When the source held this to be true.'),
  })
  .meta({ id: 'Profile' })
const profileStates = ['active', 'private', 'suspended', 'deleted', 'not_found', 'unavailable']
const ProfileAnswer = z
  .strictObject({
    network: z.enum(networks),
    handle: z.string(),
    state: z
      .enum(profileStates)
      .describe(
        'deleted: we knew it, and it is gone. not_found: nobody by that name. unavailable: the network did not answer.',
      ),
    freshness: z
      .enum(['live', 'known', 'none'])
      .describe('live: read from the network for this answer. known: from what we had. none: nothing is known.'),
    profile: ProfileShown.nullable(),
    detail: z.string().nullable().describe('Why it is not active, or not live.'),
  })
  .meta({ id: 'ProfileAnswer' })
export { ProfileAnswer, ProfileShown, profileStates }
//# sourceMappingURL=contract.js.map
