import { sigmoid, softmax } from './model/linear.js'
import { headsByLanguage, sentimentLanguages } from './model/outputs.js'
import type { Answers } from './model/joined.js'
import type { Look } from './look.js'
import { sentiments, type JudgeTask, type RiskCategory } from './verdict.js'

/**
 * When the encoder is asked as well. It costs as much as everything else many times over, so it reads what the linear models
 * are not sure of. The limits of `thorough` were chosen on dev: what they leave out costs half a point of macro-F1 or less.
 * `fast` asks about one text in five, for those who read millions.
 */
export interface Limits {
  /** The likeliest sentiment must reach this to stand. */
  sentiment: number
  /** A finding is settled below the first and above the second. */
  risk: readonly [number, number]
  spam: readonly [number, number]
  intent: readonly [number, number]
}

export const efforts = ['thorough', 'fast'] as const
export type Effort = (typeof efforts)[number]

export const limits: Readonly<Record<Effort, Limits>> = {
  thorough: { sentiment: 0.65, risk: [0.12, 0.93], spam: [0.15, 0.9], intent: [0.4, 0.9] },
  fast: { sentiment: 0.42, risk: [0.45, 0.8], spam: [0.4, 0.6], intent: [1, 1] },
}

/** Categories in which words alone mislead: who is meant and what is meant decides. */
const meant: ReadonlySet<RiskCategory> = new Set(['hate', 'harassment', 'threat', 'self_harm', 'extremism'])
const riskHeads = ['hate', 'offensive', 'self_harm', 'threat', 'toxic'] as const

const isBetween = (logit: number | undefined, [low, high]: readonly [number, number]): boolean => {
  if (logit === undefined) return false
  const p = sigmoid(logit)
  return p > low && p < high
}

/** Whether the encoder should be asked about a text, given what the linear models say. */
export const wantsEncoder = (
  { language, rules, isWordless }: Look,
  answers: Answers,
  tasks: readonly JudgeTask[],
  limit: Limits,
): boolean => {
  const code = language?.code ?? ''
  if (isWordless || !sentimentLanguages.includes(code)) return false
  const heads = headsByLanguage[code] ?? []
  for (const task of tasks) {
    if (task === 'sentiment') {
      const shares = softmax(sentiments.map((name) => answers.logit(name) ?? 0))
      if (Math.max(...shares) < limit.sentiment) return true
    } else if (task === 'risks') {
      if (rules.hits.some(({ wanted }) => meant.has(wanted.category)) && heads.length > 0) return true
      if (riskHeads.some((head) => heads.includes(head) && isBetween(answers.logit(head), limit.risk))) return true
    } else if (heads.includes(task) && isBetween(answers.logit(task), limit[task])) return true
  }
  return false
}
