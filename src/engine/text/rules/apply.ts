import { addTo } from '../../../kernel/groups.js'
import { roundTo } from '../../statistics/round.js'
import {
  riskCategories,
  type Evidence,
  type RiskCategory,
  type RiskFinding,
  type Span,
  type Verdict,
} from '../verdict.js'
import { addUp, coefficients, contextFactor, logit, scopeFactor, sigmoid, tagFactor, unnamedLoss } from './combine.js'
import { hasSubjects, levels, type CueEntry, type RiskEntry } from './lexicon/index.js'
import type { Found } from './matcher.js'
import type { Reading } from './reading.js'
import { scopeOf } from './scopes.js'
import { isEnough, withoutOverlaps, withoutRepeats, type Weighed } from './weighed.js'

/** What a model says about a text: a calibrated probability, and the words that made it say so. */
export interface HeadOutput {
  probability: number
  /** What it points at. Asked for only when the finding is reported and no word list explains it. */
  spans?: () => readonly Span[]
  /** What of that stands out enough to be shown as its reason; nothing where the text as a whole speaks for it. */
  reasons?: () => readonly Span[]
}

/** Outputs by head. A category without an output is judged by words alone. `offensive` is no category: it feeds two. */
export type Heads = Partial<Record<RiskCategory | 'offensive' | 'irony', HeadOutput>>

export interface RuleVerdict {
  risks: RiskFinding[]
  irony: Verdict['irony']
}

/** Findings below this are left out. */
export const riskFloor = 0.05
const evidenceMax = 8

/** Joins what words, scopes and models say into one finding for each category. Pure: the same input gives the same verdict. */
export const applyRules = (reading: Reading, heads: Heads): RuleVerdict => {
  const irony = judgeIrony(reading, heads.irony)
  const byCategory = weigh(reading)
  const risks: RiskFinding[] = []
  for (const category of riskCategories) {
    const finding = findRisk(reading, category, byCategory.get(category) ?? [], heads)
    if (finding === null) continue
    if (irony !== null && irony.probability >= 0.5 && finding.probability > 0.5)
      finding.probability = sigmoid(logit(finding.probability) * coefficients.ironyShrink)
    if (finding.probability >= riskFloor) risks.push({ ...finding, probability: roundTo(finding.probability, 4) })
  }
  return { risks: risks.sort((a, b) => b.probability - a.probability), irony }
}

const weigh = ({ tokens, hits, flags, about, cues }: Reading): Map<RiskCategory, Weighed[]> => {
  const byCategory = new Map<RiskCategory, Weighed[]>()
  const isCountered = contradicts(cues)
  for (const hit of hits) {
    const { category, level } = hit.wanted
    const stands = scopeOf(flags, hit.from, hit.to)
    // "Am I the only one who thinks so?" asks nothing.
    const scope = stands.asked && (cues.has('agrees') || isTaunt(hit.wanted)) ? { ...stands, asked: false } : stands
    // A tag is put there to be found: it says less than a sentence does.
    const isTag = tokens[hit.from]?.kind === 'tag'
    const weight =
      levels[level] *
      scopeFactor(category, scope, isCountered) *
      contextFactor(category, level, about) *
      (isTag ? tagFactor(category) : 1) *
      (isFond(category, cues) ? coefficients.fond : 1)
    addTo(byCategory, category, { hit, scope, weight })
  }
  for (const [category, weighed] of byCategory)
    byCategory.set(category, withoutRepeats(withoutOverlaps(weighed), tokens))
  return byCategory
}

/** What the model says of a category, as weighed log-odds; null where it says nothing. */
const modelLogit = (category: RiskCategory, heads: Heads, isAimed: boolean): number | null => {
  const own = heads[category]
  if (own !== undefined) return coefficients.model * logit(own.probability)
  if (category !== 'harassment' || heads.offensive === undefined) return null
  const { model, aimed, offset } = coefficients.offensive
  return model * logit(heads.offensive.probability) + (isAimed ? aimed : 0) + offset
}

