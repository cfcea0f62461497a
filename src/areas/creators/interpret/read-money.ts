import { amountAt, boundBehind, rangeOf } from './read-number.js'
import { phraseAt, wordEffectAt } from './read-phrase.js'
import { merge, takeNegation, unusable, type Reader } from './state.js'
import { readAmount, type Token } from './tokens.js'

export const noPrice = 'no filter: how much that is. Name an amount, such as “under 500 euros a post”'

const signs = '(r?\\$|us\\$|€|£|¥|₹)'
const anySign = new RegExp(signs, 'giu')
const signed = new RegExp(`^${signs}(.+)$|^(.+?)${signs}$`, 'iu')

/** An amount of money: how many words it has, and what they say. */
interface Sum {
  count: number
  min: number
  max?: number | undefined
  open: boolean
  currency: string
}

const currencyAt = (tokens: readonly Token[], i: number): string | undefined => {
  const said = wordEffectAt(tokens, i)
  return said?.what === 'currency' ? said.of[0] : undefined
}

const signedAt = (tokens: readonly Token[], i: number): Sum | undefined => {
  const [, before, behindSign, beforeSign, behind] = signed.exec(tokens[i]?.text ?? '') ?? []
  // $200-$400
  const amount = readAmount((behindSign ?? beforeSign ?? '').replaceAll(anySign, ''))
  const currency = currencyAt([{ text: before ?? behind ?? '', from: 0, to: 0, afterBreak: false }], 0)
  return amount === undefined || currency === undefined ? undefined : { count: 1, ...amount, currency }
}

/** $300, 300€, 500 euros, EUR 1,000, 1k €. */
const sumAt = (tokens: readonly Token[], i: number): Sum | undefined => {
  const whole = signedAt(tokens, i)
  if (whole !== undefined) return whole
  const before = currencyAt(tokens, i)
  const sum = amountAt(tokens, before === undefined ? i : i + 1)
  if (sum === undefined) return undefined
  const currency =
    before ?? (tokens[i + sum.count]?.afterBreak === true ? undefined : currencyAt(tokens, i + sum.count))
  return currency === undefined ? undefined : { ...sum.amount, count: sum.count + 1, currency }
}

/** Spans: "300 to 500 euros", "$300 to $500", "EUR 1,000 to 2,000". */
const spanAt = (tokens: readonly Token[], i: number): Sum | undefined => {
  const first = amountAt(tokens, i)
  if (first !== undefined && wordEffectAt(tokens, i + first.count)?.what === 'to') {
    const second = sumAt(tokens, i + first.count + 1)
    if (second !== undefined)
      return { ...second, count: first.count + 1 + second.count, min: first.amount.min, max: second.max ?? second.min }
  }
  const sum = sumAt(tokens, i)
  if (sum === undefined || sum.max !== undefined || wordEffectAt(tokens, i + sum.count)?.what !== 'to') return sum
  const behind = sumAt(tokens, i + sum.count + 1) ?? amountAt(tokens, i + sum.count + 1)
  if (behind === undefined) return sum
  return { ...sum, count: sum.count + 1 + behind.count, max: 'amount' in behind ? behind.amount.min : behind.min }
}

const turned = { min: 'max', max: 'min', around: 'around' } as const

const format = (value: number): string => value.toLocaleString('en')

/** What a post may cost, at most unless something else is said, and never a number of followers. */
export const readMoney: Reader<readonly string[]> = (tokens, i, state, currencies) => {
  const sum = spanAt(tokens, i)
  if (sum === undefined) return undefined
  let { count } = sum
  const each = tokens[i + count]?.afterBreak === true ? undefined : phraseAt(tokens, i + count)
  if (each?.effects[0]?.what === 'apiece') count += each.count
  const behind = boundBehind(tokens, i + count)
  count += behind?.count ?? 0
  // "not over 500 euros"
  const said = behind?.bound ?? state.bound ?? (sum.open ? 'min' : undefined)
  const bound = said !== undefined && takeNegation(state) ? turned[said] : (said ?? 'max')
  state.bound = undefined
  state.unit = undefined
  state.negated = false
  const { currency } = sum
  if (!currencies.includes(currency))
    return { count, ...unusable(`no filter: the rate card has no exchange rate for ${currency}`) }
  const { min, max } = rangeOf(sum.min, sum.max, bound)
  merge(state.filters, 'price', {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    currency,
  })
  const parts = [
    ...(min === undefined ? [] : [`at least ${format(min)} ${currency}`]),
    ...(max === undefined ? [] : [`at most ${format(max)} ${currency}`]),
  ]
  return { count, filter: 'price', meaning: `estimated price of a post ${parts.join(', ')}` }
}

const nearMax = 4
/** Whether a sum follows: "budget of 500 euros". */
export const isPriceNear = (tokens: readonly Token[], from: number): boolean => {
  for (let i = from; i < from + nearMax && tokens[i] !== undefined; i++)
    if (spanAt(tokens, i) !== undefined) return true
  return false
}
