import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { SharedRates } from '../../db/shared-rates.js'
import { Failure } from '../../kernel/errors.js'
import { toEmailKey } from './user-store.js'

const quarterMs = 15 * 60_000
const hourMs = 3_600_000
/** Tries in a quarter of an hour: for one address from one place, for one address from everywhere, and from one place. */
const tries = { here: 10, address: 100, place: 300 }
/** Codes of a second factor in an hour: at this rate guessing one takes more than a year. */
const secondsAnHour = 20

/** Too many tries. `isFirst` for the first refusal of a lock, so that it can be told of once. */
export class Locked extends Failure {
  readonly isFirst: boolean

  constructor(retryAfterS: number, isFirst: boolean) {
    super('rate_limited', 'Too many tries. Wait before you try again.', { retryAfterS })
    this.isFirst = isFirst
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Whoever has one address of IPv6 has 2^64 of them: the network is the place. */
export const placeOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString()
}

/** How often somebody may try, counted for all processes together. */
export class SignInLimits {
  readonly #rates: SharedRates

  constructor(rates: SharedRates) {
    this.#rates = rates
  }

  /** The place comes first: once it is spent, no address tried from there costs or shows anything more. */
  async address(email: string, from: string): Promise<void> {
    const [who, place] = [digest(toEmailKey(email)), placeOf(from)]
    await this.#take(`sign-in from ${place}`, tries.place, quarterMs)
    await this.#take(`sign-in ${who} ${place}`, tries.here, quarterMs)
    await this.#take(`sign-in ${who}`, tries.address, quarterMs)
  }

  async place(from: string): Promise<void> {
    await this.#take(`accept ${placeOf(from)}`, tries.place, quarterMs)
  }

  async second(userId: string): Promise<void> {
    await this.#take(`second factor ${userId}`, secondsAnHour, hourMs)
  }

  async #take(bucket: string, count: number, windowMs: number): Promise<void> {
    const retryAfterS = await this.#rates.take(bucket, count, windowMs)
    if (retryAfterS === undefined) return
    const isFirst = (await this.#rates.take(`told ${bucket}`, 1, windowMs)) === undefined
    throw new Locked(retryAfterS, isFirst)
  }
}
