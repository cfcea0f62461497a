import { SafeFetch } from '../../sources/web/safe-fetch.js'
import { Mailer, type MailSettings } from './ways/email.js'

interface Options extends MailSettings {
  /** "address:port" pairs that may be sent to although they are not public. */
  allowed: readonly string[]
  publicUrl: string | undefined
}

export const openWebhooks = ({ allowed, publicUrl, ...mail }: Options) => ({
  sender: new SafeFetch({ allowed: new Set(allowed) }),
  mailer: new Mailer(mail),
  publicUrl,
})

export type WebhooksParts = ReturnType<typeof openWebhooks>
