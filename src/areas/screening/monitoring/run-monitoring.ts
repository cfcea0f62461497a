import type { Query } from '../../../db/database.js'
import type { NewEvent } from '../../../jobs/events.js'
import type { Requests } from '../../../jobs/requests.js'
import type { Job, Runner } from '../../../jobs/runner.js'
import type { CriteriaSet } from '../criteria/criteria-store.js'
import { resummarize } from '../review/decide.js'
import type { ScreenedItem } from '../items/item.js'
import { PictureChecker } from '../run/look-at-pictures.js'
import type { ScreeningResult } from '../result/result-contract.js'
import type { ScreenNeeds } from '../run/run-screening.js'
import type { Screening, ReviewState } from '../result/screening-rows.js'
import { createSession, recallDecisions } from '../run/session.js'
import { sealOf } from '../result/summarize.js'
import type { Monitoring, Monitorings, Notice } from './monitoring-store.js'
import { readNew, type Read } from './read-new.js'

export const monitoringKind = 'screening_monitoring'

interface Needs extends ScreenNeeds {
  monitorings: Monitorings
  requests: Requests
}

type Judged = ({ item: ScreenedItem } & ReviewState)[]

const eventsOf = (
  monitoring: Monitoring,
  judged: Judged,
  { before, after, failed }: { before: ScreeningResult; after: ScreeningResult; failed: Read['failed'] },
): NewEvent[] => {
  const screening_id = monitoring.screeningId
  const told = (notice: Notice, payloads: Record<string, unknown>[]): NewEvent[] =>
    monitoring.notify.includes(notice)
      ? payloads.map((payload) => ({
          kind: `screening.${notice}`,
          subject: monitoring.id,
          payload: { screening_id, ...payload },
        }))
      : []
  const flagged = judged.filter(({ item, decision }) => item.decided.outcome === 'flagged' && decision !== 'unflagged')
  const changed = before.risk.level !== after.risk.level
  return [
    ...told(
      'item_flagged',
      flagged.map(({ item: { candidate, decided } }) => ({
        item_id: candidate.key,
        url: candidate.url,
        categories: decided.findings.map(({ category }) => category),
      })),
    ),
    ...told(
      'level_changed',
      changed
        ? [{ before: before.risk.level, after: after.risk.level, score: after.risk.score, because: 'new content' }]
        : [],
    ),
    ...told(
      'run_failed',
      failed.map(({ name, error }) => ({ profile: name, reason: error.kind, detail: error.message })),
    ),
  ]
}

/** Adds what is new to the screening, scores it anew and says what happened: in one transaction, under the screening's lock. */
const apply = async (
  query: Query,
  monitoring: Monitoring,
  set: CriteriaSet,
  { judged, failed, profiles }: { judged: Judged; failed: Read['failed']; profiles: Screening['state']['profiles'] },
  needs: Needs,
): Promise<void> => {
  const { accountId, screeningId } = monitoring
  const now = needs.clock.now()
  const screening = await needs.screenings.lock(query, accountId, screeningId)
  if (screening === undefined) return
  const before = await resummarize(query, screening, set, needs)
  await needs.screenings.addItems(query, screeningId, screening.items, judged)
  const state = { ...screening.state, profiles, judgeVersion: needs.judge.version }
  const rows = await needs.screenings.itemRows(screeningId, query)
  const digest = sealOf(rows, set, state.judgeVersion)
  const items = screening.items + judged.length
  await needs.screenings.saveState(query, screeningId, { state, digest, items, asOf: now })
  const after = await resummarize(query, { ...screening, state, digest, items, asOf: now }, set, needs)
  const allFailed = failed.length === monitoring.profiles.length
  await needs.monitorings.saveRun(query, monitoring.id, {
    watermark: allFailed ? monitoring.watermark : now,
    lastError: failed.length === 0 ? null : failed.map(({ name, error }) => `${name}: ${error.message}`).join(' '),
    at: now,
  })
  await needs.events.append(query, accountId, eventsOf(monitoring, judged, { before, after, failed }))
}

const run = async ({ monitoring_id }: { monitoring_id: string }, needs: Needs, job: Job<{ done: true }>) => {
  const { accountId } = job
  if (job.checkpoint !== undefined) return { run: true }
  const monitoring = await needs.monitorings.find(accountId, monitoring_id)
  if (monitoring?.status !== 'active') return { run: false, because: 'not active' }
  const base = await needs.requests.find(accountId, monitoring.screeningId)
  if (base?.status === 'failed') await needs.requests.redrive(accountId, monitoring.screeningId)
  const screening = await needs.screenings.find(accountId, monitoring.screeningId)
  if (
    screening === undefined ||
    screening.digest === null ||
    (base?.status !== 'succeeded' && base?.status !== 'partial')
  )
    return { run: false, because: 'the first screening is not finished' }
  const set = await needs.criteriaSets.find(accountId, screening.criteriaId, screening.criteriaVersion)
  if (set === undefined) return { run: false, because: 'the criteria are gone' }
  const { candidates: read, failed } = await readNew(monitoring, screening, set, needs, job.signal)
  const { candidates } = await new PictureChecker(set.criteria, needs).look(read, set.criteria.max_media, job.signal)
  const remembered = await recallDecisions(accountId, screening.criteriaId, monitoring.id, needs.memories)
  const judged = await createSession(set, needs.judge, remembered)(candidates, job.signal)
  job.progress(judged.length, judged.length)
  const { profiles } = screening.state
  await job.save({ done: true }, (query) => apply(query, monitoring, set, { judged, failed, profiles }, needs))
  needs.events.announce(accountId)
  needs.requests.announce(monitoring.screeningId)
  return { run: true, judged: judged.length }
}

export const monitoringRunner: Runner<Needs> = { kind: monitoringKind, run }
