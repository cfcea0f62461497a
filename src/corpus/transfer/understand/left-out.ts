import { readFileSync } from 'node:fs'
import { headerKey } from '../values/header-key.js'
import { withoutRemark } from './vocabulary.js'

const { left } = JSON.parse(
  readFileSync(new URL('../../../../assets/import/columns.json', import.meta.url), 'utf8'),
) as { left: Record<string, string> }

const inMoney = /_(?:in_)?(?:eur|euros?|usd|dollars?|gbp|chf|brl|mxn|pln|try|inr|jpy|cny|rmb|krw|rub|zl|tl)$/

/** Why a column is known and yet not taken. */
export const whyLeft = (header: string): string | undefined => {
  const [whole, bare] = [headerKey(header), headerKey(withoutRemark(header))]
  return left[whole.replace(/_\d+$/, '')] ?? left[bare.replace(inMoney, '')]
}
