import type { AudienceSource } from '../../model/audience.js'
import { topInterests } from '../../model/interest.js'
import type { Network } from '../../model/network.js'
import { dayMs } from './account.js'
import { audienceOf, type Segment } from './audience.js'
import { type Campaign, campaignIn, type Crisis, crisisOf, partners } from './campaigns.js'
import { type CommentPlan, planComment, type Sentiment } from './comment-plan.js'
import { openDiscussion, parseCommentId } from './comments.js'
import { parseContentId, showPost } from './contents.js'
import { at } from './draw.js'
import { countries } from './geography.js'
import { type BoughtJump, followersAt, jumpsAt } from './growth.js'
import type { DemoContext, OpenAccount } from './demo-context.js'
import type { MemberType } from './member.js'
import { memberIdOf, memberTruth } from './members.js'
import type { PostKind } from './posts.js'
import type { RiskCategory, RiskTendency } from './risk.js'
import type { IntentStage } from './text/demo-language.js'
import { type AgeBand, ageBands, isFake } from './universe.js'
import { type DemoOptions, contextOf } from './world.js'
import { languageOf } from './write-post.js'

/**
 * What is true in a demo world and no source ever shows. For tests and evaluations only: the service must not import this
 * module, or its estimates would be measured against themselves. Made from the same options as the world it speaks of.
 */
export interface DemoTruth {
  content(network: Network, contentId: string): ContentTruth | undefined
  comment(network: Network, commentId: string): CommentTruth | undefined
  creator(network: Network, handle: string): CreatorTruth | undefined
  member(network: Network, externalId: string): MemberFacts | undefined
  /** Whether a person is in an audience, without walking through it. */
  isIn(network: Network, handle: string, kind: AudienceSource, externalId: string): boolean
  /** Exact number of people two audiences share, by walking the smaller one: for small creators. */
  overlap(network: Network, handles: [string, string]): number
  campaigns(from: number, until: number): CampaignTruth[]
  crisis(): Crisis
}

export interface ContentTruth {
  kind: PostKind
  language: string
  risk: RiskCategory[]
  /** True for texts that look risky and are not. */
  hardNegative: boolean
  sponsoredBy: string | null
  product: string | null
  brand: string | null
  disclosed: boolean
  disclosure: 'label' | 'text' | 'both' | 'none' | null
  crisis: boolean
}

export interface CommentTruth {
  stage: IntentStage | 'none'
  relevance: CommentPlan['relevance']
  sentiment: Sentiment
  spam: boolean
  cluster: string | null
  byCreator: boolean
}

export interface CreatorTruth {
  followers: number
  fakeShare: number
  boughtJumps: BoughtJump[]
  country: string
  gender: string
  birthYear: number
  risk: RiskTendency
  /** Shares among the real followers. */
  audience: Distribution
}

export interface Distribution {
  countries: Record<string, number>
  languages: Record<string, number>
  genders: Record<string, number>
  ages: Record<string, number>
  interests: Record<string, number>
}

export interface MemberFacts {
  fake: boolean
  type: MemberType
  country: string
  gender: string
  age: AgeBand
  language: string
  interests: string[]
}

export interface CampaignTruth extends Campaign {
  creators: { network: Network; handle: string }[]
}

const add = (shares: Record<string, number>, key: string, value: number): void => {
  shares[key] = (shares[key] ?? 0) + value
}

/** Expected shares over the cells the segments draw from; a permutation draws evenly, so the error is that of sampling. */
export const distributionOf = (context: DemoContext, segments: readonly Segment[]): Distribution => {
  const found: Distribution = { countries: {}, languages: {}, genders: {}, ages: {}, interests: {} }
  const real = segments.filter((segment) => !isFake(segment.ranges[0]?.from ?? 0))
  const people = real.reduce((sum, segment) => sum + segment.quota, 0)
  for (const { ranges, size, quota } of real) {
    for (const cell of ranges.flatMap((range) => [...context.universe.cellsIn(range)])) {
      const share = (cell.people / size) * (quota / people)
      const nation = at(countries, cell.country)
      add(found.countries, nation.code, share)
      add(found.languages, nation.mainLanguage, share * 0.92)
      add(found.languages, 'en', share * 0.08)
      add(found.genders, cell.cell < 6 ? 'female' : 'male', share * 0.988)
      add(found.genders, 'other', share * 0.012)
      add(found.ages, at(ageBands, cell.cell % 6), share)
      add(found.interests, at(topInterests, cell.topIndex).id, share)
    }
  }
  return found
}

