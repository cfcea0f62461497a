import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Records } from '../../corpus/records/index.js'
import type { Search } from '../../corpus/search/search.js'
import { importFile, type FileImported } from '../../corpus/transfer/run/import-file.js'
import { Joins } from '../../corpus/transfer/run/joins.js'
import type { Progress } from '../../corpus/transfer/run/progress.js'
import { mappingOf, toReadingWishes, toWishes, type Mapping } from '../../corpus/transfer/understand/mapping.js'
import type { ImportPlan } from '../../corpus/transfer/understand/plan.js'
import type { Clock } from '../../kernel/clock.js'
import type { KnownAudiences } from '../../gather/known-audiences.js'
import { notFound } from '../../kernel/errors.js'
import { operation, Streamed } from '../../kernel/operation.js'
import { pair } from '../../jobs/pair.js'
import type { Requests } from '../../jobs/requests.js'
import type { Job } from '../../jobs/runner.js'
import { ImportRequest, ImportResult } from './contract.js'
import { exampleFile, exampleMapping, exampleResult } from './examples.js'
import { withOwners } from '../../corpus/transfer/run/archive-parts.js'
import { filesIn } from '../../corpus/transfer/run/files-in.js'
import { getFile, refuseFile } from './files.js'
import type { ImportStore } from './import-store.js'

interface Needs {
  imports: ImportStore
  records: Records
  search: Search
  knownAudiences: KnownAudiences
  clock: Clock
}

/** For so long an import waits until what it brought is concluded from about audiences. */
const audiencesMs = 20_000
/** For so long an import waits until searches find what it brought. */
const searchableMs = 60_000

type Wanted = z.output<typeof ImportRequest>

const emptyMapping: Mapping = { set: {}, columns: {} }

type Counted = Omit<z.output<typeof ImportResult>, 'searchable'>
type Part = Progress & { plan?: ImportPlan }

const addKinds = (parts: readonly Record<string, number>[]): Record<string, number> => {
  const all: Record<string, number> = {}
  for (const part of parts) for (const [kind, count] of Object.entries(part)) all[kind] = (all[kind] ?? 0) + count
  return all
}

const addUp = (parts: readonly Part[], wanted: Wanted, name: string): Counted => {
  const sum = (pick: (part: Part) => number): number => parts.reduce((total, part) => total + pick(part), 0)
  return {
    file_id: wanted.file_id,
    name,
    format: parts.find(({ plan }) => plan?.format !== undefined)?.plan?.format ?? null,
    rows: sum(({ rows }) => rows),
    imported: sum(({ imported }) => imported),
    rejected: sum(({ rejected }) => rejected),
    withheld: sum(({ withheld }) => withheld),
    cells_lost: sum(({ cellsLost }) => cellsLost),
    keyed: sum(({ keyed }) => keyed),
    own_ids: sum(({ ownIds }) => ownIds),
    waiting: sum(({ waiting }) => waiting),
    joined: addKinds(parts.map(({ joined }) => joined)),
    records: addKinds(parts.map(({ kinds }) => kinds)),
    notes: [...new Set(parts.flatMap(({ plan }) => plan?.tables.flatMap(({ notes }) => notes) ?? []))],
    dry_run: wanted.dry_run,
  }
}

/** Whoever is told that an import is done searches for what it brought. */
const becomesSearchable = async (search: Search, signal: AbortSignal): Promise<boolean> => {
  const aborted = new Promise<boolean>((resolve) => {
    signal.addEventListener('abort', () => resolve(false), { once: true })
  })
  const reached = await Promise.race([search.caughtUp(searchableMs), aborted])
  signal.throwIfAborted()
  return reached
}

/** What an import has written, batch by batch: all there is to tell of one that ends before its file does. */
const writtenName = (requestId: string): string => `import:written:${requestId}`

/** How many rows there will be, by those of the part that is read: it is known at the end only. */
const expectedRows = (rows: number, done: number | undefined): number | undefined =>
  done === undefined || done <= 0 ? undefined : Math.max(rows, Math.round(rows / done))

