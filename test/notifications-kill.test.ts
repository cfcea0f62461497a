import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test, vi } from 'vitest'
import { endAll } from './example/end-all.js'
import { startServer } from './example/server-process.js'

const folder = mkdtempSync(join(tmpdir(), 'rostra-kill-'))
const running: ChildProcess[] = []
/** The mails that came, by their Message-ID: how often, and what they say besides their date. */
const received = new Map<string, Set<string>>()
let times = 0
let onMail = (): void => {}

const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    let text = ''
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    stream.on('end', () => {
      const id = /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? ''
      const said = (text.match(/^(Subject: .*|.*\/requests\/.*|Request .*)$/gim) ?? []).join('\n')
      received.set(id, (received.get(id) ?? new Set()).add(said))
      times++
      // Whoever is killed here has sent the mail and cannot know that it was taken.
      onMail()
      done()
    })
  },
})

afterAll(async () => {
  await endAll(running)
  mailServer.close()
  rmSync(folder, { recursive: true, force: true })
})

const serve = async (smtpUrl: string) => {
  const server = await startServer('demo-server', [folder, '0', '', smtpUrl])
  running.push(server.child)
  const post = async (path: string, body: object): Promise<string> =>
    ((await (await server.call(path, body)).json()) as { id: string }).id
  return { child: server.child, post }
}

test(
  'a mail that was under way when the server was killed comes again as the same mail',
  { timeout: 180_000 },
  async () => {
    await new Promise<void>((resolve) => void mailServer.listen(0, '127.0.0.1', resolve))
    const smtpUrl = `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`
    const { child, post } = await serve(smtpUrl)
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
    await serve(smtpUrl)
    await vi.waitUntil(() => times > 1, { timeout: 120_000, interval: 50 })
    // At least once, under one Message-ID and with the same words.
    expect(received.size).toBe(1)
    expect([...received.values()].map((said) => said.size)).toEqual([1])
  },
)
