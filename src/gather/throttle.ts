import type { Clock } from '../kernel/clock.js'
import { SourceError, type Source } from '../sources/port.js'

export interface ThrottleOptions {
  clock: Clock
  /** Calls to one source at the same time. */
  callsMax: number
  /** Waits; given so that tests need not. */
  pause: (ms: number) => Promise<void>
  /** Between 0 and 1, for jitter. */
  random: () => number
}

const attemptsMax = 3
const backOffFirstMs = 200

interface Line {
  running: number
  waiting: (() => void)[]
  /** Until when the source wants to be left alone. */
  quietUntil: number
}

/**
 * How we behave towards a source: never more than so many calls at once, a pause and another try when it does not
 * answer, and not a single call while it has asked to be left alone.
 */
export class Throttle {
  readonly #options: ThrottleOptions
  readonly #lines = new Map<Source, Line>()

  constructor(options: ThrottleOptions) {
    this.#options = options
  }

  async call<T>(source: Source, ask: () => Promise<T>): Promise<T> {
    const line = this.#lineOf(source)
    await this.#enter(line)
    try {
      return await this.#tryAgain(source, line, ask)
    } finally {
      line.running--
      line.waiting.shift()?.()
    }
  }

  async #tryAgain<T>(source: Source, line: Line, ask: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      this.#respectQuiet(source, line)
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        if (error.kind === 'rate_limited' && error.scope === 'source')
          line.quietUntil = this.#options.clock.now() + (error.retryAfterMs ?? 60_000)
        if (error.kind !== 'unavailable' || attempt >= attemptsMax) throw error
        await this.#options.pause(backOffFirstMs * 2 ** (attempt - 1) * (0.5 + this.#options.random() / 2))
      }
    }
  }

  #respectQuiet(source: Source, { quietUntil }: Line): void {
    const leftMs = quietUntil - this.#options.clock.now()
    if (leftMs > 0)
      throw new SourceError('rate_limited', `${source.network} wants no calls for now.`, { retryAfterMs: leftMs })
  }

  async #enter(line: Line): Promise<void> {
    if (line.running >= this.#options.callsMax) await new Promise<void>((resolve) => line.waiting.push(resolve))
    line.running++
  }

  #lineOf(source: Source): Line {
    const known = this.#lines.get(source)
    if (known !== undefined) return known
    const line = { running: 0, waiting: [], quietUntil: 0 }
    this.#lines.set(source, line)
    return line
  }
}
