import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with what every authenticator app knows: SHA-1, 30 seconds, six digits. */
const stepMs = 30_000
const digits = 6
/** Steps before and after this one that count too: clocks of phones differ. */
const drift = 1
const secretBytes = 20

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding, as apps expect it. */
export const toBase32 = (bytes: Uint8Array): string => {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

export const createTotpSecret = (): string => toBase32(randomBytes(secretBytes))

/** HOTP of RFC 4226: the code of one step. */
export const codeAt = (secret: Buffer, step: number, length = digits): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac[mac.length - 1] ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

export const stepOf = (now: number): number => Math.floor(now / stepMs)

/**
 * The step whose code this is, now or a step beside; undefined where it is none, or one that is not newer than the last step used:
 * a code that somebody looked at over a shoulder is worth nothing afterwards. Every candidate is compared, in constant time.
 */
export const findStep = (secret: string, code: string, now: number, lastStep: number): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined
  const [key, given, here] = [fromBase32(secret), Buffer.from(code), stepOf(now)]
  let found: number | undefined
  for (let step = here - drift; step <= here + drift; step++) {
    const isEqual = timingSafeEqual(Buffer.from(codeAt(key, step)), given)
    if (isEqual && step > lastStep) found = step
  }
  return found
}

/** What an app reads from a picture or takes as a link. */
export const totpUri = (secret: string, email: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(`Rostra ${account}`)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(`Rostra ${account}`)}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`
