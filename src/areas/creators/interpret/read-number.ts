import { dayMs } from '../../../kernel/clock.js'
import { ageBands } from '../../../model/audience-summary.js'
import { effectAt, phraseAt, wordEffectAt } from './read-phrase.js'
import { addToAudience, merge, quiet, shareSaid, unusable, type Meaning, type Read, type State } from './state.js'
import { readAmount, type Amount, type Token } from './tokens.js'

const format = (value: number): string => value.toLocaleString('en')

/** What is said, in the unit of its filter. A month has 52 ÷ 12 weeks. */
const scales: Partial<Record<string, (value: number) => number>> = {
  engagement_rate: (value) => value / 100,
  follower_growth: (value) => value / 100,
  posts_per_month: (value) => Math.round((value * 1200) / 52) / 100,
}

interface Found {
  amount: Amount
  count: number
}

/** A number in digits or words, and the word behind it that scales it: 100 million, 5 mil, half a million. */
export const amountAt = (tokens: readonly Token[], i: number): Found | undefined => {
  const amount = readAmount(tokens[i]?.text ?? '')
  if (amount === undefined) {
    const { count, effects } = phraseAt(tokens, i) ?? { count: 0, effects: [] }
    const [said] = effects
    if (said?.what === 'digit') return spelledAt(tokens, i, Number(said.of[0]))
    if (said?.what !== 'number') return undefined
    const value = Number(said.of[0])
    return { amount: { min: value, percent: false, open: false, isScaled: true, scale: 1 }, count }
  }
  const { what, of: [by = '1'] = [] } = wordEffectAt(tokens, i + 1) ?? { what: '' }
  if (what === 'percent') return { amount: { ...amount, percent: true }, count: 2 }
  if (what !== 'scale') return { amount, count: 1 }
  const factor = Number(by)
  const scaled = { ...amount, min: amount.min * factor, isScaled: true, scale: factor }
  return { amount: amount.max === undefined ? scaled : { ...scaled, max: amount.max * factor }, count: 2 }
}

/** "ten thousand", "one and two million", "two to five hundred thousand": a small number in words counts where a scale follows. */
const spelledAt = (tokens: readonly Token[], i: number, value: number): Found | undefined => {
  const joint = wordEffectAt(tokens, i + 1)
  if (joint?.what === 'scale') {
    const more = wordEffectAt(tokens, i + 2)
    const factor = Number(joint.of[0]) * (more?.what === 'scale' ? Number(more.of[0]) : 1)
    const count = more?.what === 'scale' ? 3 : 2
    return { amount: { min: value * factor, percent: false, open: false, isScaled: true, scale: factor }, count }
  }
  // "the last three months", "trois derniers mois"
  const behind = joint?.what === 'skip' ? wordEffectAt(tokens, i + 2) : joint
  if (behind?.what === 'span')
    return { amount: { min: value, percent: false, open: false, isScaled: false, scale: 1 }, count: 1 }
  if (joint?.what !== 'to' || wordEffectAt(tokens, i + 2)?.what !== 'digit') return undefined
  const scale = wordEffectAt(tokens, i + 3)
  return scale?.what === 'scale'
    ? { amount: { min: value, percent: false, open: false, isScaled: false, scale: 1 }, count: 1 }
    : undefined
}

/** The last 30 days: what somebody posted since. */
export const readSpan = (days: number, state: State): Meaning => {
  const since = new Date(state.now - days * dayMs).toISOString().slice(0, 10)
  state.filters['last_posted_after'] = since
  return { filter: 'last_posted_after', meaning: `posted since ${since}` }
}

/** "grew 10 % in the last three months": how long it took, in whole months. */
const readGrowthSpan = (days: number, state: State): Meaning => {
  const months = Math.max(1, Math.round(days / 30))
  merge(state.filters, 'follower_growth', { months })
  return { filter: 'follower_growth', meaning: `growth in ${months} months` }
}

interface Range {
  min?: number
  max?: number
}

/** Ages of an audience are known in groups: those that lie within the range. */
const readAudienceAges = ({ min = 0, max = 130 }: Range, count: number, state: State): Read => {
  const groups = ageBands.filter((group) => {
    const [from = 0, to = 130] = group.split(/[-+]/).map((part) => (part === '' ? 130 : Number(part)))
    return from + 1 >= min && (group.endsWith('+') ? from < max : to <= max + 1)
  })
  return { count, ...takeAudienceAges(groups, state) }
}

/** Groups of which one is enough: where most of an audience lies in two groups, a quarter at least lies in one of them. */
export const takeAudienceAges = (groups: readonly string[], state: State): Meaning => {
  const { share } = state
  state.share = share === undefined ? undefined : Math.max(0.01, Math.round((share / groups.length) * 100) / 100)
  for (const group of groups) addToAudience(state, 'ages', group)
  const said = shareSaid(state)
  state.share = share
  return { filter: 'audience', meaning: `audience aged ${groups.join(' or ')}${said}` }
}

