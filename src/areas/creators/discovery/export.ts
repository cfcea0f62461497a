import { z } from 'zod'
import { SyntheticShown } from '../../../model/synthetic.js'
import { pair } from '../../../jobs/pair.js'
import type { Job } from '../../../jobs/runner.js'
import { fileFormatNames } from '../../../engine/tables/index.js'
import type { After } from '../../../engine/search/index.js'
import { apiPrefix } from '../../../kernel/operation.js'
import { ContactValues, PurposeField, readContactValues, refuseWithoutPurpose } from '../contacts/contact-values.js'
import { askCreators, toFilter } from './ask.js'
import { exportKind, foundFields } from './contract.js'
import type { DiscoveryNeeds } from './discover.js'
import { exportExample } from './examples.js'
import { filterFields, SortField } from './filters.js'
import { makePlan, type Plan } from './plan.js'
import { presentFound, shownColumns } from './present.js'
import { scopeOf } from './scope.js'
import { noteDamaged, readSoundRecords } from './sound-records.js'
import { waitForIndex } from './whole-index.js'

const exportedFields = { ...foundFields, contacts: ContactValues }
type FieldName = keyof typeof exportedFields
const fieldNames = Object.keys(exportedFields) as [FieldName, ...FieldName[]]
/** Without being asked for, nobody's addresses go into a file. */
export const usualFields = fieldNames.filter((name) => name !== 'contacts')
const rowsAtOnce = 500

export const ExportRequest = z
  .strictObject({
    ...filterFields,
    sort: SortField,
    max_results: z.int().min(1).max(100_000_000).optional().describe('Default: all matches.'),
    fields: z
      .array(z.enum(fieldNames))
      .min(1)
      .max(fieldNames.length)
      .refine((names) => new Set(names).size === names.length, 'Name every field once.')
      .optional()
      .describe(
        'Default: all fields except contacts. Rows and columns use this order. `contacts` requires the scope contacts and a purpose; creators on the do-not-contact list have none.',
      ),
    purpose: PurposeField,
    format: z
      .enum(fileFormatNames)
      .default('jsonl')
      .describe('Of the file that `result.file` leads to; pages are JSON always.'),
  })
  .meta({ id: 'DiscoveryExportBody' })

const ExportResult = z.strictObject({
  rows: z.int().describe('Number of rows in the list and in each file.'),
  matched: z.int().describe('Creators that matched when the export began.'),
  synthetic: SyntheticShown,
  fields: z.array(z.enum(fieldNames)),
  snapshots: z.int().describe('1 if all rows come from one snapshot; more if the export was resumed after a restart.'),
  up_to_date: z
    .boolean()
    .describe(
      'False if posts, facts or audiences were changing faster than the search index could read: filters by them may have missed creators. All stored creators were considered, and rows contain current data.',
    ),
  file: z.string().describe('URL of the whole list as a file.'),
})

export const ExportItem = z.strictObject(exportedFields).partial().meta({ id: 'ExportedCreator' })

export type ExportInput = z.output<typeof ExportRequest>

interface Checkpoint {
  version: string
  after: After | null
  rows: number
  matched: number
  snapshots: number
  /** How many were left out because a record of them is damaged. */
  damaged?: number
}

export const planExport = (
  { sort, max_results: _most, fields: _fields, format: _format, purpose: _purpose, ...filters }: ExportInput,
  needs: DiscoveryNeeds,
  accountId: string,
): Promise<Plan> => makePlan(filters, sort, { ...needs, ...scopeOf(needs, accountId) })

const pick = (found: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((name) => [name, found[name]]))

/** Page after page of one snapshot, each kept with the place where the next one begins. */
export const writeRows = async (
  input: ExportInput,
  plan: Plan,
  needs: DiscoveryNeeds,
  job: Pick<Job<Checkpoint>, 'signal' | 'checkpoint' | 'add' | 'progress' | 'save' | 'missing'>,
): Promise<Checkpoint> => {
  const fields = input.fields ?? usualFields
  const most = input.max_results ?? Infinity
  let state: Checkpoint = job.checkpoint ?? { version: '', after: null, rows: 0, matched: 0, snapshots: 1 }
  for (let begun = job.checkpoint !== undefined; !begun || (state.after !== null && state.rows < most); begun = true) {
    job.signal.throwIfAborted()
    const searched = await askCreators(
      needs.search,
      [
        {
          filter: toFilter(plan),
          sort: plan.sort,
          limit: Math.min(rowsAtOnce, most - state.rows),
          total: begun ? 'none' : 'exact',
          ...(state.after === null ? {} : { after: state.after }),
        },
      ],
      { version: begun ? state.version : undefined, values: shownColumns },
    )
    needs.search.creators.hold(searched.version)
    const page = searched.results[0]
    const hits = page?.hits ?? []
    const keys = hits.map(({ key }) => key)
    const { records, named: damaged } = await readSoundRecords(keys, needs, job, state.damaged ?? 0)
    for (const [i, { key }] of hits.entries()) {
      const record = records.get(key)
      if (record === undefined) continue
      const found = presentFound(record, searched.values[i] ?? {}, needs)
      const contacts = fields.includes('contacts') ? await readContactValues(record.creator, needs.doNotContact) : null
      job.add(pick({ ...found, contacts }, fields))
    }
    state = {
      version: searched.version,
      after: page?.next ?? null,
      rows: state.rows + hits.filter(({ key }) => records.has(key)).length,
      matched: begun ? state.matched : (page?.total?.value ?? 0),
      snapshots: state.snapshots + (begun && state.version !== searched.version ? 1 : 0),
      damaged,
    }
    job.progress(state.rows, Math.min(most, Math.max(state.matched, state.rows)))
    await job.save(state)
  }
  return state
}

export const exportCreators = pair({
  kind: exportKind,
  prefix: 'exp',
  path: '/discovery-export',
  names: { submit: 'exportDiscovery', fetch: 'getDiscoveryExport' },
  area: 'Creators',
  summary: { submit: 'Export a creator search (submit)', fetch: 'Get a creator export' },
  description:
    'Exports all matching creators from one snapshot, as pages or as a JSON Lines, CSV, Parquet or XLSX file (`format` or Accept). An interrupted export resumes where it stopped.',
  scope: 'creators',
  input: ExportRequest,
  result: ExportResult,
  item: ExportItem,
  fieldsOf: ({ fields }) => fields,
  example: exportExample,
  check: async (input, needs: DiscoveryNeeds, call) => {
    if (input.fields?.includes('contacts') === true) refuseWithoutPurpose(input.purpose, call)
    await planExport(input, needs, call.caller.accountId)
  },
  run: async (input, needs: DiscoveryNeeds, job: Job<Checkpoint>) => {
    // A list must be whole.
    const upToDate = await waitForIndex(needs.search)
    const plan = await planExport(input, needs, job.accountId)
    const { rows, matched, snapshots } = await writeRows(input, plan, needs, job)
    noteDamaged(needs, job)
    return {
      rows,
      matched,
      synthetic: plan.synthetic,
      snapshots,
      up_to_date: upToDate,
      fields: input.fields ?? usualFields,
      file: `${apiPrefix}/discovery-export/${job.requestId}?format=${input.format}`,
    }
  },
})
