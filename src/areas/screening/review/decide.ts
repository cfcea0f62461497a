import { Failure, notFound, type InputError } from '../../../kernel/errors.js'
import type { Ids } from '../../../kernel/ids.js'
import type { Actors } from '../../../db/actors.js'
import type { Database, Query } from '../../../db/database.js'
import type { Purpose } from '../../../engine/risk/criteria.js'
import { termKey } from '../../../engine/risk/decide.js'
import type { Events } from '../../../jobs/events.js'
import { isFinished } from '../../../jobs/request.js'
import type { Requests } from '../../../jobs/requests.js'
import type { CriteriaSet, CriteriaSets } from '../criteria/criteria-store.js'
import { isCalled } from '../items/shown-id.js'
import type { DecisionEntry, Decisions } from './decision-store.js'
import type { Memories } from '../run/memory-store.js'
import type { ScreeningResult } from '../result/result-contract.js'
import { kind } from '../run/screen.js'
import type { Screening } from '../result/screening-rows.js'
import type { Screenings } from '../result/screening-store.js'
import { summarize } from '../result/summarize.js'
import { rememberItems, rememberTerms, type Changed, type Kept } from './remember.js'
import {
  checkOrder,
  isSameReviewState,
  nextStanding,
  reviewStateOf,
  type ItemReviewState,
  type Order,
} from './review-state.js'

export interface DecideNeeds {
  db: Database
  actors: Actors
  requests: Requests
  screenings: Screenings
  criteriaSets: CriteriaSets
  decisions: Decisions
  memories: Memories
  events: Events
  ids: Ids
}

export interface Outcome {
  changed: string[]
  unchanged: string[]
  terms: string[]
  entry: DecisionEntry | null
  purpose: Purpose
  before: ScreeningResult['risk']
  after: ScreeningResult['risk']
}

/** The screening as it stands, refused while it is still being made. */
export const getFinished = async (
  accountId: string,
  id: string,
  { requests }: { requests: Requests },
): Promise<{ missing: boolean }> => {
  const request = await requests.find(accountId, id)
  if (request?.kind !== kind) throw notFound('screening')
  const { status } = request
  if (!isFinished(status))
    throw new Failure('conflict', `The screening is ${status.replace('_', ' ')}: there is no result yet.`, {
      retryAfterS: 1,
    })
  if (status !== 'succeeded' && status !== 'partial')
    throw new Failure('conflict', `The screening is ${status} and will have no result.`)
  return { missing: status === 'partial' }
}

/** Exactly one item for each name. A network's own id will do, unless two networks use the same. */
const pick = (names: readonly string[], found: readonly Kept[]): Kept[] => {
  const errors: InputError[] = []
  const picked = names.flatMap((name, i) => {
    const byKey = found.filter(({ row }) => isCalled(row.key, name))
    const matching = byKey.length > 0 ? byKey : found.filter(({ row }) => isCalled(row.contentId, name))
    if (matching.length === 1) return matching
    const message =
      matching.length === 0
        ? 'There is no such item in this screening.'
        : `Several items have this id: name one of ${matching.map(({ row }) => row.key).join(', ')}.`
    errors.push({ in: 'body', pointer: `/content_ids/${i}`, message })
    return []
  })
  if (errors.length > 0) throw new Failure('invalid_input', 'Some items cannot be found: see errors.', { errors })
  return [...new Map(picked.map((each) => [each.row.key, each])).values()]
}

const termsOf = ({ item }: Kept): string[] =>
  item.decided.findings.flatMap(({ category, evidence }) => evidence.map(({ text }) => termKey(category, text)))

/** Whether everything that speaks against an item is among the terms. */
const restsOn = ({ item }: Kept, terms: ReadonlySet<string>): boolean =>
  item.decided.findings.every(
    ({ category, evidence }) => evidence.length > 0 && evidence.every(({ text }) => terms.has(termKey(category, text))),
  )

/** Makes the result anew from what is kept, within the transaction that changed it. */
export const resummarize = async (
  query: Query,
  screening: Screening,
  set: CriteriaSet,
  { screenings, requests }: Pick<DecideNeeds, 'screenings' | 'requests'>,
): Promise<ScreeningResult> => {
  const rows = await screenings.itemRows(screening.id, query)
  const complete = screening.state.profiles.every(({ state }) => state === 'screened')
  const result = summarize(rows, set, screening, { complete, digest: screening.digest ?? '' })
  await requests.changeResult(query, screening.accountId, screening.id, result)
  return result
}

export const scoreOf = ({ score, level }: ScreeningResult['risk']) => ({ score, level })

