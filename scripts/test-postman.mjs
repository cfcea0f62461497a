// npm run test:postman: /postman.json of a fresh demo server, run by newman as it is served. Installs newman (66 MB) inside
// test/postman, so that neither npm ci nor npm test carries it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { install, installIn } from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const newman = join(root, 'test', 'postman', 'node_modules', 'newman', 'bin', 'newman.js')

const freePort = async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address()
  taken.close()
  await once(taken, 'close')
  return port
}

/** A server as a newcomer starts it, in a folder of its own. */
const startServer = async (data) => {
  const port = String(await freePort())
  const server = spawn(process.execPath, ['bin/rostra.mjs', 'serve', '--json', '--port', port, '--data', data], {
    cwd: root,
    env: {
      ...process.env,
      // Creators can connect a YouTube account only where the operator has named an app: one is invented here.
      ROSTRA_PUBLIC_URL: `http://127.0.0.1:${port}`,
      ROSTRA_CONNECT_APPS: 'youtube.client_id=example,youtube.client_secret=example',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const said = line.startsWith('{') ? JSON.parse(line) : {}
    if (said.ready === true) return { server, baseUrl: said.base_url, token: said.token }
  }
  throw new Error('the server ended before it was ready')
}

await install()
if (!(await installIn('test/postman', 'newman'))) process.exit(1)
const data = mkdtempSync(join(tmpdir(), 'rostra-postman-'))
const { server, baseUrl, token } = await startServer(data)
const collection = new URL('/postman.json', baseUrl).href
const run = spawn(
  process.execPath,
  [newman, 'run', collection, '--env-var', `token=${token}`, '--timeout-request', '60000', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
run.once('exit', (code) => {
  server.once('exit', () => {
    rmSync(data, { recursive: true, force: true })
    process.exit(code ?? 1)
  })
  server.kill()
})
