import type { Attribute, ModelHead, ModelOutputs } from './model/outputs.js'
import { applyRules, listedLanguages, type Heads, type Reading } from './rules/index.js'
import type { Verdict } from './verdict.js'

/** Which models answer for a category; of several the most certain does. */
const sources: Partial<Record<keyof Heads, readonly ModelHead[]>> = {
  hate: ['hate', 'toxic_hate'],
  offensive: ['offensive', 'toxic'],
  threat: ['menace'],
  self_harm: ['self_harm'],
  irony: ['irony'],
}

const headsOf = (outputs: ModelOutputs, evidenceOf: Attribute): Heads => {
  const heads: Heads = {}
  for (const [category, names] of Object.entries(sources) as [keyof Heads, readonly ModelHead[]][]) {
    for (const name of names) {
      const probability = outputs[name]
      if (probability === undefined || probability <= (heads[category]?.probability ?? 0)) continue
      heads[category] = { probability, spans: () => evidenceOf(name) }
    }
  }
  return heads
}

/**
 * What models, word lists and rules together make of the risks. Null where the language has neither models nor lists, unless
 * words were found that mean the same everywhere.
 */
export const decideRisks = (
  reading: Reading,
  outputs: ModelOutputs,
  evidenceOf: Attribute,
): Pick<Verdict, 'risks' | 'irony'> => {
  const heads = headsOf(outputs, evidenceOf)
  const { risks, irony } = applyRules(reading, heads)
  const isRead = Object.keys(heads).length > 0 || listedLanguages.has(reading.language ?? '')
  return { risks: isRead || risks.some(({ probability }) => probability >= 0.5) ? risks : null, irony }
}
