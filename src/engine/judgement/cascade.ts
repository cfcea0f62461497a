import { hearsModel } from '../intent/index.js'
import type { Effort } from './effort.js'
import { sigmoid, softmax } from '../text/model/linear.js'
import { headsByLanguage, sentimentLanguages, type ModelHead } from '../text/model/outputs.js'
import type { Suspicion } from '../text/model/prefilter.js'
import type { Look } from './look.js'
import { emotions, sentiments, type JudgeTask, type RiskCategory } from '../text/verdict.js'

/**
 * When the encoder is asked as well. It costs as much as everything else many times over, so it reads what the linear models
 * are not sure of: `balanced` about one comment in five, `thorough` wherever it might change an answer, `fast` hardly ever. Its upper
 * half reads what is unsure still, within the same limits.
 */
export interface Limits {
  /** The likeliest sentiment must reach this to stand; outside of English, where the encoder adds more, the second. */
  sentiment: readonly [number, number]
  /** A finding is settled below the first and above the second. */
  risk: readonly [number, number]
  /** Who is meant and what is meant decides: hate is settled within narrower limits. */
  hate: readonly [number, number]
  /** Where no words name anybody whom hate is aimed at, it is settled below this: an encoder hardly ever changes that. */
  unaimed: number
  /**
   * Sentences of a short text are not judged by themselves where the text as a whole is quieter than this: hate where somebody is named whom it may be
   * aimed at, hate elsewhere, and offence.
   */
  quiet: readonly [aimed: number, unaimed: number, offensive: number]
  spam: readonly [number, number]
  intent: readonly [number, number]
  /**
   * The encoder for many languages reads on where an early answer about harm lies between these, in log-odds. Of 473 texts in which all of it found something, in twelve
   * languages, -1.25 loses none of 44 in tweets and three of 429 in written lines, alone or beside a tweet.
   */
  many: readonly [number, number]
  /** Whether it takes what harmless texts of a language usually get for settled as well: of 1,284 texts with a finding two more are lost, none of 58 tweets. */
  heedsUsual: boolean
  /** Where every early answer about a whole text is below this, it does not read its sentences one by one. */
  hushed: number
}

export const limits: Readonly<Record<Effort, Limits>> = {
  thorough: {
    sentiment: [0.75, 0.85],
    risk: [0.1, 0.95],
    hate: [0.06, 0.95],
    unaimed: 0.06,
    quiet: [0, 0, 0],
    spam: [0.1, 0.92],
    intent: [0.1, 0.95],
    many: [-2.5, 3],
    heedsUsual: false,
    hushed: -Infinity,
  },
  balanced: {
    sentiment: [0.38, 0.55],
    risk: [0.42, 0.74],
    hate: [0.18, 0.78],
    unaimed: 0.4,
    quiet: [0.05, 0.1, 0.1],
    spam: [0.38, 0.62],
    intent: [0.1, 0.95],
    many: [-1.25, 3],
    heedsUsual: true,
    hushed: -1.5,
  },
  fast: {
    sentiment: [0.36, 0.4],
    risk: [0.45, 0.7],
    hate: [0.35, 0.7],
    unaimed: 0.45,
    quiet: [0.05, 0.1, 0.1],
    spam: [0.45, 0.55],
    intent: [1, 1],
    many: [-0.5, 3],
    heedsUsual: true,
    hushed: -1,
  },
}

/** Categories in which words alone mislead: who is meant and what is meant decides. */
const meant: ReadonlySet<RiskCategory> = new Set(['hate', 'harassment', 'threat', 'self_harm', 'extremism'])
/** What the lower half takes for harm the upper half must confirm: alone it is wrong too often. */
const confirmed = [0.2, 1] as const
const confirmedHeads: Readonly<Record<Suspicion, readonly ModelHead[]>> = {
  harm: ['self_harm', 'threat', 'violence'],
  sexual: ['sexual'],
  drugs: ['drugs'],
  minors: ['minors_safety'],
  crime: ['crime'],
  extremism: ['extremism'],
}
const riskHeads = ['hate', 'offensive', 'toxic'] as const

/** Languages in which the encoder hardly helps to tell the sentiment (at most a point on held and dev) or makes it worse: it learnt English words. */
export const unhelped: ReadonlySet<string> = new Set(['ar', 'fr', 'hi', 'it'])

