import { toAlternatives } from '../../assets/expression.js'
import { once, readWords } from '../../assets/words.js'
import { roundTo } from '../statistics/round.js'
import type { Evidence, IntentStage, Span, Verdict } from '../text/verdict.js'
import type { Compiled } from './compile.js'
import { clauseStarts, findAll, isUnderstood, matchRules, overlaps, type Hit } from './match.js'
import { findObject } from './object.js'
import { toPlain, toSpan, type Plain } from './plain.js'
import type { Possible } from './possible.js'
import { isOtherQuestion } from './question.js'
import { findPossible, languagesFor } from './rules/index.js'

export type Intent = NonNullable<Verdict['intent']>

export interface IntentOptions {
  /** What a trained model makes of the text: how likely it is that its author means to buy. */
  modelProbability?: number
  /** The words that spoke for it. */
  modelEvidence?: () => Evidence[]
  /** What an encoder that has read the whole text makes of it, and the part that says so. */
  buying?: { probability: number; start: number; end: number }
}

/**
 * Where a comment says several things, what comes first here is what its author is at: who returned it has also bought it, who
 * finds it dear would also like it, and who asks the price also wants it.
 */
const order: readonly IntentStage[] = [
  'rejects',
  'repeat',
  'bought',
  'objects',
  'will_buy',
  'asks_price',
  'asks_where',
  'wants',
]

