import type { Account } from './account.js'
import { anchor, dayMs } from './account.js'
import { crisisBrandName, type DemoBrand } from './brands.js'
import { at, exp, keyOf, purpose, unit } from './draw.js'
import type { DemoContext } from './demo-context.js'

const quarterMs = 91 * dayMs

/** A brand paying creators over some weeks. Quarters are absolute, so campaigns stay put as time passes. */
export interface Campaign {
  id: string
  brand: DemoBrand
  product: string
  from: number
  until: number
}

/** The campaign a brand runs in the quarter of `time`, if it runs one. */
export const campaignIn = (context: DemoContext, brand: DemoBrand, time: number): Campaign | null => {
  const quarter = Math.floor((time - anchor) / quarterMs)
  const key = keyOf(context.seed, purpose.campaign, brand.index, quarter)
  if (unit(key) > 0.65) return null
  const from = anchor + quarter * quarterMs + Math.floor(unit(keyOf(key, 1)) * 45) * dayMs
  const until = from + (21 + Math.floor(unit(keyOf(key, 2)) * 25)) * dayMs
  const product = at(brand.products, Math.floor(unit(keyOf(key, 3)) * brand.products.length))
  return { id: `cmp_${brand.id.slice(6)}_${quarter}`, brand, product, from, until }
}

/** Whether an account takes part in a campaign: the right interest, enough followers, and luck. */
export const partners = (context: DemoContext, account: Account, campaign: Campaign): boolean => {
  const { person } = account
  if (person.brand) return person.brand.id === campaign.brand.id
  if (account.lnFollowers < 7.6 || person.magic !== null) return false
  const quarter = Math.floor((campaign.from - anchor) / quarterMs)
  const key = keyOf(context.seed, purpose.partner, campaign.brand.index, quarter, person.index)
  return unit(key) < 0.05 + 0.15 * Math.min(1, exp((account.lnFollowers - 13) / 2))
}

/** The campaign that pays for a post at `time`, if one does. */
export const sponsorOf = (context: DemoContext, account: Account, time: number, roll: number): Campaign | null => {
  if (account.person.brand) return null
  let share = roll
  for (const brand of context.brandsByInterest.get(account.person.topInterest) ?? []) {
    const campaign = campaignIn(context, brand, time)
    if (!campaign || time < campaign.from || time >= campaign.until || !partners(context, account, campaign)) continue
    if (share < 0.4) return campaign
    share -= 0.4
  }
  return null
}

export interface Crisis {
  brand: DemoBrand
  product: string
  from: number
  until: number
}

/**
 * The one crisis of the timeline: nine days, starting on the fifth day after the epoch. The epoch is an option of the world
 * (by default the month of opening less three months), so that a demo always has a fresh crisis to find; whoever keeps the
 * gathered data over restarts keeps the epoch with it, because the crisis moves with it (and the
 * stated age of audience accounts; ids and everything else stay).
 */
export const crisisOf = (context: DemoContext): Crisis => {
  const brand = context.brands.find((candidate) => candidate.name === crisisBrandName)
  if (!brand) throw new RangeError('The demo world has lost its crisis brand.')
  const from = context.epoch + 4 * dayMs
  return { brand, product: at(brand.products, 0), from, until: from + 9 * dayMs }
}

/** How loud the crisis is at `time`, 0..1: two days up, then slowly down, with a tail of two quiet weeks after it. */
export const outrageAt = (crisis: Crisis, time: number): number => {
  const days = (time - crisis.from) / dayMs
  if (days < 0 || days > 23) return 0
  if (days < 2) return 0.2 + 0.4 * days
  if (days < 9) return 1 - 0.1 * (days - 2)
  return 0.03
}

const concerned: Record<string, number> = {
  beauty: 0.3,
  wellness: 0.15,
  fashion: 0.15,
  family: 0.1,
  news: 0.1,
  comedy: 0.06,
}

/** Chance that a creator's post at the height of the crisis is about it. */
export const concernOf = (account: Account): number => concerned[account.person.topInterest] ?? 0.03
