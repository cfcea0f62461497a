import type { RiskCategory } from '../verdict.js'
import type { Context, Level } from './lexicon/entry.js'
import type { Scope } from './scopes.js'

/**
 * How words, model and scopes become one probability. All in log-odds:
 *
 *     no model:  z = bias + L
 *     model:     z = model · logit(p) + words · L + denied · [all words are denied, or quoted and contradicted]
 *                    + counters · [the text contradicts somebody and attacks nobody] + idiom · [a saying explains the words]
 *                    + agrees · [the text asks to be agreed with, and a rule names what it says]
 *     never below:   bias + L of the words that are sure, unsoftened, neither denied nor another's + unseen; of subjects that everyday words share,
 *                    + doubt · min(0, model + 1) · [they are less than three fifths of the text]
 *     of harm, sexual content and drugs, where no list explains it: + cleared · [a saying names the category as cleared], + about · (1 − what its context leaves of a word)
 *     where the language has a list of what the category is about: + unnamed · [nothing of it is named, and no list explains what the model sees]
 *     of harassment: + noWords · [no list explains what the model sees] + unaimed · [in English, nobody is spoken to or of either] + swearing · [it points at swear words alone]
 *     of hate and harassment: + denies · [it is denied that a group is bad, and nothing else is found]
 *     of harassment: words count `fond` and + fondly · [the text thanks or loves whom it speaks to: names among friends]
 *     of hate:       + noTarget · [nobody is named whom hate is aimed at] + supports · [a group is praised, no words found]
 *     harassment, from what offends:  z = 0.75 · logit(p) + 0.65 · [somebody is spoken to or of] − 1.05 + words · L
 *
 * L is the sum of what the found words say, each multiplied by what its scope and context leave of it; the second finding
 * counts half, the third a quarter, later ones nothing. Irony draws a finding above one half towards one half and never
 * raises one. docs/decisions/0020 says how the numbers were chosen.
 */
export const coefficients = {
  bias: -4.2,
  model: 1,
  words: 0.35,
  /** What a model that sees nothing takes from words that are sure and plainly meant. */
  unseen: -0.9,
  /** How much of its own certainty a model that sees nothing takes from them on top. */
  doubt: 0.5,
  /** How much of the text must be something else, so that it can give a reason for that. */
  reasons: 0.41,
  noTarget: -1.5,
  noWords: -0.6,
  /** What a model that sees an insult loses where nobody is spoken to or of. */
  unaimed: -1.5,
  /** A model that points at swear words alone has seen no insult: profanity says what there is. */
  swearing: -2.5,
  denied: -2.2,
  counters: -1.3,
  /** Models take a question that asks to be agreed with for one that wants to know. */
  agrees: 1.2,
  /** Somebody says that a group is not what it is called. */
  denies: -3.4,
  supports: -1.8,
  /** What is left of the words of an insult beside words of affection, and what they take from a model. */
  fond: 0.5,
  fondly: -1.2,
  idiom: -1.5,
  cleared: -2.5,
  /** What a text is about explains what a model alone sees in it. */
  about: -4,
  offensive: { model: 1, aimed: 0.4, offset: -0.3 },
  tag: 0.7,
  /** A tag that names a topic is put under anything. */
  topicTag: 0.6,
  ironyShrink: 0.7,
} as const

/** What the category is about: what is done to people, what is talked of, or the words themselves. */
const kinds: Record<RiskCategory, 'attack' | 'topic' | 'wording'> = {
  hate: 'attack',
  harassment: 'attack',
  threat: 'attack',
  violence: 'attack',
  self_harm: 'attack',
  minors_safety: 'attack',
  extremism: 'attack',
  misinformation_claims: 'attack',
  sexual: 'topic',
  drugs: 'topic',
  alcohol: 'topic',
  tobacco: 'topic',
  weapons: 'topic',
  crime: 'topic',
  gambling: 'topic',
  politics: 'topic',
  profanity: 'wording',
}

/**
 * What a model alone loses where a text names nothing that the category could be about. Weighed on lines and on ordinary texts in fifteen languages: most
 * where findings without such a word are mostly wrong (docs/decisions/0142).
 */
const unnamed: Partial<Record<RiskCategory, number>> = {
  minors_safety: -2,
  sexual: -2,
  threat: -1.5,
  hate: -1.5,
  violence: -1,
  self_harm: -1,
  drugs: -1,
  crime: -1,
  extremism: -1,
}

export const unnamedLoss = (category: RiskCategory): number => unnamed[category] ?? 0

/** What is talked of, rather than done to somebody. */
export const isTopic = (category: RiskCategory): boolean => kinds[category] === 'topic'

