import { createHmac, randomBytes } from 'node:crypto'

/** A secret as Standard Webhooks writes it: whsec_ and 32 random bytes in Base64. */
export const createSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** `v1,` and the HMAC-SHA256 of id, time and body, as Standard Webhooks signs. */
const sign = (secret: string, id: string, timestampS: number, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${id}.${timestampS}.${body}`)
    .digest('base64')}`

/** The header fields of a message, signed with every secret that counts. */
export const signedHeaders = (
  secrets: readonly string[],
  { id, timestampS, body }: { id: string; timestampS: number; body: string },
): Record<string, string> => ({
  'content-type': 'application/json',
  'webhook-id': id,
  'webhook-timestamp': String(timestampS),
  'webhook-signature': secrets.map((secret) => sign(secret, id, timestampS, body)).join(' '),
})