/** Nobody means 40 followers: a small number with a bound is an age, one alone says how many are wanted. */
const smallMax = 100
const bareMax = 1000

const unitOf = ({ amount }: Found, isRange: boolean, state: State): string | undefined => {
  if (state.unit !== undefined) return state.unit
  if (amount.percent) return 'engagement_rate'
  if (amount.isScaled) return 'followers'
  const bounded = isRange || amount.open || state.bound !== undefined
  if (bounded && amount.min < smallMax && amount.min >= 13) return 'age'
  return bounded || amount.min >= bareMax ? 'followers' : undefined
}

/** A number such as 2015 that counts nothing. */
const isYear = ({ amount, count }: Found, max: number | undefined, { bound, unit }: State): boolean =>
  count === 1 &&
  max === undefined &&
  bound === undefined &&
  unit === undefined &&
  !amount.isScaled &&
  !amount.open &&
  !amount.percent &&
  amount.min >= firstYear &&
  amount.min <= lastYear
const firstYear = 1995
const lastYear = 2040

/** Networks know ages from 13 on. */
export const noKids = 'no filter: ages of children are not known'

/** About 20k is a quarter less to a quarter more. */
const aroundShare = 0.25
export const rangeOf = (min: number, max: number | undefined, bound: State['bound']): Range => {
  if (max !== undefined) return { min, max }
  if (bound === 'around') return { min: min * (1 - aroundShare), max: min * (1 + aroundShare) }
  return bound === 'max' ? { max: min } : { min }
}

/** How many followers are real, in percent: at most 10 % fakes are at least 90 % real ones. */
const readCredibility = (unit: 'credibility' | 'fakes', { min, max }: Range, state: State): Meaning => {
  const said = unit === 'credibility' ? (min ?? max) : (max ?? min)
  const least = unit === 'credibility' ? min : max === undefined ? undefined : 100 - max
  if (said === undefined || said > 100 || least === undefined)
    return unusable('no filter: the search finds audiences that are real, not those that are not')
  merge(state.filters, 'audience', { credibility_min: least })
  return { filter: 'audience', meaning: `audience credibility at least ${format(least)}` }
}

/** A bound may stand behind its number, unless it belongs to the next one: 50k max. */
export const boundBehind = (
  tokens: readonly Token[],
  i: number,
): { count: number; bound: 'min' | 'max' } | undefined => {
  const { count, effects } = phraseAt(tokens, i) ?? { count: 0, effects: [] }
  const what = effects[0]?.what
  if ((what !== 'min' && what !== 'max' && what !== 'andup') || tokens[i]?.afterBreak === true) return undefined
  if (what === 'andup') return { count, bound: 'min' }
  return amountAt(tokens, i + count) === undefined ? { count, bound: what } : undefined
}

/** What a number counts: "30 derniers jours" are days as well. */
const isCounted = new Set(['unit', 'span'])

/** "dai 25 ai 34 anni": elsewhere the word is an interest. */
const alsoTo = new Set(['ai'])

/** The other end of a range, and how many words lead to it: to 50k, e i 40. */
const secondAt = (tokens: readonly Token[], i: number): { joint: number; second: Found | undefined } => {
  const isJoint = (what: string | undefined): boolean => what === 'to' || what === 'in'
  const phrase = phraseAt(tokens, i)
  const joint = phrase !== undefined && isJoint(phrase.effects[0]?.what) ? phrase.count : 1
  if (joint === 1 && !isJoint(wordEffectAt(tokens, i)?.what) && !alsoTo.has(tokens[i]?.text ?? ''))
    return { joint, second: undefined }
  return { joint, second: amountAt(tokens, i + joint) }
}

/** What stands behind a number. "200k followers in Italy" are followers of somebody in Italy; "40 % followers in Italy" is an audience. */
const counts = (tokens: readonly Token[], i: number, { amount }: Found): ReturnType<typeof phraseAt> => {
  const phrase = phraseAt(tokens, i)
  const word = wordEffectAt(tokens, i)
  const isCounted = phrase?.effects[0]?.what === 'audience' && word?.what === 'unit' && !amount.percent
  return isCounted ? { count: 1, effects: [word] } : phrase
}

