import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterFollower, findNoted, noteFollowed, noteSeen } from '../src/db/change-feed.js'
import { Leases } from '../src/db/leases.js'
import { databases, start, type Started } from './harness.js'
import { creatorLike } from './records.js'

const leaseMs = 60_000
const day = 86_400_000

describe.each(databases)('many processes on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  test('one holds a lease at a time, and a later holder has a higher term', async () => {
    const { db, clock } = started.app.context
    const leases = new Leases(db, clock)
    const taken = await Promise.all(['a', 'b', 'c'].map((holder) => leases.take('work', holder, leaseMs)))
    const held = taken.filter((lease) => lease !== undefined)
    expect(held).toHaveLength(1)
    const [first] = held
    if (first === undefined) throw new Error('Nobody holds the lease.')
    expect(await leases.take('work', 'late', leaseMs)).toBeUndefined()
    expect(await leases.renew(first, leaseMs)).toBe(true)
    expect(await leases.leave(db.query, first, 'so far')).toBe(true)
    await leases.release(first)

    const second = await leases.take('work', 'late', leaseMs)
    expect(second).toMatchObject({ term: first.term + 1, state: 'so far' })
    expect(await leases.renew(first, leaseMs)).toBe(false)
    expect(await leases.leave(db.query, first, 'further')).toBe(false)
    expect(await leases.read('work')).toBe('so far')
    if (second !== undefined) expect(await leases.raise(second, 40)).toMatchObject({ holder: 'late', term: 40 })
  })

  test('who is away holds back no more notes than so many, and learns that it was forgotten', async () => {
    const { db, corpus, clock } = started.app.context
    const now = clock.now()
    await enterFollower(db, 'gone', now - day)
    await enterFollower(db, 'quiet', now)
    await corpus.creators.save([creatorLike({ externalId: 'one', handle: 'one' })])
    const place = { txid: 0, seq: 0 }
    expect(await noteFollowed(db, 'quiet', place, now)).toBe(true)
    expect(await findNoted(db, 'gone')).toBeDefined()
    expect(await noteFollowed(db, 'quiet', place, now, 1)).toBe(true)
    expect(await findNoted(db, 'gone')).toBeUndefined()
    expect(await noteSeen(db, 'gone', now)).toBe(false)
    expect(await noteFollowed(db, 'gone', place, now)).toBe(false)
    expect(await noteSeen(db, 'quiet', now)).toBe(true)
  })
})
