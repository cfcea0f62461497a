import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '../src/kernel/clock.js'
import { BrowserLike } from './browser-like.js'
import { databases, start, type Started } from './harness.js'

interface Kept {
  kind: string
  clock: string
  days: number | null
  held: number | null
  due: number | null
  next_due_at: string | null
}

describe.each(databases)('retention on %s', (database) => {
  let started: Started
  let admin: string
  beforeAll(async () => {
    started = await start({ database })
    admin = await started.createToken('acme', ['admin'])
  })
  afterAll(() => started.stop())
  const show = async (token = admin): Promise<Record<string, Kept>> => {
    await started.app.context.db.audit.settle()
    const listed = (await started.call('GET', '/retention', { token })).at('data') as Kept[]
    return Object.fromEntries(listed.map((kept) => [kept.kind, kept]))
  }

  test('shows what is kept, what is due when, and follows the clock until it is gone', async () => {
    const { people, audit } = started.app.context
    await new BrowserLike(started).join(admin, 'ada@acme.example', 'owner')
    const headers = { 'idempotency-key': 'retention-1', 'content-type': 'application/json' }
    await started.call('POST', '/lists', { token: admin, body: { name: 'Kept' }, headers })
    const before = await show()
    expect(before['sessions']).toMatchObject({ clock: 'fixed', held: 1, due: 0 })
    expect(before['repeated_answers']).toMatchObject({ held: 1, due: 0 })
    expect(before['corpus']).toMatchObject({ clock: 'none', held: null, due: null, next_due_at: null })
    const untilIdle = Date.parse(before['sessions']?.next_due_at ?? '') - started.clock.now()
    expect(Math.round(untilIdle / 3_600_000)).toBe(12)
    const entries = before['audit_log']?.held ?? 0
    expect(entries).toBeGreaterThan(2)
    started.clock.advance(13 * 3_600_000)
    expect((await show())['sessions']).toMatchObject({ held: 1, due: 1 })
    await people.sessions.removeExpired()
    expect((await show())['sessions']).toMatchObject({ held: 0, due: 0, next_due_at: null })
    started.clock.advance(402 * dayMs)
    const late = await show()
    expect(late['audit_log']?.due).toBeGreaterThanOrEqual(entries)
    expect(late['repeated_answers']?.due).toBe(1)
    await audit.pruneAudit()
    expect((await show())['audit_log']?.due).toBe(0)
  })

  test('invitations go a month after they have ended, accepted or not', async () => {
    const body = { email: 'otto@acme.example', role: 'viewer' }
    await started.call('POST', '/invitations', { token: admin, body })
    const before = await show()
    expect(before['invitations']).toMatchObject({ clock: 'fixed', days: 30, due: 1 })
    await started.app.context.people.invitations.removeEnded()
    expect((await show())['invitations']).toMatchObject({ held: 1, due: 0 })
    started.clock.advance(36 * dayMs)
    expect(await started.app.context.people.invitations.removeEnded()).toBe(0)
    started.clock.advance(dayMs)
    expect((await show())['invitations']).toMatchObject({ held: 1, due: 1 })
    expect(await started.app.context.people.invitations.removeEnded()).toBe(1)
    expect((await show())['invitations']).toMatchObject({ held: 0, next_due_at: null })
  })

  test('belongs to the account, and takes the scope audit', async () => {
    expect((await show(await started.createToken('other', ['audit'])))['repeated_answers']?.held).toBe(0)
    const plain = await started.createToken('acme', ['creators'])
    expect((await started.call('GET', '/retention', { token: plain })).status).toBe(403)
  })
})
