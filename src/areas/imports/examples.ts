import type { z } from 'zod'
import type { FileSchema, ImportResult, PreviewSchema } from './contract.js'

export const exampleMapping = { set: { network: 'instagram' }, columns: { channel_info: 'handle', rank: null } }

export const exampleFile: z.output<typeof FileSchema> = {
  id: 'fil_01kb3zq4f0e8v5w2n7m6x9c1da',
  name: 'creators.csv',
  bytes: 12_835,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  created_at: '2026-11-15T09:00:00.000Z',
  expires_at: '2026-11-22T09:00:00.000Z',
}

const exampleTable: z.output<typeof PreviewSchema>['tables'][number] = {
  kind: 'creators',
  at: '',
  aside: false,
  confidence: 0.97,
  set: { network: 'instagram' },
  columns: [
    { column: 'channel_info', field: 'handle', samples: ['ana.cooks'] },
    { column: 'followers', field: 'followers', samples: ['12.4k'] },
  ],
  left_out: [{ column: 'rank', why: 'Left out as asked.', samples: ['1'] }],
  notes: [],
  missing: [],
  records: [{ network: 'instagram', handle: 'ana.cooks', followers: 12_400 }],
}

const exampleUnderstood = {
  format: null,
  tables: [exampleTable],
  sampled: { rows: 200, whole: true, importable: 200, rejected: 0, cells_lost: 0, keyed: 0, own_ids: 0, waiting: 0 },
  problems: [],
  mapping: { ...exampleMapping, kind: 'creators' as const },
}

export const examplePreview: z.output<typeof PreviewSchema> = {
  form: 'csv',
  encoding: 'utf-8',
  delimiter: ',',
  sheet: null,
  ...exampleUnderstood,
  files: [{ name: 'creators.csv', sheet: null, taken: true, why: null, ...exampleUnderstood }],
}

export const exampleResult: z.output<typeof ImportResult> = {
  file_id: exampleFile.id,
  name: 'creators.csv',
  format: null,
  rows: 200,
  imported: 200,
  rejected: 0,
  withheld: 0,
  cells_lost: 0,
  keyed: 0,
  own_ids: 0,
  waiting: 0,
  joined: {},
  records: { creators: 200 },
  notes: [],
  dry_run: false,
  searchable: true,
}
