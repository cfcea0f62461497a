/** What a screening can look for. `competitor_mention` and `custom` come from criteria, never from the engine. */
export const riskCategories = [
  'hate',
  'harassment',
  'threat',
  'violence',
  'self_harm',
  'sexual',
  'minors_safety',
  'drugs',
  'alcohol',
  'tobacco',
  'weapons',
  'crime',
  'gambling',
  'profanity',
  'extremism',
  'misinformation_claims',
  'politics',
] as const
export type RiskCategory = (typeof riskCategories)[number]

/** How near a comment is to a purchase. `none` is a judgement too: read, and not about buying. */
export const intentStages = [
  'asks_price',
  'asks_where',
  'wants',
  'will_buy',
  'bought',
  'repeat',
  'objects',
  'rejects',
  'none',
] as const
export type IntentStage = (typeof intentStages)[number]

/** Feelings that a text shows; several at once, or none. */
export const emotions = ['anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise'] as const
export type Emotion = (typeof emotions)[number]

export const sentiments = ['negative', 'neutral', 'positive'] as const
export type Sentiment = (typeof sentiments)[number]

/** A piece of the judged text. `start` and `end` (exclusive) count UTF-16 code units. */
export interface Span {
  start: number
  end: number
  text: string
}

/** Words a finding came from, and what made them count. */
export interface Evidence extends Span {
  /** What found it: a rule or word list by name, or the model. */
  by: 'model' | 'lexicon' | 'rule'
  name: string
  match: 'exact' | 'stem' | 'variant' | 'regex' | 'model'
  /** Said not to be so, or said by somebody else: such evidence lowers a finding. */
  negated: boolean
  quoted: boolean
}

export interface RiskFinding {
  category: RiskCategory
  /** Calibrated, 0..1. */
  probability: number
  /** `lexicon`: words alone, in a language or category the model was not measured in. */
  basis: 'model' | 'lexicon' | 'rule'
  evidence: Evidence[]
}

export interface Entity extends Span {
  kind: 'brand' | 'handle' | 'hashtag' | 'url' | 'email' | 'phone'
  /** Normalised: a brand's id, a handle without @, a phone in E.164. */
  value: string
}

export type NotJudgedReason =
  'empty' | 'too_short' | 'too_long' | 'language_unknown' | 'language_unsupported' | 'not_text'

export interface NotJudged {
  task: 'all' | JudgeTask
  reason: NotJudgedReason
  /** The categories of risk alone that the language of the text has neither a model nor words for; the others were judged. */
  categories?: RiskCategory[]
}

/**
 * What was judged of one text. A task that could not be judged is null, and `not_judged` says why; nothing is guessed. The
 * same text, options and `engine_version` give the same verdict, byte for byte.
 */
export interface Verdict {
  language: { code: string; confidence: number } | null
  sentiment: { label: Sentiment; probabilities: Record<Sentiment, number>; evidence: Evidence[] } | null
  /** Every category above the floor of 0.05, most probable first; null where risk could not be judged. */
  risks: RiskFinding[] | null
  spam: { probability: number; evidence: Evidence[] } | null
  intent: {
    stage: IntentStage
    confidence: number
    object: Span | null
    evidence: Evidence[]
    giveaway: boolean
  } | null
  /** Whether it speaks of a thing on offer, named or not: how it fits, works, tastes, what it costs. */
  remark: { probability: number } | null
  emotions: Record<Emotion, number> | null
  entities: Entity[]
  /** Signs of irony: what is said may not be meant. Findings of such a text are less certain, and say so. */
  irony: { probability: number; evidence: Evidence[] } | null
  not_judged: NotJudged[]
}

/** What can be judged. */
export const judgeTasks = ['sentiment', 'risks', 'spam', 'intent', 'remark', 'emotions'] as const
export type JudgeTask = (typeof judgeTasks)[number]

/** What is judged where nothing is said: the rest needs an encoder for every text. */
export const usualTasks: readonly JudgeTask[] = ['sentiment', 'risks', 'spam', 'intent']

export interface TextToJudge {
  text: string
  /** ISO 639-1 where the source states it; a strong sign to the contrary overrules it. */
  language?: string | null
}

/** The port behind which texts are judged. Batch first: many texts cost less each than one. */
export interface JudgeOptions {
  tasks?: readonly JudgeTask[]
  /** Work that nobody waits for at a screen is done thoroughly, unless the installation is set to be fast. */
  care?: 'usual' | 'thorough'
  signal?: AbortSignal
}

export interface Judge {
  /** Hash of models, lexicons and rules. */
  readonly version: string
  judge(texts: readonly TextToJudge[], options?: JudgeOptions): Promise<Verdict[]>
  /** Unit vectors of meaning, for relevance, themes and look-alikes. */
  embed(texts: readonly string[], options?: { signal?: AbortSignal }): Promise<Float32Array[]>
}
