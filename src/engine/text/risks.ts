import type { Attribute, ModelHead, ModelOutputs } from './model/outputs.js'
import type { RiskCategory, RiskFinding } from './verdict.js'

/** Findings below this are not worth a line. */
const floor = 0.05

const sources: readonly { category: RiskCategory; heads: readonly ModelHead[] }[] = [
  { category: 'hate', heads: ['hate', 'sexism', 'toxic_hate'] },
  { category: 'harassment', heads: ['offensive', 'toxic'] },
  { category: 'threat', heads: ['menace'] },
  { category: 'self_harm', heads: ['self_harm'] },
  { category: 'profanity', heads: ['abuse'] },
]

/** What the models alone make of the risks; null where none of them knows the language. */
export const decideRisks = (outputs: ModelOutputs, evidenceOf: Attribute): RiskFinding[] | null => {
  const findings: RiskFinding[] = []
  let judged = false
  for (const { category, heads } of sources) {
    let top: { head: ModelHead; probability: number } | undefined
    for (const head of heads) {
      const probability = outputs[head]
      if (probability === undefined) continue
      judged = true
      if (top === undefined || probability > top.probability) top = { head, probability }
    }
    if (top === undefined || top.probability < floor) continue
    const probability = Math.round(top.probability * 10_000) / 10_000
    findings.push({ category, probability, basis: 'model', evidence: probability >= 0.3 ? evidenceOf(top.head) : [] })
  }
  return judged ? findings.sort((a, b) => b.probability - a.probability) : null
}
