import { z } from 'zod'
import { contactTypes } from '../../../engine/contacts/find-contacts.js'
import { hashesOf } from '../../../corpus/records/contact-emails.js'
import { NamedProfile } from '../../../model/named-profile.js'
import { networks } from '../../../model/network.js'

const timestamp = z.iso.datetime()
const network = z.enum(networks)

export const ContactBody = z.strictObject({
  profile: NamedProfile,
  max_age_s: z
    .int()
    .min(0)
    .max(31_536_000)
    .default(86_400)
    .describe('How old what we know of the profile may be, in seconds.'),
  contents: z
    .int()
    .min(0)
    .max(100)
    .default(20)
    .describe('How many of the newest contents are read for contacts too; 0 reads none.'),
  link_pages: z
    .boolean()
    .default(true)
    .describe(
      'Whether the pages that the profile links to are opened too: at most three, without running anything on them. The operator can turn it off for all.',
    ),
})

export const ContactShown = z.strictObject({
  type: z.enum(contactTypes),
  value: z.string().nullable().describe('Null where the do-not-contact registry withholds it.'),
  network: network.nullable().describe('Of an account.'),
  label: z
    .enum(['business', 'management', 'press', 'support', 'personal'])
    .nullable()
    .describe('What it is for, as the words around it say.'),
  source: z.enum(['bio', 'profile_link', 'link_page', 'content']).describe('Where it was found.'),
  source_url: z.string().describe('The page that states it.'),
  written: z.string().nullable().describe('As it was written there.'),
  obfuscated: z.boolean().describe('Whether it was written so that machines should miss it.'),
  role_address: z.boolean().describe('A mailbox of a function (press@), not of a person.'),
  disposable: z.boolean().describe('A mailbox for minutes.'),
  verified: z
    .boolean()
    .nullable()
    .describe(
      'True where a linked account of the person states it too; null where nothing confirms it. No mail is ever sent to find out.',
    ),
  withheld: z.enum(['do_not_contact']).nullable(),
  found_at: timestamp,
})

export const LinkedShown = z.strictObject({
  network,
  handle: z.string(),
  strength: z
    .enum(['strong', 'weak'])
    .describe('strong: both name each other, or an operator said so. weak: one of them does.'),
  evidence: z.array(
    z.strictObject({ by: z.enum(['this_profile', 'that_profile', 'import', 'same_contact']), text: z.string() }),
  ),
})

export const ContactAnswer = z.strictObject({
  profile: z.strictObject({
    network,
    handle: z.string(),
    external_id: z.string(),
    name: z.string().nullable(),
    url: z.string(),
  }),
  contacts: z.array(ContactShown),
  linked_accounts: z.array(LinkedShown),
  looked_at: z.strictObject({
    profile_as_of: timestamp,
    contents: z.int().describe('Contents that were read.'),
    pages: z
      .array(z.strictObject({ url: z.string(), contacts: z.int(), as_of: timestamp }))
      .describe('Pages that were opened, by where they were found in the end.'),
    missing: z.array(z.strictObject({ item: z.string(), reason: z.string(), detail: z.string() })),
    notes: z.array(z.string()).describe('Said where known data are older than was asked for, and why.'),
  }),
  source: z.string(),
  synthetic: z.boolean(),
})

const sha256Pattern = /^[0-9a-f]{64}$/i
const plainPattern = /^[^\s@]{1,64}@[^\s@]{1,253}\.[^\s@.]{2,}$/u

/** Plain addresses become hashes while they are read: nothing further in sees or keeps them. */
const LookedUp = z
  .string()
  .max(2000)
  .transform((raw) => {
    const text = raw.trim()
    if (sha256Pattern.test(text)) return [text.toLowerCase()]
    // What is no address costs itself: it is reported in its place, and nothing of it is kept.
    return text.length <= 320 && plainPattern.test(text) ? hashesOf(text) : []
  })

export const LookupBody = z.strictObject({
  emails: z
    .array(LookedUp)
    .min(1)
    .max(1000)
    .describe(
      'Addresses, or the SHA-256 (hexadecimal) of each in lower case and without spaces around it. Plain ones are hashed on arrival and not stored; dots and plus signs that the provider ignores are ignored. Anything else is `invalid` in its place and does not affect the others.',
    ),
})

export const LookupItem = z.strictObject({
  position: z.int().describe('Place in `emails`, from 0.'),
  email_sha256: z.string().nullable().describe('Null if the given value is not an address.'),
  invalid: z.string().nullable().describe('Why this could not be looked up; null where it could.'),
  withheld: z.enum(['do_not_contact']).nullable(),
  matches: z.array(
    z.strictObject({
      network,
      handle: z.string(),
      external_id: z.string(),
      name: z.string().nullable(),
      url: z.string(),
      followers: z.int().nullable(),
      confidence: z.number().min(0).max(1).describe('Confidence that the address belongs to this profile.'),
      why: z.string(),
      found_in: z.enum(['bio']),
      synthetic: z.boolean(),
      as_of: timestamp,
    }),
  ),
})

export const LookupResult = z.strictObject({
  emails: z.int(),
  invalid: z.int().describe('Entries that are neither an address nor a hash of one.'),
  matched: z.int().describe('Addresses with at least one profile.'),
  profiles: z.int(),
})
