import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAudit } from '../src/db/audit-log/verify-audit.js'
import { auditSealOf } from '../src/db/audit/writer.js'
import { openDatabase, type Database } from '../src/db/database.js'
import { dayMs } from '../src/kernel/clock.js'
import { CommandLine } from './command-line.js'
import { databases, start, type Response, type Started } from './harness.js'

interface Entry {
  seq: number
  actor: string
  actor_name: string | null
  operation: string
  outcome: string
  status: number | null
  subjects: { key: string; name: string | null }[]
  purpose: string | null
  request_id: string
}

const commands = new CommandLine()

describe.each(databases)('the audit log on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  const call = (method: string, path: string, options = {}): Promise<Response> => started.call(method, path, options)
  /** What was answered before is noted by the time another call is. */
  const settle = async (): Promise<void> => {
    await call('GET', '/networks')
    await started.app.context.db.audit.settle()
  }
  const list = async (query = ''): Promise<Entry[]> => {
    await settle()
    return (await call('GET', `/audit${query}`)).at('data') as Entry[]
  }
  const verdict = async (): Promise<unknown> => (await call('GET', '/audit/verification')).json
  const run = (statement: string): Promise<unknown> => sql.raw(statement).execute(started.app.context.db.query)

  test('tells who did what to whom, why, and how it ended', async () => {
    const made = await call('POST', '/lists', { body: { name: 'Bakers' }, headers: { 'rostra-purpose': 'Spring' } })
    await call('GET', `/lists/${made.id}`)
    await call('POST', '/contact-info', { body: { profile: { network: 'instagram', handle: 'Una.Bakes' } } })
    await call('DELETE', '/lists/list_01kb3zq4f0e8v5w2n7m6x9c1da')
    await call('GET', '/networks')
    const entries = await list('?limit=100')
    expect(entries.map(({ operation, outcome, status }) => [operation, outcome, status])).toEqual([
      ['removeList', 'refused', 404],
      ['removeList', 'begun', null],
      ['showContacts', 'refused', 404],
      ['getList', 'succeeded', 200],
      ['createList', 'succeeded', 201],
      ['createList', 'begun', null],
    ])
    expect(entries[4]).toMatchObject({ subjects: [{ key: made.id, name: null }], purpose: 'Spring' })
    expect(entries[4]?.request_id).toBe(made.headers.get('x-request-id'))
    expect(entries[4]?.actor).toMatch(/^tok_/)
    const { data: tokens } = (await call('GET', '/tokens')).json as { data: { id: string; name: string }[] }
    expect(entries[4]?.actor_name).toBe(tokens.find(({ id }) => id === entries[4]?.actor)?.name)
    expect(entries[2]?.subjects).toEqual([
      { key: expect.stringMatching(/^sub_[\w-]{22}$/) as string, name: 'instagram:Una.Bakes' },
    ])
  })

  test('is filtered by actor, operation, subject, outcome and time, paged, and had as a file', async () => {
    const named = await list('?subject=instagram:una.bakes')
    expect(named.map(({ operation }) => operation)).toEqual(['showContacts'])
    expect((await list('?operation=removeList&outcome=begun')).length).toBe(1)
    expect((await list('?actor=tok_nobody')).length).toBe(0)
    expect((await list(`?until=${new Date(started.clock.now() - dayMs).toISOString()}`)).length).toBe(0)
    expect((await list(`?since=${new Date(started.clock.now() - dayMs).toISOString()}&limit=2`)).length).toBe(2)
    const first = await call('GET', '/audit?limit=3&operation=createList')
    expect(first.at('next_cursor')).toBeNull()
    const page = await call('GET', '/audit?limit=4')
    const next = await call('GET', `/audit?limit=4&cursor=${String(page.at('next_cursor'))}`)
    const seqs = [...(page.at('data') as Entry[]), ...(next.at('data') as Entry[])].map(({ seq }) => seq)
    expect(seqs).toEqual([...seqs].sort((a, b) => b - a))
    expect(new Set(seqs).size).toBe(seqs.length)
    const csv = await call('GET', '/audit?format=csv&operation=createList')
    expect(csv.text.split('\n')[0]).toMatch(/^seq,at,actor,actor_name,operation,outcome,status,/)
    expect(csv.text.trim().split('\n')).toHaveLength(3)
    expect((await call('GET', '/audit?subject=%3A')).status).toBe(422)
  })

  test('belongs to its account, and takes the scope audit to read', async () => {
    const other = await started.createToken('second', ['audit'])
    expect((await call('GET', '/audit', { token: other })).at('data')).toEqual([])
    const plain = await started.createToken('first', ['creators'])
    expect((await call('GET', '/audit', { token: plain })).status).toBe(403)
    expect((await list('?operation=listAudit&outcome=refused'))[0]).toMatchObject({ status: 403 })
  })

  test('notices an entry that was changed, removed, moved or cut off, and names the first', async () => {
    await settle()
    expect(await verdict()).toMatchObject({ sound: true, first_seq: 1, broken: null })
    await run(`update audit_entries set actor = 'tok_other' where seq = 5`)
    expect(await verdict()).toMatchObject({ sound: false, entries: 4, broken: { seq: 5 } })
    const [row] = await started.app.context.db.ask<{ actor: string }>(
      {
        sqlite: 'select actor from audit_entries where seq = 4',
        postgres: 'select actor from audit_entries where seq = 4',
      },
      [],
    )
    await run(`update audit_entries set actor = '${row?.actor}' where seq = 5`)
    expect(await verdict()).toMatchObject({ sound: true })
    await run('update audit_entries set seq = -1 where seq = 3')
    await run('update audit_entries set seq = 3 where seq = 4')
    await run('update audit_entries set seq = 4 where seq = -1')
    expect(await verdict()).toMatchObject({ sound: false, broken: { seq: 3 } })
    await run('update audit_entries set seq = -1 where seq = 3')
    await run('update audit_entries set seq = 3 where seq = 4')
    await run('update audit_entries set seq = 4 where seq = -1')
    expect(await verdict()).toMatchObject({ sound: true })
    await run('create table kept as select * from audit_entries where seq = 2')
    await run('delete from audit_entries where seq = 2')
    expect(await verdict()).toMatchObject({ broken: { seq: 2, reason: 'Entry 2 is missing.' } })
    await run('insert into audit_entries select * from kept')
    expect(await verdict()).toMatchObject({ sound: true })
  })

  test('notices another name beside the chain, and an entry that can no longer be found by whom it is about', async () => {
    await settle()
    await run(`update audit_names set name = 'instagram:some.other' where name = 'instagram:Una.Bakes'`)
    expect(await verdict()).toMatchObject({
      sound: false,
      broken: {
        reason: expect.stringMatching(/^The person whom entry \d+ is about is shown under another name\.$/) as string,
      },
    })
    await run(`update audit_names set name = 'instagram:Una.Bakes' where name = 'instagram:some.other'`)
    expect(await verdict()).toMatchObject({ sound: true })
    const last = '(select max(seq) from audit_subjects)'
    await run(`create table kept_subjects as select * from audit_subjects where seq = ${last}`)
    await run(`delete from audit_subjects where seq = ${last}`)
    expect(await verdict()).toMatchObject({
      sound: false,
      broken: { reason: expect.stringMatching(/^Whom entry \d+ is about was changed/) as string },
    })
    await run('insert into audit_subjects select * from kept_subjects')
    await run(`insert into audit_subjects values ('list_never', ${last})`)
    expect(await verdict()).toMatchObject({ sound: false })
    await run(`delete from audit_subjects where subject = 'list_never'`)
    expect(await verdict()).toMatchObject({ sound: true })
  })

  test('notices a cut tail although the head was set back with it', async () => {
    await settle()
    await run('drop table kept')
    await run('create table kept as select * from audit_entries where seq > 6')
    await run('create table kept_head as select * from audit_head')
    await run('delete from audit_entries where seq > 6')
    await run('update audit_head set seq = 6, hash = (select hash from audit_entries where seq = 6)')
    const { db } = started.app.context
    expect(await verifyAudit(db, auditSealOf(started.config.dataFolder))).toMatchObject({
      sound: false,
      broken: { seq: 7, reason: expect.stringMatching(/^Entries 7 to \d+ are missing\.$/) as string },
    })
    await run('insert into audit_entries select * from kept')
    await run('delete from audit_head')
    await run('insert into audit_head select * from kept_head')
    expect(await verdict()).toMatchObject({ sound: true })
  })

  const note = (db: Database, i: number): void =>
    db.audit.note({
      at: started.clock.now(),
      accountId: 'acc_x',
      actor: `tok_${i}`,
      operation: 'tried',
      outcome: 'begun',
      status: null,
      subjects: ['list_x'],
      purpose: null,
      requestId: `req_${i}`,
      details: null,
      names: [],
    })

  test('is one chain when several processes append to it at once', async () => {
    const { databaseUrl, dataFolder } = started.config
    const others = [0, 1, 2].map(() => openDatabase({ databaseUrl, dataFolder }))
    await Promise.all(
      others.map(async (db, i) => {
        for (let round = 0; round < 20; round++) {
          note(db, i)
          await db.audit.settle()
        }
      }),
    )
    await Promise.all(others.map((db) => db.close()))
    const { audit } = started.app.context.audit
    expect(await audit.list('acc_x', {}, undefined, 100)).toHaveLength(60)
    expect(await verdict()).toMatchObject({ sound: true })
  })

  test('is verified while it grows, up to where it ended at the beginning', async () => {
    const { databaseUrl, dataFolder } = started.config
    const other = openDatabase({ databaseUrl, dataFolder })
    const verification = new AbortController()
    const growing = (async () => {
      for (let round = 0; round < 2000 && !verification.signal.aborted; round++) {
        note(other, 1)
        await other.audit.settle()
      }
    })()
    const verified = await verifyAudit(started.app.context.db, auditSealOf(started.config.dataFolder))
    verification.abort()
    await growing
    await other.close()
    expect(verified).toMatchObject({ sound: true })
    expect(await verdict()).toMatchObject({ sound: true })
  })

  test('is verified and exported on the command line', async () => {
    const env = {
      ROSTRA_DATA: started.config.dataFolder,
      ...(database === 'postgres' ? { DATABASE_URL: started.config.databaseUrl ?? '' } : {}),
    }
    const rostra = (...args: string[]) => commands.run(['audit', ...args], { env })
    const sound = await rostra('verify')
    expect([sound.code, sound.out]).toEqual([0, expect.stringMatching(/sound {2}\d+ entries.*\n\d+:[0-9a-f]{64}\n$/)])
    const exported = await rostra('export', '--subject', 'instagram:una.bakes', '--operation', 'showContacts')
    expect(JSON.parse(exported.out)).toMatchObject({ operation: 'showContacts' })
    expect((await rostra('verify', '--head', `3:${'0'.repeat(64)}`)).out).toMatch(/broken at entry 3\. .*rewritten/)
  })

  test('forgets entries after their time, and what is left can be verified', async () => {
    started.clock.advance(402 * dayMs)
    await call('POST', '/lists', { body: { name: 'Later' } })
    const { pruneAudit } = started.app.context.audit
    expect(await pruneAudit()).toBeGreaterThan(60)
    expect(await pruneAudit()).toBe(0)
    expect(await list()).toHaveLength(2)
    expect(await verdict()).toMatchObject({ sound: true, broken: null })
    const names = await started.app.context.db.ask(
      { sqlite: 'select * from audit_names', postgres: 'select * from audit_names' },
      [],
    )
    expect(names).toEqual([])
    await run('delete from audit_entries where seq in (select min(seq) from audit_entries)')
    expect(await verdict()).toMatchObject({ sound: false })
  })
})
