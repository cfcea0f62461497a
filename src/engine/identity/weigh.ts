import { roundTo } from '../statistics/round.js'
import type { ComparedName } from './names.js'

export const identifiers = ['name', 'email', 'phone', 'link', 'linked_account', 'employer', 'city'] as const
export type Identifier = (typeof identifiers)[number]
export type Outcome = 'matched' | 'contradicts' | 'unknown'

/** What one identifier says of an account: the natural logarithm of how many times likelier it is for the person than for anybody else. */
export interface Evidence {
  identifier: Identifier
  /** As it was given; addresses and numbers are masked. */
  given: string
  /** What the account shows. */
  found: string | null
  outcome: Outcome
  log_odds: number
  why: string
}

/**
 * Weights, in natural log-odds. They are set by judgement, not fitted: what only one person can have weighs more than what many
 * share, and what anybody can claim weighs little.
 */
export const weights = {
  email: 14,
  emailOtherSpelling: 13,
  emailRole: 7,
  emailDisposable: 4,
  phone: 13,
  linkToAccount: 12,
  linkShown: 9,
  linkedBothWays: 14,
  namedByAccount: 12,
  sameContact: 6,
  namesAccount: 2.5,
  employer: 4,
  employerInBio: 3,
  employerOther: -0.7,
  city: 3,
  country: 0.7,
  cityOther: -1,
  countryOther: -2,
  nameOther: -2.5,
} as const

/** However rare a name is, it is not proof: what it adds is bounded. */
const nameMax = 8
const partMax = 2
/** How often people show their own name. */
const ownName = 0.7
const firstNameShareMin = 1 / 500
const wordShareMin = 1 / 20_000

export interface NameShares {
  /** How many of the known accounts show a word in their name, and among how many. */
  counts: ReadonlyMap<string, number>
  docs: number
  isFirstName: (word: string) => boolean
}

/** The share of people with a word in their name: as often as known accounts show it, and never rarer than such names are. */
export const shareOf = (word: string, { counts, docs, isFirstName }: NameShares): number =>
  Math.min(
    1,
    Math.max(
      isFirstName(word) ? firstNameShareMin : wordShareMin,
      docs < 1000 ? 0 : ((counts.get(word) ?? 0) + 1) / (docs + 1),
    ),
  )

export const weighName = ({ match, found }: ComparedName, shares: NameShares): number => {
  if (match === 'none') return 0
  if (match === 'other') return weights.nameOther
  const share = found.reduce((product, word) => product * shareOf(word, shares), 1)
  const weight = Math.log(ownName / share)
  return roundTo(
    Math.max(0, Math.min(match === 'part' ? partMax : nameMax, match === 'initial' ? weight - 3 : weight)),
    2,
  )
}

/** People who might be meant, before anything is compared: at least as many as a large town has. */
const populationMin = 100_000
export const priorOf = (accounts: number): number => roundTo(-Math.log(Math.max(populationMin, accounts)), 2)

const probabilityMax = 0.99
/** What names, and what only goes with them, can reach at most. */
const unidentifiedMax = 0.5

const own: ReadonlySet<Identifier> = new Set<Identifier>(['email', 'phone', 'link', 'linked_account'])
const strongMin = 5

export interface Weighed {
  log_odds: number
  probability: number
  /** Whether anything but names ties the account to the person. */
  sufficient: boolean
  missing: string[]
}

/** Adds the evidence up. Names alone never suffice: without something of the person's own, the probability stays at one half at most. */
export const weigh = (prior: number, evidence: readonly Evidence[]): Weighed => {
  const logOdds = evidence.reduce((sum, each) => sum + each.log_odds, prior)
  const matched = evidence.filter(({ outcome }) => outcome === 'matched')
  const has = (identifier: Identifier): boolean => matched.some((each) => each.identifier === identifier)
  const isOwn = matched.some((each) => own.has(each.identifier) && each.log_odds >= strongMin)
  const sufficient = isOwn || (has('name') && has('employer') && has('city'))
  const raw = 1 / (1 + Math.exp(-logOdds))
  const probability = roundTo(Math.min(sufficient ? probabilityMax : unidentifiedMax, raw), 3)
  const missing = sufficient
    ? []
    : [
        'An e-mail address, a phone number or a link of the person that the account shows, or another account of theirs that names it.',
        ...(has('name') ? ['Or both the employer and the city, besides the name: names are shared by many.'] : []),
      ]
  return { log_odds: roundTo(logOdds, 2), probability, sufficient, missing }
}
