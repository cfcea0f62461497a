import { z } from 'zod'
import { FormatError } from '../../corpus/transfer/read/raw-rows.js'
import { Mapping } from '../../corpus/transfer/understand/mapping.js'
import { ColumnError } from '../../corpus/transfer/understand/plan.js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toTimestamp, type Clock } from '../../kernel/clock.js'
import { Failure, notFound } from '../../kernel/errors.js'
import { Answer, apiPrefix, operation } from '../../kernel/operation.js'
import { listing } from '../../kernel/listing.js'
import type { Cursors } from '../../kernel/page.js'
import { FileSchema, PreviewSchema } from './contract.js'
import { exampleFile, exampleMapping, examplePreview } from './examples.js'
import { uploadsKeptMs } from '../../kernel/retention.js'
import type { ImportedFile, ImportStore } from './import-store.js'
import { previewUpload, type UploadPreview } from './preview-upload.js'

export interface Needs {
  imports: ImportStore
  clock: Clock
}

const common = { area: 'Imports', scope: 'imports' as const }
const idPath = z.strictObject({ id: z.string().max(60) })

export const presentFile = ({ id, name, bytes, sha256, createdAt }: ImportedFile) => ({
  id,
  name,
  bytes,
  sha256,
  created_at: toTimestamp(createdAt),
  expires_at: toTimestamp(createdAt + uploadsKeptMs),
})

export const getFile = async (imports: ImportStore, accountId: string, id: string): Promise<ImportedFile> => {
  const file = await imports.find(accountId, id)
  if (file === undefined) throw notFound('file')
  return file
}

/** Errors about the file are the client's to mend: they say what is wrong with it, and where. */
export const refuseFile = (name: string, error: unknown): never => {
  if (error instanceof FormatError) throw new Failure('invalid_input', `${name} ${error.message}.`, { cause: error })
  if (error instanceof ColumnError) throw new Failure('invalid_input', `${name}: ${error.message}`, { cause: error })
  throw error
}

/** What an import of a file would do. */
const preview = async ({ imports, clock }: Needs, file: ImportedFile, mapping: Mapping): Promise<UploadPreview> => {
  let folder: string | undefined
  const folderFor = (): string => (folder ??= mkdtempSync(join(tmpdir(), 'rostra-preview-')))
  try {
    const upload = { path: imports.pathOf(file.id), name: file.name }
    return await previewUpload(upload, folderFor, mapping, clock.now())
  } catch (error) {
    return refuseFile(file.name, error)
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}

const uploadHours = 3_600_000

export const uploadFile = operation({
  ...common,
  method: 'POST',
  path: '/imports/files',
  name: 'uploadImportFile',
  summary: 'Upload a file to import: a list, an export, a personal archive',
  description:
    'The body is the file itself, of any content type, or a form with one file. It is kept for a week, or until it is removed; nothing is imported yet. Look at it with POST /imports/files/{id}/preview and run it with POST /imports.',
  input: {
    query: z.strictObject({
      name: z.string().min(1).max(255).optional().describe('What the file is called, where the body does not say it.'),
    }),
  },
  output: FileSchema,
  status: 201,
  upload: 'CSV, Excel, JSON, JSON Lines or Parquet, also packed (.gz, .zip), or an archive of a network.',
  timeoutMs: uploadHours,
  example: { query: { name: 'creators.csv' }, output: exampleFile },
  run: async ({ query }, { imports }: Needs, call) => {
    const upload = await call.file()
    const name = (query.name ?? upload.name ?? 'upload').replace(/^.*[/\\]/, '').slice(0, 255) || 'upload'
    const file = await imports.keep(call.newId('fil'), call.caller.accountId, name, upload.chunks)
    return new Answer(presentFile(file), {
      status: 201,
      headers: { location: `${apiPrefix}/imports/files/${file.id}` },
    })
  },
})

export const listFiles = listing({
  ...common,
  path: '/imports/files',
  name: 'listImportFiles',
  summary: 'List the uploads of this account, newest first',
  item: FileSchema,
  example: exampleFile,
  list: 'import_files',
  rows: (accountId, page, { imports }: Needs & { cursors: Cursors }) => imports.list(accountId, page),
  present: presentFile,
})

export const getImportFile = operation({
  ...common,
  method: 'GET',
  path: '/imports/files/{id}',
  name: 'getImportFile',
  summary: 'An upload: its name, size and checksum',
  input: { path: idPath },
  output: FileSchema,
  example: { path: { id: exampleFile.id }, output: exampleFile },
  run: async ({ path: { id } }, { imports }: Needs, { caller }) =>
    presentFile(await getFile(imports, caller.accountId, id)),
})

export const removeFile = operation({
  ...common,
  method: 'DELETE',
  path: '/imports/files/{id}',
  name: 'removeImportFile',
  summary: 'Remove an upload',
  description: 'What was imported from it stays.',
  input: { path: idPath },
  output: FileSchema,
  example: { path: { id: exampleFile.id }, output: exampleFile },
  run: async ({ path: { id } }, { imports }: Needs, { caller }) => {
    const file = await getFile(imports, caller.accountId, id)
    await imports.remove(caller.accountId, id)
    return presentFile(file)
  },
})

export const previewImport = operation({
  ...common,
  method: 'POST',
  path: '/imports/files/{id}/preview',
  name: 'previewImport',
  isRead: true,
  summary: 'Show how a file is understood, and what would be lost',
  description:
    'Tried on the first rows; nothing is written. `files` has every table of a zip file and every sheet of a workbook. Correct the mapping of the answer and ask again until it is right.',
  input: { path: idPath, body: Mapping },
  output: PreviewSchema,
  example: { path: { id: exampleFile.id }, body: exampleMapping, output: examplePreview },
  run: async ({ path: { id }, body }, needs: Needs, { caller }) =>
    preview(needs, await getFile(needs.imports, caller.accountId, id), body),
})
