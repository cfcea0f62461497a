import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BrowserLike } from './browser-like.js'
import { databases, start, type Started } from './harness.js'
import { listenMail, type Mail } from './mail-server.js'

const mails: Mail[] = []
let refuse: (address: string) => number | undefined = () => undefined

/** The text of a mail as it is read: without the marks that mail adds to it. */
const read = (mail: Mail | undefined): string =>
  Buffer.from(
    (mail?.text ?? '')
      .replaceAll('=\r\n', '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** Whom each mail went to, with its language. */
const sent = (): [string, string | undefined][] =>
  mails.map((mail): [string, string | undefined] => [mail.to.join(' '), mail.header('Content-Language')]).sort()

describe.each(databases)('the languages of messages on %s', (database) => {
  let started: Started
  let admin: string
  let account: string
  const close: (() => void)[] = []
  const joined = async (email: string, language: string): Promise<BrowserLike> => {
    const browser = new BrowserLike(started)
    await browser.join(admin, email, 'viewer')
    expect((await browser.call('PATCH', '/me', { language })).at('user.language')).toBe(language)
    return browser
  }
  beforeAll(async () => {
    const mail = await listenMail({ mails, refuse: (address) => refuse(address) })
    close.push(() => void mail.server.close())
    const config = { smtpUrl: `smtp://ops:secret@127.0.0.1:${mail.port}`, mailFrom: 'rostra@acme.example' }
    started = await start({ database, config })
    admin = await started.createToken('acme', ['admin'])
    account = await started.app.context.platform.tokens.openAccount('acme')
    await joined('ada@acme.example', 'de')
    await joined('bo@acme.example', 'fr')
  })
  afterAll(async () => {
    await started.stop()
    for (const each of close) each()
  })
  beforeEach(() => {
    mails.length = 0
    refuse = () => undefined
  })

  const create = async (body: object): Promise<string> => {
    const made = await started.call('POST', '/notification-channels', {
      token: admin,
      body: { way: 'email', name: 'Team', events: ['screening.*'], ...body },
    })
    expect(made.status).toBe(201)
    return made.id
  }
  const remove = (id: string) => started.call('DELETE', `/notification-channels/${id}`, { token: admin })
  const tell = (subject: string): Promise<void> =>
    started.app.context.jobs.events.tell(account, {
      kind: 'screening.level_changed',
      subject,
      payload: { screening_id: 'scr_1', before: 'low', after: 'high', because: 'new content' },
    })

  test('each reader of a digest gets it once, in the language that they chose, others in that of the channel', async () => {
    const to = ['Ada@acme.example', 'bo@acme.example', 'guest@other.example', 'visitor@other.example']
    const id = await create({ to, language: 'es', digest: 'hourly', time_zone: 'Europe/Berlin' })
    await tell('m1')
    await tell('m2')
    started.clock.advance(3_600_000)
    await started.drain()
    expect(sent()).toEqual([
      ['Ada@acme.example', 'de'],
      ['bo@acme.example', 'fr'],
      ['guest@other.example visitor@other.example', 'es'],
    ])
    const german = read(mails.find((mail) => mail.header('Content-Language') === 'de'))
    expect(german).toContain('Risikostufe geändert: Niedrig → Hoch')
    expect(german).toMatch(/\d{1,2}\. \p{L}+\.? \d{4}/u)
    expect(german).not.toMatch(/Risk|Reason|Open in/)
    expect(new Set(mails.map((mail) => mail.header('Message-ID'))).size).toBe(3)
    await remove(id)
  })

  test('who was refused for a while gets it later, and nobody else gets it again', async () => {
    const to = ['ada@acme.example', 'bo@acme.example', 'guest@other.example', 'visitor@other.example']
    const id = await create({ to })
    refuse = (address) => (/^(bo|visitor)@/.test(address) ? 451 : undefined)
    await tell('m3')
    await started.drain()
    expect(sent().map(([who]) => who)).toEqual(['ada@acme.example', 'guest@other.example'])
    refuse = () => undefined
    started.clock.advance(6000)
    await started.drain()
    expect(sent().map(([who]) => who)).toEqual([
      'ada@acme.example',
      'bo@acme.example',
      'guest@other.example',
      'visitor@other.example',
    ])
    const { at } = await started.call('GET', `/notification-channels/${id}/deliveries`, { token: admin })
    expect([at('data.0.status'), (at('data.0.attempts') as unknown[]).length]).toEqual(['delivered', 2])
    await remove(id)
  })

  test('a message that is sent again on request goes to everybody again', async () => {
    const id = await create({ to: ['ada@acme.example', 'guest@other.example'] })
    await tell('m4')
    await started.drain()
    const path = `/notification-channels/${id}/deliveries`
    const delivery = String((await started.call('GET', path, { token: admin })).at('data.0.id'))
    await started.call('POST', `${path}/${delivery}/redeliver`, { token: admin })
    await started.drain()
    expect(sent()).toHaveLength(4)
    await remove(id)
  })

  test('only people have a language, and only one that there is', async () => {
    const refused = await started.call('PATCH', '/me', { token: admin, body: { language: 'de' } })
    expect([refused.status, refused.at('code')]).toEqual([409, 'conflict'])
    const browser = await joined('cy@acme.example', 'es')
    expect((await browser.call('PATCH', '/me', { language: 'tlh' })).at('errors.0.pointer')).toBe('/language')
    expect((await browser.call('GET', '/me')).at('user.language')).toBe('es')
  })
})