export const tagFactor = (category: RiskCategory): number =>
  isTopic(category) ? coefficients.topicTag : coefficients.tag

/** What is left of a word's weight in its scope. */
export const scopeFactor = (category: RiskCategory, scope: Scope, isCountered: boolean): number => {
  const kind = kinds[category]
  if (kind === 'wording') return scope.quoted ? 0.9 : 1
  if (kind === 'topic') return scope.negated ? 0.55 : 1
  let factor = 1
  if (scope.negated) factor *= 0.2
  const isOthers = scope.quoted || scope.reported
  if (isOthers && isCountered) factor *= 0.3
  else if (scope.quoted && scope.reported) factor *= 0.4
  else if (scope.quoted) factor *= 0.6
  else if (scope.reported) factor *= 0.75
  else if (isCountered) factor *= 0.7
  if (scope.asked && category !== 'threat') factor *= 0.9
  return factor
}

const softening: Partial<Record<RiskCategory, Partial<Record<Context, number>>>> = {
  threat: { game: 0.45, fiction: 0.55, sport: 0.6, music: 0.6, photo: 0.6, food: 0.6, pets: 0.8, news: 0.75 },
  violence: {
    game: 0.35,
    fiction: 0.5,
    sport: 0.35,
    food: 0.4,
    photo: 0.5,
    beauty: 0.4,
    fitness: 0.45,
    medical: 0.6,
    awareness: 0.6,
    news: 0.6,
    history: 0.7,
    music: 0.6,
    pets: 0.6,
    craft: 0.5,
  },
  weapons: {
    game: 0.45,
    fiction: 0.6,
    sport: 0.5,
    food: 0.35,
    photo: 0.5,
    craft: 0.4,
    beauty: 0.4,
    history: 0.7,
    music: 0.7,
    news: 0.6,
    awareness: 0.5,
  },
  crime: { game: 0.5, fiction: 0.5, beauty: 0.5, food: 0.5, awareness: 0.7, news: 0.6 },
  drugs: {
    recovery: 0.45,
    medical: 0.5,
    awareness: 0.5,
    news: 0.45,
    fiction: 0.6,
    sport: 0.7,
    history: 0.6,
    food: 0.3,
    craft: 0.6,
    fitness: 0.8,
    pets: 0.6,
  },
  alcohol: { recovery: 0.5, food: 0.65, medical: 0.6, beauty: 0.6, awareness: 0.7 },
  tobacco: { recovery: 0.4, food: 0.5, beauty: 0.5, awareness: 0.7, medical: 0.8 },
  gambling: { recovery: 0.55, game: 0.6, awareness: 0.65, sport: 0.9 },
  self_harm: {
    awareness: 0.55,
    fiction: 0.5,
    recovery: 0.5,
    news: 0.55,
    game: 0.5,
    medical: 0.7,
    beauty: 0.6,
    fitness: 0.5,
  },
  sexual: {
    medical: 0.45,
    news: 0.5,
    recovery: 0.5,
    awareness: 0.5,
    history: 0.6,
    fiction: 0.6,
    food: 0.5,
    beauty: 0.6,
    pets: 0.5,
    fitness: 0.7,
    craft: 0.6,
    music: 0.8,
  },
  minors_safety: { pets: 0.4, awareness: 0.55, news: 0.55, fiction: 0.6, medical: 0.6, beauty: 0.6 },
  extremism: { history: 0.55, fiction: 0.6, news: 0.7, awareness: 0.6, game: 0.5 },
  misinformation_claims: { fiction: 0.7, game: 0.6 },
  hate: { sport: 0.6, game: 0.6, fiction: 0.8, history: 0.8, pets: 0.7, food: 0.7 },
}

/** Settings in which hard words are ambiguous ones: they do not weaken a word that is sure. */
const mere: ReadonlySet<Context> = new Set(['food', 'beauty', 'craft', 'photo', 'pets', 'fitness', 'music'])

/** What is left of a word's weight in what the text is about: the strongest softening counts. */
export const contextFactor = (category: RiskCategory, level: Level, about: ReadonlySet<Context>): number => {
  const factors = softening[category]
  let factor = 1
  if (factors !== undefined) {
    for (const context of about)
      if (level !== 'sure' || !mere.has(context)) factor = Math.min(factor, factors[context] ?? 1)
  }
  return factor
}

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))
export const logit = (p: number): number =>
  Math.log(Math.min(Math.max(p, 1e-6), 1 - 1e-6) / (1 - Math.min(Math.max(p, 1e-6), 1 - 1e-6)))

/** Adds weights with diminishing returns. */
export const addUp = (weights: readonly number[]): number =>
  [...weights]
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, weight, at) => sum + weight / 2 ** at, 0)
