import { randomBytes } from 'node:crypto'
import type { Clock } from '../kernel/clock.js'

const lifeMs = 15 * 60_000
const codesMax = 100

/** Codes that stand for a token for a short while and work once, so that a link can sign somebody in without holding the token. */
export class SignInCodes {
  readonly #clock: Clock
  readonly #codes = new Map<string, { token: string; until: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  issue(token: string): string {
    const [oldest] = this.#codes.keys()
    if (this.#codes.size >= codesMax && oldest !== undefined) this.#codes.delete(oldest)
    const code = randomBytes(18).toString('base64url')
    this.#codes.set(code, { token, until: this.#clock.now() + lifeMs })
    return code
  }

  /** The token, once; undefined for a code that is unknown, used or too old. */
  take(code: string): string | undefined {
    const found = this.#codes.get(code)
    this.#codes.delete(code)
    return found !== undefined && this.#clock.now() < found.until ? found.token : undefined
  }
}