const findRisk = (
  reading: Reading,
  category: RiskCategory,
  weighed: readonly Weighed[],
  heads: Heads,
): RiskFinding | null => {
  const model = modelLogit(category, heads, reading.isAimed)
  if (model === null && weighed.length === 0) return null
  const words = addUp(weighed.map(({ weight }) => weight))
  const alone = coefficients.bias + words
  const z =
    model === null
      ? alone
      : Math.max(
          withModel(reading, category, weighed, words, model),
          plainly(weighed, reading.cues) + doubt(category, model, restOf(reading, weighed)),
        )
  const swears = z > 0 && onlySwears(reading, category, weighed, heads)
  const probability = sigmoid(swears ? z + coefficients.swearing : z)
  if (probability < riskFloor) return null
  const evidence = weighed.slice(0, evidenceMax).map((each) => toEvidence(reading, each))
  const isModels = model !== null && model > alone
  const head = heads[category] ?? heads.offensive
  if (evidence.length === 0 || isModels)
    evidence.push(...modelEvidence((swears ? head?.spans : head?.reasons)?.() ?? [], category, evidence))
  const basis = model !== null ? 'model' : (weighed[0]?.hit.wanted.by ?? 'lexicon')
  return { category, probability, basis, evidence: evidence.sort((a, b) => a.start - b.start || a.end - b.end) }
}

/** A model that points at nothing but swear words has seen swearing, and nobody insulted. */
const onlySwears = (
  { tokens, hits }: Reading,
  category: RiskCategory,
  weighed: readonly Weighed[],
  { offensive }: Heads,
): boolean => {
  if (category !== 'harassment' || weighed.length > 0) return false
  const swearing = hits.filter(({ wanted }) => wanted.category === 'profanity')
  if (swearing.length === 0) return false
  const spans = offensive?.spans?.() ?? []
  const swears = ({ start, end }: Span): boolean =>
    swearing.some(({ from, to }) => (tokens[from]?.start ?? 0) <= start && (tokens[to - 1]?.end ?? 0) >= end)
  return spans.length > 0 && spans.every(swears)
}

/**
 * What words alone say that are sure and meant as they stand: no model has seen every way to say a thing. Who asks to be agreed with ("isn't it obvious that …?") means
 * them so much that strong ones are enough.
 */
const plainly = (weighed: readonly Weighed[], cues: Reading['cues']): number => {
  const least = levels[cues.has('agrees') ? 'strong' : 'sure']
  const plain = weighed.filter(
    ({ scope, weight }) => weight >= least && !scope.negated && !scope.quoted && !scope.reported,
  )
  return plain.length === 0
    ? -Infinity
    : coefficients.bias + coefficients.unseen + addUp(plain.map(({ weight }) => weight))
}

/** How much of a text is something else than the words that were found. */
const restOf = ({ tokens }: Reading, weighed: readonly Weighed[]): number => {
  const found = new Set(weighed.flatMap(({ hit }) => Array.from({ length: hit.to - hit.from }, (_, i) => hit.from + i)))
  return 1 - found.size / tokens.length
}

/**
 * What plain words lose where the model that has read the whole text clearly sees nothing of the kind: "your days are numbered, weed".
 * Where they are nearly all there is ("I will kill you tonight"), nothing gives a reason to doubt them.
 */
const doubt = (category: RiskCategory, model: number, rest: number): number =>
  shared.has(category) && rest > coefficients.reasons ? coefficients.doubt * Math.min(0, model + 1) : 0

/** "You idiot baked me a cake, I love you": friends call each other names. */
const isFond = (category: RiskCategory, cues: Reading['cues']): boolean => category === 'harassment' && cues.has('fond')

/** "Were you dropped on your head?" asks nothing either: a sentence that a list knows as an insult is one with any mark behind it. */
const isTaunt = ({ category, by }: RiskEntry): boolean => category === 'harassment' && by === 'rule'

/** "Whoever says so is wrong", but not "am I the only one who says so?". */
const contradicts = (cues: Reading['cues']): boolean => cues.has('counters') && !cues.has('agrees')

/** Where a saying or a contradiction can mislead a model. */
const misread = new Set<RiskCategory>([
  'hate',
  'harassment',
  'threat',
  'extremism',
  'violence',
  'self_harm',
  'sexual',
  'drugs',
  'minors_safety',
  'crime',
  'misinformation_claims',
])

/** Categories in which a model alone is doubted. */
const unheard: ReadonlySet<RiskCategory> = new Set(['harassment'])

/** Categories that games, films, medicine and recovery share their words with. */
const shared: ReadonlySet<RiskCategory> = new Set([
  'self_harm',
  'threat',
  'violence',
  'sexual',
  'drugs',
  'minors_safety',
  'crime',
  'extremism',
])

