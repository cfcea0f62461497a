import { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import { notFound } from '../../../kernel/errors.js'
import { Answer, apiPrefix, operation } from '../../../kernel/operation.js'
import { scheduleCostFields, toScheduledCost } from '../../../jobs/cost.js'
import type { Events, NewEvent } from '../../../jobs/events.js'
import type { Job } from '../../../jobs/runner.js'
import type { Schedule, Schedules } from '../../../jobs/schedules.js'
import { NamedProfile, toProfileRef } from '../../../model/named-profile.js'
import { AnalyticsRequestBody } from './contract.js'
import { timestamp } from './contract-parts.js'
import { costOfReport, costOfReportAgain, type PlanNeeds } from './plan-report.js'
import { analyticsKind } from './print-report.js'

const prefix = 'rps'
const common = { area: 'Creators', scope: 'creators' as const }
const path = z.strictObject({ id: z.string().max(60) })

const every = z
  .int()
  .min(3600)
  .max(366 * 86_400)
  .default(7 * 86_400)
  .describe('Interval in seconds: a week unless given.')

const ScheduleShown = z
  .strictObject({
    id: z.string(),
    profile: NamedProfile,
    every_s: z.int(),
    last_request_id: z.string().nullable().describe('Read it like any other profile analysis.'),
    pdf: z.string().nullable().describe('The latest report as PDF.'),
    next_at: timestamp,
    created_at: timestamp,
  })
  .meta({ id: 'ReportSchedule' })

const ScheduleCreated = z
  .strictObject({ ...ScheduleShown.shape, ...scheduleCostFields })
  .meta({ id: 'ReportScheduleCreated' })

const example: z.output<typeof ScheduleShown> = {
  id: 'rps_01kb3zq4f0e8v5w2n7m6x9c1da',
  profile: { network: 'instagram', handle: 'lumevia.official' },
  every_s: 604_800,
  last_request_id: null,
  pdf: null,
  next_at: '2026-11-15T09:00:00.000Z',
  created_at: '2026-11-15T09:00:00.000Z',
}

interface Needs {
  schedules: Schedules
}

type Input = z.output<typeof AnalyticsRequestBody>
/** What a schedule adds to an analysis. */
export type ScheduledInput = Input & { schedule_id?: string }

const addressOf = (requestId: string): string => `${apiPrefix}/profile-analytics-async/${requestId}/report`

const present = ({
  id,
  input,
  everyMs,
  lastRequestId,
  nextAt,
  createdAt,
}: Schedule): z.output<typeof ScheduleShown> => ({
  id,
  profile: (input as Input).profile,
  every_s: everyMs / 1000,
  last_request_id: lastRequestId,
  pdf: lastRequestId === null ? null : addressOf(lastRequestId),
  next_at: toTimestamp(nextAt),
  created_at: toTimestamp(createdAt),
})

export const createReportSchedule = operation({
  ...common,
  method: 'POST',
  path: '/profile-reports',
  name: 'createReportSchedule',
  summary: 'Report on a profile again and again',
  description:
    'Analyses the profile immediately and then at every interval. Each run is an ordinary profile analysis, stored with its PDF, and sends a `report.ready` event with the address of the PDF to webhooks and notification channels; e-mails have the PDF attached. For listening, see `alerts` of `POST /social-listening/recurring`.',
  input: { body: AnalyticsRequestBody.extend({ every_s: every }) },
  status: 201,
  output: ScheduleCreated,
  example: {
    body: { profile: { network: 'instagram', handle: 'lumevia.official' } },
    output: { ...example, cost: null, scheduled: null },
  },
  run: async ({ body: { every_s: everyS, ...input } }, needs: Needs & PlanNeeds, call) => {
    const { schedules } = needs
    const everyMs = everyS * 1000
    toProfileRef(input.profile, '/profile')
    const { accountId } = call.caller
    const id = call.newId(prefix)
    await schedules.create({
      id,
      accountId,
      kind: analyticsKind,
      requestPrefix: 'pra',
      input: { ...input, schedule_id: id },
      everyMs,
    })
    const kept = await schedules.find(accountId, id)
    if (kept === undefined) throw notFound('report schedule')
    const cost = await costOfReport(input, needs)
    const scheduled = toScheduledCost(await costOfReportAgain(input, everyMs, needs), everyMs)
    return { ...present(kept), cost, scheduled }
  },
})

export const listReportSchedules = operation({
  ...common,
  method: 'GET',
  path: '/profile-reports',
  name: 'listReportSchedules',
  summary: 'List scheduled profile reports',
  description: 'Newest first, all of them.',
  input: {},
  output: z.strictObject({ data: z.array(ScheduleShown) }),
  example: { output: { data: [example] } },
  run: async (_, { schedules }: Needs, call) => ({
    data: (await schedules.list(call.caller.accountId, analyticsKind, `${prefix}_`)).map(present),
  }),
})

export const removeReportSchedule = operation({
  ...common,
  method: 'DELETE',
  path: '/profile-reports/{id}',
  name: 'removeReportSchedule',
  summary: 'Stop a scheduled profile report',
  description: 'Reports that were made are kept.',
  input: { path },
  status: 204,
  output: z.null(),
  example: { path: { id: example.id }, output: null },
  run: async ({ path: { id } }, { schedules }: Needs, call) => {
    const kept = await schedules.find(call.caller.accountId, id)
    if (kept?.kind !== analyticsKind) throw notFound('report schedule')
    await schedules.remove(call.caller.accountId, id)
    return new Answer(null, { status: 204 })
  },
})

/** Says that a scheduled report is there, once for each run. */
export const tellReport = async (
  scheduleId: string,
  name: string,
  events: Events,
  job: Job<{ told: true }>,
): Promise<void> => {
  if (job.checkpoint?.told === true) return
  const news: NewEvent = {
    kind: 'report.ready',
    subject: scheduleId,
    payload: { of: 'profile', name, request_id: job.requestId, pdf: addressOf(job.requestId) },
  }
  await job.save({ told: true }, (query) => events.append(query, job.accountId, [news]))
  events.announce(job.accountId)
}
