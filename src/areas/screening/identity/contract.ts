import { z } from 'zod'
import { actorName } from '../../../kernel/actor-name.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { identifiers } from '../../../engine/identity/weigh.js'
import { networks } from '../../../model/network.js'

const word = (max: number) => z.string().trim().min(2).max(max)

export const PersonBody = z.strictObject({
  name: word(120).optional().describe('The full name, as the person writes it.'),
  emails: z.array(z.email().max(254)).max(10).default([]).describe('Kept as hashes, shown masked.'),
  phones: z
    .array(z.string().trim().min(5).max(40))
    .max(10)
    .default([])
    .describe('With the country code, or with `country`. Kept as hashes, shown masked.'),
  employer: word(120).optional(),
  city: word(120).optional(),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'Write the two letters of ISO 3166-1, such as PT.')
    .transform((code) => code.toUpperCase())
    .optional()
    .describe('ISO 3166-1, two letters: of the city, and for phone numbers without a country code.'),
  links: z
    .array(z.string().trim().min(4).max(2048))
    .max(10)
    .default([])
    .describe('Addresses of accounts, or of own pages.'),
  reference: word(120).optional().describe('Your case number.'),
  retention_days: z.int().min(1).max(2557).default(180).describe('Deleted after this many days.'),
})

export const EvidenceShown = z
  .strictObject({
    identifier: z.enum(identifiers),
    given: z.string().describe('As given, addresses and numbers masked; of a linked account, the account.'),
    found: z.string().nullable().describe('What the account shows, without protected characteristics.'),
    outcome: z.enum(['matched', 'contradicts', 'unknown']),
    log_odds: z
      .number()
      .describe('Natural logarithm of how much likelier this makes the account; 0 where nothing is known.'),
    why: z.string(),
  })
  .meta({ id: 'IdentityEvidence' })

const statuses = ['open', 'confirmed', 'rejected'] as const

export const CandidateShown = z
  .strictObject({
    id: z.string().describe('network:handle.'),
    network: z.enum(networks),
    handle: z.string(),
    external_id: z.string().nullable(),
    name: z.string().nullable().describe('Without protected characteristics.'),
    url: z.string(),
    followers: z.int().nullable(),
    verified: z.boolean().nullable(),
    status: z.enum(statuses).describe('Only confirmed accounts can be screened.'),
    probability: z
      .number()
      .describe('Probability that the account belongs to the person, 0 to 0.99. At most 0.5 if only names match.'),
    log_odds: z.number().describe('The sum of `prior` and of all evidence.'),
    sufficient: z.boolean().describe('Whether anything but names ties the account to the person.'),
    missing: z.array(z.string()).describe('What would suffice.'),
    evidence: z.array(EvidenceShown),
    source: z.string().nullable(),
    synthetic: z.boolean(),
    as_of: timestamp.nullable().describe('Null where the account could not be read.'),
  })
  .meta({ id: 'IdentityCandidate' })

const DecisionMade = z
  .strictObject({
    id: z.string(),
    kind: z.enum(['confirm', 'reject', 'undo']),
    actor: z.string().describe('The token or user it was decided with.'),
    actor_name: actorName,
    reviewer: z.string().nullable(),
    reason: z.string(),
    other_evidence: z.string().nullable(),
    candidate_ids: z.array(z.string()),
    undoes: z.string().nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'IdentityDecision' })

export const IdentityShown = z
  .strictObject({
    id: z.string(),
    status: z.enum(['open', 'confirmed']).describe('confirmed: at least one account is, and can be screened.'),
    reference: z.string().nullable(),
    person: z.strictObject({
      name: z.string().nullable(),
      emails: z.array(z.string()),
      phones: z.array(z.string()),
      employer: z.string().nullable(),
      city: z.string().nullable(),
      country: z.string().nullable(),
      links: z.array(z.string()),
    }),
    withheld: z
      .array(z.string())
      .describe('Addresses and numbers that were not used: they are on the do-not-contact list.'),
    prior: z
      .strictObject({ log_odds: z.number(), accounts: z.int(), why: z.string() })
      .describe('Prior probability before any comparison: one in this many.'),
    candidates: z.array(CandidateShown).describe('Likeliest first.'),
    more: z.int().describe('Less likely accounts that are not shown.'),
    decisions: z.array(DecisionMade).describe('Oldest first.'),
    retain_until: timestamp,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ScreeningIdentity' })

export type IdentityShown = z.output<typeof IdentityShown>

export const exampleIdentity: IdentityShown = {
  id: 'idn_01kb3zq4f0e8v5w2n7m6x9c1da',
  status: 'open',
  reference: null,
  person: {
    name: 'Lumevia Studio',
    emails: [],
    phones: [],
    employer: null,
    city: null,
    country: null,
    links: ['https://instagram.demo.example/lumevia.official'],
  },
  withheld: [],
  prior: { log_odds: -11.51, accounts: 2000, why: 'One account in 100000, before anything is compared.' },
  candidates: [
    {
      id: 'instagram:lumevia.official',
      network: 'instagram',
      handle: 'lumevia.official',
      external_id: '9000000244',
      name: 'Lumevia',
      url: 'https://instagram.demo.example/lumevia.official',
      followers: 7442,
      verified: true,
      status: 'open',
      probability: 0.924,
      log_odds: 2.49,
      sufficient: true,
      missing: [],
      evidence: [
        {
          identifier: 'name',
          given: 'Lumevia Studio',
          found: 'Lumevia',
          outcome: 'matched',
          log_odds: 2,
          why: 'The account shows a part of the name. Accounts known here that show these words in their name, among 2,000: lumevia: 2.',
        },
        {
          identifier: 'link',
          given: 'https://instagram.demo.example/lumevia.official',
          found: 'https://instagram.demo.example/lumevia.official',
          outcome: 'matched',
          log_odds: 12,
          why: 'The given link is the address of this account.',
        },
      ],
      source: 'demo',
      synthetic: true,
      as_of: '2026-11-15T09:00:00.000Z',
    },
  ],
  more: 0,
  decisions: [],
  retain_until: '2027-05-14T09:00:00.000Z',
  created_at: '2026-11-15T09:00:00.000Z',
  updated_at: '2026-11-15T09:00:00.000Z',
}
