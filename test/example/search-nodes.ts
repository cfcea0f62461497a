import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../.ci/start-opensearch', import.meta.url))

/** Three nodes of OpenSearch, each a process of its own that can be killed. Needs Java 17, and Maven unless OPENSEARCH_LIB is filled. */
export class SearchNodes {
  readonly #folder = mkdtempSync(join(tmpdir(), 'rostra-nodes-'))
  readonly #children = new Map<number, ChildProcess>()
  readonly numbers = [1, 2, 3] as const
  readonly addresses = this.numbers.map((number) => `http://127.0.0.1:${9280 + number}`)

  /** The first fetches the files for all, where they are not there. */
  async start(): Promise<void> {
    for (const number of this.numbers) {
      this.run(number)
      await this.#until(() => existsSync(join(this.#folder, `${number}`, 'fetched')), number)
    }
    await Promise.all(this.numbers.map((number) => this.isUp(number)))
  }

  run(number: number): void {
    const folder = join(this.#folder, `${number}`)
    mkdirSync(folder, { recursive: true })
    rmSync(join(folder, 'address'), { force: true })
    const log = openSync(join(folder, 'log'), 'a')
    const env = { OPENSEARCH_LIB: join(this.#folder, 'lib'), ...process.env }
    this.#children.set(number, spawn(script, [folder, `${number}`], { stdio: ['ignore', log, log], env }))
  }

  isUp(number: number): Promise<void> {
    return this.#until(() => existsSync(join(this.#folder, `${number}`, 'address')), number)
  }

  async kill(number: number): Promise<void> {
    const child = this.#children.get(number)
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  async stop(): Promise<void> {
    for (const number of this.numbers) await this.kill(number)
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** A node says how far it is by files in its folder. */
  async #until(holds: () => boolean, number: number): Promise<void> {
    const child = this.#children.get(number)
    const folder = join(this.#folder, `${number}`)
    if (child === undefined) throw new Error(`Node ${number} was not started.`)
    await new Promise<void>((resolve, reject) => {
      const watcher = watch(folder)
      const end = (): void => {
        watcher.close()
        child.off('exit', look)
      }
      const look = (): void => {
        const isReady = holds()
        if (!isReady && child.exitCode === null) return
        end()
        if (isReady) resolve()
        else reject(new Error(`Node ${number} did not start: see ${folder}/log`))
      }
      watcher.on('change', look)
      child.on('exit', look)
      look()
    })
  }
}
