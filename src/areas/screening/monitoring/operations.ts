import { z } from 'zod'
import { toTimestamp, toTimestampOrNull } from '../../../kernel/clock.js'
import { Failure, notFound } from '../../../kernel/errors.js'
import { Answer, apiPrefix, operation, type Call } from '../../../kernel/operation.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../../kernel/page.js'
import type { Database } from '../../../db/database.js'
import { scheduleCostFields, toScheduledCost } from '../../../jobs/cost.js'
import type { Requests } from '../../../jobs/requests.js'
import type { Streams } from '../../../gather/streams.js'
import type { Schedule, Schedules } from '../../../jobs/schedules.js'
import { networks } from '../../../model/network.js'
import { idPath } from '../review/list-contents.js'
import type { CriteriaSets } from '../criteria/criteria-store.js'
import { resolveCriteria } from '../criteria/operations.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { checkTerms, kind as screeningKind, namedProfiles } from '../run/screen.js'
import { costOfNew, costOfProfiles, type CostNeeds } from '../run/cost.js'
import { criteriaFields, EmploymentTerms, subjectFields } from '../run/screen-contract.js'
import { readEvery } from './every.js'
import {
  monitoringStatuses,
  notices,
  type Monitoring,
  type Monitorings,
  type MonitoringStatus,
} from './monitoring-store.js'
import { monitoringKind } from './run-monitoring.js'

interface Needs {
  db: Database
  monitorings: Monitorings
  criteriaSets: CriteriaSets
  requests: Requests
  schedules: Schedules
  streams: Streams
}

type StartNeeds = Needs & CostNeeds

const area = 'Screening'
const scope = 'screening'
const path = '/screening/continuous-monitoring'

const MonitoringBody = z.strictObject({
  profile: subjectFields.profile,
  profiles: subjectFields.profiles,
  ...criteriaFields,
  every: z.string().min(2).max(30).default('24h').describe('15m to 30d: a number with m, h, d or w, or PT24H.'),
  notify: z
    .array(z.enum(notices))
    .max(notices.length)
    .default([...notices])
    .describe('What becomes an event: see GET /events.'),
  employment: EmploymentTerms.optional(),
})

