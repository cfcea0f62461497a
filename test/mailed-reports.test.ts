import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

const mails: string[] = []
const listen = async (): Promise<{ server: SMTPServer; port: number }> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.server.address() as AddressInfo).port }
}

/** The PDF that goes with a mail: its name, and its first and last bytes. */
const pdfOf = (mail: string | undefined): [name: string, begins: string, ends: string] | undefined => {
  const part = /Content-Type: application\/pdf; name=(\S+)[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail ?? '')
  if (part === null) return undefined
  const bytes = Buffer.from(part[2] ?? '', 'base64').toString('latin1')
  return [part[1] ?? '', bytes.slice(0, 5), bytes.trimEnd().slice(-5)]
}

describe.each(databases)('reports by mail on %s', (database) => {
  let started: Started
  let server: SMTPServer
  beforeAll(async () => {
    const mail = await listen()
    server = mail.server
    const config = { smtpUrl: `smtp://127.0.0.1:${mail.port}`, mailFrom: 'rostra@acme.example' }
    started = await start({ database, config })
    const provenance = imported(started.clock.now())
    await started.app.context.corpus.creators.save([
      creatorLike({ externalId: 'una', handle: 'una', name: 'Una Invented', followers: 1000, provenance }),
    ])
    await started.app.context.corpus.contents.save(
      Array.from({ length: 8 }, (_, i) =>
        contentLike({
          contentId: `c${i}`,
          author: 'una',
          authorExternalId: 'una',
          text: `My Quillmark pen, day ${i}`,
          publishedAt: started.clock.now() - i * 86_400_000,
          provenance,
        }),
      ),
    )
    const channel = { way: 'email', name: 'Clients', to: ['client@acme.example'], events: ['report.ready'] }
    expect((await started.call('POST', '/notification-channels', { body: channel })).status).toBe(201)
  })
  afterAll(async () => {
    await started.stop()
    await new Promise<void>((resolve) => server.close(resolve))
  })
  beforeEach(() => {
    mails.length = 0
  })

  /** Until the mail is out: a report is told of a moment before it is stored, and tried again after five seconds. */
  const settle = async (): Promise<void> => {
    await started.app.context.jobs.schedules.submitDue()
    await started.drain()
    started.clock.advance(6000)
    await started.drain()
  }

  test('a scheduled report of a profile comes as PDF', async () => {
    const body = { profile: { network: 'instagram', handle: 'una' }, audiences: [], every_s: 86_400 }
    const made = await started.call('POST', '/profile-reports', { body })
    expect(made.status).toBe(201)
    await settle()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Attached: instagram-una.pdf')
    expect(pdfOf(mails[0])).toEqual(['instagram-una.pdf', '%PDF-', '%%EOF'])
    await started.call('DELETE', `/profile-reports/${made.id}`)
  })

  test('a recurring listening sends its report', async () => {
    const body = {
      name: 'Pens',
      listening: { brand: { name: 'Quillmark', query: 'quillmark' }, gather: { profiles_max: 0 } },
      every_s: 86_400,
      alerts: [{ on: 'report' }],
    }
    const made = await started.call('POST', '/social-listening/recurring', { body })
    expect(made.status).toBe(201)
    await settle()
    expect(mails).toHaveLength(1)
    expect(pdfOf(mails[0])?.slice(1)).toEqual(['%PDF-', '%%EOF'])
    await started.call('DELETE', `/social-listening/recurring/${made.id}`)
  })

  test('a report that is gone is said to be gone, and the mail is sent all the same', async () => {
    const account = await started.app.context.platform.tokens.openAccount('first')
    const payload = { of: 'profile', name: 'Una', request_id: 'pra_gone', pdf: '/v1/x' }
    await started.app.context.jobs.events.tell(account, { kind: 'report.ready', subject: 'rps_1', payload })
    await started.drain()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('The report could not be attached')
    expect(pdfOf(mails[0])).toBeUndefined()
  })
})
