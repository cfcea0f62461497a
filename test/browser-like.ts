import type { Response, Started } from './harness.js'

/** A browser as far as sessions go: it keeps one cookie, and sends what the pages of the console send. */
export class BrowserLike {
  readonly #started: Started
  cookie = ''
  /** The Set-Cookie field of the newest answer that had one. */
  setCookie = ''

  constructor(started: Started) {
    this.#started = started
  }

  /** An operation, by its path, or a page of the server, by /auth/…. */
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const address = path.startsWith('/auth/') || path.startsWith('/console/') ? this.#started.origin + path : path
    const response = await this.#started.call(method, address, {
      token: null,
      ...(body === undefined ? {} : { body }),
      headers: { 'rostra-console': '1', ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers },
    })
    const set = response.headers.get('set-cookie')
    if (set !== null) {
      this.setCookie = set
      const [pair = ''] = set.split(';')
      this.cookie = pair.endsWith('=') ? '' : pair
    }
    return response
  }

  /** Joins an account by an invitation of `token`, and is signed in then. */
  async join(token: string, email: string, role: string, password = 'seven grey herons'): Promise<string> {
    const invited = await this.#started.call('POST', '/invitations', { token, body: { email, role } })
    const code = String(invited.at('code'))
    const accepted = await this.call('POST', '/auth/invitation/accept', { code, name: email.split('@')[0], password })
    if (accepted.status !== 200) throw new Error(accepted.text)
    return String((await this.call('GET', '/me')).at('user.id'))
  }
}
