import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const host = fileURLToPath(new URL('command-line-host.mjs', import.meta.url))
const project = fileURLToPath(new URL('..', import.meta.url))

/** The built command line, for tests that start it as a process. */
export const rostraFile = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** The environment of the tests without the settings of whoever runs them. */
export const cleanEnv: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(ROSTRA_|DATABASE_URL|NO_COLOR)/.test(name)),
)

export interface Outcome {
  code: number
  out: string
  err: string
}

export interface RunOptions {
  env?: Record<string, string>
  cwd?: string
  input?: string | Buffer
}

/**
 * Runs commands from the build in one process that is kept, since starting one costs more than most commands do. What is about the
 * process itself (signals, kills, servers) starts a process of its own.
 */
export class CommandLine {
  #host: ChildProcess | undefined
  #calls = 0

  async run(args: string[], { env = {}, cwd = project, input = '' }: RunOptions = {}): Promise<Outcome> {
    const child = (this.#host ??= fork(host, { env: cleanEnv }))
    const id = this.#calls++
    const answered = new Promise<Outcome>((resolve, reject) => {
      const ended = (): void => reject(new Error(`The command line ended during: rostra ${args.join(' ')}`))
      const take = (answer: Outcome & { id: number }): void => {
        if (answer.id !== id) return
        child.off('message', take).off('exit', ended)
        const { code, out, err } = answer
        resolve({ code, out, err })
      }
      child.on('message', take).on('exit', ended)
    })
    child.send({ id, args, env: { ...cleanEnv, ...env }, cwd, input: Buffer.from(input).toString('base64') })
    return answered
  }

  async close(): Promise<void> {
    const child = this.#host
    if (child === undefined || child.exitCode !== null) return
    child.disconnect()
    await once(child, 'exit')
  }
}

/** Starts a command as a process of its own. */
export const startProcess = (args: string[], { env = {}, cwd = project }: RunOptions = {}): ChildProcess =>
  spawn(process.execPath, [rostraFile, ...args], { cwd, env: { ...cleanEnv, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
