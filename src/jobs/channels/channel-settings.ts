import { z } from 'zod'
import { list, setting } from '../../kernel/setting.js'

/** How events are told to others. */
export const channelSettings = {
  webhookAllow: setting<string[]>({
    env: 'ROSTRA_WEBHOOK_ALLOW',
    fallback: [],
    meaning:
      'Addresses in your own network that webhooks may be sent to, as address:port, separated by commas. By default, only public addresses on ports 80 and 443.',
    read: list.pipe(z.array(z.string().regex(/^[\da-fA-F.:]+:\d+$/, 'must be address:port, separated by commas'))),
  }),
  smtpUrl: setting<string | undefined>({
    env: 'ROSTRA_SMTP_URL',
    fallback: undefined,
    meaning:
      'Mail server for notifications by e-mail, as `smtps://user:password@host:465` or `smtp://user:password@host:587`. Add `?requireTLS=true` to refuse connections without TLS.',
    read: z.string().regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://'),
    secret: true,
  }),
  mailFrom: setting<string | undefined>({
    env: 'ROSTRA_MAIL_FROM',
    fallback: undefined,
    meaning: 'Sender of notifications by e-mail, such as `Rostra <rostra@example.com>`.',
    read: z.string().regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
  }),
  secretKey: setting<string | undefined>({
    env: 'ROSTRA_SECRET_KEY',
    fallback: undefined,
    meaning:
      'Key that encrypts stored secrets: those of webhooks, the addresses of Slack and Teams, and the keys of second factors. Set the same key on every machine that uses the same database. By default, the file `secret.key` in the data folder.',
    read: z.string().min(16, 'must have at least 16 characters'),
    secret: true,
  }),
}
