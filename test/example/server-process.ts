import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const here = dirname(fileURLToPath(import.meta.url))
const project = join(here, '../..')

/** The service itself comes from the build: compiling its sources on the way would take longer than starting it. */
const fromBuild: Plugin = {
  name: 'from-build',
  setup: (builder) =>
    builder.onResolve({ filter: /^\.\.\/\.\.\/src\// }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path).replace(join(project, 'src'), join(project, 'dist')),
      external: true,
    })),
}

const built = new Map<string, Promise<string>>()

const buildServer = async (name: string): Promise<string> => {
  const folder = join(project, 'node_modules/.cache/test-servers')
  const outfile = join(folder, `${name}-${process.pid}.mjs`)
  mkdirSync(folder, { recursive: true })
  process.once('exit', () => rmSync(outfile, { force: true }))
  const entryPoints = [join(here, `${name}.ts`)]
  await build({ entryPoints, outfile, bundle: true, format: 'esm', packages: 'external', plugins: [fromBuild] })
  return outfile
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

/** Starts server.ts or demo-server.ts in a process of its own, which can be killed, and waits until it can be called. */
export const startServer = async (
  name: 'server' | 'demo-server',
  args: string[],
  settings: Record<string, string> = {},
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [await fileOf(name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  })
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
