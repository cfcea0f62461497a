/** Without a terminal, a line every so often will do. */
const plainMs = 5000
const terminalMs = 100
const barWidth = 24

const shortNumber = (n: number): string =>
  n >= 1e6 ? `${(n / 1e6).toFixed(2)} M` : n >= 1e4 ? `${Math.round(n / 1e3)} k` : String(Math.round(n))

const shortTime = (seconds: number): string =>
  seconds >= 60 ? `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s` : `${Math.round(seconds)} s`

/** How far a long command came, on stderr: a bar that moves on a terminal, now and then a line elsewhere. */
export class ProgressLine {
  readonly #title: string
  readonly #isTerminal = process.stderr.isTTY
  readonly #startedAt = performance.now()
  #firstRows: number | undefined
  #firstDone = 0
  #shownAt = performance.now()
  #isOpen = false

  readonly #what: string

  constructor(title: string, what = 'rows') {
    this.#title = title
    this.#what = what
  }

  /** `done` goes from 0 to 1; undefined where nobody knows the end. */
  show(rows: number, done: number | undefined): void {
    this.#firstRows ??= rows
    if (this.#firstDone === 0) this.#firstDone = done ?? 0
    const now = performance.now()
    if (now - this.#shownAt < (this.#isTerminal ? terminalMs : plainMs)) return
    this.#shownAt = now
    const seconds = (now - this.#startedAt) / 1000
    const rate = (rows - this.#firstRows) / seconds
    const gone = (done ?? 0) - this.#firstDone
    const left = done === undefined || gone <= 0 ? undefined : (seconds / gone) * (1 - done)
    const parts = [
      `${shortNumber(rows)} ${this.#what}`,
      ...(rate > 0 ? [`${shortNumber(rate)} ${this.#what === 'done' ? 'a second' : `${this.#what}/s`}`] : []),
      ...(left === undefined ? [] : [`${shortTime(left)} left`]),
    ]
    if (!this.#isTerminal) process.stderr.write(`${this.#title}: ${parts.join(', ')}\n`)
    else {
      const full = Math.round((done ?? 0) * barWidth)
      const bar = done === undefined ? '' : `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} `
      process.stderr.write(`\r\x1b[K${this.#what === 'rows' ? '' : `${this.#title}  `}${bar}${parts.join('  ')}`)
      this.#isOpen = true
    }
  }

  /** Says something above the bar. */
  say(text: string): void {
    this.end()
    process.stderr.write(`${text}\n`)
  }

  end(): void {
    if (this.#isOpen) process.stderr.write('\r\x1b[K')
    this.#isOpen = false
  }
}
