import { anchor, dayMs } from './account.js'
import { crisisBrandName } from './brands.js'
import { at, exp, keyOf, purpose, unit } from './draw.js'
const quarterMs = 91 * dayMs
function campaignIn(ground, brand, time) {
  const quarter = Math.floor((time - anchor) / quarterMs)
  const key = keyOf(ground.seed, purpose.campaign, brand.index, quarter)
  if (unit(key) > 0.65) return null
  const from = anchor + quarter * quarterMs + Math.floor(unit(keyOf(key, 1)) * 45) * dayMs
  const until = from + (21 + Math.floor(unit(keyOf(key, 2)) * 25)) * dayMs
  const product = at(brand.products, Math.floor(unit(keyOf(key, 3)) * brand.products.length))
  return { id: `cmp_${brand.id.slice(6)}_${quarter}`, brand, product, from, until }
}
function partners(ground, account, campaign) {
  const { person } = account
  if (person.brand) return person.brand.id === campaign.brand.id
  if (account.lnFollowers < 7.6 || person.magic !== null) return false
  const quarter = Math.floor((campaign.from - anchor) / quarterMs)
  const key = keyOf(ground.seed, purpose.partner, campaign.brand.index, quarter, person.index)
  return unit(key) < 0.05 + 0.15 * Math.min(1, exp((account.lnFollowers - 13) / 2))
}
function sponsorOf(ground, account, time, roll) {
  if (account.person.brand) return null
  let share = roll
  for (const brand of ground.brandsByInterest.get(account.person.topInterest) ?? []) {
    const campaign = campaignIn(ground, brand, time)
    if (!campaign || time < campaign.from || time >= campaign.until || !partners(ground, account, campaign)) continue
    if (share < 0.4) return campaign
    share -= 0.4
  }
  return null
}
function crisisOf(ground) {
  const brand = ground.brands.find((candidate) => candidate.name === crisisBrandName)
  if (!brand) throw new RangeError('The demo world has lost its crisis brand.')
  const from = ground.epoch + 4 * dayMs
  return { brand, product: at(brand.products, 0), from, until: from + 9 * dayMs }
}
function outrageAt(crisis, time) {
  const days = (time - crisis.from) / dayMs
  if (days < 0 || days > 23) return 0
  if (days < 2) return 0.2 + 0.4 * days
  if (days < 9) return 1 - 0.1 * (days - 2)
  return 0.03
}
const concerned = {
  beauty: 0.3,
  wellness: 0.15,
  fashion: 0.15,
  family: 0.1,
  news: 0.1,
  comedy: 0.06,
}
const concernOf = (account) => concerned[account.person.topInterest] ?? 0.03
export { campaignIn, concernOf, crisisOf, outrageAt, partners, sponsorOf }
//# sourceMappingURL=campaigns.js.map
