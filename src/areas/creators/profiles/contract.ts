import { z } from 'zod'
import { networks } from '../../../model/network.js'

const timestamp = z.iso.datetime()

export const ProfileShown = z
  .strictObject({
    network: z.enum(networks),
    external_id: z.string().describe('Id used by the network; does not change when the handle does.'),
    handle: z.string(),
    url: z.string(),
    name: z.string().nullable().describe('Null where it is not known.'),
    bio: z.string().nullable().describe('Null where it is not known.'),
    image_url: z.string().nullable(),
    verified: z.boolean().nullable().describe('Null where nothing says it.'),
    account_type: z.enum(['personal', 'creator', 'business']).nullable(),
    followers: z.int().nullable().describe('Null if the network hides it.'),
    following: z.int().nullable(),
    content_count: z.int().nullable(),
    location: z
      .strictObject({
        text: z.string().nullable().describe('As stated in the profile; null where only a country is known.'),
        id: z.string().nullable().describe('Id of the location dictionary, where the text could be read.'),
        name: z.string().nullable(),
        country_code: z.string().nullable(),
        confidence: z.number().min(0).max(1).nullable().describe('Confidence of the location.'),
      })
      .nullable(),
    languages: z.array(z.string()).nullable().describe('Null where neither the profile nor a text tells them.'),
    links: z.array(z.string()),
    created_at: timestamp.nullable(),
    last_posted_at: timestamp.nullable(),
    source: z.string(),
    synthetic: z.boolean().describe('True for invented data, such as demo data.'),
    as_of: timestamp.describe('Date of the data at the source.'),
  })
  .meta({ id: 'Profile' })

export const profileStates = ['active', 'private', 'suspended', 'deleted', 'not_found', 'unavailable'] as const

export const ProfileAnswer = z
  .strictObject({
    network: z.enum(networks),
    handle: z.string(),
    state: z
      .enum(profileStates)
      .describe(
        'deleted: the network no longer has it; `profile` is the stored data. not_found: no such profile is known. unavailable: the network did not answer.',
      ),
    freshness: z
      .enum(['live', 'known', 'none'])
      .describe('live: read from the network for this answer. known: from stored data. none: no data.'),
    profile: ProfileShown.nullable(),
    detail: z.string().nullable().describe('Why the profile is not active, or the data not live.'),
  })
  .meta({ id: 'ProfileAnswer' })
