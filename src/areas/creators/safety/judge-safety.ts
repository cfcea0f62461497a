import type { Judge, RiskCategory } from '../../../engine/text/verdict.js'
import type { Content } from '../../../model/content.js'

/** From this probability on a risk is shown: as sure as not. */
const riskFrom = 0.5

/** What a brand should know before it is seen beside a content. */
export interface Safety {
  state: 'clear' | 'flagged' | 'not_judged'
  risks: { category: RiskCategory; probability: number; words: string[] }[]
  detail: string | null
}

export const textOf = ({ title, text }: Content): string =>
  [title, text].filter((part) => (part ?? '') !== '').join('\n')

/** Whether a brand wants to be seen beside each of these. */
export const judgeSafety = async (
  contents: readonly Content[],
  judge: Judge,
  signal: AbortSignal,
): Promise<Safety[]> => {
  const texts = contents.map((content) => ({ text: textOf(content), language: content.language }))
  const verdicts = texts.length === 0 ? [] : await judge.judge(texts, { tasks: ['risks'], signal })
  return contents.map((_, i) => {
    const verdict = verdicts[i]
    if (verdict === undefined || verdict.risks === null) {
      const reason = verdict?.not_judged[0]?.reason ?? 'empty'
      return { state: 'not_judged', risks: [], detail: `The text was not judged: ${reason.replaceAll('_', ' ')}.` }
    }
    const risks = verdict.risks
      .filter(({ probability }) => probability >= riskFrom)
      .map(({ category, probability, evidence }) => ({
        category,
        probability,
        words: [...new Set(evidence.map((each) => each.text))].slice(0, 10),
      }))
    return { state: risks.length > 0 ? 'flagged' : 'clear', risks, detail: null }
  })
}
