import type { Audience } from './audience.js'
import { crisisOf, outrageAt } from './campaigns.js'
import { Draw, exp, keyOf, mix, purpose } from './draw.js'
import type { DemoContext } from './demo-context.js'
import type { Post } from './posts.js'
import { type IntentStage, intentStages } from './text/demo-language.js'
import { memberCount, realCount } from './universe.js'

export type CommentKind =
  | 'praise'
  | 'chatter'
  | 'asking'
  | 'jokes'
  | 'friends'
  | 'critic'
  | 'answers'
  | 'intent'
  | 'product.good'
  | 'product.bad'
  | 'outrage'
  | 'spam'
  | 'generic'

export type Sentiment = 'positive' | 'neutral' | 'negative'

/** A comment before it is written, with the truth about it. */
export interface CommentPlan {
  index: number
  key: number
  kind: CommentKind
  stage: IntentStage | null
  sentiment: Sentiment
  /** Only under posts that promote or discuss a brand. */
  relevance: 'relevant' | 'irrelevant' | 'spam' | null
  spam: boolean
  /** Comments of one cluster say the same thing with small changes. */
  cluster: number | null
  parent: number | null
  /** Null when the creator answers. */
  author: number | null
}

// asks_price, asks_where, wants, will_buy, bought, repeat, objects, rejects
const stageWeights = [18, 18, 20, 11, 9, 5, 12, 7]
const chatWeights: readonly (readonly [CommentKind, number])[] = [
  ['praise', 36],
  ['chatter', 20],
  ['asking', 11],
  ['jokes', 10],
  ['friends', 9],
  ['critic', 6],
]
const chatTotal = chatWeights.map(([, weight]) => weight)
const moods: Record<CommentKind, Sentiment> = {
  praise: 'positive',
  chatter: 'neutral',
  asking: 'neutral',
  jokes: 'neutral',
  friends: 'neutral',
  critic: 'negative',
  answers: 'positive',
  intent: 'neutral',
  'product.good': 'positive',
  'product.bad': 'negative',
  outrage: 'negative',
  spam: 'neutral',
  generic: 'positive',
}
const stageMoods: Record<IntentStage, Sentiment> = {
  asks_price: 'neutral',
  asks_where: 'neutral',
  wants: 'positive',
  will_buy: 'positive',
  bought: 'positive',
  repeat: 'positive',
  objects: 'negative',
  rejects: 'negative',
}

/** What the comments under one post are drawn from; made once for a page. */
export interface Crowd {
  context: DemoContext
  post: Post
  audience: Audience
  fakeShare: number
}

interface Rates {
  spam: number
  generic: number
  outrage: number
  intent: number
  good: number
  bad: number
}

const ratesOf = ({ context, post, fakeShare }: Crowd): Rates => {
  const crisis = crisisOf(context)
  const outrage = outrageAt(crisis, post.publishedAt)
  const concerned = post.brand?.id === crisis.brand.id
  const pull = exp(0.35 * post.account.person.warmth)
  const promoted = post.kind === 'sponsored' || post.kind === 'official'
  const spoken = promoted || post.kind === 'brandtalk' || post.kind === 'rival'
  return {
    spam: 0.02 + 0.12 * fakeShare,
    generic: 0.3 * Math.max(0, fakeShare - 0.1),
    outrage:
      concerned && outrage > 0 ? 0.5 * Math.min(1, outrage + 0.3) : post.kind === 'crisis' ? 0.3 : 0.006 * outrage,
    intent: Math.min(0.45, (promoted ? 0.2 : spoken ? 0.12 : 0.018) * pull),
    good: spoken ? 0.09 : 0,
    bad: spoken ? 0.035 : 0,
  }
}

const kindOf = (rates: Rates, draw: Draw): CommentKind => {
  let roll = draw.next()
  const steps: [CommentKind, number][] = [
    ['spam', rates.spam],
    ['generic', rates.generic],
    ['outrage', rates.outrage],
    ['intent', rates.intent],
    ['product.good', rates.good],
    ['product.bad', rates.bad],
  ]
  for (const [kind, rate] of steps) {
    if (roll < rate) return kind
    roll -= rate
  }
  return chatWeights[draw.weighted(chatTotal)]?.[0] ?? 'praise'
}

/** The comment answered by comment `index`, if it answers one: always a top-level one close before it. */
export const parentIndex = (postKey: number, index: number): number | null => {
  if (index === 0 || !answers(postKey, index)) return null
  const candidate = index - 1 - (keyOf(postKey, purpose.comment, index, 1) % 6)
  return candidate >= 0 && !answers(postKey, candidate) ? candidate : null
}

const answers = (postKey: number, index: number): boolean => keyOf(postKey, purpose.comment, index, 2) % 100 < 24

/** Comment number `index` under a post, counted from the first. */
export const planComment = (crowd: Crowd, index: number): CommentPlan => {
  const { post } = crowd
  const key = keyOf(post.key, purpose.comment, index)
  const draw = new Draw(key)
  const rates = ratesOf(crowd)
  const parent = parentIndex(post.key, index)
  const own = kindOf(rates, draw)
  const asked = parent === null ? null : planComment(crowd, parent)
  const byCreator = asked !== null && !asked.spam && draw.chance(isQuestion(asked) ? 0.45 : 0.12)
  const kind = byCreator ? 'answers' : own
  const stage = kind === 'intent' ? (intentStages[draw.weighted(stageWeights)] ?? 'wants') : null
  const spam = kind === 'spam' || kind === 'generic'
  return {
    index,
    key,
    kind,
    stage,
    sentiment: stage ? stageMoods[stage] : moods[kind],
    relevance: relevanceOf(post, kind, spam, asked),
    spam,
    cluster: spam ? keyOf(post.account.key, purpose.cluster, Math.floor(post.publishedAt / 6e8), draw.int(4)) : null,
    parent,
    author: byCreator ? null : authorOf(crowd, draw, spam),
  }
}

const isQuestion = (plan: CommentPlan): boolean =>
  plan.kind === 'asking' || plan.stage === 'asks_price' || plan.stage === 'asks_where'

const relevanceOf = (
  post: Post,
  kind: CommentKind,
  spam: boolean,
  asked: CommentPlan | null,
): CommentPlan['relevance'] => {
  if (!post.brand) return null
  if (spam) return 'spam'
  if (kind === 'answers') return asked?.relevance === 'relevant' ? 'relevant' : 'irrelevant'
  return kind === 'intent' || kind === 'product.good' || kind === 'product.bad' || kind === 'outrage'
    ? 'relevant'
    : 'irrelevant'
}

/** Spam comes from fakes, the rest from the commenting part of the audience, a few of whom write again and again. */
const authorOf = ({ audience, post }: Crowd, draw: Draw, spam: boolean): number => {
  if (spam || audience.total === 0)
    return realCount + (mix(post.account.key, draw.int(400)) % (memberCount - realCount))
  const u = draw.next()
  return audience.at(Math.floor(u * u * audience.total))
}
