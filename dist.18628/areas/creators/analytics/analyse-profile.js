import { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import { Answer, apiPrefix, operation } from '../../../kernel/operation.js'
import { pair } from '../../../jobs/pair.js'
import { toProfileRef } from '../../../model/named-profile.js'
import { Accepted, AnalyticsBody, AnalyticsRequestBody, Plan, Report } from './contract.js'
import { exampleReport } from './examples.js'
import { makeReport } from './make-report.js'
import { planReport } from './plan-report.js'
const kind = 'profile_analytics'
const prefix = 'pra'
const asyncPath = '/profile-analytics-async'
const patienceMs = 8e3
const inTime = async (work, ms, signal) => {
  let timer
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(void 0), ms)
    signal.addEventListener('abort', () => resolve(void 0), { once: true })
  })
  try {
    return await Promise.race([work.then((value) => ({ value })), late])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}
const accept = async (input, { requests, clock }, call) => {
  const id = call.newId(prefix)
  await requests.submit({ id, accountId: call.caller.accountId, kind, input })
  const location = `${apiPrefix}${asyncPath}/${id}`
  return new Answer(
    { id, kind, status: 'queued', location, created_at: toTimestamp(clock.now()) },
    { status: 202, headers: { location, 'retry-after': '1' } },
  )
}
const description =
  'Who it is, how the contents do and against whom, growth with its jumps, rhythm, sponsored against other contents, what is talked about, brands, look-alikes, a price range, and three audiences with bounds on every share. `state` says whether there is a report; `missing` says what it lacks and why.'
const analyseProfile = operation({
  method: 'POST',
  path: '/profile-analytics',
  name: 'analyseProfile',
  area: 'Creators',
  summary: 'Show the public analytics of a profile',
  description: `${description} A report that takes longer than ${patienceMs / 1e3} s, or than Prefer: wait says, is answered with 202 and the id of a request that will hold it; with dry_run, with what would be fetched.`,
  scope: 'creators',
  input: { body: AnalyticsBody },
  output: z.union([Report, Plan, Accepted]),
  example: {
    body: { profile: { network: 'instagram', handle: 'lumevia.official' } },
    output: exampleReport,
  },
  run: async ({ body: { dry_run, ...input } }, needs, call) => {
    const { profile, ...options } = input
    const ref = toProfileRef(profile, '/profile')
    if (dry_run) return planReport(ref, options, needs)
    const waitMs = call.waitS > 0 ? call.waitS * 1e3 : patienceMs
    const done = await inTime(makeReport(ref, options, needs, false), waitMs, call.signal)
    return done === void 0 ? accept(input, needs, call) : done.value.report
  },
})
const analyseProfileAsync = pair({
  kind,
  prefix,
  path: asyncPath,
  names: { submit: 'submitProfileAnalytics', fetch: 'getProfileAnalytics' },
  area: 'Creators',
  summary: {
    submit: 'Analyse a profile (submit)',
    fetch: 'The report of that request',
  },
  description: `${description} A network that asks to wait is waited for.`,
  scope: 'creators',
  input: AnalyticsRequestBody,
  result: Report,
  example: {
    input: { profile: { network: 'instagram', handle: 'lumevia.official' }, metric: 'median' },
    result: exampleReport,
  },
  check: ({ profile }) => void toProfileRef(profile, '/profile'),
  run: async ({ profile, ...options }, needs, job) => {
    job.progress(0, 1)
    const { report } = await makeReport(toProfileRef(profile, '/profile'), options, needs, true)
    job.progress(1, 1)
    return report
  },
})
export { analyseProfile, analyseProfileAsync, patienceMs }
//# sourceMappingURL=analyse-profile.js.map
