import { z } from 'zod'
import { toTimestamp, type Clock } from '../../kernel/clock.js'
import { invalid, notFound } from '../../kernel/errors.js'
import { operation, type Call } from '../../kernel/operation.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../kernel/page.js'
import type { Database } from '../../db/database.js'
import { toScheduledCost } from '../../jobs/cost.js'
import type { Schedules } from '../../jobs/schedules.js'
import { costOfListening, type CostNeeds } from './cost.js'
import { exampleRecurring } from './examples.js'
import { checkListening, queriesOf } from './plan.js'
import { loadNames, type NameNeeds } from './queries/names.js'
import {
  RecurringBody,
  RecurringChange,
  RecurringCreated,
  RecurringShown,
  type AlertRule,
} from './recurring-contract.js'
import { readingOf, type ReadingNeeds } from './reading.js'
import type { Recurring, RecurringStore } from './recurring-store.js'
import { listeningKind, listeningPrefix } from './kind.js'

interface Needs extends NameNeeds, ReadingNeeds {
  db: Database
  recurring: RecurringStore
  schedules: Schedules
  cursors: Cursors
  clock: Clock
}

type RecurringAnswer = z.output<typeof RecurringShown>
type Body = z.output<typeof RecurringBody>

const common = { area: 'Social listening', scope: 'listening' as const }
const path = z.strictObject({ id: z.string().max(60) })
const exampleId = { id: exampleRecurring.id }

const present = async (kept: Recurring, needs: Needs): Promise<RecurringAnswer> => {
  const { schedules } = needs
  const listening = kept.input as Body['listening']
  const schedule = await schedules.find(kept.accountId, kept.id)
  return {
    id: kept.id,
    name: kept.name,
    listening,
    every_s: kept.everyMs / 1000,
    window_s: kept.windowMs / 1000,
    alerts: kept.alerts as AlertRule[],
    paused: kept.paused,
    reading: readingOf(listening, await loadNames(kept.accountId, queriesOf(listening), needs), needs),
    alerts_on: kept.raised.map(({ key }) => key),
    // The newest, also one that failed: a success before it must not hide that.
    last_request_id: schedule?.lastRequestId ?? kept.lastRequestId,
    next_at: kept.paused || schedule === undefined ? null : toTimestamp(schedule.nextAt),
    created_at: toTimestamp(kept.createdAt),
  }
}

const find = async (id: string, { recurring }: Needs, call: Call): Promise<Recurring> => {
  const kept = await recurring.find(call.caller.accountId, id)
  if (kept === undefined) throw notFound('recurring listening')
  return kept
}

const checkRules = ({ alerts, listening }: Pick<Body, 'alerts' | 'listening'>): void => {
  const names = [listening.brand, ...listening.others].map(({ name }) => name)
  alerts.forEach((rule, i) => {
    const brand = rule.on === 'report' ? undefined : rule.brand
    if (brand !== undefined && !names.includes(brand))
      throw invalid(`/alerts/${i}/brand`, `This listening knows ${names.join(', ')}.`)
  })
}

export const createRecurring = operation({
  ...common,
  method: 'POST',
  path: '/social-listening/recurring',
  name: 'createRecurringListening',
  summary: 'Create a scheduled listening with alerts',
  description:
    'Each run is an ordinary listening request. Alerts are `listening.alert` events (GET /events), sent once each.',
  input: { body: RecurringBody },
  status: 201,
  output: RecurringCreated,
  example: {
    body: {
      name: exampleRecurring.name,
      listening: { brand: { name: 'Lumevia' } },
      every_s: 86_400,
      alerts: exampleRecurring.alerts,
    },
    output: { ...exampleRecurring, cost: null, scheduled: null },
  },
  run: async ({ body }, needs: Needs & CostNeeds, call) => {
    const { recurring, schedules, clock } = needs
    const { accountId } = call.caller
    const saved = await loadNames(accountId, queriesOf(body.listening), needs)
    checkListening(body.listening, clock.now(), saved)
    checkRules(body)
    const id = call.newId('rls')
    const [everyMs, windowMs] = [body.every_s * 1000, body.window_s * 1000]
    const kept = {
      id,
      accountId,
      name: body.name,
      input: body.listening,
      alerts: body.alerts,
      everyMs,
      windowMs,
      createdAt: clock.now(),
    }
    const schedule = {
      id,
      accountId,
      kind: listeningKind,
      requestPrefix: listeningPrefix,
      input: { ...body.listening, recurring_id: id, window_ms: windowMs },
      everyMs,
    }
    await needs.db.transaction(async (query) => {
      await recurring.create(query, kept)
      await schedules.create(schedule, query)
    })
    const cost = await costOfListening(accountId, body.listening, needs)
    return { ...(await present(await find(id, needs, call), needs)), cost, scheduled: toScheduledCost(cost, everyMs) }
  },
})

