import { z } from 'zod'
import { fileFormatNames } from '../../../engine/tables/index.js'
import { nameField } from '../../../kernel/name-field.js'
import { ExportRequest } from '../discovery/export.js'

const timestamp = z.iso.datetime()
const dayS = 86_400

export const ScheduledExportBody = z
  .strictObject({
    name: nameField(100),
    every_s: z
      .int()
      .min(3600)
      .max(366 * dayS)
      .default(dayS)
      .describe('Interval in seconds: a day unless given.'),
    saved_search_id: z
      .string()
      .max(60)
      .optional()
      .describe('A saved search: its filters and order, as they are when the export runs. Alternatively, `search`.'),
    search: ExportRequest.omit({ fields: true, purpose: true, format: true, max_results: true })
      .optional()
      .describe('The filters of POST /discovery, such as `{"lists": ["lst_…"]}` for everybody on a list.'),
    max_results: ExportRequest.shape.max_results,
    fields: ExportRequest.shape.fields,
    purpose: ExportRequest.shape.purpose,
    format: z.enum(fileFormatNames).default('csv'),
  })
  .meta({ id: 'ScheduledExportBody' })
export type ScheduledExport = z.output<typeof ScheduledExportBody>

export const ScheduledExportShown = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    every_s: z.int(),
    saved_search_id: z.string().nullable(),
    search: z.record(z.string(), z.unknown()).nullable(),
    max_results: z.int().nullable(),
    fields: z.array(z.string()).nullable().describe('Null: all except contacts.'),
    format: z.enum(fileFormatNames),
    folder: z.string().describe('Where the files go: below ROSTRA_EXPORT_STORE, one for each run, named by its time.'),
    paused: z.boolean(),
    last: z
      .strictObject({
        request_id: z.string(),
        status: z.string(),
        file: z.string().nullable().describe('Where the file is. Null until it is written.'),
        rows: z.int().nullable(),
        error: z.string().nullable(),
      })
      .nullable()
      .describe('The latest run.'),
    next_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'ScheduledExport' })

export const exampleExport: z.output<typeof ScheduledExportShown> = {
  id: 'sxp_01kb3zq4f0e8v5w2n7m6x9c1da',
  name: 'Bakers',
  every_s: 86_400,
  saved_search_id: null,
  search: { network: 'instagram', followers: { min: 500 } },
  max_results: 1000,
  fields: null,
  format: 'parquet',
  folder: 's3://exports/rostra/acc_01kb3zq4f0e8v5w2n7m6x9c1da/bakers-1da',
  paused: false,
  last: {
    request_id: 'sxr_01kb3zq4f0e8v5w2n7m6x9c1da',
    status: 'succeeded',
    file: 's3://exports/rostra/acc_01kb3zq4f0e8v5w2n7m6x9c1da/bakers-1da/2026-11-15T09-00-00Z.parquet',
    rows: 1000,
    error: null,
  },
  next_at: '2026-11-16T09:00:00.000Z',
  created_at: '2026-11-15T09:00:00.000Z',
}
