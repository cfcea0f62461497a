import { fork, spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const hostFile = fileURLToPath(new URL('command-line-host.mjs', import.meta.url))
const clientFile = fileURLToPath(new URL('command-line-client.mjs', import.meta.url))
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
  /** How wide the terminal is that it prints to; without, it prints into a pipe. */
  columns?: number
}

interface Host {
  process: ChildProcess
  /** Where command-line-client.mjs reaches it. */
  socket: string
}

let host: Host | undefined

/** One for all files of tests that run in this process. It ends when its parent does. */
const startHost = (): Host => {
  if (host !== undefined && host.process.exitCode === null && host.process.connected) return host
  const socket = join(tmpdir(), `rostra-host-${process.pid}-${Math.floor(performance.now())}.sock`)
  const child = fork(hostFile, [socket], { env: cleanEnv })
  child.unref()
  child.channel?.unref()
  process.once('exit', () => rmSync(socket, { force: true }))
  host = { process: child, socket }
  return host
}

let calls = 0

/**
 * Runs commands from the build in one process that is kept, since starting one costs more than most commands do. What is about the
 * process itself (signals, kills, servers) starts a process of its own.
 */
export class CommandLine {
  async run(args: string[], { env = {}, cwd = project, input = '', columns }: RunOptions = {}): Promise<Outcome> {
    const { process: child } = startHost()
    const id = calls++
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
    child.send({ id, args, env: { ...cleanEnv, ...env }, cwd, input: Buffer.from(input).toString('base64'), columns })
    return answered
  }
}

/** A script that runs `rostra` in the process that is kept: for shells, which start a command as a file. */
export const rostraScript = async (): Promise<string> => {
  // Whoever was answered once listens.
  await new CommandLine().run(['--help'])
  return `#!/bin/sh\nexec "${process.execPath}" "${clientFile}" "${startHost().socket}" "$@"\n`
}

/** Starts a command as a process of its own. */
export const startProcess = (args: string[], { env = {}, cwd = project }: RunOptions = {}): ChildProcess =>
  spawn(process.execPath, [rostraFile, ...args], { cwd, env: { ...cleanEnv, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
