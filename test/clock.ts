/**
 * The moment at which every file of tests begins: the demo world grows with the clock, and what it holds must not depend on when
 * the tests are run. To look for moments that nobody thought of, set TEST_TIME to another one.
 */
export const beginning = Date.parse(process.env['TEST_TIME'] ?? '2026-09-16T10:30:00Z')

let fileBegan = performance.now()

/** Begins the time of a file of tests: several of them run in one process, one after the other. */
export const beginFile = (): void => {
  fileBegan = performance.now()
}

/** Time that a test can move forward. It stands still only while it is held: leases and limits live on it. */
export class TestClock {
  #offsetMs = beginning - fileBegan
  #held: number | undefined

  now(): number {
    return this.#held ?? Math.floor(this.#offsetMs + performance.now())
  }

  /** Stands still while something happens during which nothing may fall due. */
  async hold<T>(during: () => Promise<T>): Promise<T> {
    this.#held = this.now()
    try {
      return await during()
    } finally {
      this.#offsetMs = this.#held - performance.now()
      this.#held = undefined
    }
  }

  advance(ms: number): void {
    this.#offsetMs += ms
  }
}
