import { dayMs } from '../../../kernel/clock.js'
import { merge, type Read, type State } from './state.js'
import { readAmount, type Amount, type Token } from './tokens.js'
import { phrases, plain, type Effect } from './words.js'

const format = (value: number): string => value.toLocaleString('en')

const effectAt = (tokens: readonly Token[], i: number): Effect | undefined =>
  phrases().get(plain(tokens[i]?.text ?? ''))?.[0]

/** A number and the word behind it that scales it: 100 million, 5 mil. */
const amountAt = (tokens: readonly Token[], i: number): { amount: Amount; count: number } | undefined => {
  const amount = readAmount(tokens[i]?.text ?? '')
  if (amount === undefined) return undefined
  const { what, of: [by = '1'] = [] } = effectAt(tokens, i + 1) ?? { what: '' }
  if (what !== 'scale') return { amount, count: 1 }
  const scaled = { ...amount, min: amount.min * Number(by), isScaled: true }
  return { amount: amount.max === undefined ? scaled : { ...scaled, max: amount.max * Number(by) }, count: 2 }
}

/** The last 30 days: what somebody posted since. */
const readSpan = (days: number, count: number, state: State): Read => {
  const since = new Date(state.now - days * dayMs).toISOString().slice(0, 10)
  state.filters['last_posted_after'] = since
  return { count, filter: 'last_posted_after', meaning: `posted since ${since}` }
}

/** Followers, unless something else is said: 10k, 50-200k, 10 to 50k, 100 million, 4 %, the last 30 days. */
export const readNumber = (tokens: readonly Token[], i: number, state: State): Read | undefined => {
  const first = amountAt(tokens, i)
  if (first === undefined) return undefined
  let { count } = first
  let { min, max } = first.amount
  const joint = effectAt(tokens, i + count)?.what
  const second = joint === 'to' || (joint === 'in' && !state.audience) ? amountAt(tokens, i + count + 1) : undefined
  if (max === undefined && second !== undefined) {
    max = second.amount.min
    // 10 to 50k are thousands both.
    if (!first.amount.isScaled && second.amount.isScaled && min < 1000) min *= second.amount.scale
    count += 1 + second.count
  }
  const after = effectAt(tokens, i + count)
  if (after?.what === 'span') return readSpan(min * Number(after.of[0] ?? 1), count + 1, state)
  if (after?.what === 'unit') {
    state.unit = after.of[0] ?? 'followers'
    count++
  } else if (first.amount.percent && state.unit === 'followers') state.unit = 'engagement_rate'
  const { unit } = state
  const scale = (value: number): number => (unit === 'engagement_rate' ? value / 100 : value)
  const range =
    max !== undefined
      ? { min: scale(min), max: scale(max) }
      : state.bound === 'max'
        ? { max: scale(min) }
        : { min: scale(min) }
  merge(state.filters, unit, range)
  state.bound = undefined
  state.between = false
  state.unit = 'followers'
  const said = [
    'min' in range ? `at least ${format(range.min ?? 0)}` : '',
    'max' in range ? `at most ${format(range.max ?? 0)}` : '',
  ]
  return { count, filter: unit, meaning: `${unit.replace('_', ' ')} ${said.filter((part) => part !== '').join(', ')}` }
}
