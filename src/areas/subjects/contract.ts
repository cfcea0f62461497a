import { z } from 'zod'
import { networks } from '../../model/network.js'

const timestamp = z.iso.datetime()
const network = z.enum(networks)

export const Who = z
  .array(z.string().trim().min(2).max(2048))
  .min(1)
  .max(20)
  .describe(
    'Identifiers of the person: network:handle, profile URL, e-mail address, phone number with country code, or full name. A name alone only finds candidates.',
  )

const AccountShown = z.strictObject({
  network,
  handle: z.string(),
  name: z.string().nullable().describe('Null where no profile of the account is stored.'),
  evidence: z
    .enum(['named', 'email', 'phone', 'linked'])
    .describe(
      '`named`: you named it. `email`, `phone`: the only profile that states it. `linked`: it and another account of the person name each other, or an import joins them.',
    ),
})

const CandidateShown = z.strictObject({
  network,
  handle: z.string(),
  name: z.string(),
  because: z.enum(['name', 'shared_contact']).describe('Shares the name, or states an address that others state too.'),
})

const PlaceCount = z.strictObject({
  place: z.string().describe('A table of the database.'),
  own: z.int().describe('Rows about the person.'),
  mentions: z.int().describe('Rows about others, or requests, that name the person.'),
})

export const SubjectShown = z.strictObject({
  accounts: z.array(AccountShown).describe('The accounts held to be this person. Everything below is about them.'),
  candidates: z
    .array(CandidateShown)
    .describe('Others who may be the person. Name their accounts in `who` if they are.'),
  places: z.array(PlaceCount),
  suppressed: z
    .boolean()
    .describe('Whether data about the person is no longer stored, because of an erasure or restriction.'),
})

export const SubjectCopy = z.strictObject({
  made_at: timestamp,
  accounts: z.array(AccountShown),
  data: z
    .array(
      z.strictObject({
        place: z.string(),
        kind: z.enum(['own', 'mention']),
        rows: z.array(z.record(z.string(), z.unknown())),
      }),
    )
    .describe('Everything that is held, row by row. Mentions are shown without the rest of the row.'),
})

export const CaseShown = z
  .strictObject({
    id: z.string(),
    kind: z.enum(['erasure', 'restriction']),
    reason: z.string().nullable(),
    created_at: timestamp,
    ended_at: timestamp.nullable().describe('When a restriction was lifted.'),
    subjects: z
      .array(z.string())
      .describe('Keyed digests of everything the person is known by. Data that matches one is not stored again.'),
    places: z.array(z.strictObject({ place: z.string(), deleted: z.int(), masked: z.int() })),
    files: z.strictObject({
      uploads: z.int().describe('Uploaded files removed.'),
      lines: z.int().describe('Lines removed from lists of rejected rows.'),
    }),
    sha256: z.string().describe('Over everything that was deleted, as it was.'),
  })
  .meta({ id: 'SubjectCase' })

export const CaseBody = z.strictObject({
  who: Who,
  reason: z.string().trim().min(1).max(500).optional().describe('Do not name the person in it: it is kept.'),
})

export const exampleCase: z.output<typeof CaseShown> = {
  id: 'era_01kb3zq4f0e8v5w2n7m6x9c1da',
  kind: 'erasure',
  reason: 'Letter of 12 November',
  created_at: '2026-11-16T09:00:00.000Z',
  ended_at: null,
  subjects: ['sub_mWl0aN3x2cQ7r9ZbT1uYkA'],
  places: [{ place: 'creators', deleted: 1, masked: 0 }],
  files: { uploads: 0, lines: 0 },
  sha256: '9b2f4c0d6f3a1e8b7c5d2a9e0f4b6c8d1e3f5a7b9c0d2e4f6a8b1c3d5e7f9a0b',
}
