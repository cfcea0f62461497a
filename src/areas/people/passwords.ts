import { hash, verify } from '@node-rs/argon2'
import { Failure, invalid } from '../../kernel/errors.js'

/** argon2id with the first choice of OWASP's cheat sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash holds a thread of the pool that files and names are read in too. */
const atOnce = 2
const waitingMax = 100

/** A hash that no password has: whoever is not there takes as long as whoever is. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5bm9ibw$WNMOOjnT7aW7j0L2jWqkOVbGbDHvBSGAnqYlCzhrVH8'

export const passwordLengthMin = 12
export const passwordLengthMax = 200

const distinctMin = 5

/** What a password must not be, besides short: one that the first guesses would find. */
export const refuseWeak = (password: string, email: string, pointer: string): void => {
  const folded = password.toLowerCase()
  const [mailbox = ''] = email.split('@')
  if (new Set(folded).size < distinctMin || /(?:0?123456789|abcdefgh|qwertyui|password|letmein)/.test(folded))
    throw invalid(pointer, 'This password is easy to guess. Use several unrelated words.')
  if (folded.includes(email) || (mailbox.length >= 4 && folded.includes(mailbox)))
    throw invalid(pointer, 'The password must not contain the e-mail address.')
}

/** Hashes of passwords, made and compared off the loop, a few at a time. */
export class Passwords {
  #running = 0
  readonly #waiting: (() => void)[] = []

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password.normalize('NFKC'), cost))
  }

  /** Takes as long where there is no hash to compare with. */
  async isRight(stored: string | null, password: string): Promise<boolean> {
    const isEqual = await this.#inTurn(() => verify(stored ?? nobody, password.normalize('NFKC')))
    return isEqual && stored !== null
  }

  async #inTurn<R>(work: () => Promise<R>): Promise<R> {
    if (this.#waiting.length >= waitingMax)
      throw new Failure('overloaded', 'Too many people are signing in right now.', { retryAfterS: 2 })
    if (this.#running >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      this.#waiting.shift()?.()
    }
  }
}
