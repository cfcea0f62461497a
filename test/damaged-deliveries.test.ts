import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { damageRow } from './damage-row.js'
import { databases, start, type Started } from './harness.js'

/** What an endpoint was sent. */
const received: string[] = []

const listen = async (): Promise<{ endpoint: Server; port: number }> => {
  const endpoint = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push(body)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  return { endpoint, port: (endpoint.address() as AddressInfo).port }
}

describe.each(databases)('damaged messages, on %s', (database) => {
  let started: Started
  let endpoint: Server
  let account: string
  let origin: string
  beforeAll(async () => {
    const listening = await listen()
    endpoint = listening.endpoint
    origin = `http://127.0.0.1:${listening.port}`
    const reachable = [`127.0.0.1:${listening.port}`]
    started = await start({ database, reachable, config: { workInServer: false } })
    account = await started.app.context.platform.tokens.openAccount('first')
  })
  afterAll(async () => {
    await started.stop()
    endpoint.close()
  })
  beforeEach(() => {
    received.length = 0
  })

  const tell = async (subject: string): Promise<void> => {
    const event = { kind: 'campaign.post', subject, payload: { name: subject, handle: 'una', network: 'instagram' } }
    await started.app.context.jobs.events.tell(account, event)
  }
  const saidOf = (names: readonly string[]): string[] =>
    names.filter((name) => received.some((body) => body.includes(name)))
  const spoil = async (set: string, where: string, table = 'webhook_deliveries') => {
    const { db } = started.app.context
    const { rows } = await sql.raw<{ id: string }>(`select id from ${table} where ${where}`).execute(db.query)
    await damageRow(db, table, set, `id = '${rows[0]?.id}'`)
  }
  const count = async (where: string): Promise<number> => {
    const { rows } = await sql
      .raw<{ count: number }>(`select count(*) as count from webhook_deliveries where ${where}`)
      .execute(started.app.context.db.query)
    return Number(rows[0]?.count)
  }
  const hook = async () => (await started.call('POST', '/webhooks', { body: { url: `${origin}/hook` } })).id
  const chat = async () => {
    const body = { way: 'slack', name: 'Team', url: `${origin}/chat` }
    return (await started.call('POST', '/notification-channels', { body })).id
  }

  test.each([
    ['a webhook', 'the subject', hook, `subject = 'brokem'`],
    ['a webhook', 'the body', hook, `body = replace(body, 'broken', 'brokem')`],
    ['a chat', 'the subject', chat, `subject = 'brokem'`],
    ['a chat', 'the body', chat, `body = replace(body, 'broken', 'brokem')`],
  ])('%s gets the other messages where %s of one is damaged', async (_way, _part, create, change) => {
    const id = await create()
    for (const name of ['earliest', 'broken', 'latest']) await tell(name)
    await spoil(change, `subject = 'broken' and webhook_id = '${id}'`)
    await started.drain()
    expect(saidOf(['earliest', 'broken', 'brokem', 'latest'])).toEqual(['earliest', 'latest'])
    await tell('afterwards')
    await started.drain()
    expect(saidOf(['afterwards'])).toEqual(['afterwards'])
    expect(await count(`webhook_id = '${id}' and status = 'pending'`)).toBe(1)
    const ready = await started.call('GET', `${started.origin}/readyz`)
    expect([ready.status, ready.at('reasons.database')]).toEqual([503, expect.stringContaining('webhook_deliveries')])
    // Somebody still looks whether it was repaired.
    const { rows } = await sql
      .raw<{ status: string }>(`select status from requests where id = (select pump from webhooks where id = '${id}')`)
      .execute(started.app.context.db.query)
    expect(rows).toEqual([{ status: 'queued' }])
    await started.call('DELETE', `/${create === hook ? 'webhooks' : 'notification-channels'}/${id}`)
  })

  test('a later message about the same subject does not wait for a damaged one', async () => {
    const id = await hook()
    for (const name of ['one', 'two']) {
      const event = { kind: 'campaign.post', subject: 'same', payload: { name } }
      await started.app.context.jobs.events.tell(account, event)
    }
    await spoil(`body = replace(body, '"one"', '"ome"')`, `webhook_id = '${id}' and body like '%"one"%'`)
    await started.drain()
    expect(saidOf(['"one"', '"ome"', '"two"'])).toEqual(['"two"'])
    await started.call('DELETE', `/webhooks/${id}`)
  })

  test('a damaged webhook stops neither other webhooks nor the work of its account', async () => {
    const [broken, whole] = [await hook(), await hook()]
    await spoil(`description = 'brokem'`, `id = '${broken}'`, 'webhooks')
    const body = { items: ['instagram:nobody'], blocks: ['metrics'] }
    const { id } = await started.call('POST', '/enrichments', { body })
    await started.drain()
    // A change that meets it is undone once, and is done again without it.
    started.clock.advance(60_000)
    await started.drain()
    expect((await started.call('GET', `/enrichments/${id}`)).at('status')).toBe('succeeded')
    await started.drain()
    expect(await count(`webhook_id = '${whole}' and status = 'delivered'`)).toBe(1)
  })
})
