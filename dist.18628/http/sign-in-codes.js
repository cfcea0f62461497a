import { randomBytes } from 'node:crypto'
const lifeMs = 15 * 6e4
const codesMax = 100
class SignInCodes {
  #clock
  #codes = /* @__PURE__ */ new Map()
  constructor(clock) {
    this.#clock = clock
  }
  issue(token) {
    const [oldest] = this.#codes.keys()
    if (this.#codes.size >= codesMax && oldest !== void 0) this.#codes.delete(oldest)
    const code = randomBytes(18).toString('base64url')
    this.#codes.set(code, { token, until: this.#clock.now() + lifeMs })
    return code
  }
  /** The token, once; undefined for a code that is unknown, used or too old. */
  take(code) {
    const found = this.#codes.get(code)
    this.#codes.delete(code)
    return found !== void 0 && this.#clock.now() < found.until ? found.token : void 0
  }
}
export { SignInCodes }
//# sourceMappingURL=sign-in-codes.js.map
