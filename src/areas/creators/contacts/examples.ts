import type { z } from 'zod'
import type { ContactAnswer, LookupItem } from './contract.js'

export const exampleContacts: z.output<typeof ContactAnswer> = {
  profile: {
    network: 'instagram',
    handle: 'brackwyn.official',
    external_id: '9000000252',
    name: 'Brackwyn',
    url: 'https://instagram.demo.example/brackwyn.official',
  },
  contacts: [
    {
      type: 'email',
      value: 'press@brackwyn.example',
      network: null,
      label: 'press',
      source: 'bio',
      source_url: 'https://instagram.demo.example/brackwyn.official',
      written: 'press@brackwyn.example',
      obfuscated: false,
      role_address: true,
      disposable: false,
      verified: null,
      withheld: null,
      found_at: '2026-11-15T09:00:00.000Z',
    },
  ],
  linked_accounts: [
    {
      network: 'tiktok',
      handle: 'brackwyn.official',
      strength: 'strong',
      evidence: [
        { by: 'this_profile', text: 'tiktok: @brackwyn.official' },
        { by: 'that_profile', text: 'https://instagram.demo.example/brackwyn.official' },
      ],
    },
  ],
  looked_at: {
    profile_as_of: '2026-11-15T09:00:00.000Z',
    contents: 20,
    pages: [{ url: 'https://links.demo.example/brackwyn252', contacts: 3, as_of: '2026-11-15T09:00:00.000Z' }],
    missing: [],
    notes: [],
  },
  source: 'demo',
  synthetic: true,
}

const hash = '1b9b2a2a1a8b9d3a3f6c0c0f5b1f2d2f7d9f0b8a4f3f0c9c1a5e9a6f4f3e2d1c'

const item: z.output<typeof LookupItem> = {
  position: 0,
  email_sha256: hash,
  invalid: null,
  withheld: null,
  matches: [
    {
      network: 'instagram',
      handle: 'brackwyn.official',
      external_id: '9000000252',
      name: 'Brackwyn',
      url: 'https://instagram.demo.example/brackwyn.official',
      followers: 35_686,
      confidence: 0.8,
      why: 'The profile states it; a mailbox of a function may be shared by several.',
      found_in: 'bio',
      synthetic: true,
      as_of: '2026-11-15T09:00:00.000Z',
    },
  ],
}

export const exampleLookup = {
  input: { emails: ['press@brackwyn.example', 'press@gribbleton.example', 'nobody@nowhere.example'] },
  result: { emails: 3, invalid: 0, matched: 2, profiles: 7 },
  item,
}
