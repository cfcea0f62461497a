import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../node_modules/.cache/test-servers', import.meta.url))

/** A new folder for servers that tests start as processes. */
export const makeServersFolder = (): string => {
  mkdirSync(cache, { recursive: true })
  return mkdtempSync(join(cache, 'run-'))
}
