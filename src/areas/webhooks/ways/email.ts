import type { Transporter } from 'nodemailer'
import type { PrintedPdf } from '../../../compute/print/printed.js'
import { headline, isAddress, type Item } from './event-text.js'
import type { Speech } from './speech.js'

export interface MailSettings {
  /** smtp:// or smtps://, with user and password. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
}

export interface Mail {
  to: readonly string[]
  /** The same in every try: mail servers and readers drop what comes twice. */
  messageId: string
  date: number
  items: readonly Item[]
  /** The language of whoever reads it. */
  speech: Speech
  /** Documents that go with it. */
  files: readonly PrintedPdf[]
}

/** What became of a mail: the code of the server's answer, and what it did not take. */
export interface Mailed {
  status: number | null
  error: string | null
  /** Who was served: whoever is not may be tried again, alone. */
  served: readonly string[]
  /** Trying again changes nothing for those who were not served: nobody has such a mailbox. */
  final: boolean
}

/** What nodemailer gives where a server takes a mail for some of its recipients. */
interface Sent {
  accepted?: readonly (string | { address: string })[]
  rejected?: readonly string[]
  rejectedErrors?: readonly { responseCode?: number }[]
  response?: string
}

const timeoutMs = 15_000
/** Permanent answers about mailboxes. What is wrong with signing in can be mended, so it is tried again. */
const finalCodes = new Set([550, 551, 552, 553, 554])

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const toText = (items: readonly Item[]): string =>
  items
    .map(({ title, lines, at, link }) => [title, ...lines, at, ...(link === null ? [] : [link])].join('\n'))
    .join('\n\n')

const lineHtml = (line: string): string =>
  isAddress(line) ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>` : escapeHtml(line)

const toHtml = (items: readonly Item[], speech: Speech): string => {
  const parts = items.map(({ title, lines, at, link }) => {
    const more =
      link === null ? '' : `<p><a href="${escapeHtml(link)}">${escapeHtml(speech.say('Open in Rostra'))}</a></p>`
    const said = lines.map((line) => `<p style="margin:0">${lineHtml(line)}</p>`).join('')
    return `<h2 style="font-size:16px;margin:24px 0 4px">${escapeHtml(title)}</h2>${said}<p style="margin:0;color:#666">${escapeHtml(at)}</p>${more}`
  })
  return `<!doctype html><html lang="${speech.language}"><body style="font:15px/1.5 sans-serif">${parts.join('')}</body></html>`
}

const isFinal = (code: number | undefined): boolean => code !== undefined && finalCodes.has(code)

/** What became of a mail that the server took for at least one of its recipients. */
const afterSent = (to: readonly string[], { rejected = [], rejectedErrors = [], response = '' }: Sent): Mailed => ({
  status: Number(/^\d{3}/.exec(response)?.[0] ?? 250),
  error: rejected.length > 0 ? `The mail server did not take it for ${rejected.join(', ')}.` : null,
  served: to.filter((address) => !rejected.includes(address)),
  final: rejectedErrors.every(({ responseCode }) => isFinal(responseCode)),
})

const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'rostra.invalid'

/** Sends mail through the operator's server, one connection a mail. */
export class Mailer {
  readonly #settings: MailSettings
  #transport: Promise<Transporter> | undefined

  constructor(settings: MailSettings) {
    this.#settings = settings
  }

  get isReady(): boolean {
    return this.#settings.smtpUrl !== undefined && this.#settings.mailFrom !== undefined
  }

  /** Loaded with the first mail: many a server never sends one. */
  async #open(url: string): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  async send({ to, messageId, date, items, speech, files }: Mail): Promise<Mailed> {
    const { smtpUrl, mailFrom } = this.#settings
    if (smtpUrl === undefined || mailFrom === undefined)
      return { status: null, error: 'ROSTRA_SMTP_URL and ROSTRA_MAIL_FROM are not set.', served: [], final: false }
    const transport = await (this.#transport ??= this.#open(smtpUrl))
    try {
      const sent = (await transport.sendMail({
        from: mailFrom,
        to: [...to],
        subject: `Rostra: ${headline(items, speech)}`,
        text: toText(items),
        html: toHtml(items, speech),
        date: new Date(date),
        messageId: `<${messageId}@${domainOf(mailFrom)}>`,
        attachments: files.map(({ name, bytes }) => ({
          filename: name,
          content: Buffer.from(bytes),
          contentType: 'application/pdf',
        })),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': speech.language },
      })) as Sent
      return afterSent(to, sent)
    } catch (cause) {
      const { responseCode, message } = cause as Error & { responseCode?: number }
      const said = message.replace(/\s+/g, ' ').slice(0, 300)
      return {
        status: responseCode ?? null,
        error: `The mail server did not take it: ${said}`,
        served: [],
        final: isFinal(responseCode),
      }
    }
  }
}