const runAll = async (
  wanted: Wanted,
  mapping: Mapping,
  named: { name: string; path: string; asOf: number },
  { imports, records, clock }: Needs,
  job: Job,
) => {
  let folder: string | undefined
  const folderFor = (): string => (folder ??= mkdtempSync(join(tmpdir(), 'rostra-import-')))
  const joins = new Joins()
  const parts: FileImported[] = []
  try {
    const { taken: files } = await filesIn(named, folderFor, mapping)
    const owned = await withOwners(files, mapping)
    let rejectBytes = 0
    for (const [i, file] of files.entries()) {
      const part = await importFile({
        path: file.path,
        name: file.name,
        // Another request for the same file is another import, with rejects of its own.
        identity: [job.requestId, i],
        wishes: toWishes(mappingOf(owned, file.name)),
        form: toReadingWishes(mappingOf(owned, file.name)),
        source: wanted.source,
        asOf: named.asOf,
        now: clock.now(),
        corpus: wanted.dry_run ? undefined : records,
        joins,
        rejectsPath: imports.rejectsPathOf(job.requestId),
        rejectBytes,
        restart: false,
        onReject: () => {},
        onProgress: async (progress, done) => {
          const written = addUp([...parts, progress], wanted, named.name)
          job.progress(written.rows, expectedRows(written.rows, done && (i + done) / files.length))
          if (!wanted.dry_run) await records.keyValues.save(writtenName(job.requestId), written, clock.now())
        },
        shouldStop: () => job.signal.aborted,
      })
      job.signal.throwIfAborted()
      rejectBytes = part.rejectBytes
      part.plan.tables[0]?.notes.push(...joins.sets.notes)
      joins.sets.notes.clear()
      parts.push(part)
    }
    for (const { progressName } of parts) if (progressName !== undefined) await records.keyValues.remove(progressName)
    return parts
  } catch (error) {
    return refuseFile(named.name, error)
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}

export const importPair = pair({
  kind: 'import',
  prefix: 'imp',
  path: '/imports',
  names: { submit: 'startImport', fetch: 'getImport' },
  area: 'Imports',
  summary: { submit: 'Import an uploaded file', fetch: 'How an import went' },
  description:
    'Rows are written in batches; after a crash, the import continues after the last one. A row that cannot be imported is skipped, and a cell that cannot be read is left empty: both are listed in GET /imports/{id}/rejects. Importing the same file twice changes nothing. POST /requests/{id}/cancel stops it; what is written stays.',
  scope: 'imports',
  input: ImportRequest,
  result: ImportResult,
  example: { input: { file_id: exampleFile.id, mapping: exampleMapping }, result: exampleResult },
  check: async (input, { imports }: Needs, { caller }) => {
    // The upload is deleted after a week; what was imported keeps its name.
    const { name: fileName } = await getFile(imports, caller.accountId, input.file_id)
    const named = { ...input, file_name: fileName }
    if (input.mapping_name === undefined) return named
    const kept = await imports.findMapping(caller.accountId, input.mapping_name)
    if (kept === undefined) throw notFound('mapping')
    // What is kept by name may change before the work begins.
    return {
      ...named,
      mapping: {
        ...kept.mapping,
        ...input.mapping,
        set: { ...kept.mapping.set, ...input.mapping?.set },
        columns: { ...kept.mapping.columns, ...input.mapping?.columns },
      },
    }
  },
  run: async (wanted, needs: Needs, job) => {
    const file = await getFile(needs.imports, job.accountId, wanted.file_id)
    const path = needs.imports.pathOf(file.id)
    if (!existsSync(path)) throw notFound('file')
    const asOf = wanted.as_of === undefined ? file.createdAt : Date.parse(wanted.as_of)
    const parts = await runAll(wanted, wanted.mapping ?? emptyMapping, { name: file.name, path, asOf }, needs, job)
    // Hits say of audiences what reports say, from the first search on.
    if (!wanted.dry_run)
      await needs.knownAudiences.catchUp(AbortSignal.any([job.signal, AbortSignal.timeout(audiencesMs)]))
    const searchable = wanted.dry_run ? null : await becomesSearchable(needs.search, job.signal)
    await needs.records.keyValues.remove(writtenName(job.requestId))
    const result = addUp(parts, wanted, file.name)
    // Reports hold somebody's topics against the tags of all contents: those that came belong to them at once.
    if (!wanted.dry_run) await needs.records.tags.take(result.records['contents'] ?? 0)
    return { ...result, searchable }
  },
  stays: async ({ id }, { records }) => {
    const written = await records.keyValues.find<Counted>(writtenName(id))
    return written && { ...written.value, searchable: null }
  },
})

export const getRejects = operation({
  area: 'Imports',
  scope: 'imports',
  method: 'GET',
  path: '/imports/{id}/rejects',
  name: 'getImportRejects',
  summary: 'The rows an import refused, and the cells it could not read, as JSON Lines',
  description:
    'Each line has the file, the line, the reasons and the row; `kept` marks rows that were taken without some cells. Empty where everything was taken.',
  input: { path: z.strictObject({ id: z.string().max(60) }) },
  output: z.strictObject({ lines: z.string() }),
  alsoProduces: { 'application/x-ndjson': 'One reject on each line.' },
  example: { path: { id: 'imp_01kb3zq4f0e8v5w2n7m6x9c1da' }, output: { lines: '' } },
  run: async ({ path: { id } }, { imports, requests }: { imports: ImportStore; requests: Requests }, { caller }) => {
    const request = await requests.find(caller.accountId, id)
    if (request?.kind !== 'import') throw notFound('import')
    const chunks = imports.hasRejects(id)
      ? (createReadStream(imports.rejectsPathOf(id)) as AsyncIterable<Uint8Array>)
      : nothing()
    return new Streamed('application/x-ndjson', chunks, {
      'content-disposition': `attachment; filename="${id}.rejects.jsonl"`,
    })
  },
})

async function* nothing(): AsyncGenerator<string> {
  yield ''
}
