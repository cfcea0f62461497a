import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  to: string[]
  user: string
  text: string
  header: (name: string) => string | undefined
}

interface Taking {
  mails: Mail[]
  /** The code with which an address is refused, if it is. */
  refuse: (address: string) => number | undefined
}

const refusal = (code: number): Error => Object.assign(new Error('no'), { responseCode: code })

/** A real SMTP server on this machine, which keeps what it takes. */
export const listenMail = async ({ mails, refuse }: Taking): Promise<{ server: SMTPServer; port: number }> => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(refusal(535)),
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse(address)
      done(code === undefined ? null : refusal(code))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const header = (name: string): string | undefined =>
          new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'mi').exec(text)?.[1]?.replace(/\r\n\s+/g, ' ')
        mails.push({ to, user: String(session.user), text, header })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.server.address() as AddressInfo).port }
}
