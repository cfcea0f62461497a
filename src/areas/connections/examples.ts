import type { z } from 'zod'
import type { ConnectionRead, ConnectionShown, ProviderShown } from './contract.js'

export const exampleConnection: z.output<typeof ConnectionShown> = {
  id: 'con_01kb3zq4f0e8v5w2n7m6x9c1da',
  provider: 'youtube',
  network: 'youtube',
  purpose: 'Plan the spring campaign of Lumevia together with you.',
  handle: null,
  external_id: null,
  name: null,
  state: 'pending',
  scopes: [],
  problem: null,
  ended_by: null,
  created_by: 'usr_01kb3zq4f0e8v5w2n7m6x9c1db',
  created_at: '2026-11-15T09:00:00.000Z',
  expires_at: '2026-11-29T09:00:00.000Z',
  connected_at: null,
  token_expires_at: null,
  read_at: null,
  ended_at: null,
}

export const exampleRead: z.output<typeof ConnectionRead> = {
  ...exampleConnection,
  handle: 'ana.cooks',
  external_id: 'UC0000000000000000000001',
  name: 'Ana Cooks',
  state: 'connected',
  connected_at: '2026-11-16T10:00:00.000Z',
  token_expires_at: '2026-11-16T11:00:00.000Z',
  read_at: '2026-11-16T10:00:01.000Z',
  measured: {
    basis: 'measured',
    as_of: '2026-11-16T10:00:01.000Z',
    figures: [{ name: 'views', value: 120_400, days: 28, contents: null }],
    audience: [
      {
        name: 'countries',
        of: 'viewers',
        days: 28,
        shares: [
          { id: 'DE', share: 0.62 },
          { id: 'AT', share: 0.38 },
        ],
      },
    ],
    missing: [],
  },
}

export const exampleProvider: z.output<typeof ProviderShown> = {
  id: 'youtube',
  name: 'YouTube',
  network: 'youtube',
  ready: true,
  missing: null,
  redirect_uri: 'https://rostra.example/connect/callback',
  scopes: [
    {
      name: 'https://www.googleapis.com/auth/youtube.readonly',
      meaning: 'Your channel, its videos and their public figures',
    },
  ],
  gives: ['followers', 'views', 'countries', 'ages', 'genders'],
  refreshes: true,
  revokes: true,
  proof: { by: 'documents', date: '2026-11-17', against: 'developers.google.com' },
  needs: 'A channel.',
  key: 'Create an OAuth client in the Google Cloud console.',
  remove: 'In the Google account: Security, Third-party apps with account access.',
}
