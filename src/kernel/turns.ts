/** How long work is begun in one turn of the event loop, and how long at most where other things take long too. */
const [turnMs, turnMaxMs] = [4, 20]
/** So many pieces are begun in every turn: on a busy machine time passes while others have the processor. */
const piecesMin = 6

/**
 * Begins pieces of work, as many as there is time for in one turn of the event loop, and the others in the next turns, in the order in which they
 * came. Left alone, one turn begins every call that has arrived and takes in everything that threads finish meanwhile, and health checks, refusals
 * and new connections wait for its end. While work waits, it gets as much time as everything else had.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []
  readonly #now: () => number
  readonly #afterTurn: (then: () => void) => void
  /** When the time for work in this turn is up; undefined where none was begun yet. */
  #until: number | undefined
  #pieces = 0
  /** When work was last left waiting. */
  #leftAt: number | undefined

  constructor(
    now = (): number => performance.now(),
    afterTurn: (then: () => void) => void = (then) => void setImmediate(then),
  ) {
    this.#now = now
    this.#afterTurn = afterTurn
  }

  begin(work: () => void): void {
    if (this.#waiting.length === 0 && this.#hasTime()) work()
    else this.#waiting.push(work)
  }

  #hasTime(): boolean {
    const now = this.#now()
    if (this.#until !== undefined) return ++this.#pieces <= piecesMin || now < this.#until
    this.#pieces = 1
    const othersMs = this.#leftAt === undefined ? 0 : now - this.#leftAt
    this.#until = now + Math.min(turnMaxMs, Math.max(turnMs, othersMs))
    this.#afterTurn(() => this.#next())
    return true
  }

  #next(): void {
    this.#until = undefined
    while (this.#waiting.length > 0 && this.#hasTime()) this.#waiting.shift()?.()
    this.#leftAt = this.#waiting.length > 0 ? this.#now() : undefined
  }
}

/** The turns of this thread's loop. */
export const turns = new Turns()
