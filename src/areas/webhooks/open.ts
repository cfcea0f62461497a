import { SafeFetch } from '../../sources/web/safe-fetch.js'
import type { PrintReport } from './ways/attach.js'
import type { FindLanguages } from './ways/mail-to-each.js'
import { Mailer, type MailSettings } from './ways/email.js'

interface Options extends MailSettings {
  /** "address:port" pairs that may be sent to although they are not public. */
  allowed: readonly string[]
  publicUrl: string | undefined
  printReport: PrintReport
  findLanguages: FindLanguages
}

export const openWebhooks = ({ allowed, publicUrl, printReport, findLanguages, ...mail }: Options) => ({
  sender: new SafeFetch({ allowed: new Set(allowed) }),
  mailer: new Mailer(mail),
  publicUrl,
  printReport,
  findLanguages,
})

export type WebhooksParts = ReturnType<typeof openWebhooks>
