import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.js'

/**
 * Crockford's base 32 in lower case: no i, l, o, u, and the order of the characters is the order of their values, so
 * ids sort as text in the order in which they were made.
 */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const timeLength = 10
const randomLength = 16

const pattern = /^([a-z]{2,5})_([0-7][0-9a-hjkmnp-tv-z]{25})$/

/** What makes names for things. `stamp` is the part after the kind: 48 bits of time, 80 bits of chance. */
export interface Ids {
  stamp(): string
  next(kind: string): string
}

const encodeTime = (ms: number): string => {
  let text = ''
  for (let rest = ms, i = 0; i < timeLength; i++, rest = Math.floor(rest / 32)) text = alphabet.charAt(rest % 32) + text
  return text
}

/** Random bytes are drawn in bulk: a draw costs the same for sixteen as for thousands. */
const poolBytes = 4096
let pool = Buffer.alloc(0)
let poolUsed = 0

const drawRandom = (): number[] => {
  if (poolUsed + randomLength > pool.length) {
    pool = randomBytes(poolBytes)
    poolUsed = 0
  }
  const digits = new Array<number>(randomLength)
  for (let i = 0; i < randomLength; i++) digits[i] = pool.readUInt8(poolUsed++) % 32
  return digits
}

/** Adds one to the drawn digits, so that ids made within one millisecond keep their order. */
const increment = (digits: number[]): void => {
  for (let i = digits.length - 1; i >= 0; i--) {
    const digit = ((digits[i] ?? 0) + 1) % 32
    digits[i] = digit
    if (digit !== 0) return
  }
}

/** Written into one buffer and read back whole: twenty small strings joined would cost several times as much. */
const codes = Buffer.from(alphabet, 'latin1')
const written = Buffer.alloc(randomLength)

const encodeDigits = (digits: readonly number[]): string => {
  for (let i = 0; i < randomLength; i++) written[i] = codes[digits[i] ?? 0] ?? 0
  return written.toString('latin1')
}

export const createIds = (clock: Clock): Ids => {
  let lastMs = -1
  let lastTime = ''
  const timeOf = (ms: number): string => (ms === lastMs ? lastTime : (lastTime = encodeTime(ms)))
  let digits: number[] = []
  const stamp = (): string => {
    const ms = Math.max(clock.now(), lastMs)
    if (ms === lastMs) increment(digits)
    else digits = drawRandom()
    const time = timeOf(ms)
    lastMs = ms
    return time + encodeDigits(digits)
  }
  return { stamp, next: (kind) => `${kind}_${stamp()}` }
}

/** The kind of a well-formed id, undefined for anything else. */
export const kindOf = (id: string): string | undefined => pattern.exec(id)?.[1]
