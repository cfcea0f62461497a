import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../app.js'
import type { Config } from '../config.js'
import { findOrigin } from '../db/lock.js'
import { scopes } from '../kernel/account.js'
import { apiPrefix } from '../kernel/operation.js'

/** Where the local token of a data folder is kept, readable by its owner alone. */
export const demoTokenFile = (config: Config): string => join(config.dataFolder, 'demo-token')

/**
 * The local token of this data folder, made on the first start. It is for this machine alone. Without demo data it belongs to the account
 * that `token create` uses, so that programs see the lists that were made in the console.
 */
export const openDemoToken = async (
  { context: { platform, ids } }: App,
  config: Config,
): Promise<string | undefined> => {
  const file = demoTokenFile(config)
  const known = await platform.tokens.list({})
  const demo = known.find(({ isDemo }) => isDemo)
  if (demo !== undefined)
    return demo.revokedAt === null && existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  if (known.length > 0) return undefined
  const accountId = await platform.tokens.openAccount(config.demo ? 'demo' : 'default')
  const { secret } = await platform.tokens.create({
    id: ids.next('tok'),
    accountId,
    name: config.demo ? 'demo' : 'local',
    scopes,
    isDemo: true,
  })
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}

/** The base URL of the server that commands call: the one that is named, else the one that works in the data folder. */
export const baseUrlOf = ({ url, dataFolder, port }: Config): string =>
  url ?? `${findOrigin(dataFolder) ?? `http://127.0.0.1:${port}`}${apiPrefix}`

/** The local token, for commands that call the local server. */
export const readDemoToken = (config: Config): string => {
  try {
    return readFileSync(demoTokenFile(config), 'utf8').trim()
  } catch {
    throw new Error(
      'No token. Set ROSTRA_TOKEN, or use --token, or use --data to name the data folder of a local server.',
    )
  }
}
