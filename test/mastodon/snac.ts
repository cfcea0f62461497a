import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** snac, a small server that speaks Mastodon's interface: https://codeberg.org/grunfink/snac2. Its path is given by TEST_SNAC. */
const program = process.env['TEST_SNAC'] ?? ''

/** snac ends each connection after its answer and does not say so: one that is used again may be ended just then. */
const once = { connection: 'close' }

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Asks another program until it has done its work: it tells nobody when it has. The pause only spares it; what decides is the answer. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 400; tries++) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('snac did not get so far.')
}

/** One person on the server, writing through the same interface that people's apps use. */
export class Person {
  readonly #origin: string
  readonly token: string

  constructor(origin: string, token: string) {
    this.#origin = origin
    this.token = token
  }

  /** Says something and gives back its id. */
  async say(text: string, inReplyTo?: string): Promise<string> {
    const answer = await this.#post('/api/v1/statuses', {
      status: text,
      visibility: 'public',
      ...(inReplyTo === undefined ? {} : { in_reply_to_id: inReplyTo }),
    })
    return (answer as { id: string }).id
  }

  async like(id: string): Promise<void> {
    await this.#post(`/api/v1/statuses/${id}/favourite`, {})
  }

  /** Comes back when this person's copy of a post has its answers and likes: the server delivers them in its own time. */
  async sees(id: string, { answers, likes }: { answers: number; likes: number }): Promise<void> {
    await until(async () => {
      const thread = (await this.#get(`/api/v1/statuses/${id}/context`)) as { descendants: unknown[] }
      const post = (await this.#get(`/api/v1/statuses/${id}`)) as { favourites_count: number }
      return thread.descendants.length >= answers && post.favourites_count >= likes
    })
  }

  async #get(path: string): Promise<unknown> {
    const answer = await fetch(this.#origin + path, { headers: { ...once, authorization: `Bearer ${this.token}` } })
    return answer.json()
  }

  async #post(path: string, body: unknown): Promise<unknown> {
    const answer = await fetch(this.#origin + path, {
      method: 'POST',
      headers: { ...once, authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`)
    return answer.json()
  }
}

export class Snac {
  readonly address: string
  readonly #folder: string
  readonly #process: ChildProcess

  private constructor(address: string, folder: string, process: ChildProcess) {
    this.address = address
    this.#folder = folder
    this.#process = process
  }

  static async start(names: readonly string[]): Promise<{ snac: Snac; people: Person[] }> {
    const folder = join(mkdtempSync(join(tmpdir(), 'rostra-snac-')), 'data')
    const address = `127.0.0.1:${await freePort()}`
    const [host = '', port = ''] = address.split(':')
    run(['init', folder], [host, port, 'social.example', '', ''])
    const passwords = names.map((name) => /password is (\S+)/.exec(run(['adduser', folder, name], []))?.[1] ?? '')
    const snac = new Snac(address, folder, spawn(program, ['httpd', folder], { stdio: 'ignore' }))
    await snac.#listening()
    const people = await Promise.all(names.map((name, i) => snac.#signIn(name, passwords[i] ?? '')))
    return { snac, people }
  }

  stop(): void {
    this.#process.kill('SIGKILL')
    rmSync(join(this.#folder, '..'), { recursive: true, force: true })
  }

  /** It says nothing when it is ready: the port is what can be asked. */
  async #listening(): Promise<void> {
    await until(() =>
      fetch(`http://${this.address}/api/v1/instance`, { headers: once }).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  }

  async #signIn(login: string, passwd: string): Promise<Person> {
    const origin = `http://${this.address}`
    const answer = await fetch(`${origin}/oauth/x-snac-get-token`, {
      method: 'POST',
      headers: once,
      body: new URLSearchParams({ login, passwd }),
    })
    const token = await answer.text()
    if (!/^\w+$/.test(token)) throw new Error(`snac gave ${login} no token.`)
    return new Person(origin, token)
  }
}

const run = (args: readonly string[], answers: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { input: answers.map((line) => `${line}\n`).join('') })
  if (status !== 0) throw new Error(`snac ${args.join(' ')}: ${stderr.toString()}`)
  return stdout.toString() + stderr.toString()
}
