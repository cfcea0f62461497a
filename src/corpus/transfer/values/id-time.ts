import type { Network } from '../../../model/network.js'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const earliest = Date.UTC(2006, 0)

const toNumber = (network: Network, id: string): bigint | undefined => {
  const digits = id.replace(/^(?:activity|share|ugcPost):/, '')
  if (/^\d{15,20}$/.test(digits)) return BigInt(digits)
  if ((network === 'instagram' || network === 'threads') && /^[\w-]{10,12}$/.test(id)) {
    let value = 0n
    for (const letter of id) value = value * 64n + BigInt(letters.indexOf(letter))
    return value
  }
  return undefined
}

/** Ids that networks count up from a clock: bits after the time, and when the clock began. */
const clocks: Partial<Record<Network, (id: bigint) => bigint>> = {
  x: (id) => (id >> 22n) + 1_288_834_974_657n,
  tiktok: (id) => (id >> 32n) * 1000n,
  instagram: (id) => (id >> 23n) + 1_314_220_021_721n,
  threads: (id) => (id >> 23n) + 1_314_220_021_721n,
  mastodon: (id) => id >> 16n,
  professional: (id) => id >> 22n,
}

/** When a content was published, by its id; undefined where the id does not tell. */
export const timeOfId = (network: Network, id: string, now: number): number | undefined => {
  const number = toNumber(network, id)
  const clock = clocks[network]
  if (number === undefined || clock === undefined) return undefined
  const ms = Number(clock(number))
  return ms > earliest && ms < now ? ms : undefined
}
