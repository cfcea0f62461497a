import { hearsModel } from '../intent/index.js'
import type { Effort } from './effort.js'
import { sigmoid, softmax } from './model/linear.js'
import { headsByLanguage, sentimentLanguages } from './model/outputs.js'
import type { Look } from './look.js'
import { sentiments, type JudgeTask, type RiskCategory } from './verdict.js'

/**
 * When the encoder is asked as well. It costs as much as everything else many times over, so it reads what the linear models
 * are not sure of: `balanced` about one comment in ten, `thorough` wherever it might change an answer, `fast` hardly ever.
 */
export interface Limits {
  /** The likeliest sentiment must reach this to stand; outside of English, where the encoder adds more, the second. */
  sentiment: readonly [number, number]
  /** A finding is settled below the first and above the second. */
  risk: readonly [number, number]
  /** Who is meant and what is meant decides: hate is settled within narrower limits. */
  hate: readonly [number, number]
  spam: readonly [number, number]
  intent: readonly [number, number]
}

export const limits: Readonly<Record<Effort, Limits>> = {
  thorough: { sentiment: [0.75, 0.85], risk: [0.1, 0.95], hate: [0.06, 0.95], spam: [0.1, 0.92], intent: [0.1, 0.95] },
  balanced: {
    sentiment: [0.38, 0.55],
    risk: [0.42, 0.74],
    hate: [0.28, 0.78],
    spam: [0.38, 0.62],
    intent: [0.1, 0.95],
  },
  fast: { sentiment: [0.36, 0.4], risk: [0.45, 0.7], hate: [0.35, 0.7], spam: [0.45, 0.55], intent: [1, 1] },
}

/** Categories in which words alone mislead: who is meant and what is meant decides. */
const meant: ReadonlySet<RiskCategory> = new Set(['hate', 'harassment', 'threat', 'self_harm', 'extremism'])
const riskHeads = ['hate', 'offensive', 'self_harm', 'threat', 'toxic'] as const

/** Languages in which the encoder's answer about sentiment was no better than the others' without it. */
const unhelped: ReadonlySet<string> = new Set(['hi'])

const isBetween = (logit: number | undefined, [low, high]: readonly [number, number]): boolean => {
  if (logit === undefined) return false
  const p = sigmoid(logit)
  return p > low && p < high
}

/** Whether the encoder should be asked about a text, given what the linear models say. */
export const wantsEncoder = (
  { text, language, rules, isWordless }: Look,
  logit: (head: string) => number | undefined,
  tasks: readonly JudgeTask[],
  limit: Limits,
): boolean => {
  const code = language?.code ?? ''
  if (isWordless || !sentimentLanguages.includes(code)) return false
  const heads = headsByLanguage[code] ?? []
  for (const task of tasks) {
    if (task === 'sentiment') {
      if (unhelped.has(code)) continue
      const shares = softmax(sentiments.map((name) => logit(name) ?? 0))
      if (Math.max(...shares) < limit.sentiment[code === 'en' ? 0 : 1]) return true
    } else if (task === 'risks') {
      if (rules.hits.some(({ wanted }) => meant.has(wanted.category)) && heads.length > 0) return true
      if (
        riskHeads.some(
          (head) => heads.includes(head) && isBetween(logit(head), head === 'hate' ? limit.hate : limit.risk),
        )
      )
        return true
    } else if (task === 'intent') {
      // Of buying it is asked only where its answer can decide.
      if (heads.includes(task) && hearsModel(text) && isBetween(logit(task), limit.intent)) return true
    } else if (heads.includes(task) && isBetween(logit(task), limit.spam)) return true
  }
  return false
}
