import { z } from 'zod'
import { networkField } from '../../../model/named-profile.js'

/** Who somebody is, where creators are listed for something else that is said of them. */
export const creatorFields = {
  network: networkField,
  external_id: z.string(),
  handle: z.string(),
  name: z.string().nullable().describe('Null where it is not known.'),
  image_url: z.string().nullable(),
  verified: z.boolean().nullable().describe('Null where nothing says it.'),
  followers: z.int().nullable(),
}