/** One of the words of a list, in any language. */
const anyWord = (list: 'buying-words' | 'devices'): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${toAlternatives(readWords('intent', list))})(?!\\p{L})`, 'u')

/** A text that names a place and nothing else answers somebody; it wishes for nothing. */
const onlyPlace = once(() => new RegExp(`^(?:${toAlternatives(readWords('intent', 'places'))})[\\s.!]*$`, 'u'))

/** Below this, rules do not name a stage. */
const enough = 0.5
/** A language other than the text's own convinces less: "precio" is understood everywhere, but words have false friends. */
const foreignDiscount = 0.85
/** Only short texts are read in other languages: that is where language identification errs. */
const shortCharacters = 60
/** A model alone names a stage from here on, and only where the text has a word of buying. */
const modelAlone = 0.6
const buyingWords = once(() => anyWord('buying-words'))

/**
 * What the model was measured on: talk about telephones and their like. There it is heard from an even chance on; a refusal in so
 * many words takes more to be doubted, and a wish in so many words less to stand.
 */
const devices = once(() => anyWord('devices'))
const modelMeasured = 0.5
const modelAgainstRefusal = 0.72
const modelDoubts = 0.35

/** A wish with a negator before it is its opposite; words in quotation marks are mostly somebody else's. */
const stageOf = ({ rule, negated }: Hit): IntentStage => (negated ? 'rejects' : rule.stage)
const weightOf = ({ confidence, negated, quoted }: Hit): number =>
  confidence * (negated ? 0.75 : 1) * (quoted ? 0.35 : 1)

/** Several rules for the same stage make it surer, each a little. */
const together = (hits: readonly Hit[]): number => {
  const [first = 0, ...others] = hits.map(weightOf).sort((a, b) => b - a)
  return others.slice(0, 3).reduce((sure, weight) => sure + (1 - sure) * weight * 0.3, first)
}

const toEvidence = (original: string, plain: Plain, hit: Hit): Evidence => ({
  ...toSpan(original, plain, hit.from, hit.to),
  by: 'rule',
  name: hit.rule.name,
  match: 'regex',
  negated: hit.negated,
  quoted: hit.quoted,
})

/** In log-odds, the model a quarter as much as the rules: they know the stage and show their words. */
const withModel = (confidence: number, modelProbability: number | undefined): number =>
  modelProbability === undefined
    ? confidence
    : 1 / (1 + Math.exp(-(logOdds(confidence) + 0.25 * logOdds(modelProbability))))

const logOdds = (probability: number): number => {
  const bounded = Math.min(0.98, Math.max(0.02, probability))
  return Math.log(bounded / (1 - bounded))
}

const none = (confidence: number, evidence: Evidence[] = [], giveaway = false): Intent => ({
  stage: 'none',
  confidence: roundTo(confidence, 3),
  object: null,
  evidence,
  giveaway,
})

/** Mentions of people and nothing else: somebody shows it to a friend. */
const onlyMentions = /^(?:[^\p{L}\p{N}@]*@[\w.]+)+[^\p{L}\p{N}]*$/u

const findGiveaway = (original: string, plain: Plain, possible: readonly Possible[]): Evidence | undefined => {
  for (const { language, giveaway } of possible) {
    if (giveaway.length === 0) continue
    const starts = clauseStarts(plain.text, language.fillers)
    for (const pattern of giveaway)
      for (const [from, to] of findAll(pattern, plain.text, starts)) {
        const name = `intent.${language.code}.giveaway`
        const span = toSpan(original, plain, from, to)
        return { ...span, by: 'rule', name, match: 'regex', negated: false, quoted: false }
      }
  }
  return undefined
}

/** What is asked, objected to or refused is not a wish or a purchase too: "where did you buy it" has bought nothing. */
const withoutInner = (hits: readonly Hit[]): Hit[] => {
  const said = hits.filter(({ rule }) => outer.has(rule.stage)).map(({ from, to }) => [from, to] as const)
  return hits.filter(({ rule, from, to }) => outer.has(rule.stage) || !overlaps(said, [from, to]))
}
const outer: ReadonlySet<IntentStage> = new Set(['asks_price', 'asks_where', 'objects', 'rejects'])

const read = (plain: Plain, own: readonly Possible[], others: readonly Possible[], isOwn: boolean): Hit[] => {
  const hits = own.flatMap((possible) => matchRules(possible, plain.text))
  if (hits.length > 0 || (isOwn && plain.text.length > shortCharacters)) return withoutInner(hits)
  const foreign = others.flatMap((possible) => matchRules(possible, plain.text))
  if (foreign.length > 0 && own.some((possible) => isUnderstood(possible, plain.text))) return []
  return withoutInner(foreign.map((hit) => ({ ...hit, confidence: hit.confidence * foreignDiscount })))
}

/** What may hold in the text, in the text's own language and in others. */
const readersOf = (language: string | null, text: string): { own: Possible[]; others: Possible[]; isOwn: boolean } => {
  const possible = findPossible(text)
  const { own, others } = languagesFor(language, text)
  const among = (languages: readonly Compiled[]): Possible[] =>
    possible.size === 0 ? [] : languages.flatMap((each) => possible.get(each) ?? [])
  return { own: among(own), others: among(others), isOwn: own.length > 0 }
}

const strongest = (hits: readonly Hit[]): Found | undefined => {
  const stages = order
    .map((stage) => ({ stage, hits: hits.filter((hit) => stageOf(hit) === stage) }))
    .filter((group) => group.hits.length > 0)
    .map((group) => ({ ...group, confidence: together(group.hits) }))
  const sure = Math.max(0, ...stages.map(({ confidence }) => confidence))
  return stages.find(({ confidence }) => confidence >= enough && confidence >= sure - 0.22)
}

const objectOf = (original: string, plain: Plain, hits: readonly Hit[]): Span | null => {
  for (const { rule, language, to } of hits) {
    const found = rule.object ? findObject(plain.text, to, language) : undefined
    if (found !== undefined) return toSpan(original, plain, found.from, found.to)
  }
  return null
}

interface Found {
  stage: IntentStage
  confidence: number
  hits: Hit[]
}

const toIntent = (original: string, plain: Plain, { stage, hits, confidence }: Found): Intent => {
  const ordered = hits.sort((a, b) => weightOf(b) - weightOf(a))
  return {
    stage,
    confidence: roundTo(confidence, 3),
    object: objectOf(original, plain, ordered),
    evidence: ordered.slice(0, 4).map((hit) => toEvidence(original, plain, hit)),
    giveaway: false,
  }
}

/** The model's own finding, with the words it stands on; where it has none to show, the one that let it speak. */
const byModel = (original: string, plain: Plain, options: IntentOptions, word: RegExpExecArray): Intent => {
  const shown = options.modelEvidence?.() ?? []
  const span = toSpan(original, plain, word.index, word.index + word[0].length)
  const named: Evidence = { ...span, by: 'model', name: 'intent', match: 'model', negated: false, quoted: false }
  return {
    stage: 'wants',
    confidence: roundTo((options.modelProbability ?? 0) * 0.7, 3),
    object: null,
    evidence: shown.length > 0 ? shown : [named],
    giveaway: false,
  }
}

/** Where the model was measured it knows more than the rules: it finds wishes they have no words for, and doubts what they take for one. */
const settleMeasured = (
  original: string,
  plain: Plain,
  options: IntentOptions,
  found: Found | undefined,
  device: RegExpExecArray,
): Intent => {
  const probability = options.modelProbability ?? 0
  const isAgainst = found === undefined || found.stage === 'objects' || found.stage === 'rejects'
  if (isAgainst && probability >= (found?.stage === 'rejects' ? modelAgainstRefusal : modelMeasured))
    return byModel(original, plain, options, device)
  if (found === undefined || (found.stage === 'wants' && probability < modelDoubts))
    return none(Math.max(0.5, 1 - probability))
  return toIntent(original, plain, {
    ...found,
    confidence: isAgainst ? found.confidence : withModel(found.confidence, probability),
  })
}

/**
 * Rules per language name the stage; a model's probability, where there is one, makes it surer or less sure, and alone names a weak
 * one. Giveaway talk is set apart: it wants a prize, not a purchase.
 */
const judgeByRules = (original: string, language: string | null, options: IntentOptions): Intent => {
  const plain = toPlain(original)
  const { modelProbability } = options
  const { own, others, isOwn } = readersOf(language, plain.text)
  const giveaway = findGiveaway(original, plain, [...own, ...others])
  if (giveaway !== undefined) return none(0.9, [giveaway], true)
  if (onlyMentions.test(plain.text) || onlyPlace().test(plain.text.trim())) return none(0.95)
  const found = strongest(read(plain, own, others, isOwn))
  const device = modelProbability === undefined ? null : devices().exec(plain.text)
  if (device !== null) return settleMeasured(original, plain, options, found, device)
  if (found !== undefined) {
    const confidence = withModel(found.confidence, found.stage === 'rejects' ? undefined : modelProbability)
    return toIntent(original, plain, { ...found, confidence })
  }
  const word = modelProbability !== undefined && modelProbability >= modelAlone ? buyingWords().exec(plain.text) : null
  if (word !== null) return byModel(original, plain, options, word)
  return none(modelProbability === undefined ? 0.85 : Math.max(0.5, 1 - modelProbability * 0.5))
}

/** What an encoder alone takes for a wish. It knows neither the stage nor the words, so it is never surer than a plain wish. */
const encoderAlone = 0.5
const encoderSure = 0.75

const byEncoder = (original: string, { probability, start, end }: NonNullable<IntentOptions['buying']>): Intent => {
  const text = original.slice(start, end)
  return {
    stage: 'wants',
    confidence: roundTo(Math.min(encoderSure, probability), 3),
    object: null,
    evidence: [{ start, end, text, by: 'model', name: 'intent', match: 'model', negated: false, quoted: false }],
    giveaway: false,
  }
}

/** How near a comment is to a purchase, with the words that say so: by rules, and where they find nothing, by the encoder if it was asked. */
export const judgeIntent = (original: string, language: string | null, options: IntentOptions = {}): Intent => {
  const intent = judgeByRules(original, language, options)
  const { buying } = options
  if (buying === undefined || buying.probability < encoderAlone) return intent
  if (intent.stage !== 'none' || intent.giveaway || onlyMentions.test(original)) return intent
  const { text } = toPlain(original)
  const isOther = onlyPlace().test(text.trim()) || languagesFor(language, text).own.some(isOtherQuestion(text))
  return isOther ? intent : byEncoder(original, buying)
}

/** Whether a text speaks of what the model was measured on. */
export const hearsModel = (text: string): boolean => devices().test(text.toLowerCase())