export const MonitoringShown = z
  .strictObject({
    id: z.string(),
    status: z.enum(monitoringStatuses),
    screening_id: z.string().describe('The screening that grows with every run: its score, contents and report.'),
    profiles: z.array(z.strictObject({ network: z.enum(networks), handle: z.string() })),
    criteria: z.strictObject({ id: z.string(), version: z.int() }),
    every_s: z.int(),
    notify: z.array(z.enum(notices)),
    reading: z
      .array(z.strictObject({ network: z.enum(networks), handle: z.string(), by: z.enum(['stream', 'polling']) }))
      .describe(
        'How new items of each profile arrive: by the stream of the network, which starts a run within seconds, or by polling at every interval.',
      ),
    runs: z.int().describe('Runs after the first screening.'),
    last_run_at: timestamp.nullable(),
    last_error: z.string().nullable(),
    next_run_at: timestamp.nullable(),
    looked_until: timestamp.nullable().describe('Everything known by then was looked at.'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Monitoring' })

const MonitoringStarted = z
  .strictObject({
    ...MonitoringShown.shape,
    ...scheduleCostFields,
  })
  .meta({ id: 'MonitoringStarted' })

const present = (
  monitoring: Monitoring,
  schedule: Schedule | undefined,
  { streams }: Pick<Needs, 'streams'>,
): z.output<typeof MonitoringShown> => ({
  id: monitoring.id,
  status: monitoring.status,
  screening_id: monitoring.screeningId,
  profiles: monitoring.profiles.map(({ network, handle }) => ({ network, handle })),
  criteria: { id: monitoring.criteriaId, version: monitoring.criteriaVersion },
  every_s: monitoring.everyMs / 1000,
  notify: monitoring.notify,
  reading: monitoring.profiles.map(({ network, handle }) => ({
    ...{ network, handle },
    by: streams.reading(network, { network, handle }),
  })),
  runs: monitoring.runs,
  last_run_at: toTimestampOrNull(monitoring.lastRunAt),
  last_error: monitoring.lastError,
  next_run_at: monitoring.status === 'active' && schedule !== undefined ? toTimestamp(schedule.nextAt) : null,
  looked_until: toTimestampOrNull(monitoring.watermark),
  created_at: toTimestamp(monitoring.createdAt),
  updated_at: toTimestamp(monitoring.updatedAt),
})

const exampleId = 'mon_01kb3zq4f0e8v5w2n7m6x9c1da'
const example: z.output<typeof MonitoringShown> = {
  id: exampleId,
  status: 'active',
  screening_id: 'scr_01kb3zq4f0e8v5w2n7m6x9c1da',
  profiles: [{ network: 'instagram', handle: 'hughes.well' }],
  criteria: { id: 'crt_default', version: 1 },
  every_s: 86_400,
  notify: [...notices],
  reading: [{ network: 'instagram', handle: 'hughes.well', by: 'polling' }],
  runs: 0,
  last_run_at: null,
  last_error: null,
  next_run_at: '2026-11-16T09:00:00.000Z',
  looked_until: null,
  created_at: '2026-11-15T09:00:00.000Z',
  updated_at: '2026-11-15T09:00:00.000Z',
}

export const startMonitoring = operation({
  method: 'POST',
  path,
  name: 'startMonitoring',
  area,
  summary: 'Start continuous monitoring of a profile',
  description:
    'Screens the profile now, then checks new items at each interval and adds them to the screening `screening_id`. New flags, level changes and failed runs create events. Monitoring survives restarts and catches up once after a pause or downtime. Review decisions apply to later runs.',
  scope,
  status: 201,
  input: { body: MonitoringBody },
  output: MonitoringStarted,
  example: {
    body: { profile: { network: 'instagram', handle: 'hughes.well' }, every: '24h' },
    output: { ...example, cost: null, scheduled: null },
  },
  run: async ({ body }, needs: StartNeeds, call) => {
    const { accountId } = call.caller
    const profiles = namedProfiles(body)
    const everyMs = readEvery(body.every, '/every')
    const set = await resolveCriteria(accountId, body, needs.criteriaSets)
    checkTerms(set, body.employment)
    const cost = await costOfProfiles(profiles, set.criteria, needs)
    const scheduled = toScheduledCost(await costOfNew(profiles, set.criteria, everyMs, needs), everyMs)
    const [id, screeningId] = [call.newId('mon'), call.newId('scr')]
    const of = { criteriaId: set.id, criteriaVersion: set.version }
    const monitoring = { id, accountId, screeningId, profiles, ...of, everyMs, notify: body.notify }
    const input = {
      profiles,
      criteria_id: set.id,
      criteria_version: set.version,
      employment: body.employment,
      monitoring_id: id,
    }
    const schedule = { id, accountId, kind: monitoringKind, requestPrefix: 'mrn', input: { monitoring_id: id } }
    await needs.db.transaction(async (query) => {
      await needs.monitorings.create(query, monitoring)
      await needs.requests.submit({ id: screeningId, accountId, kind: screeningKind, input, cost }, query)
      await needs.schedules.create({ ...schedule, everyMs, firstIn: everyMs, goesOnFrom: screeningId }, query)
    })
    needs.requests.announce(screeningId)
    return new Answer(
      { ...(await show(id, needs, call)), cost, scheduled },
      { headers: { location: `${apiPrefix}${path}/${id}` } },
    )
  },
})

const show = async (id: string, { monitorings, schedules, streams }: Needs, { caller }: Call) => {
  const monitoring = await monitorings.find(caller.accountId, id)
  if (monitoring === undefined) throw notFound('monitoring')
  return present(monitoring, await schedules.find(caller.accountId, id), { streams })
}

export const listMonitoring = operation({
  method: 'GET',
  path,
  name: 'listMonitoring',
  area,
  summary: 'List monitorings, newest first',
  scope,
  input: { query: z.strictObject({ ...pageQuery, status: z.enum(monitoringStatuses).optional() }) },
  output: pageOf(MonitoringShown),
  example: { output: { data: [example], next_cursor: null } },
  run: async ({ query: { limit, cursor, status } }, needs: Needs & { cursors: Cursors }, { caller }) => {
    const { accountId } = caller
    const list = ['monitoring', accountId, status]
    const after = needs.cursors.read(list, cursor)?.[0]?.toString()
    const found = await needs.monitorings.list(accountId, { status, after, limit: limit + 1 })
    const schedules = await Promise.all(found.map(({ id }) => needs.schedules.find(accountId, id)))
    return cutPage(
      found.map((monitoring, i) => ({ monitoring, schedule: schedules[i] })),
      limit,
      {
        item: ({ monitoring, schedule }) => present(monitoring, schedule, needs),
        cursor: ({ monitoring }) => needs.cursors.write(list, [monitoring.id]),
      },
    )
  },
})

export const getMonitoring = operation({
  method: 'GET',
  path: `${path}/{id}`,
  name: 'getMonitoring',
  area,
  summary: 'Get a monitoring',
  scope,
  input: { path: idPath },
  output: MonitoringShown,
  example: { path: { id: exampleId }, output: example },
  run: async ({ path: { id } }, needs: Needs, call) => show(id, needs, call),
})

/** The three ways to change one: what is stopped stays stopped. */
const changing = (verb: 'pause' | 'resume' | 'stop', to: MonitoringStatus, summary: string) =>
  operation({
    method: 'POST',
    path: `${path}/{id}/${verb}`,
    name: `${verb}Monitoring`,
    area,
    summary,
    scope,
    input: { path: idPath },
    output: MonitoringShown,
    example: { path: { id: exampleId }, output: { ...example, status: to } },
    run: async ({ path: { id } }, needs: Needs, call) => {
      const { accountId } = call.caller
      const known = await needs.monitorings.find(accountId, id)
      if (known === undefined) throw notFound('monitoring')
      if (known.status === 'stopped' && to !== 'stopped')
        throw new Failure('conflict', 'This monitoring has been stopped. Create a new one.')
      if (to === 'stopped') await needs.schedules.remove(accountId, id)
      else await needs.schedules.setPaused(accountId, id, to === 'paused')
      await needs.monitorings.setStatus(accountId, id, to)
      return show(id, needs, call)
    },
  })

export const pauseMonitoring = changing('pause', 'paused', 'Pause a monitoring')
export const resumeMonitoring = changing('resume', 'active', 'Resume a monitoring and catch up once')
export const stopMonitoring = changing('stop', 'stopped', 'Stop a monitoring permanently; its screening is kept')
