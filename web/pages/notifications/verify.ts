/** What was received, and the secret it should be signed with. */
export interface Received {
  secret: string
  id: string
  timestamp: string
  signature: string
  body: string
}

export type Verdict = 'valid' | 'old' | 'wrong' | 'no_secret' | 'no_signature' | 'unsupported'

/** Libraries refuse messages that are older, or from the future, by more than this. */
const toleranceMs = 300_000

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Verifies a message as Standard Webhooks describes: HMAC-SHA-256 of id, timestamp and body. Nothing leaves the page. */
export const verify = async ({ secret, id, timestamp, signature, body }: Received, now: number): Promise<Verdict> => {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  if (subtle === undefined) return 'unsupported'
  const raw = bytesOf(secret.trim().replace(/^whsec_/u, ''))
  if (raw === undefined || raw.length === 0) return 'no_secret'
  const signatures = signature
    .trim()
    .split(/\s+/u)
    .flatMap((each) => (each.startsWith('v1,') ? (bytesOf(each.slice(3)) ?? []) : []))
  if (signatures.length === 0) return 'no_signature'
  const key = await subtle.importKey('raw', raw, { name: 'hmac', hash: 'sha-256' }, false, ['verify'])
  const signed = new TextEncoder().encode(`${id.trim()}.${timestamp.trim()}.${body}`)
  for (const each of signatures)
    if (await subtle.verify('hmac', key, each, signed))
      return Math.abs(now - Number(timestamp) * 1000) > toleranceMs ? 'old' : 'valid'
  return 'wrong'
}
