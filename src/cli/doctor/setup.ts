import { existsSync } from 'node:fs'
import { readRateCard } from '../../areas/creators/read-rate-card.js'
import { readModels } from '../../compute/judge/models.js'
import { openSources } from '../../sources/open.js'
import { SafeFetch } from '../../sources/web/safe-fetch.js'
import { Advice, type Check } from './check.js'

/** A misspelt variable stops the server; all of them are named at once here. */
export const checkSettings: Check = async ({ faults }) => {
  if (faults.length > 0) throw new Error(faults.join(' '))
  return 'all of them are known and valid'
}

/** Opened as a server would, which asks nobody anything: what a network or vendor needs must be there. */
export const checkNetworks: Check = async ({ config }) => {
  const { networks, demo } = config
  openSources({ config, web: new SafeFetch(), now: () => 0 })
  if (networks.length === 0 && !demo) throw new Advice('none is read live, and there is no demo data: import your own.')
  return networks.length === 0 ? 'none is read live' : networks.join(', ')
}

export const checkRateCard: Check = async ({ config: { rateCard } }) => {
  readRateCard(rateCard)
  return rateCard ?? 'the one that ships with Rostra'
}

/** Every file of the models, by its checksum. */
export const checkModels: Check = async ({ config: { judgeModels } }) => {
  readModels(judgeModels)
  return 'all files are there and whole'
}

const consolePage = new URL('../../../web/dist/index.html', import.meta.url)

export const checkConsole: Check = async () => {
  if (!existsSync(consolePage)) throw new Advice('not built: run npm run build. The API works without it.')
  return 'built'
}
