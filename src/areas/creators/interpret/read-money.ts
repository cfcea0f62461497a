import { amountAt } from './read-number.js'
import { phraseAt, wordEffectAt } from './read-phrase.js'
import { unusable, type Read, type State } from './state.js'
import { readAmount, type Token } from './tokens.js'

export const noPrice = 'no filter: what a post costs. A brief weighs a budget'

const sign = '(?:r?\\$|us\\$|€|£|¥|₹)'
const signed = new RegExp(`^${sign}(.+)$|^(.+)${sign}$`, 'iu')

const isCurrency = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.afterBreak !== true && wordEffectAt(tokens, i)?.what === 'currency'

/** How many words a sum of money has: $300, 300€, 500 euros, EUR 1,000, 1k €. */
const sumAt = (tokens: readonly Token[], i: number): number => {
  const [, before, behind] = signed.exec(tokens[i]?.text ?? '') ?? []
  const written = before ?? behind
  if (written !== undefined && readAmount(written) !== undefined) return 1
  if (wordEffectAt(tokens, i)?.what === 'currency') {
    const sum = amountAt(tokens, i + 1)
    if (sum === undefined) return 0
    const end = i + 1 + sum.count
    const second = wordEffectAt(tokens, end)?.what === 'to' ? amountAt(tokens, end + 1) : undefined
    return 1 + sum.count + (second === undefined ? 0 : 1 + second.count)
  }
  const sum = amountAt(tokens, i)
  return sum !== undefined && isCurrency(tokens, i + sum.count) ? sum.count + 1 : 0
}

/** Spans: "300 to 500 euros". */
const spanAt = (tokens: readonly Token[], i: number): number => {
  const joint = amountAt(tokens, i)
  if (joint !== undefined && wordEffectAt(tokens, i + joint.count)?.what === 'to') {
    const second = sumAt(tokens, i + joint.count + 1)
    if (second > 0) return joint.count + 1 + second
  }
  return sumAt(tokens, i)
}

/** A price is no filter of the search, and never a number of followers. */
export const readMoney = (tokens: readonly Token[], i: number, state: State): Read | undefined => {
  let count = spanAt(tokens, i)
  if (count === 0) return undefined
  const each = tokens[i + count]?.afterBreak === true ? undefined : phraseAt(tokens, i + count)
  if (each?.effects[0]?.what === 'apiece') count += each.count
  state.bound = undefined
  state.unit = undefined
  state.negated = false
  return { count, ...unusable(noPrice) }
}

const nearMax = 4
/** Whether a sum follows: "budget of 500 euros". */
export const isPriceNear = (tokens: readonly Token[], from: number): boolean => {
  for (let i = from; i < from + nearMax && tokens[i] !== undefined; i++) if (spanAt(tokens, i) > 0) return true
  return false
}
