import { SourceError } from '../sources/port.js'
const attemptsMax = 3
const backOffFirstMs = 200
class Courtesy {
  #options
  #lines = /* @__PURE__ */ new Map()
  constructor(options) {
    this.#options = options
  }
  async call(source, ask) {
    const line = this.#lineOf(source)
    await this.#enter(line)
    try {
      return await this.#tryAgain(source, line, ask)
    } finally {
      line.running--
      line.waiting.shift()?.()
    }
  }
  async #tryAgain(source, line, ask) {
    for (let attempt = 1; ; attempt++) {
      this.#respectQuiet(source, line)
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        if (error.kind === 'rate_limited' && error.scope === 'source')
          line.quietUntil = this.#options.clock.now() + (error.retryAfterMs ?? 6e4)
        if (error.kind !== 'unavailable' || attempt >= attemptsMax) throw error
        await this.#options.pause(backOffFirstMs * 2 ** (attempt - 1) * (0.5 + this.#options.random() / 2))
      }
    }
  }
  #respectQuiet(source, { quietUntil }) {
    const leftMs = quietUntil - this.#options.clock.now()
    if (leftMs > 0)
      throw new SourceError('rate_limited', `${source.network} wants no calls for now.`, { retryAfterMs: leftMs })
  }
  async #enter(line) {
    if (line.running >= this.#options.callsMax) await new Promise((resolve) => line.waiting.push(resolve))
    line.running++
  }
  #lineOf(source) {
    const known = this.#lines.get(source)
    if (known !== void 0) return known
    const line = { running: 0, waiting: [], quietUntil: 0 }
    this.#lines.set(source, line)
    return line
  }
}
export { Courtesy }
//# sourceMappingURL=courtesy.js.map
