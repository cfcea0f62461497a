import { Failure, notFound, type InputError } from '../../../kernel/errors.js'
import type { Ids } from '../../../kernel/ids.js'
import type { Database, Query } from '../../../db/database.js'
import type { Purpose } from '../../../engine/risk/criteria.js'
import { termKey } from '../../../engine/risk/decide.js'
import type { Events } from '../../../jobs/events.js'
import { isFinished } from '../../../jobs/request.js'
import type { Requests } from '../../../jobs/requests.js'
import type { CriteriaSet, CriteriaSets } from '../criteria/criteria-store.js'
import type { DecisionEntry, Decisions } from './decision-store.js'
import type { ItemRow, ScreenedItem } from '../items/item.js'
import { itemMemoryKey, type Memories } from '../run/memory-store.js'
import type { ScreeningResult } from '../result/result-contract.js'
import { kind } from '../run/screen.js'
import type { Screening } from '../result/screening-rows.js'
import type { Screenings } from '../result/screening-store.js'
import { placesOf } from '../run/session.js'
import { summarize } from '../result/summarize.js'

export interface DecideNeeds {
  db: Database
  requests: Requests
  screenings: Screenings
  criteriaSets: CriteriaSets
  decisions: Decisions
  memories: Memories
  events: Events
  ids: Ids
}

export const actions = ['unflag', 'flag', 'confirm'] as const
export type Action = (typeof actions)[number]
export const scopes = ['item', 'term', 'criteria_set'] as const
export type Scope = (typeof scopes)[number]

export interface Order {
  contentIds: readonly string[]
  action: Action
  scope: Scope
  reason: string
  reviewer: string | null
}

interface Kept {
  row: ItemRow
  item: ScreenedItem
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
    throw new Failure('conflict', `The screening is ${status}: there is no result and will be none.`)
  return { missing: status === 'partial' }
}

/** Exactly one item for each name. A network's own id will do, unless two networks use the same. */
const pick = (names: readonly string[], found: readonly Kept[]): Kept[] => {
  const errors: InputError[] = []
  const picked = names.flatMap((name, i) => {
    const byKey = found.filter(({ row }) => row.key === name)
    const matching = byKey.length > 0 ? byKey : found.filter(({ row }) => row.contentId === name)
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

const target = (action: Action) =>
  action === 'unflag'
    ? ({ shown: 'unflagged', decision: 'unflagged' } as const)
    : ({ shown: 'flagged', decision: action === 'confirm' ? 'confirmed' : null } as const)

const isThere = ({ row }: Kept, action: Action): boolean => {
  const { shown, decision } = target(action)
  return row.outcome !== 'flagged' || (row.shown === shown && (action !== 'confirm' || row.decision === decision))
}

const saveMemory = async (
  query: Query,
  order: Order,
  screening: Screening,
  what: { items: Kept[]; terms: string[]; decisionId: string },
  { memories }: DecideNeeds,
): Promise<void> => {
  const { accountId, criteriaId, monitoringId } = screening
  const places = placesOf(criteriaId, monitoringId)
  const place = order.scope === 'term' ? (monitoringId ?? screening.id) : criteriaId
  const keys = what.items.map(({ row }) => itemMemoryKey(row.key, row.textHash))
  const { decisionId } = what
  if (order.action === 'unflag') {
    await memories.add(query, accountId, { place: criteriaId, scope: 'item', keys, decisionId })
    await memories.add(query, accountId, { place, scope: 'term', keys: what.terms, decisionId })
  } else if (order.action === 'flag') {
    await memories.remove(query, accountId, { places: [...places, screening.id], scope: 'item', keys })
    await memories.remove(query, accountId, { places: [...places, screening.id], scope: 'term', keys: what.terms })
  }
}

/** Makes the result anew from what is kept, within the transaction that changed it. */
export const resummarize = async (
  query: Query,
  screening: Screening,
  set: CriteriaSet,
  { screenings, requests }: Pick<DecideNeeds, 'screenings' | 'requests'>,
): Promise<ScreeningResult> => {
  const rows = await screenings.rows(screening.id, query)
  const complete = screening.state.profiles.every(({ state }) => state === 'screened')
  const result = summarize(rows, set, screening, { complete, digest: screening.digest ?? '' })
  await requests.changeResult(query, screening.accountId, screening.id, result)
  return result
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
    const screening = await needs.screenings.lock(query, accountId, id)
    const set = screening && (await needs.criteriaSets.find(accountId, screening.criteriaId, screening.criteriaVersion))
    if (screening === undefined || set === undefined) throw notFound('screening')
    const { purpose } = set.criteria
    const named = pick(order.contentIds, await needs.screenings.named(query, id, order.contentIds))
    const terms = order.scope === 'item' ? [] : [...new Set(named.flatMap(termsOf))].sort()
    const wanted = new Set(terms)
    const from = order.action === 'unflag' ? 'flagged' : 'unflagged'
    const others =
      terms.length === 0 || order.action === 'confirm'
        ? []
        : (await needs.screenings.inState(query, id, from)).filter((each) => restsOn(each, wanted))
    const all = [...new Map([...named, ...others].map((each) => [each.row.key, each])).values()]
    const changed = all.filter((each) => !isThere(each, order.action))
    const before = await resummarize(query, screening, set, needs)
    const unchanged = all.filter((each) => isThere(each, order.action)).map(({ row }) => row.key)
    if (changed.length === 0)
      return { changed: [], unchanged, terms, entry: null, purpose, before: before.risk, after: before.risk }
    const { shown, decision } = target(order.action)
    const seqs = changed.map(({ row }) => row.seq)
    await needs.screenings.decide(query, id, seqs, shown, decision)
    const revision = screening.revision + 1
    await needs.screenings.saveState(query, id, { state: screening.state, revision })
    const after = await resummarize(query, { ...screening, revision }, set, needs)
    const decisionId = needs.ids.next('dec')
    await saveMemory(query, order, screening, { items: changed, terms, decisionId }, needs)
    const entry = await needs.decisions.add(query, accountId, id, {
      id: decisionId,
      kind: order.action,
      actor,
      document: {
        reason: order.reason,
        reviewer: order.reviewer,
        scope: order.scope,
        terms,
        items: changed.map(({ row }) => row.key),
        before: { score: before.risk.score, level: before.risk.level },
        after: { score: after.risk.score, level: after.risk.level },
      },
    })
    if (before.risk.level !== after.risk.level)
      await needs.events.append(query, accountId, [
        {
          kind: 'screening.level_changed',
          subject: screening.monitoringId ?? id,
          payload: { screening_id: id, before: before.risk.level, after: after.risk.level, because: 'decision' },
        },
      ])
    return {
      changed: changed.map(({ row }) => row.key),
      unchanged,
      terms,
      entry,
      purpose,
      before: before.risk,
      after: after.risk,
    }
  })
  needs.requests.announce(id)
  needs.events.announce(accountId)
  return outcome
}
