import { z } from 'zod'
import { Mapping } from '../../corpus/transfer/understand/mapping.js'
import { transferKinds } from '../../corpus/transfer/schemas/transfer-kinds.js'

const samples = z.array(z.string())

const format = z
  .strictObject({ id: z.string(), says: z.string() })
  .nullable()
  .describe('The known format it was recognised as.')

const tables = z.array(
  z.strictObject({
    kind: z.enum(transferKinds),
    at: z.string().describe('Where the rows lie in a JSON document; empty for a table.'),
    aside: z.boolean().describe('Told along by rows about something else, such as the authors of posts.'),
    confidence: z.number().min(0).max(1).describe('How sure it is that the file means this.'),
    set: z.record(z.string(), z.string()),
    columns: z.array(z.strictObject({ column: z.string(), field: z.string(), samples })),
    left_out: z.array(z.strictObject({ column: z.string(), why: z.string(), samples })),
    notes: z.array(z.string()).describe('What was assumed.'),
    missing: z.array(z.string()).describe('What has to be said before rows can be taken.'),
    records: z.array(z.record(z.string(), z.unknown())).describe('The first records as they would be kept.'),
  }),
)

const sampled = z
  .strictObject({
    rows: z.int(),
    whole: z.boolean().describe('Whether these are all rows of the file.'),
    importable: z.int(),
    rejected: z.int(),
    cells_lost: z.int(),
    keyed: z.int().describe('Rows without a handle or an id of the network.'),
    own_ids: z
      .int()
      .describe(
        'Of these, rows whose ids are not ids of the network, such as 1 or p1; other files of the source are joined by them.',
      ),
    waiting: z
      .int()
      .describe(
        'Rows that name a post or an account by an id of another file, which is looked up when they are imported.',
      ),
  })
  .describe('What would happen to the first rows.')

const problems = z.array(z.strictObject({ line: z.int(), kept: z.boolean(), reasons: z.array(z.string()) }))

const files = z
  .array(
    z.strictObject({
      name: z.string().describe('As rejected rows name it.'),
      sheet: z.string().nullable(),
      taken: z.boolean().describe('Whether an import with this mapping takes it.'),
      why: z.string().nullable().describe('Why it is not taken.'),
      format,
      tables,
      sampled: sampled.nullable().describe('Null where it could not be read.'),
      problems,
      mapping: Mapping.nullable().describe('How this file or sheet was understood.'),
    }),
  )
  .describe(
    'Every file of a zip file and every sheet of a workbook, those that are taken first, in the order of the import.',
  )

export const PreviewSchema = z
  .strictObject({
    form: z.string().describe('csv, jsonl, json, parquet, xlsx or archive, found from the content.'),
    encoding: z.string().nullable(),
    delimiter: z.string().nullable(),
    sheet: z.string().nullable(),
    format,
    tables: tables.describe('Of the first file, or of the sheet that is taken.'),
    sampled,
    problems,
    files,
    mapping: Mapping.describe(
      'To be corrected and sent with the import. Of several files it says what you said: what is guessed differs between them.',
    ),
  })
  .meta({ id: 'ImportPreview' })

export const FileSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().describe('When the upload is removed if it is not imported.'),
  })
  .meta({ id: 'ImportFile' })

export const FieldsSchema = z
  .strictObject({
    kind: z.enum(transferKinds),
    fields: z.array(
      z.strictObject({ name: z.string(), holds: z.string().describe('What a cell may contain.'), meaning: z.string() }),
    ),
  })
  .meta({ id: 'ImportFields' })

export const ImportRequest = z
  .strictObject({
    file_id: z.string().max(60).describe('The upload, from POST /imports/files.'),
    mapping: Mapping.optional().describe('What the file does not say; a preview gives one to start from.'),
    mapping_name: z.string().max(80).optional().describe('A mapping kept with PUT /imports/mappings/{name}.'),
    source: z.string().min(1).max(80).default('import').describe('Where the records come from.'),
    as_of: z.iso.datetime().optional().describe('When they were true; the time of the upload by default.'),
    dry_run: z.boolean().default(false).describe('Check every row and write nothing.'),
  })
  .meta({ id: 'ImportBody' })

export const ImportResult = z
  .strictObject({
    file_id: z.string(),
    name: z.string(),
    format: z.string().nullable(),
    rows: z.int(),
    imported: z.int(),
    rejected: z.int(),
    withheld: z
      .int()
      .describe('Rows about people whose data was erased or restricted at their request: not stored, not listed.'),
    cells_lost: z.int().describe('Cells that could not be read in rows that were taken.'),
    keyed: z
      .int()
      .describe('Rows without a handle or an id of the network, stored under a key made from their content.'),
    own_ids: z
      .int()
      .describe(
        'Of these, rows whose ids are not ids of the network, such as 1 or p1; other files of the source are joined by them.',
      ),
    waiting: z
      .int()
      .describe(
        'Rows that name a post or an account by an id which no file has told yet. They are kept for 30 days and joined when it comes.',
      ),
    joined: z
      .record(z.string(), z.int())
      .describe('Rows of earlier imports that waited for what this one told, by kind.'),
    records: z.record(z.string(), z.int()).describe('Records by kind.'),
    notes: z.array(z.string()),
    dry_run: z.boolean(),
    searchable: z
      .boolean()
      .nullable()
      .describe(
        'Whether searches find all of it. False: the index is still reading, see GET /status. Null for a dry run, and where the import did not come to its end.',
      ),
  })
  .meta({ id: 'ImportResult' })

export const NamedMapping = z
  .strictObject({ name: z.string(), mapping: Mapping, updated_at: z.iso.datetime() })
  .meta({ id: 'NamedImportMapping' })
