import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type ServerProcess } from './server-process.js'

export interface Member {
  role: string
  origin: string
  token: string
  /** Ends it as the system does when there is no memory left, and starts another one in its place. */
  replace: () => Promise<void>
  isUp: boolean
}

interface Running extends Member {
  child: ChildProcess
}

/** Servers with a data folder each, on one database: each a process of its own. */
export class ProcessGroup {
  readonly #settings: Record<string, string>
  readonly #databaseUrl: string
  readonly #folders: string[] = []
  readonly members: Running[] = []

  constructor(databaseUrl: string, settings: Record<string, string>) {
    this.#databaseUrl = databaseUrl
    this.#settings = settings
  }

  /** All are started together, as an operator would. */
  async start(roles: readonly string[]): Promise<void> {
    this.members.push(...(await Promise.all(roles.map((role) => this.#launch(role)))))
  }

  async #launch(role: string): Promise<Running> {
    const folder = mkdtempSync(join(tmpdir(), 'rostra-many-'))
    this.#folders.push(folder)
    const member: Running = { role, ...(await this.#run(role, folder)), isUp: true, replace: () => Promise.resolve() }
    member.replace = async () => {
      member.isUp = false
      const gone = once(member.child, 'exit')
      member.child.kill('SIGKILL')
      await gone
      Object.assign(member, await this.#run(role, folder), { isUp: true })
    }
    return member
  }

  #run(role: string, folder: string): Promise<ServerProcess> {
    return startServer('server', [folder, this.#databaseUrl], { ...this.#settings, ROSTRA_ROLE: role })
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.members.map(async ({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return
        const gone = once(child, 'exit')
        child.kill('SIGTERM')
        await gone
      }),
    )
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true })
  }
}
