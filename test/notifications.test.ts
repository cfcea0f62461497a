import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { listenMail, type Mail } from './mail-server.js'

const mails: Mail[] = []
const posted: { path: string; json: Record<string, unknown> }[] = []
let refuse: (address: string) => number | undefined = () => undefined
let answer = 200

const listenChat = async (): Promise<{ server: Server; port: number }> => {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      posted.push({ path: request.url ?? '', json: JSON.parse(body) as Record<string, unknown> })
      response.writeHead(answer).end('ok')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

describe.each(databases)('notifications on %s', (database) => {
  let started: Started
  let account: string
  let chat: string
  const close: (() => void)[] = []
  beforeAll(async () => {
    const [mail, hooks] = await Promise.all([listenMail({ mails, refuse: (address) => refuse(address) }), listenChat()])
    close.push(
      () => void mail.server.close(),
      () => void hooks.server.close(),
    )
    chat = `http://127.0.0.1:${hooks.port}`
    started = await start({
      database,
      reachable: [`127.0.0.1:${hooks.port}`],
      config: {
        smtpUrl: `smtp://ops:secret@127.0.0.1:${mail.port}`,
        mailFrom: 'Rostra <rostra@acme.example>',
      },
    })
    account = await started.app.context.platform.tokens.openAccount('first')
  })
  afterAll(async () => {
    await started.stop()
    for (const each of close) each()
  })
  beforeEach(() => {
    mails.length = posted.length = 0
    refuse = () => undefined
    answer = 200
  })

  const create = (body: object): Promise<Response> => started.call('POST', '/notification-channels', { body })
  const remove = async (id: string): Promise<void> =>
    void (await started.call('DELETE', `/notification-channels/${id}`))
  const tell = (kind: string, subject: string, payload: Record<string, unknown> = {}): Promise<void> =>
    started.app.context.jobs.events.tell(account, { kind, subject, payload })
  const deliveriesOf = async (
    id: string,
  ): Promise<{ id: string; kind: string; status: string; message_id: string }[]> =>
    (await started.call('GET', `/notification-channels/${id}/deliveries?limit=100`)).at('data') as never

  /** Quiet hours by the clocks of New York that begin and end so many hours from now. */
  const quietFrom = (begin: number, end: number): { from: string; to: string } => {
    const clock = (hours: number): string =>
      new Intl.DateTimeFormat('en-GB', {
        hour: '2-digit',
        minute: '2-digit',
        timeZone: 'America/New_York',
      }).format(started.clock.now() + hours * 3_600_000)
    return { from: clock(begin), to: clock(end) }
  }

  test('an e-mail tells of an event in words, with an id, to all recipients', async () => {
    const made = await create({
      way: 'email',
      name: 'Ops',
      to: ['a@acme.example', 'b@acme.example'],
      events: ['screening.*'],
    })
    expect([made.status, made.at('target')]).toEqual([201, 'a@acme.example, b@acme.example'])
    await tell('screening.level_changed', 's1', { screening_id: 'scr_1', before: 'low', after: 'high' })
    await tell('listening.alert', 'l1', {})
    await started.drain()
    expect(mails).toHaveLength(1)
    const [mail] = mails
    const [delivery] = await deliveriesOf(made.id)
    expect([mail?.to, mail?.user]).toEqual([['a@acme.example', 'b@acme.example'], 'ops'])
    expect(mail?.header('Subject')).toBe('Rostra: Risk level changed from low to high')
    expect(mail?.header('Message-ID')).toBe(`<${delivery?.message_id ?? ''}@acme.example>`)
    expect(mail?.header('Auto-Submitted')).toBe('auto-generated')
    expect(delivery).toMatchObject({ status: 'delivered', attempts: [{ status: 250, error: null }] })
    await remove(made.id)
  })

  test('a mail that was not taken is sent again under the same id; a mailbox that is not there is a dead letter', async () => {
    const { id } = await create({ way: 'email', name: 'Ops', to: ['a@acme.example'], events: ['screening.*'] })
    refuse = () => 451
    await tell('screening.finished', 's2', { level: 'low', flagged: 1 })
    await started.drain()
    const [first] = await deliveriesOf(id)
    expect([mails.length, first?.status]).toEqual([0, 'pending'])
    // What happens meanwhile is another message, and does not change the one that waits.
    refuse = () => undefined
    await tell('screening.finished', 's3', { level: 'low', flagged: 2 })
    await started.drain()
    started.clock.advance(6000)
    await started.drain()
    expect(mails.map((mail) => /(\d) flagged items?/.exec(mail.text)?.[1])).toEqual(['2', '1'])
    expect(mails[1]?.header('Message-ID')).toContain(first?.message_id)
    refuse = () => 550
    await tell('screening.finished', 's4')
    await started.drain()
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: 'dead', attempts: [{ status: 550 }] })
    refuse = () => undefined
    expect((await started.call('POST', `/notification-channels/${id}/redeliver`)).json).toEqual({ redelivered: 1 })
    await started.drain()
    expect(mails).toHaveLength(3)
    await remove(id)
  })

  test('a digest gathers what happened until it is due, and quiet hours are kept in the zone of the reader', async () => {
    const hourly = await create({ way: 'slack', name: 'H', url: `${chat}/hourly`, digest: 'hourly' })
    const quiet = await create({
      way: 'slack',
      name: 'Q',
      url: `${chat}/quiet`,
      time_zone: 'Europe/Berlin',
      // The tests begin at half past twelve in Berlin, and other ones have moved the clock by seconds.
      quiet_hours: { from: '12:00', to: '14:30' },
    })
    await tell('campaign.post', 'c1', { name: 'Spring', handle: 'una', network: 'instagram' })
    await tell('campaign.finished', 'c1', { name: 'Spring', posts: 1, members: 1, not_posted: 0 })
    await started.drain()
    expect(posted).toEqual([])
    await started.call('POST', `/notification-channels/${quiet.id}/test`)
    await started.drain()
    expect(posted.map(({ path }) => path)).toEqual(['/quiet'])
    started.clock.advance(3_600_000)
    await started.drain()
    expect(posted.map(({ path }) => path)).toEqual(['/quiet', '/hourly'])
    const { blocks } = posted[1]?.json as { blocks: { text: { text: string } }[] }
    expect(blocks.map(({ text }) => text.text.split('\n')[0])).toEqual([
      '2 events in Rostra',
      '*Spring: new post by @una on Instagram*',
      '*Spring has ended*',
    ])
    started.clock.advance(3_600_000)
    await started.drain()
    expect(posted.map(({ path }) => path)).toEqual(['/quiet', '/hourly', '/quiet'])
    const [one, two] = await deliveriesOf(hourly.id)
    expect(one?.message_id).toBe(two?.message_id)
    for (const { id } of [hourly, quiet]) await remove(id)
  })

  test('what waited while the server was away is not sent in quiet hours; a test message is', async () => {
    const { id } = await create({
      way: 'slack',
      name: 'Q',
      url: `${chat}/night`,
      events: ['campaign.finished'],
      time_zone: 'America/New_York',
      quiet_hours: quietFrom(2, 4),
    })
    await tell('campaign.finished', 'n1', { name: 'Night', posts: 1, members: 1, not_posted: 0 })
    // Nobody sends until the quiet hours have begun.
    started.clock.advance(3 * 3_600_000)
    await started.drain()
    expect(posted).toEqual([])
    await started.call('POST', `/notification-channels/${id}/test`)
    await started.drain()
    expect(JSON.stringify(posted.map(({ json }) => json['text']))).toBe('["This is a test message"]')
    started.clock.advance(3 * 3_600_000)
    await started.drain()
    expect(posted.map(({ json }) => json['text'])).toEqual(['This is a test message', 'Night has ended'])
    await remove(id)
  })

  test('times are told by the clocks of the reader, and addresses can be followed', async () => {
    const body = { name: 'Z', events: ['campaign.post'], time_zone: 'Asia/Kolkata' }
    const { id } = await create({ way: 'email', to: ['a@acme.example'], ...body })
    const teams = await create({ way: 'teams', url: `${chat}/zone`, ...body, digest: 'hourly' })
    const url = 'https://www.instagram.com/p/Cx_Invented-1/'
    await tell('campaign.post', 'c9', { name: 'Spring', handle: 'una', network: 'instagram', url })
    await tell('campaign.post', 'c9', { name: 'Spring', handle: 'ben', network: 'instagram', url })
    await started.drain()
    const text = mails[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    expect(text).toMatch(/\d{1,2} \w{3,4} \d{4}, \d{2}:\d{2} (?:GMT\+5:30|IST)/)
    expect(text).toContain(`<a href="${url}">${url}</a>`)
    started.clock.advance(3_600_000)
    await started.drain()
    const card = JSON.stringify(posted[0]?.json)
    expect(card).toContain(`](${url})`)
    expect(card).toMatch(/\d{2}:\d{2} GMT\\\\\+5:30/)
    for (const each of [id, teams.id]) await remove(each)
  })

  test('Slack and Teams receive what they understand; one that is gone is paused, with notice', async () => {
    const teams = await create({
      way: 'teams',
      name: 'T',
      url: `${chat}/teams`,
      events: ['search.*', 'notification.*'],
    })
    const slack = await create({
      way: 'slack',
      name: 'S',
      url: `${chat}/slack`,
      events: ['search.changed', 'notification.paused'],
    })
    expect(slack.at('target')).toBe(`${chat}/…`)
    const sample = [{ kind: 'new', network: 'instagram', handle: '<!channel>' }]
    await tell('search.changed', 'x', { name: 'Bakers *bold*', new: 1, lost: 0, changed: 0, sample })
    await started.drain()
    const of = (path: string): Record<string, unknown> | undefined => posted.find((each) => each.path === path)?.json
    expect(JSON.stringify(of('/slack'))).toContain('&lt;!channel&gt;')
    expect(of('/teams')).toMatchObject({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            body: [{ type: 'TextBlock', text: 'Bakers \\*bold\\*: 1 new, 0 lost, 0 changed' }, {}],
          },
        },
      ],
    })
    answer = 404
    await started.call('DELETE', `/notification-channels/${teams.id}`)
    const watcher = await create({ way: 'email', name: 'W', to: ['w@acme.example'], events: ['notification.paused'] })
    await tell('search.changed', 'y', { name: 'Bakers', new: 1, lost: 0, changed: 0 })
    await started.drain()
    await started.drain()
    expect((await started.call('GET', `/notification-channels/${slack.id}`)).at('status')).toBe('paused')
    // Its own pause is nothing to tell it of once it is resumed.
    expect((await deliveriesOf(slack.id)).map(({ kind }) => kind)).not.toContain('notification.paused')
    expect(mails[0]?.header('Subject')).toBe(`Rostra: Notifications paused: ${String(slack.at('name'))}`)
    for (const { id } of [slack, watcher]) await remove(id)
  })

  test('secrets are not in the database as they are, and never leave the service', async () => {
    const { id } = await create({ way: 'slack', name: 'S', url: `${chat}/services/very-secret` })
    const hook = await started.call('POST', '/webhooks', { body: { url: `${chat}/hook` } })
    const { query } = started.app.context.db
    const rows = await query
      .withTables<{ webhooks: { secret: string; url: string } }>()
      .selectFrom('webhooks')
      .selectAll()
      .execute()
    expect(rows.length).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(rows)).not.toMatch(/very-secret|whsec_/)
    expect((await started.call('GET', `/notification-channels/${id}`)).text).not.toContain('very-secret')
    // Neither kind is seen where the other is kept.
    expect((await started.call('GET', `/webhooks/${id}`)).status).toBe(404)
    expect((await started.call('GET', `/notification-channels/${hook.id}`)).status).toBe(404)
    await remove(id)
    await started.call('DELETE', `/webhooks/${hook.id}`)
  })

  test('what cannot work is refused with the reason', async () => {
    const refused = async (body: object): Promise<unknown> => (await create(body)).at('errors.0.pointer')
    expect(await refused({ way: 'email', name: 'x' })).toBe('/to')
    expect(await refused({ way: 'email', name: 'x', to: ['nobody'] })).toBe('/to/0')
    expect(await refused({ way: 'slack', name: 'x' })).toBe('/url')
    expect(await refused({ way: 'slack', name: 'x', url: 'http://127.0.0.1:22/' })).toBe('/url')
    expect(await refused({ way: 'slack', name: 'x', url: chat, time_zone: 'Mars/Olympus' })).toBe('/time_zone')
    expect(await refused({ way: 'slack', name: 'x', url: chat, daily_at: '25:00' })).toBe('/daily_at')
    const made = await create({ way: 'slack', name: 'x', url: chat, digest: 'daily', daily_at: '09:30' })
    const changed = await started.call('PATCH', `/notification-channels/${made.id}`, {
      body: { time_zone: 'Asia/Tokyo', quiet_hours: { from: '22:00', to: '06:00' }, paused: true },
    })
    expect(changed.json).toMatchObject({
      daily_at: '09:30',
      time_zone: 'Asia/Tokyo',
      quiet_hours: { from: '22:00', to: '06:00' },
      status: 'paused',
    })
    const token = await started.createToken('stranger')
    expect((await started.call('GET', `/notification-channels/${made.id}`, { token })).status).toBe(404)
    await remove(made.id)
  })
})
