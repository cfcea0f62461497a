import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { looksLikeToken } from '../../kernel/token.js'
import { demoTokenFile } from '../demo-token.js'
import { Advice, type Check } from './check.js'

const answerMs = 5000

export const checkPort: Check = async ({ config: { port, host } }) => {
  const probe = createServer()
  const code = await new Promise<string | undefined>((resolve) => {
    probe
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
      .listen({ port, host }, () => resolve(undefined))
  })
  probe.close()
  if (code === undefined) return `${port} is free`
  if (code === 'EADDRINUSE') throw new Advice(`${port} is in use: the server will take the next free port.`)
  if (code === 'EACCES') throw new Error(`${port} may not be used by this user: choose one above 1023 with --port.`)
  throw new Error(`${host} is no address of this machine (${code}): choose another with --host.`)
}

export const checkDemoToken: Check = async ({ config }) => {
  const file = demoTokenFile(config)
  const mode = statSync(file, { throwIfNoEntry: false })?.mode
  if (mode === undefined) return 'none'
  if (!looksLikeToken(readFileSync(file, 'utf8').trim()))
    throw new Error(`${file} is damaged: revoke it (rostra token list), and create another token.`)
  if ((mode & 0o077) !== 0) throw new Advice(`${file} can be read by other users: chmod 600 ${file}`)
  return 'whole'
}

/** What client commands would meet. */
export const checkServer: Check = async ({ config: { url, token } }) => {
  if (token !== undefined && !looksLikeToken(token))
    throw new Error('ROSTRA_TOKEN is not a whole token: copy it again, or create another.')
  if (url === undefined) return 'ROSTRA_URL is not set: client commands call the local server'
  const headers = token === undefined ? {} : { authorization: token }
  const response = await fetch(`${url}/usage`, { headers, signal: AbortSignal.timeout(answerMs) }).catch(() => {
    throw new Error(`no server answers at ROSTRA_URL (${url}).`)
  })
  await response.body?.cancel()
  if (!response.headers.has('rostra-version')) throw new Error(`what answers at ROSTRA_URL (${url}) is not Rostra.`)
  if (response.status === 401 && token !== undefined) throw new Error(`the server at ${url} refuses ROSTRA_TOKEN.`)
  const offMs = Math.abs(Date.parse(response.headers.get('date') ?? '') - Date.now())
  return `${url} answers${offMs > 60_000 ? `; its clock is ${Math.round(offMs / 1000)} s off` : ''}`
}