const withModel = (
  { cues, hasSaying, cleared, named, language, about, isAimed }: Reading,
  category: RiskCategory,
  weighed: readonly Weighed[],
  words: number,
  model: number,
): number => {
  let z = model + coefficients.words * words
  if (!misread.has(category)) return z
  const isCountered = contradicts(cues)
  const isDenied =
    weighed.length > 0 &&
    weighed.every(({ scope }) => scope.negated || ((scope.quoted || scope.reported) && isCountered))
  if (isDenied) z += coefficients.denied
  const isPlain = weighed.some(
    ({ scope, hit }) => !scope.negated && !scope.quoted && !scope.reported && hit.wanted.by === 'rule',
  )
  if (isCountered && !isPlain && category !== 'self_harm') z += coefficients.counters
  if (isPlain && cues.has('agrees')) z += coefficients.agrees
  if (isFond(category, cues)) z += coefficients.fondly
  if (hasSaying && weighed.length === 0) z += coefficients.idiom
  // Not of attacks on people: a saying would clear some groups and not others.
  if (weighed.length === 0 && shared.has(category) && cleared.has(category)) z += coefficients.cleared
  // Models were trained where every third text was such a one; in the wild hardly any is.
  if (weighed.length === 0 && unheard.has(category)) z += coefficients.noWords
  // Nobody is spoken to or of: it is a thing, or oneself, that is called names. Words for persons are deep in English alone.
  if (language === 'en' && unheard.has(category) && !isAimed && !weighed.some(isEnough)) z += coefficients.unaimed
  if (weighed.length === 0 && hasSubjects(language, category) && !named.has(category)) z += unnamedLoss(category)
  if (weighed.length === 0 && shared.has(category))
    z += coefficients.about * (1 - contextFactor(category, 'strong', about))
  const isUnsaid = cues.has('denies') && weighed.every(({ scope }) => scope.negated)
  if (isUnsaid && (category === 'hate' || category === 'harassment')) z += coefficients.denies
  if (category !== 'hate') return z
  if (cues.has('supports') && weighed.length === 0) z += coefficients.supports
  // Lists of whom hate is aimed at are deep in English alone.
  if (language === 'en' && weighed.length === 0 && !cues.has('target')) z += coefficients.noTarget
  return z
}

const toEvidence = ({ text, tokens }: Reading, { hit, scope }: Weighed): Evidence => {
  const start = tokens[hit.from]?.start ?? 0
  const end = tokens[hit.to - 1]?.end ?? start
  return {
    start,
    end,
    text: text.slice(start, end),
    by: hit.wanted.by,
    name: hit.wanted.name,
    match: tokens.slice(hit.from, hit.to).some(({ isDisguised }) => isDisguised) ? 'variant' : hit.match,
    negated: scope.negated,
    quoted: scope.quoted || scope.reported,
  }
}

const modelEvidence = (reasons: readonly Span[], category: RiskCategory, known: readonly Evidence[]): Evidence[] =>
  reasons
    .filter(({ start, end }) => known.every((each) => each.end <= start || each.start >= end))
    .slice(0, evidenceMax)
    .map(({ start, end, text }) => ({
      start,
      end,
      text,
      by: 'model',
      name: category,
      match: 'model',
      negated: false,
      quoted: false,
    }))

/** Marks of irony. They make findings less certain; they never make one. */
const judgeIrony = (reading: Reading, head: HeadOutput | undefined): Verdict['irony'] => {
  const marks: readonly Found<CueEntry>[] = reading.cues.get('ironic') ?? []
  if (marks.length === 0 && head === undefined) return null
  const words = addUp(marks.map(() => 2.2))
  const probability = sigmoid(head === undefined ? -2.4 + words : logit(head.probability) + 0.4 * words - 0.1)
  if (probability < 0.2) return null
  const evidence = marks.slice(0, evidenceMax).map(({ from, to, match }): Evidence => {
    const start = reading.tokens[from]?.start ?? 0
    const end = reading.tokens[to - 1]?.end ?? start
    return {
      start,
      end,
      text: reading.text.slice(start, end),
      by: 'rule',
      name: 'irony',
      match,
      negated: false,
      quoted: false,
    }
  })
  return { probability: roundTo(probability, 4), evidence }
}
