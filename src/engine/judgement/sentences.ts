import { roundTo } from '../statistics/round.js'
import { logit, sigmoid } from '../text/rules/combine.js'
import { splitSentences, trimmed, type Sentence } from '../text/sentences.js'
import type { Evidence, RiskCategory, RiskFinding, Span, Verdict } from '../text/verdict.js'
import { isQuiet, limits } from './cascade.js'
import type { Judgement, Pending } from './pending.js'

/** Attacks that a kind sentence before or behind them must not hide. */
const attacks: readonly RiskCategory[] = ['hate', 'harassment']
/** Those that a game, a film or the news explain in a neighbouring sentence. */
const explained: readonly RiskCategory[] = ['threat', 'self_harm']
/** A sentence torn from its text is easily misread: it must be surer than the text, by this much in log-odds. */
const tornOff = 0.3
/** What a text says about what it says: that somebody else said it, that it is wrong, that it is not meant. */
const explains = ['counters', 'denies', 'reports', 'supports', 'ironic', 'lets_off', 'fond'] as const

/**
 * The sentences that are judged by themselves as well. None where the text puts what it says into a light that a single sentence
 * would lose: it quotes, reports or contradicts somebody. None either where the text is too quiet to hide anything.
 */
export const sentencesToJudge = (
  { look }: Pending,
  { joiner, effort }: Pick<Judgement, 'joiner' | 'effort'>,
): Sentence[] => {
  const { text, rules, language } = look
  if (language?.code !== 'en' || explains.some((cue) => rules.cues.has(cue))) return []
  const sentences = splitSentences(text)
  return sentences.length === 0 || isQuiet(look, sentences.length, (head) => joiner.logit(head, look), limits[effort])
    ? []
    : sentences
}

/** A finding of a sentence, with its evidence where it stands in the text: the sentence, where none of its words stands out. */
export const toWhole = (finding: RiskFinding, { start, end }: Sentence, text: string): RiskFinding => ({
  ...finding,
  probability: roundTo(sigmoid(logit(finding.probability) - tornOff), 4),
  evidence:
    finding.evidence.length === 0
      ? [toEvidence(finding, trimmed(text, { start, end }))]
      : finding.evidence.map((each) => ({ ...each, start: each.start + start, end: each.end + start })),
})

const toEvidence = ({ category }: RiskFinding, sentence: Span): Evidence => ({
  ...sentence,
  by: 'model',
  name: category,
  match: 'model',
  negated: false,
  quoted: false,
})

/** What a part or another reading of a text may add to its verdict. */
export const addedByParts = ({ look: { rules } }: Pending): readonly RiskCategory[] =>
  rules.about.size > 0 ? attacks : [...attacks, ...explained]

/** The verdict of a text with what is seen more clearly in its sentences or behind its disguise. */
export const addFindings = (
  verdict: Verdict,
  findings: readonly RiskFinding[],
  added: readonly RiskCategory[],
): Verdict => {
  const risks = new Map(verdict.risks?.map((finding) => [finding.category, finding]))
  for (const finding of findings) {
    const known = risks.get(finding.category)?.probability ?? 0
    if (added.includes(finding.category) && finding.probability >= 0.5 && finding.probability > known)
      risks.set(finding.category, finding)
  }
  // What could not be read as it stands is judged once an attack is found behind its disguise.
  if (verdict.risks === null && risks.size === 0) return verdict
  return {
    ...verdict,
    risks: [...risks.values()].sort((a, b) => b.probability - a.probability),
    not_judged: verdict.not_judged.filter(({ task }) => verdict.risks !== null || task !== 'risks'),
  }
}