/** Writes down where items stand now, and makes the result anew. The revision counts up, so older signatures are void. */
export const applyStandings = async (
  query: Query,
  screening: Screening,
  set: CriteriaSet,
  changed: readonly Changed[],
  needs: DecideNeeds,
): Promise<ScreeningResult> => {
  const groups = new Map<string, { next: ItemReviewState; seqs: number[] }>()
  for (const { row, next } of changed) {
    const key = JSON.stringify(next)
    const group = groups.get(key) ?? { next, seqs: [] }
    group.seqs.push(row.seq)
    groups.set(key, group)
  }
  for (const { next, seqs } of groups.values()) await needs.screenings.decide(query, screening.id, seqs, next)
  const revision = screening.revision + 1
  await needs.screenings.saveState(query, screening.id, { state: screening.state, revision })
  return resummarize(query, { ...screening, revision }, set, needs)
}

/** Says that the level changed, if it did. */
export const tellLevel = async (
  query: Query,
  { id, accountId, monitoringId }: Screening,
  before: ScreeningResult['risk'],
  after: ScreeningResult['risk'],
  { events }: DecideNeeds,
): Promise<void> => {
  if (before.level === after.level) return
  const payload = { screening_id: id, before: before.level, after: after.level, because: 'decision' }
  await events.append(query, accountId, [{ kind: 'screening.level_changed', subject: monitoringId ?? id, payload }])
}

/** The screening and its set under the lock of the transaction. */
export const lockScreening = async (
  query: Query,
  accountId: string,
  id: string,
  needs: DecideNeeds,
): Promise<{ screening: Screening; set: CriteriaSet }> => {
  const screening = await needs.screenings.lock(query, accountId, id)
  const set = screening && (await needs.criteriaSets.find(accountId, screening.criteriaId, screening.criteriaVersion))
  if (screening === undefined || set === undefined) throw notFound('screening')
  return { screening, set }
}

/** Items besides the named ones that rest on the same words alone. */
const findOthers = async (
  query: Query,
  id: string,
  { action }: Order,
  terms: readonly string[],
  { screenings }: DecideNeeds,
): Promise<Kept[]> => {
  if (terms.length === 0 || (action !== 'unflag' && action !== 'flag')) return []
  const wanted = new Set(terms)
  const from = action === 'unflag' ? 'flagged' : 'unflagged'
  return (await screenings.inState(query, id, from)).filter((each) => restsOn(each, wanted))
}

/** Carries a decision out: all of it or nothing, once, and in turn with others who decide at the same time. */
export const decide = async (
  accountId: string,
  id: string,
  order: Order,
  actor: string,
  needs: DecideNeeds,
): Promise<Outcome> => {
  await getFinished(accountId, id, needs)
  const outcome = await needs.db.transaction(async (query): Promise<Outcome> => {
    const { screening, set } = await lockScreening(query, accountId, id, needs)
    const { purpose } = set.criteria
    const named = pick(order.contentIds, await needs.screenings.named(query, id, order.contentIds))
    checkOrder(
      order,
      named.map(({ row }) => row),
      set.criteria,
    )
    const terms = order.scope === 'item' ? [] : [...new Set(named.flatMap(termsOf))].sort()
    const others = await findOthers(query, id, order, terms, needs)
    const all = [...new Map([...named, ...others].map((each) => [each.row.key, each])).values()]
    const changed = all
      .map((each): Changed => ({ ...each, next: nextStanding(each.row, order) }))
      .filter(({ row, next }) => !isSameReviewState(reviewStateOf(row), next))
    const keys = new Set(changed.map(({ row }) => row.key))
    const unchanged = all.filter(({ row }) => !keys.has(row.key)).map(({ row }) => row.key)
    const { risk: before } = await resummarize(query, screening, set, needs)
    if (changed.length === 0) return { changed: [], unchanged, terms, entry: null, purpose, before, after: before }
    const { risk: after } = await applyStandings(query, screening, set, changed, needs)
    const decisionId = needs.ids.next('dec')
    await rememberItems(query, screening, changed, decisionId, needs)
    const { scope, reason, reviewer, action } = order
    if (action === 'unflag' || action === 'flag')
      await rememberTerms(query, screening, { terms, scope, dropped: action === 'unflag', decisionId }, needs)
    const document = {
      reason,
      reviewer,
      scope,
      terms,
      items: [...keys],
      ...(order.categories.length > 0 ? { categories: order.categories } : {}),
      ...(action === 'set_severity' ? { severity: order.severity } : {}),
      ...(action === 'note' ? { note: order.note } : {}),
      before: scoreOf(before),
      after: scoreOf(after),
      undo: changed.map(({ row, next }) => ({ key: row.key, from: reviewStateOf(row), to: next })),
    }
    const entry = await needs.decisions.add(query, accountId, id, { id: decisionId, kind: action, actor, document })
    await tellLevel(query, screening, before, after, needs)
    return { changed: [...keys], unchanged, terms, entry, purpose, before, after }
  })
  needs.requests.announce(id)
  needs.events.announce(accountId)
  return outcome
}
