import { wordSet } from '../../assets/words.js'
import type { IntentStage, Verdict } from '../text/verdict.js'
import { findTerms, tokensOf, type Subject, type TermHit } from './subject.js'

/** One reason for or against a comment being about the subject, and how much it says on its own (0..1). */
export interface RelevanceReason {
  kind: 'term' | 'intent' | 'remark' | 'aspect' | 'semantic' | 'answers'
  weight: number
  /** The words, or what the neighbour says. */
  text: string
  start: number | null
  end: number | null
  why: string
}

export interface Relevance {
  /** 0..100. */
  score: number
  label: 'relevant' | 'irrelevant'
  reasons: RelevanceReason[]
}

export interface RelevanceContext {
  /** Of the comment, as far as it is known. */
  language?: string | null
  intent: Verdict['intent']
  /** Whether it speaks of a thing on offer, as a model sees it, where there is one for the language. */
  remark?: Verdict['remark'] | undefined
  /** Cosine with the description of the subject, where there are vectors. */
  similarity?: number | undefined
  /** The relevance of the comment this one answers, where it answers one. */
  parent?: 'relevant' | 'irrelevant' | undefined
}

/** From here on a comment is relevant. */
export const relevantFrom = 50

/** Under a post that shows one thing, whoever asks its price or wants it speaks of that thing, named or not. */
const intentWeight: Partial<Record<IntentStage, number>> = {
  asks_price: 0.75,
  asks_where: 0.72,
  wants: 0.66,
  will_buy: 0.75,
  bought: 0.78,
  repeat: 0.78,
  objects: 0.66,
  rejects: 0.66,
}

/** What things are praised and blamed for, whatever they are. Folded and stemmed. */
const aspects = wordSet('product-words')
const aspectWeight = 0.42

/**
 * A post shows one thing: who speaks of a thing on offer there mostly speaks of that. The model's doubt counts more than its confidence, and more
 * so outside English, where one in four ordinary texts looks like a remark from 0.6 on, and one in ten in English.
 */
const remarkWeight = (probability: number, language: string | null): number =>
  0.88 * probability ** (language === 'en' ? 1.3 : 2.5)
const remarkFrom = 0.15

/**
 * Vectors of short texts are similar by chance up to about 0.45, and what is asked of a thing ("does it hold the temperature?") is no nearer
 * to its description than other talk under the post; from 0.6 they speak of the same.
 */
const semanticWeight = (similarity: number): number => 0.85 / (1 + Math.exp(-14 * (similarity - 0.55)))

const termReason = ({ term, start, end }: TermHit, text: string): RelevanceReason => ({
  kind: 'term',
  weight: term.weight,
  text: text.slice(start, end),
  start,
  end,
  why: `names ${term.kind === 'description' ? 'a word of the description' : term.kind.replace('_', ' ')} “${term.shown}”`,
})

/**
 * Somebody who asks where something is from and names it ("where is your lamp from"), in no word of the subject, does not speak of the subject,
 * least of all where the subject says what kind of thing it is. What is wanted or paid for is named more loosely ("this beauty").
 */
const elsewhereShare = ({ isDescribed }: Subject, stage: IntentStage): { intent: number; remark: number } =>
  isDescribed && stage === 'asks_where' ? { intent: 0.3, remark: 0.4 } : { intent: 0.5, remark: 1 }

const intentReason = (
  intent: NonNullable<Verdict['intent']>,
  elsewhere: { intent: number } | null,
): RelevanceReason[] => {
  const weight = intentWeight[intent.stage]
  if (weight === undefined) return []
  const [span] = intent.evidence
  return [
    {
      kind: 'intent',
      weight: (elsewhere?.intent ?? 1) * weight * Math.min(1, intent.confidence + 0.1),
      text: span?.text ?? '',
      start: span?.start ?? null,
      end: span?.end ?? null,
      why: `${intent.stage.replace('_', ' ')}, under a post about it${elsewhere === null ? '' : ', but names something else'}`,
    },
  ]
}

const remarkReason = (probability: number, language: string | null, share: number): RelevanceReason => ({
  kind: 'remark',
  weight: share * remarkWeight(probability, language),
  text: '',
  start: null,
  end: null,
  why: `reads like a remark on a product or service (probability ${probability.toFixed(2)})`,
})

/**
 * Whether a comment is about the subject: independent reasons, each with a weight, joined as 1 − Π(1 − weight). Terms alone do; a
 * vector of the comment's meaning, where there is one, finds what is said in other words.
 */
export const judgeRelevance = (text: string, subject: Subject, context: RelevanceContext): Relevance => {
  const tokens = tokensOf(text)
  const hits = findTerms(subject, tokens)
  const reasons: RelevanceReason[] = hits.map((hit) => termReason(hit, text))
  const { intent } = context
  const namesOther = hits.length === 0 && intent !== null && intent.object !== null
  const elsewhere = namesOther ? elsewhereShare(subject, intent.stage) : null
  if (intent !== null) reasons.push(...intentReason(intent, elsewhere))
  if (context.remark !== null && context.remark !== undefined && context.remark.probability >= remarkFrom)
    reasons.push(remarkReason(context.remark.probability, context.language ?? null, elsewhere?.remark ?? 1))
  const aspect = tokens.find(({ word }) => aspects().has(word))
  if (aspect !== undefined)
    reasons.push({
      kind: 'aspect',
      weight: aspectWeight,
      text: text.slice(aspect.start, aspect.end),
      start: aspect.start,
      end: aspect.end,
      why: 'speaks of what things are judged by',
    })
  if (context.similarity !== undefined && semanticWeight(context.similarity) > 0.05)
    reasons.push({
      kind: 'semantic',
      weight: semanticWeight(context.similarity),
      text: subject.name,
      start: null,
      end: null,
      why: `close in meaning to its description (cosine ${context.similarity.toFixed(2)})`,
    })
  if (context.parent === 'relevant')
    reasons.push({ kind: 'answers', weight: 0.3, text: '', start: null, end: null, why: 'answers a relevant comment' })
  const seen = new Set<string>()
  const distinct = reasons
    .sort((a, b) => b.weight - a.weight)
    .filter(({ kind, text: words }) => !seen.has(`${kind} ${words}`) && seen.add(`${kind} ${words}`))
    .slice(0, 6)
  const score = Math.round(100 * (1 - distinct.reduce((rest, { weight }) => rest * (1 - weight), 1)))
  return { score, label: score >= relevantFrom ? 'relevant' : 'irrelevant', reasons: distinct }
}
