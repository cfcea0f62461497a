import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { otherPackages } from '../../scripts/build-joined.mjs'
import { makeServersFolder } from './servers-folder.js'

const here = dirname(fileURLToPath(import.meta.url))
const project = join(here, '../..')

/** Modules of the service find what lies beside them, threads among it, in the build. */
const fromBuild: Plugin = {
  name: 'from-build',
  setup: (builder) =>
    builder.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
      const builtFile = path.replace(join(project, 'src'), join(project, 'dist')).replace(/\.ts$/, '.js')
      const source = await readFile(path, 'utf8')
      return {
        contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(builtFile).href)),
        loader: 'ts',
      }
    }),
}

const built = new Map<string, Promise<string>>()

/** Below the project, since packages are found from there. One for all processes of a run (test/setup.ts), else one that ends with the process. */
const folderOfServers = (): string => {
  const shared = process.env['TEST_SERVERS']
  if (shared !== undefined) return shared
  const folder = makeServersFolder()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Joined into one file: loading 2,000 of them takes five times as long as starting the server. */
const buildServer = async (name: string): Promise<string> => {
  const folder = folderOfServers()
  const file = join(folder, `${name}.mjs`)
  if (existsSync(file)) return file
  const outfile = join(folder, `${name}-${process.pid}.mjs`)
  const entryPoints = [join(here, `${name}.ts`)]
  const external = otherPackages(project)
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', external, plugins: [fromBuild] })
  // Whole at once: another process may be looking for it.
  renameSync(outfile, file)
  return file
}

const fileOf = (name: string): Promise<string> => {
  const known = built.get(name) ?? buildServer(name)
  built.set(name, known)
  return known
}

export interface ServerProcess {
  child: ChildProcess
  origin: string
  token: string
  /** GET, or POST of a body: an object as JSON, bytes as they are. */
  call: (path: string, body?: object | Buffer, headers?: Record<string, string>) => Promise<Response>
}

export type ServerName = 'server' | 'demo-server' | 'work-server'

/** Starts server.ts, demo-server.ts or work-server.ts in a process of its own, which can be killed, and waits until it can be called. */
export const startServer = async (
  name: ServerName,
  args: string[],
  settings: Record<string, string> = {},
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [await fileOf(name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  })
  return untilReady(child)
}

/** A process that has loaded its program and opens nothing until it begins. */
export interface Prepared {
  begin: () => Promise<ServerProcess>
  discard: () => void
}

export const prepareServer = async (name: ServerName, args: string[]): Promise<Prepared> => {
  const child = spawn(process.execPath, [await fileOf(name), ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  return {
    begin: () => {
      child.stdin.end('begin\n')
      return untilReady(child)
    },
    discard: () => void child.kill('SIGKILL'),
  }
}

const untilReady = async (child: ChildProcess & { stdout: Readable }): Promise<ServerProcess> => {
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { origin, token } = JSON.parse(line.toString()) as { origin: string; token: string }
  const call: ServerProcess['call'] = (path, body, headers = {}) => {
    const isBytes = Buffer.isBuffer(body)
    return fetch(`${origin}/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: token,
        ...(body === undefined || isBytes ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    })
  }
  return { child, origin, token, call }
}
