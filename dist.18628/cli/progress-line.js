const plainMs = 5e3
const terminalMs = 100
const barWidth = 24
const shortNumber = (n) =>
  n >= 1e6 ? `${(n / 1e6).toFixed(2)} M` : n >= 1e4 ? `${Math.round(n / 1e3)} k` : String(Math.round(n))
const shortTime = (seconds) =>
  seconds >= 60 ? `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s` : `${Math.round(seconds)} s`
class ProgressLine {
  #title
  #isTerminal = process.stderr.isTTY
  #startedAt = performance.now()
  #firstRows
  #firstDone = 0
  #shownAt = performance.now()
  #isOpen = false
  constructor(title) {
    this.#title = title
  }
  /** `done` goes from 0 to 1; undefined where nobody knows the end. */
  show(rows, done) {
    this.#firstRows ??= rows
    if (this.#firstDone === 0) this.#firstDone = done ?? 0
    const now = performance.now()
    if (now - this.#shownAt < (this.#isTerminal ? terminalMs : plainMs)) return
    this.#shownAt = now
    const seconds = (now - this.#startedAt) / 1e3
    const rate = (rows - this.#firstRows) / seconds
    const gone = (done ?? 0) - this.#firstDone
    const left = done === void 0 || gone <= 0 ? void 0 : (seconds / gone) * (1 - done)
    const parts = [
      `${shortNumber(rows)} rows`,
      `${shortNumber(rate)} rows/s`,
      ...(left === void 0 ? [] : [`${shortTime(left)} left`]),
    ]
    if (!this.#isTerminal)
      process.stderr.write(`${this.#title}: ${parts.join(', ')}
`)
    else {
      const full = Math.round((done ?? 0) * barWidth)
      const bar = done === void 0 ? '' : `${'\u2588'.repeat(full)}${'\u2591'.repeat(barWidth - full)} `
      process.stderr.write(`\r\x1B[K${bar}${parts.join('  ')}`)
      this.#isOpen = true
    }
  }
  /** Says something above the bar. */
  say(text) {
    this.end()
    process.stderr.write(`${text}
`)
  }
  end() {
    if (this.#isOpen) process.stderr.write('\r\x1B[K')
    this.#isOpen = false
  }
}
export { ProgressLine }
//# sourceMappingURL=progress-line.js.map