const isBetween = (logit: number | undefined, [low, high]: readonly [number, number]): boolean => {
  if (logit === undefined) return false
  const p = sigmoid(logit)
  return p > low && p < high
}

type Logits = (head: string) => number | undefined

/** Whether words say that it matters who and what is meant, of which the linear models know little. */
const namesMatter = ({ rules, language }: Look): boolean =>
  rules.hits.some(({ wanted }) => meant.has(wanted.category)) &&
  (headsByLanguage[language?.code ?? ''] ?? []).length > 0

/** What the small models alone are sure of must be confirmed where no word of a list speaks for it. */
const unspoken = 1

const spokenFor = ({ rules }: Look, ...categories: RiskCategory[]): boolean =>
  rules.hits.some(({ wanted }) => categories.includes(wanted.category))

const hateLimits = (look: Look, { hate: [low, high], unaimed }: Limits): readonly [number, number] => {
  if (spokenFor(look, 'hate')) return [low, high]
  return [look.rules.cues.has('target') ? low : unaimed, unspoken]
}

const offenceLimits = (look: Look, { risk: [low, high] }: Limits): readonly [number, number] => [
  low,
  spokenFor(look, 'harassment', 'hate', 'threat', 'profanity') ? high : unspoken,
]

/** Whether an answer that was asked for is not settled by what the models have said so far. */
export const isUnsure = (look: Look, logit: Logits, tasks: readonly JudgeTask[], limit: Limits): boolean => {
  const { text, language, isWordless, asked } = look
  const code = language?.code ?? ''
  if (isWordless || !sentimentLanguages.includes(code)) return false
  const heads = headsByLanguage[code] ?? []
  const isOpen: Record<JudgeTask, () => boolean> = {
    sentiment: () =>
      !unhelped.has(code) &&
      Math.max(...softmax(sentiments.map((name) => logit(name) ?? 0))) < limit.sentiment[code === 'en' ? 0 : 1],
    risks: () =>
      riskHeads.some(
        (head) =>
          heads.includes(head) &&
          isBetween(logit(head), head === 'hate' ? hateLimits(look, limit) : offenceLimits(look, limit)),
      ) ||
      [...asked].some((each) =>
        confirmedHeads[each].some((head) => heads.includes(head) && isBetween(logit(head), confirmed)),
      ),
    // Of buying it is asked only where its answer can decide; a wish that the lower half alone sees must be confirmed.
    intent: () =>
      (heads.includes('intent') && hearsModel(text) && isBetween(logit('intent'), limit.intent)) ||
      (code === 'en' && tasks.includes('remark') && isBetween(logit('buying'), confirmed)),
    spam: () => heads.includes('spam') && isBetween(logit('spam'), limit.spam),
    remark: () => code === 'en' && isBetween(logit('remark'), limit.risk),
    emotions: () => code === 'en' && emotions.some((name) => isBetween(logit(`feels_${name}`), limit.risk)),
  }
  return tasks.some((task) => isOpen[task]())
}

/** Longer texts can bury a sentence that says what none of the rest does. */
const shortSentences = 3

/**
 * Whether no sentence of a text can say what the whole does not: no word of an attack, nothing suspected, and models that see next to nothing. Of 5,199 texts of several sentences, among
 * them 1,400 with an attack beside a kind sentence, none was judged otherwise because its sentences were left out for this.
 */
export const isQuiet = (
  { rules, suspected }: Look,
  sentences: number,
  logit: Logits,
  { quiet: [aimed, unaimed, offensive] }: Limits,
): boolean =>
  sentences <= shortSentences &&
  !suspected.has('harm') &&
  !rules.hits.some(({ wanted }) => meant.has(wanted.category)) &&
  sigmoid(logit('hate') ?? 0) < (rules.cues.has('target') ? aimed : unaimed) &&
  sigmoid(logit('offensive') ?? 0) < offensive

/** What no model but the encoder can tell. */
const ofEncoder: ReadonlySet<JudgeTask> = new Set(['remark', 'emotions'])

/** Whether the encoder should be asked about a text, given what the linear models say. */
export const wantsEncoder = (look: Look, logit: Logits, tasks: readonly JudgeTask[], limit: Limits): boolean =>
  (tasks.includes('risks') && !look.isWordless && (look.asked.size > 0 || namesMatter(look))) ||
  (look.language?.code === 'en' && !look.isWordless && tasks.some((task) => ofEncoder.has(task))) ||
  isUnsure(look, logit, tasks, limit)