export const listRecurring = operation({
  ...common,
  method: 'GET',
  path: '/social-listening/recurring',
  name: 'listRecurringListening',
  summary: 'List scheduled listenings',
  input: { query: z.strictObject(pageQuery) },
  output: pageOf(RecurringShown),
  example: { output: { data: [exampleRecurring], next_cursor: null } },
  run: async ({ query: { limit, cursor } }, needs: Needs, call) => {
    const list = ['recurring listening', call.caller.accountId]
    const after = needs.cursors.read(list, cursor)
    const rows = await needs.recurring.list(
      call.caller.accountId,
      limit + 1,
      after === undefined ? undefined : { createdAt: Number(after[0]), id: String(after[1]) },
    )
    const page = cutPage(rows, limit, {
      item: (row) => row,
      cursor: (row) => needs.cursors.write(list, [row.createdAt, row.id]),
    })
    return { ...page, data: await Promise.all(page.data.map((row) => present(row, needs))) }
  },
})

export const getRecurring = operation({
  ...common,
  method: 'GET',
  path: '/social-listening/recurring/{id}',
  name: 'getRecurringListening',
  summary: 'Get a scheduled listening',
  input: { path },
  output: RecurringShown,
  example: { path: exampleId, output: exampleRecurring },
  run: async ({ path: { id } }, needs: Needs, call) => present(await find(id, needs, call), needs),
})

export const changeRecurring = operation({
  ...common,
  method: 'PATCH',
  path: '/social-listening/recurring/{id}',
  name: 'changeRecurringListening',
  summary: 'Pause or resume a scheduled listening, or change its alerts',
  description: 'New alerts replace the earlier ones and count from the next run on.',
  input: { path, body: RecurringChange },
  output: RecurringShown,
  example: { path: exampleId, body: { paused: true }, output: { ...exampleRecurring, paused: true, next_at: null } },
  run: async ({ path: { id }, body: { paused, alerts } }, needs: Needs, call) => {
    const { input } = await find(id, needs, call)
    const { accountId } = call.caller
    if (alerts !== undefined) {
      checkRules({ alerts, listening: input as Body['listening'] })
      await needs.recurring.setAlerts(accountId, id, alerts)
    }
    if (paused !== undefined) {
      await needs.schedules.setPaused(accountId, id, paused)
      await needs.recurring.setPaused(accountId, id, paused)
    }
    return present(await find(id, needs, call), needs)
  },
})

export const removeRecurring = operation({
  ...common,
  method: 'DELETE',
  path: '/social-listening/recurring/{id}',
  name: 'removeRecurringListening',
  summary: 'Delete a scheduled listening',
  description: 'Results of earlier runs are kept.',
  input: { path },
  output: RecurringShown,
  example: { path: exampleId, output: exampleRecurring },
  run: async ({ path: { id } }, needs: Needs, call) => {
    const kept = await find(id, needs, call)
    const shown = await present(kept, needs)
    await needs.schedules.remove(call.caller.accountId, id)
    await needs.recurring.remove(call.caller.accountId, id)
    return { ...shown, next_at: null }
  },
})
