import { toAlternatives } from '../../assets/expression.js'
import { once, readWords } from '../../assets/words.js'

/**
 * Comments that were written for anybody's post: follow for follow, money from home, traders to write to, prizes with a link, visits to
 * a profile. Habits of spam in the languages that the rules of intent read; the model of spam reads English alone.
 */
export interface SpamFound {
  rule: SpamRule
  start: number
  end: number
  text: string
}

export const spamRules = [
  'follow_for_follow',
  'money_from_home',
  'trader',
  'prize',
  'visit_profile',
  'paid_promotion',
] as const
export type SpamRule = (typeof spamRules)[number]

const compiled = once(() =>
  spamRules.map((rule) => ({ rule, pattern: new RegExp(toAlternatives(readWords('spam', rule)), 'iu') })),
)

/** The first habit of spam that a text shows. */
export const findSpam = (text: string): SpamFound | null => {
  for (const { rule, pattern } of compiled()) {
    const found = pattern.exec(text)
    if (found !== null) return { rule, start: found.index, end: found.index + found[0].length, text: found[0] }
  }
  return null
}
