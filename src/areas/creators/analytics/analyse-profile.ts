import { z } from 'zod'
import { toTimestamp, type Clock } from '../../../kernel/clock.js'
import { Answer, apiPrefix, operation, type Call } from '../../../kernel/operation.js'
import type { Events } from '../../../jobs/events.js'
import { pair } from '../../../jobs/pair.js'
import type { Job } from '../../../jobs/runner.js'
import type { Requests } from '../../../jobs/requests.js'
import { toProfileRef } from '../../../model/named-profile.js'
import type { Sources } from '../../../sources/registry.js'
import { Accepted, AnalyticsBody, AnalyticsRequestBody, Plan, Report } from './contract.js'
import { exampleReport } from './examples.js'
import { makeReport } from './make-report.js'
import { costOfReport, costOfReportAgain, planReport, type PlanNeeds } from './plan-report.js'
import { tellReport, type ScheduledInput } from './schedule-reports.js'
import { analyticsKind as kind, pdfType, printReport, type PrintNeeds } from './print-report.js'
import type { Needs } from './report-input.js'

interface SyncNeeds extends Needs, PrintNeeds {
  requests: Requests
  sources: Sources
  clock: Clock
}

interface AsyncNeeds extends Needs {
  events: Events
}

const prefix = 'pra'
const asyncPath = '/profile-analytics-async'
/** How long a call waits for its report before it becomes a request. */
export const patienceMs = 20_000

/** The work or, when it takes too long, nothing: the work goes on and leaves what it read behind. */
const inTime = async <T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<{ value: T } | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  try {
    return await Promise.race([work.then((value) => ({ value })), late])
  } finally {
    clearTimeout(timer)
    // Whoever no longer waits must not be told of a failure by the process ending.
    work.catch(() => {})
  }
}

/** Turns a call that takes long into a request, with an id of its own. */
const accept = async (
  input: z.output<typeof AnalyticsRequestBody>,
  needs: SyncNeeds,
  call: Call,
): Promise<Answer<z.output<typeof Accepted>>> => {
  const { requests, clock } = needs
  const id = call.newId(prefix)
  const cost = await costOfReport(input, needs)
  await requests.submit({ id, accountId: call.caller.accountId, kind, input, cost })
  const location = `${apiPrefix}${asyncPath}/${id}`
  return new Answer(
    { id, kind, status: 'queued', location, cost, created_at: toTimestamp(clock.now()) },
    { status: 202, headers: { location, 'retry-after': '1' } },
  )
}

const description =
  'Returns identity, content performance compared with peers, growth, posting times, sponsored and organic performance, topics, brands, look-alikes, a price range, and three audiences with error bounds for every share. ' +
  '`state` says whether there is a report; `missing` says what it lacks and why.'

export const analyseProfile = operation({
  method: 'POST',
  path: '/profile-analytics',
  name: 'analyseProfile',
  isRead: true,
  area: 'Creators',
  summary: 'Analyse a profile',
  description: `${description} If the report takes longer than ${patienceMs / 1000} s, or than \`Prefer: wait\`, the answer is 202 with the id of a request that will contain it. With \`dry_run\`, the answer lists what would be fetched. With \`Accept: application/pdf\` the report is a PDF.`,
  scope: 'creators',
  input: { body: AnalyticsBody },
  output: z.union([Report, Plan, Accepted]),
  alsoProduces: pdfType,
  example: {
    body: { profile: { network: 'instagram', handle: 'lumevia.official' } },
    output: exampleReport,
  },
  run: async ({ body: { dry_run, ...input } }, needs: SyncNeeds, call) => {
    const { profile, ...options } = input
    const ref = toProfileRef(profile, '/profile')
    if (dry_run) return planReport(ref, options, needs)
    const waitMs = call.waitS > 0 ? call.waitS * 1000 : patienceMs
    const done = await inTime(makeReport(ref, options, needs, false), waitMs, call.signal)
    if (done === undefined) return accept(input, needs, call)
    const { report } = done.value
    return call.accepts(['application/json', 'application/pdf']) === 'application/json'
      ? report
      : printReport(report, call.caller.accountId, needs, call.signal)
  },
})

export const analyseProfileAsync = pair({
  kind,
  prefix,
  path: asyncPath,
  names: { submit: 'submitProfileAnalytics', fetch: 'getProfileAnalytics' },
  area: 'Creators',
  summary: {
    submit: 'Analyse a profile (submit)',
    fetch: 'Get the report of a profile analysis',
  },
  description: `${description} If the network limits its rate, the request waits.`,
  scope: 'creators',
  input: AnalyticsRequestBody,
  result: Report,
  example: {
    input: { profile: { network: 'instagram', handle: 'lumevia.official' }, metric: 'median' },
    result: exampleReport,
  },
  check: ({ profile }) => void toProfileRef(profile, '/profile'),
  cost: (input, needs: AsyncNeeds & PlanNeeds) => costOfReport(input, needs),
  costAgain: (input, everyMs, needs: AsyncNeeds & PlanNeeds) => costOfReportAgain(input, everyMs, needs),
  run: async (
    { profile, schedule_id: scheduleId, ...options }: ScheduledInput,
    needs: AsyncNeeds,
    job: Job<{ told: true }>,
  ) => {
    job.progress(0, 1)
    const { report } = await makeReport(toProfileRef(profile, '/profile'), options, needs, true)
    const name = report.profile?.name ?? `@${report.handle}`
    if (scheduleId !== undefined) await tellReport(scheduleId, name, needs.events, job)
    job.progress(1, 1)
    return report
  },
})
