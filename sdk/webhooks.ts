/** Verification of webhook deliveries as Standard Webhooks (standardwebhooks.com) defines them, by Web Crypto: in Node, Deno and browsers. */

/** A delivery that must not be trusted. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

export interface WebhookMessage {
  type: string
  timestamp: string
  id: string
  seq: number
  subject: string
  data: Record<string, unknown>
}

export interface VerifyOptions {
  /** How far the clocks may differ, in seconds. */
  toleranceS?: number
  /** The time in seconds since 1970. */
  nowS?: number
}

type HeaderFields = Headers | Record<string, string | string[] | undefined>

const fieldOf = (headers: HeaderFields, name: string): string => {
  const named =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([field]) => field.toLowerCase() === name)?.[1]
  const value = Array.isArray(named) ? named[0] : named
  if (value === undefined || value === null) throw new WebhookError(`The header field ${name} is missing.`)
  return value
}

const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}

const join = (head: string, payload: string | Uint8Array): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder()
  const [start, rest] = [encoder.encode(head), typeof payload === 'string' ? encoder.encode(payload) : payload]
  const joined = new Uint8Array(start.length + rest.length)
  joined.set(start)
  joined.set(rest, start.length)
  return joined
}

/**
 * Gives the message of a delivery, or throws a WebhookError. Pass the body exactly as it arrived. A delivery can arrive twice: remember
 * `webhook-id`.
 */
export const verifyWebhook = async (
  payload: string | Uint8Array,
  headers: HeaderFields,
  secret: string,
  { toleranceS = 300, nowS = Date.now() / 1000 }: VerifyOptions = {},
): Promise<WebhookMessage> => {
  const [id, sentAt, signatures] = [
    fieldOf(headers, 'webhook-id'),
    fieldOf(headers, 'webhook-timestamp'),
    fieldOf(headers, 'webhook-signature'),
  ]
  if (!/^\d+$/.test(sentAt) || Math.abs(nowS - Number(sentAt)) > toleranceS)
    throw new WebhookError('The delivery is too old, or the clocks differ.')
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''))
  if (bytes === undefined || bytes.length === 0)
    throw new WebhookError('The secret is not Base64: it looks like whsec_…')
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const signed = join(`${id}.${sentAt}.`, payload)
  for (const each of signatures.split(' ')) {
    const given = each.startsWith('v1,') ? decodeBase64(each.slice(3)) : undefined
    // The comparison of crypto.subtle takes the same time however much is right.
    if (given !== undefined && (await crypto.subtle.verify('HMAC', key, given, signed)))
      return JSON.parse(typeof payload === 'string' ? payload : new TextDecoder().decode(payload)) as WebhookMessage
  }
  throw new WebhookError('The signature does not fit the payload and the secret.')
}
