import { atHandle } from '../../../model/urls/handle.js'
import { createHash } from 'node:crypto'
import { toTimestamp, type Clock } from '../../../kernel/clock.js'
import { notFound } from '../../../kernel/errors.js'
import type { Requests } from '../../../jobs/requests.js'
import type { CriteriaSets } from '../criteria/criteria-store.js'
import { presentCriteria } from '../criteria/present.js'
import { getFinished } from '../review/decide.js'
import type { Decisions } from '../review/decision-store.js'
import type { ItemRow } from '../items/item.js'
import { presentItem } from '../items/present-item.js'
import type { ScreeningResult } from '../result/result-contract.js'
import type { Screenings } from '../result/screening-store.js'
import { presentDecision } from '../review/decision-shown.js'
import type { ScreeningReport } from './contract.js'
import type { Reports } from './report-store.js'
import { reportWords } from './words/index.js'
import type { ReportLanguage } from './words/words.js'

export interface MakeNeeds {
  requests: Requests
  screenings: Screenings
  criteriaSets: CriteriaSets
  decisions: Decisions
  reports: Reports
  clock: Clock
}

const itemsMax = 5000
const decisionsMax = 1000

/** Months from the first to the last item, also those in which nothing was published. */
export const timelineOf = (rows: readonly ItemRow[]): ScreeningReport['timeline'] => {
  const counts = new Map<string, { seen: number; flagged: number }>()
  for (const { publishedAt, shown, kind } of rows) {
    if (kind === 'profile') continue
    const month = toTimestamp(publishedAt).slice(0, 7)
    const count = counts.get(month) ?? { seen: 0, flagged: 0 }
    counts.set(month, { seen: count.seen + 1, flagged: count.flagged + Number(shown === 'flagged') })
  }
  const months = [...counts.keys()].sort()
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return []
  const all: ScreeningReport['timeline'] = []
  for (let [year = 0, month = 0] = first.split('-').map(Number); ;) {
    const name = `${year}-${String(month).padStart(2, '0')}`
    all.push({ month: name, ...(counts.get(name) ?? { seen: 0, flagged: 0 }) })
    if (name >= last) return all
    ;[year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
  }
}

/** JSON with the keys of every object in order, so that whoever reads a document and writes it again gets the same bytes. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, canonical(each)]))
}

/** The seal: whoever has the document can compute it again. */
export const sealReport = ({ sha256: _, ...document }: ScreeningReport): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(document)))
    .digest('hex')

/** The report as data; every other form is made from it and says nothing else. */
export const makeReport = async (
  accountId: string,
  screeningId: string,
  { id, language }: { id: string; language: ReportLanguage },
  needs: MakeNeeds,
): Promise<ScreeningReport> => {
  await getFinished(accountId, screeningId, needs)
  const screening = await needs.screenings.find(accountId, screeningId)
  const set = screening && (await needs.criteriaSets.find(accountId, screening.criteriaId, screening.criteriaVersion))
  if (screening === undefined || set === undefined) throw notFound('screening')
  const { result } = (await needs.requests.findDocuments(screeningId)) as { result: ScreeningResult }
  const items = await needs.screenings.list(screeningId, { shown: ['flagged'], after: 0, limit: itemsMax })
  const decisions = await needs.decisions.list(accountId, screeningId, { after: 0, limit: decisionsMax })
  const words = reportWords[language]
  const report: ScreeningReport = {
    id,
    screening_id: screeningId,
    language,
    title: `${words.report}: ${subjectName(result)}`,
    version: (await needs.reports.count(accountId, screeningId)) + 1,
    status: result.review?.status === 'draft' ? 'draft' : 'final',
    created_at: toTimestamp(needs.clock.now()),
    result,
    criteria: presentCriteria(set),
    timeline: timelineOf(await needs.screenings.itemRows(screeningId)),
    items: items.map(({ row, item }) => presentItem(row, item, set.criteria.purpose)),
    items_total: result.coverage.flagged,
    decisions: decisions.map((entry) => presentDecision(entry, set.criteria.purpose)),
    method: words.methodText,
    limits: words.limitsText,
    dispute_note: words.disputeText,
    sha256: '',
  }
  return { ...report, sha256: sealReport(report) }
}

export const subjectName = ({ subject }: ScreeningResult): string => {
  const [first] = subject.profiles
  if (first !== undefined) return first.name ?? atHandle(first.handle)
  return subject.content === null ? '' : `${subject.content.network}: ${subject.content.id}`
}
