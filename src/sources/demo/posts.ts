import type { ContentType } from '../../model/content.js'
import type { DemoNetwork } from '../../model/network.js'
import { at, Draw, keyOf, mix, purpose, unit } from './draw.js'
import type { DemoBrand } from './brands.js'
import { rivalOf } from './brands.js'
import { type Campaign, concernOf, crisisOf, outrageAt, sponsorOf } from './campaigns.js'
import type { DemoContext, OpenAccount } from './demo-context.js'
import { type RiskCategory, riskRates, slipCategories } from './risk.js'

export type PostKind = 'life' | 'sponsored' | 'brandtalk' | 'rival' | 'crisis' | 'risky' | 'innocent' | 'official'

/** A post before it is written, with the truth about it. The source shows only what can be seen of it. */
export interface Post {
  account: OpenAccount
  sequence: number
  key: number
  publishedAt: number
  type: ContentType
  format: string
  kind: PostKind
  risk: RiskCategory[]
  brand: DemoBrand | null
  product: string | null
  rival: DemoBrand | null
  campaign: Campaign | null
  /** How a sponsored post is made known: the network's label, words in the text, both or not at all. */
  disclosure: 'label' | 'text' | 'both' | 'none' | null
}

type Mix = readonly (readonly [type: ContentType, format: string, weight: number])[]

/** What each network is posted to with, and what the network calls it. */
// prettier-ignore
const mixes: Record<DemoNetwork, Mix> = {
  instagram: [['image', 'photo', 30], ['carousel', 'carousel', 26], ['short', 'reel', 32], ['story', 'story', 12]],
  tiktok: [['short', 'video', 90], ['carousel', 'photo mode', 10]],
  youtube: [['video', 'video', 60], ['short', 'short', 32], ['stream', 'live', 8]],
  x: [['text', 'post', 50], ['image', 'post', 20], ['video', 'post', 8], ['reply', 'reply', 12], ['repost', 'repost', 10]],
  facebook: [['text', 'status', 25], ['image', 'photo', 40], ['video', 'video', 25], ['carousel', 'album', 10]],
  twitch: [['stream', 'broadcast', 65], ['short', 'clip', 35]],
  threads: [['text', 'thread', 65], ['image', 'photo', 30], ['video', 'video', 5]],
  pinterest: [['image', 'pin', 75], ['video', 'video pin', 15], ['carousel', 'collage', 10]],
  snapchat: [['story', 'story', 60], ['short', 'spotlight', 40]],
  bluesky: [['text', 'post', 60], ['image', 'post', 20], ['reply', 'reply', 12], ['repost', 'repost', 8]],
  mastodon: [['text', 'toot', 58], ['image', 'toot', 20], ['reply', 'reply', 12], ['repost', 'boost', 10]],
  professional: [['text', 'post', 55], ['image', 'post', 18], ['article', 'article', 15], ['carousel', 'document', 12]],
}
const weights = Object.fromEntries(
  Object.entries(mixes).map(([network, entries]) => [network, entries.map((entry) => entry[2])]),
)

export const postKey = (account: OpenAccount, sequence: number): number => keyOf(account.key, purpose.content, sequence)

/** Type and network's own word for post `sequence`; cheap, so that lists can be filtered by it. */
export const shapeOf = (account: OpenAccount, key: number): { type: ContentType; format: string } => {
  const list = mixes[account.network]
  let rest = unit(mix(key, 7)) * 100
  for (const [index, weight] of (weights[account.network] ?? []).entries()) {
    rest -= weight
    if (rest < 0) return toShape(at(list, index))
  }
  return toShape(at(list, 0))
}

const toShape = ([type, format]: Mix[number]): { type: ContentType; format: string } => ({ type, format })

/** Post number `sequence` of an account. */
export const planPost = (context: DemoContext, account: OpenAccount, sequence: number): Post => {
  const key = postKey(account, sequence)
  const publishedAt = account.timeline.timeOf(sequence)
  const draw = new Draw(mix(key, 8))
  const base: Post = {
    account,
    sequence,
    key,
    publishedAt,
    ...shapeOf(account, key),
    kind: 'life',
    risk: [],
    brand: null,
    product: null,
    rival: null,
    campaign: null,
    disclosure: null,
  }
  if (account.person.brand) return { ...base, ...official(account.person.brand, draw) }
  return { ...base, ...decide(context, account, publishedAt, draw) }
}

const official = (brand: DemoBrand, draw: Draw): Partial<Post> => {
  return { kind: 'official', brand, product: draw.pick(brand.products) }
}

const decide = (context: DemoContext, account: OpenAccount, time: number, draw: Draw): Partial<Post> => {
  const [sponsorRoll, crisisRoll, riskRoll, otherRoll] = [draw.next(), draw.next(), draw.next(), draw.next()]
  const crisis = crisisOf(context)
  if (crisisRoll < concernOf(account) * outrageAt(crisis, time) && account.person.magic === null) {
    return { kind: 'crisis', brand: crisis.brand, product: crisis.product }
  }
  const campaign = sponsorOf(context, account, time, sponsorRoll)
  if (campaign) return { ...sponsored(campaign), disclosure: disclosureOf(account, draw) }
  const { risk } = account.person
  if (riskRoll < riskRates[risk.level]) {
    const category = draw.pick(risk.categories.length > 0 ? risk.categories : slipCategories)
    return {
      kind: 'risky',
      risk: [category],
      ...(category === 'competitor_mention' ? compare(context, account, draw) : {}),
    }
  }
  if (otherRoll < 0.025) return { kind: 'innocent' }
  if (otherRoll < 0.06) return { kind: 'brandtalk', ...talkedAbout(context, account, draw) }
  return {}
}

const sponsored = (campaign: Campaign): Partial<Post> => ({
  kind: 'sponsored',
  campaign,
  brand: campaign.brand,
  product: campaign.product,
})

/** Networks without a label leave the text; one in six says nothing at all. */
const disclosureOf = (account: OpenAccount, draw: Draw): Post['disclosure'] => {
  const labelled = ['instagram', 'tiktok', 'youtube', 'facebook', 'snapchat', 'pinterest'].includes(account.network)
  const roll = draw.next()
  if (labelled) return roll < 0.38 ? 'label' : roll < 0.55 ? 'both' : roll < 0.85 ? 'text' : 'none'
  return roll < 0.8 ? 'text' : 'none'
}

const talkedAbout = (context: DemoContext, account: OpenAccount, draw: Draw): Partial<Post> => {
  const brand = draw.pick(context.brandsByInterest.get(account.person.topInterest) ?? context.brands)
  return { brand, product: draw.pick(brand.products) }
}

const compare = (context: DemoContext, account: OpenAccount, draw: Draw): Partial<Post> => {
  const group = context.brandsByInterest.get(account.person.topInterest) ?? context.brands
  const brand = draw.pick(group)
  return { kind: 'rival', brand, product: draw.pick(brand.products), rival: rivalOf(draw, brand, group) }
}