const contentTruth = (context: DemoContext, account: OpenAccount, sequence: number): ContentTruth => {
  const { spoken } = showPost(context, account, sequence)
  return {
    kind: spoken.kind,
    language: languageOf(spoken),
    risk: spoken.risk,
    hardNegative: spoken.kind === 'innocent',
    sponsoredBy: spoken.campaign?.brand.id ?? null,
    product: spoken.product,
    brand: spoken.brand?.id ?? null,
    disclosed: spoken.disclosure !== null && spoken.disclosure !== 'none',
    disclosure: spoken.disclosure,
    crisis: spoken.kind === 'crisis',
  }
}

const commentTruth = (context: DemoContext, account: OpenAccount, sequence: number, index: number): CommentTruth => {
  const plan = planComment(openDiscussion(context, account, sequence).crowd, index)
  return {
    stage: plan.stage ?? 'none',
    relevance: plan.relevance,
    sentiment: plan.sentiment,
    spam: plan.spam,
    cluster: plan.cluster === null ? null : `dup_${plan.cluster.toString(36)}_${plan.kind}`,
    byCreator: plan.author === null,
  }
}

const creatorTruth = (context: DemoContext, account: OpenAccount): CreatorTruth => {
  const now = context.now()
  const { total, fake } = followersAt(account, now)
  const { person } = account
  return {
    followers: total,
    fakeShare: fake / total,
    boughtJumps: jumpsAt(account, now),
    country: at(countries, person.country).code,
    gender: person.gender,
    birthYear: person.birthYear,
    risk: person.risk,
    audience: distributionOf(context, audienceOf(context, account, 'followers', now).segments),
  }
}

const campaignsIn = (context: DemoContext, from: number, until: number): CampaignTruth[] => {
  const found = new Map<string, CampaignTruth>()
  for (const brand of context.brands) {
    for (let time = from; time < until; time += 20 * dayMs) {
      const campaign = campaignIn(context, brand, time)
      if (campaign && campaign.from < until && campaign.until > from)
        found.set(campaign.id, { ...campaign, creators: [] })
    }
  }
  for (const person of context.people()) {
    for (const campaign of found.values()) {
      if (person.topInterest !== campaign.brand.topInterest || person.brand) continue
      for (const network of person.networks) {
        const account = context.open(person, network)
        if (partners(context, account, campaign)) campaign.creators.push({ network, handle: account.handle })
      }
    }
  }
  return [...found.values()]
}

export const createDemoTruth = (options: DemoOptions): DemoTruth => {
  const context = contextOf(options)
  const open = (network: Network, contentId: string): { account: OpenAccount; sequence: number } | undefined => {
    const parsed = parseContentId(contentId)
    const account = parsed && context.account(parsed.personIndex, network)
    return account && { account, sequence: parsed.sequence }
  }
  return {
    content(network, contentId) {
      const found = open(network, contentId)
      return found && contentTruth(context, found.account, found.sequence)
    },
    comment(network, commentId) {
      const parsed = parseCommentId(commentId)
      const found = parsed && open(network, parsed.contentId)
      return found && commentTruth(context, found.account, found.sequence, parsed.index)
    },
    creator(network, handle) {
      const account = context.findAccount(network, handle)
      return account && creatorTruth(context, account)
    },
    member(network, externalId) {
      const id = memberIdOf(context, externalId, network)
      if (id === undefined) return undefined
      const { fake, type, country, gender, age, language, interests } = memberTruth(context, id)
      return { fake, type, country: at(countries, country).code, gender, age, language, interests }
    },
    isIn(network, handle, kind, externalId) {
      const account = context.findAccount(network, handle)
      const id = memberIdOf(context, externalId, network)
      return account !== undefined && id !== undefined && audienceOf(context, account, kind, context.now()).has(id)
    },
    overlap(network, handles) {
      const [one, two] = handles.map((handle) => {
        const account = context.findAccount(network, handle)
        if (!account) throw new RangeError(`No ${handle} on ${network}.`)
        return audienceOf(context, account, 'followers', context.now())
      })
      if (!one || !two) return 0
      const [small, large] = one.total < two.total ? [one, two] : [two, one]
      let shared = 0
      for (let i = 0; i < small.total; i++) if (large.has(small.inner(i))) shared++
      return shared
    },
    campaigns: (from, until) => campaignsIn(context, from, until),
    crisis: () => crisisOf(context),
  }
}
