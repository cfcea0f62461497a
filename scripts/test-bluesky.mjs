// npm run test:bluesky: a real AT Protocol network on this machine, and Rostra reading it. Installs what only this suite needs
// (360 MB) inside test/bluesky, so that neither npm ci nor npm test carries it. Needs a PostgreSQL server and Redis.
import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install, installIn } from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(root, 'test', 'bluesky')
const required = (process.env.TEST_REQUIRE ?? '').split(',').includes('bluesky')

const skip = (what) => {
  process.stdout.write(
    `Note: the tests against a Bluesky network are ${required ? 'required here' : 'skipped'}: ${what}.\n`,
  )
  process.exit(required ? 1 : 0)
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** A Redis of our own where none is named: it keeps nothing and ends with the tests. */
const startRedis = async () => {
  if (spawnSync('redis-server', ['--version']).status !== 0)
    skip('set REDIS_HOST to host:port, or install redis-server')
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'], cwd: folder })
  await new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('redis-server did not start')))
    server.stdout.on('data', (text) => String(text).includes('Ready to accept') && resolve())
  })
  return { host: `127.0.0.1:${port}`, stop: () => server.kill() }
}

await install()
const postgresUrl = process.env.DB_POSTGRES_URL ?? process.env.TEST_DATABASE_URL
if (postgresUrl === undefined) skip('set DB_POSTGRES_URL to a PostgreSQL server')
const redis = process.env.REDIS_HOST === undefined ? await startRedis() : undefined
// The network keeps its accounts in a module that is compiled here; what Rostra itself installs runs no scripts.
if (!(await installIn('test/bluesky', 'a Bluesky network for the tests (this takes minutes)', { scripts: true })))
  skip('the network could not be installed, see above')
const tests = spawn('npx', ['vitest', 'run', '--config', 'test/bluesky/vitest.config.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DB_POSTGRES_URL: postgresUrl, REDIS_HOST: process.env.REDIS_HOST ?? redis?.host },
})
tests.once('exit', (code) => {
  redis?.stop()
  process.exit(code ?? 1)
})
