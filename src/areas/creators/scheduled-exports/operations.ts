import { z } from 'zod'
import type { Requests } from '../../../jobs/requests.js'
import type { Schedule, Schedules } from '../../../jobs/schedules.js'
import { toTimestamp } from '../../../kernel/clock.js'
import { invalid, notFound } from '../../../kernel/errors.js'
import { operation, type Call } from '../../../kernel/operation.js'
import { removal } from '../../../kernel/removal.js'
import { refuseWithoutPurpose } from '../contacts/contact-values.js'
import type { Filters, Sort } from '../discovery/filters.js'
import { findKeys } from '../discovery/find-keys.js'
import { exampleExport, ScheduledExportBody, ScheduledExportShown, type ScheduledExport } from './contract.js'
import {
  folderOf,
  scheduledExportKind,
  scheduledExportPrefix,
  type ExportNeeds,
  type ExportRun,
  type ScheduledInput,
} from './run.js'

interface Needs extends ExportNeeds {
  schedules: Schedules
  requests: Requests
}

const prefix = 'sxp'
const common = { area: 'Scheduled exports', scope: 'creators' as const }
const path = z.strictObject({ id: z.string().min(1).max(60) })
const example = { path: { id: exampleExport.id }, output: exampleExport }

const lastOf = async ({ accountId, lastRequestId: id }: Schedule, { requests }: Needs) => {
  const request = id === null ? undefined : await requests.find(accountId, id)
  if (request === undefined) return null
  const result = (await requests.findDocuments(request.id)).result as ExportRun | undefined
  return {
    request_id: request.id,
    status: request.status,
    file: result?.file ?? null,
    rows: result?.rows ?? null,
    error: request.error?.detail ?? null,
  }
}

const present = async (schedule: Schedule, needs: Needs): Promise<z.output<typeof ScheduledExportShown>> => {
  const input = schedule.input as ScheduledInput
  return {
    id: schedule.id,
    name: input.name,
    every_s: schedule.everyMs / 1000,
    saved_search_id: input.saved_search_id ?? null,
    search: input.search ?? null,
    max_results: input.max_results ?? null,
    fields: input.fields ?? null,
    format: input.format,
    folder: `${needs.exportStore.where}/${folderOf(schedule.accountId, input)}`,
    paused: schedule.paused,
    last: await lastOf(schedule, needs),
    next_at: schedule.paused ? null : toTimestamp(schedule.nextAt),
    created_at: toTimestamp(schedule.createdAt),
  }
}

const get = async (id: string, { schedules }: Needs, { caller }: Call): Promise<Schedule> => {
  const found = await schedules.find(caller.accountId, id)
  if (found?.kind !== scheduledExportKind) throw notFound('scheduled export')
  return found
}

/** What would be refused every night is refused now. */
const check = async (body: ScheduledExport, needs: Needs, call: Call): Promise<void> => {
  const { accountId } = call.caller
  if ((body.saved_search_id === undefined) === (body.search === undefined))
    throw invalid('', 'Name either saved_search_id or search.')
  if (body.fields?.includes('contacts') === true) refuseWithoutPurpose(body.purpose, call)
  if (body.saved_search_id !== undefined) {
    if ((await needs.savedSearches.find(accountId, body.saved_search_id)) === undefined)
      throw invalid('/saved_search_id', 'There is no such saved search. See GET /saved-searches.')
    return
  }
  const { sort, ...filters } = (body.search ?? {}) as Filters & { sort?: Sort }
  await findKeys(filters, sort, 1, { needs, accountId, pointer: '/search' })
}

export const createScheduledExport = operation({
  ...common,
  method: 'POST',
  path: '/scheduled-exports',
  name: 'createScheduledExport',
  summary: 'Export a search or a list again and again',
  description:
    'Exports at once and then at every interval, as a file in the store of the server (ROSTRA_EXPORT_STORE: a folder or s3://bucket/folder). Each run writes one file, whole or not at all, and is an `export.ready` event that webhooks and notification channels deliver.',
  input: { body: ScheduledExportBody },
  status: 201,
  output: ScheduledExportShown,
  example: {
    body: {
      name: 'Bakers',
      search: { network: 'instagram', followers: { min: 500 } },
      max_results: 1000,
      format: 'parquet',
    },
    output: { ...exampleExport, last: null },
  },
  run: async ({ body }, needs: Needs, call) => {
    await check(body, needs, call)
    const id = call.newId(prefix)
    const { accountId } = call.caller
    await needs.schedules.create({
      ...{ id, accountId, kind: scheduledExportKind, requestPrefix: scheduledExportPrefix },
      input: { ...body, schedule_id: id },
      everyMs: body.every_s * 1000,
    })
    return present(await get(id, needs, call), needs)
  },
})

export const listScheduledExports = operation({
  ...common,
  method: 'GET',
  path: '/scheduled-exports',
  name: 'listScheduledExports',
  summary: 'List scheduled exports',
  description: 'Newest first, all of them, each with its latest run.',
  input: {},
  output: z.strictObject({ data: z.array(ScheduledExportShown) }),
  example: { output: { data: [exampleExport] } },
  run: async (_, needs: Needs, { caller }) => {
    const found = await needs.schedules.list(caller.accountId, scheduledExportKind, `${prefix}_`)
    return { data: await Promise.all(found.map((schedule) => present(schedule, needs))) }
  },
})

export const getScheduledExport = operation({
  ...common,
  method: 'GET',
  path: '/scheduled-exports/{id}',
  name: 'getScheduledExport',
  summary: 'Get a scheduled export',
  input: { path },
  output: ScheduledExportShown,
  example,
  run: async ({ path: { id } }, needs: Needs, call) => present(await get(id, needs, call), needs),
})

export const changeScheduledExport = operation({
  ...common,
  method: 'PATCH',
  path: '/scheduled-exports/{id}',
  name: 'changeScheduledExport',
  summary: 'Pause or resume a scheduled export',
  input: { path, body: z.strictObject({ paused: z.boolean() }).meta({ id: 'ScheduledExportPatch' }) },
  output: ScheduledExportShown,
  example: { ...example, body: { paused: true }, output: { ...exampleExport, paused: true, next_at: null } },
  run: async ({ path: { id }, body }, needs: Needs, call) => {
    const { accountId } = await get(id, needs, call)
    await needs.schedules.setPaused(accountId, id, body.paused)
    return present(await get(id, needs, call), needs)
  },
})

export const removeScheduledExport = removal({
  ...common,
  path: '/scheduled-exports/{id}',
  name: 'removeScheduledExport',
  summary: 'Stop a scheduled export',
  description: 'Files that were written are kept.',
  input: { path },
  example: { path: { id: exampleExport.id } },
  run: async ({ path: { id } }, needs: Needs, call) => {
    const { accountId } = await get(id, needs, call)
    await needs.schedules.remove(accountId, id)
  },
})