/** Followers, unless something else is said: 10k, 50-200k, 10 to 50k, 100 million, 4 %, over 40, the last 30 days. */
export const readNumber = (tokens: readonly Token[], i: number, state: State): Read | undefined => {
  const first = amountAt(tokens, i)
  if (first === undefined) return undefined
  let { count } = first
  let { min, max } = first.amount
  const { joint, second } = secondAt(tokens, i + count)
  if (max === undefined && second !== undefined) {
    max = second.amount.min
    // 10 to 50k are thousands both.
    if (!first.amount.isScaled && second.amount.isScaled && min < 1000) min *= second.amount.scale
    first.amount.isScaled ||= second.amount.isScaled
    first.amount.percent ||= second.amount.percent
    count += joint + second.count
  }
  const behind = boundBehind(tokens, i + count)
  if (behind !== undefined) {
    state.bound = behind.bound
    count += behind.count
  }
  if (wordEffectAt(tokens, i + count)?.what === 'skip' && isCounted.has(effectAt(tokens, i + count + 1)?.what ?? ''))
    count++
  const after = counts(tokens, i + count, first)
  const [said] = after?.effects ?? []
  if (said?.what === 'span' && state.unit !== 'follower_growth') {
    const days = min * Number(said.of[0] ?? 1)
    const meant = state.last === 'follower_growth' ? readGrowthSpan(days, state) : readSpan(days, state)
    return { count: count + (after?.count ?? 0), ...meant }
  }
  if (said?.what === 'unit' && tokens[i + count]?.afterBreak !== true) {
    state.unit = said.of[0]
    count += after?.count ?? 0
  } else if (first.amount.percent && isShareBehind(tokens, i, count, state)) {
    return { count, ...takeShareBehind(min / 100, state) }
  } else if (first.amount.percent && isShare(tokens, i + count, state)) {
    state.share = Math.min(1, Math.max(0.01, min / 100))
    state.isShareRough = false
    state.bound = undefined
    return { count, ...quiet(`at least ${min} % of the audience`) }
  }
  if (isYear(first, max, state)) return { count, ...unusable('a year, which is no filter') }
  const counted = unitOf(first, max !== undefined, state)
  const unit = counted === 'posts_per_month' ? 'posts_per_week' : counted
  const { bound } = state
  state.bound = undefined
  state.unit = undefined
  if (unit === 'kids') return { count, ...unusable(noKids) }
  if (unit === undefined) return { count, ...unusable('how many are wanted, which is no filter') }
  const scale = (value: number): number => (counted === undefined ? value : (scales[counted]?.(value) ?? value))
  const range = rangeOf(scale(min), max === undefined ? undefined : scale(max), bound)
  if (unit === 'age' && (state.audience || isAudienceAt(tokens, i + count)))
    return readAudienceAges(range, count, state)
  if (unit === 'credibility' || unit === 'fakes') return { count, ...readCredibility(unit, range, state) }
  if (unit === 'followers' && first.amount.percent) return { count, ...unusable('no filter: a share of followers') }
  merge(state.filters, unit, range)
  const parts = [
    ...(range.min === undefined ? [] : [`at least ${format(range.min)}`]),
    ...(range.max === undefined ? [] : [`at most ${format(range.max)}`]),
  ]
  return { count, filter: unit, meaning: `${unit.replaceAll('_', ' ')} ${parts.join(', ')}` }
}

/** "female audience 60%+": the share stands behind what it is of. */
const isShareBehind = (tokens: readonly Token[], i: number, count: number, state: State): boolean =>
  state.last === 'audience' &&
  state.ofAudience !== undefined &&
  tokens[i]?.afterBreak !== true &&
  (tokens[i + count] === undefined || tokens[i + count]?.afterBreak === true)

const takeShareBehind = (said: number, state: State): Meaning => {
  const share = Math.min(1, Math.max(0.01, said))
  state.bound = undefined
  state.share = share
  const { name, id } = state.ofAudience ?? { name: '', id: '' }
  const audience = state.filters['audience'] as Record<string, unknown[]>
  const held = (audience[name] ?? []).filter((each) => each !== id && (each as { id?: string }).id !== id)
  merge(state.filters, 'audience', { [name]: [...held, { id, min_share: share }] })
  const meaning = `audience${shareSaid(state)}`
  state.share = undefined
  return { filter: 'audience', meaning }
}

/** "18-24 audience" */
const isAudienceAt = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.afterBreak !== true && effectAt(tokens, i)?.what === 'audience'

/** 60 % women, 40 % of the audience: a share, not a rate of engagement. */
const isShare = (tokens: readonly Token[], i: number, state: State): boolean =>
  state.audience ||
  (state.unit === undefined && isGenderAt(tokens, i)) ||
  [0, 1, 2, 3].some((ahead) => effectAt(tokens, i + ahead)?.what === 'audience')

/** "audience 18-24, at least 70 % male": nobody is partly a woman, so that only an audience can be meant. */
const isGenderAt = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.afterBreak !== true && effectAt(tokens, i)?.what === 'gender'
