import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endAll } from './example/end-all.js'
import { startServer } from './example/server-process.js'

const folder = mkdtempSync(join(tmpdir(), 'rostra-kill-'))
const running: ChildProcess[] = []
/** The mails that came, by their Message-ID: how often, and what they say besides their date. */
const received = new Map<string, Set<string>>()
let times = 0
/** Whom they went to, one after another. */
const recipients: string[] = []
let smtpUrl = ''
let onMail = (): void => {}

const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, session, done) => {
    let text = ''
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    stream.on('end', () => {
      const id = /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? ''
      const said = (text.match(/^(Subject: .*|.*\/requests\/.*|Request .*)$/gim) ?? []).join('\n')
      received.set(id, (received.get(id) ?? new Set()).add(said))
      times++
      recipients.push(session.envelope.rcptTo.map(({ address }) => address).join(' '))
      // Whoever is killed here has sent the mail and cannot know that it was taken.
      onMail()
      done()
    })
  },
})

beforeAll(async () => {
  await new Promise<void>((resolve) => void mailServer.listen(0, '127.0.0.1', resolve))
  smtpUrl = `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await endAll(running)
  mailServer.close()
  rmSync(folder, { recursive: true, force: true })
})

const serve = async (name: string) => {
  const server = await startServer('demo-server', [join(folder, name), '0', '', smtpUrl])
  running.push(server.child)
  const post = async (path: string, body: object): Promise<{ id: string; code: string }> =>
    (await (await server.call(path, body)).json()) as { id: string; code: string }
  return { child: server.child, origin: server.origin, post }
}

test(
  'a mail that was under way when the server was killed comes again as the same mail',
  { timeout: 180_000 },
  async () => {
    const { child, post } = await serve('one')
    await post('/notification-channels', {
      way: 'email',
      name: 'Ops',
      to: ['ops@acme.example'],
      events: ['request.finished'],
    })
    const gone = once(child, 'exit')
    onMail = () => child.kill('SIGKILL')
    await post('/enrichments', { items: ['instagram:nobody'], blocks: ['metrics'] }).catch(() => {})
    await gone
    onMail = () => {}
    expect(received.size).toBe(1)
    await serve('one')
    await vi.waitUntil(() => times > 1, { timeout: 120_000, interval: 50 })
    // At least once, under one Message-ID and with the same words.
    expect(received.size).toBe(1)
    expect([...received.values()].map((said) => said.size)).toEqual([1])
  },
)

test(
  'a server that is killed between the mails of one message sends each reader theirs, and nobody a second one',
  { timeout: 180_000 },
  async () => {
    const to = ['ada@acme.example', 'bo@acme.example', 'cy@acme.example']
    const { child, origin, post } = await serve('many')
    const page = { 'content-type': 'application/json', 'rostra-console': '1' }
    for (const [index, email] of to.entries()) {
      const { code } = await post('/invitations', { email })
      const accepted = await fetch(`${origin}/auth/invitation/accept`, {
        method: 'POST',
        headers: page,
        body: JSON.stringify({ code, name: email, password: 'seven grey herons' }),
      })
      const cookie = accepted.headers.get('set-cookie')?.split(';')[0] ?? ''
      const body = JSON.stringify({ language: ['de', 'fr', 'es'][index] })
      expect((await fetch(`${origin}/v1/me`, { method: 'PATCH', headers: { ...page, cookie }, body })).status).toBe(200)
    }
    received.clear()
    recipients.length = 0
    const { id } = await post('/notification-channels', {
      way: 'email',
      name: 'Team',
      to,
      events: ['notification.paused'],
    })
    const gone = once(child, 'exit')
    onMail = () => void (recipients.length === 2 && child.kill('SIGKILL'))
    await post(`/notification-channels/${id}/test`, {}).catch(() => {})
    await gone
    onMail = () => {}
    const [first = '', second = ''] = recipients
    await serve('many')
    await vi.waitUntil(() => new Set(recipients).size === 3, { timeout: 120_000, interval: 50 })
    // The one that was under way may come twice, as the same mail; the others come once.
    expect(recipients.filter((each) => each === first)).toHaveLength(1)
    expect(recipients.filter((each) => each !== second)).toHaveLength(2)
    expect(received.size).toBe(3)
  },
)
