import { foldAccents, foldWith } from './folded.js'
import { createKeywordFinder } from './keywords.js'
import { isNegated, isQuoted } from './said.js'
const termKey = (category, term) => `${category} ${foldWith(term.trim(), foldAccents).text}`
const keywordProbability = (negated, quoted) => (negated || quoted ? 0.6 : 0.95)
const labelCategories = [
  [/porn|sexual|nudity|adult|nsfw/i, 'sexual'],
  [/graphic|gore|violen/i, 'violence'],
  [/hate|intoleran/i, 'hate'],
  [/self-?harm/i, 'self_harm'],
  [/misinfo|misleading/i, 'misinformation_claims'],
]
const labelProbability = 0.8
const covers = (outer, inner) => outer.start <= inner.start && outer.end >= inner.end
const createDecider = (criteria, dropped = /* @__PURE__ */ new Set()) => {
  const finder = createKeywordFinder(criteria.keywords, criteria.exclusions)
  const fromJudge = ({ field, text, verdict }) => {
    const found = (verdict?.risks ?? []).filter(({ category, probability }) => {
      const rule = criteria.categories[category]
      return rule.enabled && probability >= rule.threshold
    })
    if (found.length === 0) return []
    const excluded = finder.excluded(text)
    return found.flatMap(({ category, probability, basis, evidence }) => {
      const left = evidence.filter((each) => !excluded.some((outer) => covers(outer, each)))
      if (evidence.length > 0 && left.length === 0) return []
      return [{ category, probability, basis, evidence: left.map((each) => ({ ...each, field })) }]
    })
  }
  const fromKeyword = (field, text, hit, keyword) => {
    const [negated, quoted] = [isNegated(text, hit.start), isQuoted(text, hit.start, hit.end)]
    const { start, end, text: words } = hit
    const evidence = {
      field,
      start,
      end,
      text: words,
      by: 'keyword',
      name: keyword.term,
      match: keyword.match,
      negated,
      quoted,
    }
    const probability = keywordProbability(negated, quoted)
    return { category: keyword.category, probability, basis: 'keyword', evidence: [evidence] }
  }
  const fromLabels = (labels) =>
    labels.flatMap((label) =>
      labelCategories
        .filter(([pattern, category]) => pattern.test(label) && criteria.categories[category].enabled)
        .filter(([, category]) => labelProbability >= criteria.categories[category].threshold)
        .map(([, category]) => ({
          category,
          probability: labelProbability,
          basis: 'label',
          evidence: [
            {
              field: 'label',
              start: 0,
              end: label.length,
              text: label,
              by: 'label',
              name: `label of the network: ${label}`,
              match: 'exact',
              negated: false,
              quoted: false,
            },
          ],
        })),
    )
  const join = (findings) => {
    const joined = /* @__PURE__ */ new Map()
    for (const finding of findings) {
      const known = joined.get(finding.category)
      if (known === void 0) joined.set(finding.category, { ...finding })
      else
        joined.set(finding.category, {
          ...(finding.probability > known.probability ? finding : known),
          evidence: [...known.evidence, ...finding.evidence],
        })
    }
    return [...joined.values()].sort((a, b) => b.probability - a.probability || (a.category < b.category ? -1 : 1))
  }
  const drop = (finding) => {
    if (dropped.size === 0 || finding.evidence.length === 0) return [finding]
    const left = finding.evidence.filter(({ text }) => !dropped.has(termKey(finding.category, text)))
    return left.length === 0 ? [] : [{ ...finding, evidence: left }]
  }
  return (fields, labels = []) => {
    const hits = fields.flatMap(({ field, text }) => finder.find(text).map((hit) => ({ field, text, hit })))
    const flags = hits
      .filter(({ hit }) => hit.keyword.polarity === 'negative')
      .map(({ field, text, hit }) => fromKeyword(field, text, hit, hit.keyword))
      .filter(({ category, probability }) => probability >= criteria.categories[category].threshold)
    const findings = join([...fields.flatMap(fromJudge), ...flags, ...fromLabels(labels)]).flatMap(drop)
    const noted = hits
      .filter(({ hit }) => hit.keyword.polarity !== 'negative')
      .map(({ field, hit: { keyword, start, end, text } }) => ({
        field,
        term: keyword.term,
        polarity: keyword.polarity,
        start,
        end,
        text,
      }))
    const verdicts = fields.map(({ verdict }) => verdict).filter((verdict) => verdict !== null)
    const judged =
      verdicts.length === 0 ? fields.some(({ text }) => text !== '') : verdicts.some(({ risks }) => risks !== null)
    const irony = Math.max(0, ...verdicts.map((verdict) => verdict.irony?.probability ?? 0))
    return {
      outcome: findings.length > 0 ? 'flagged' : judged ? 'clear' : 'not_judged',
      findings,
      noted,
      reason: findings.length > 0 || judged ? null : reasonOf(verdicts),
      irony: irony > 0 ? irony : null,
    }
  }
}
const reasonOf = (verdicts) => {
  const reasons = verdicts.flatMap(({ not_judged }) =>
    not_judged.filter(({ task }) => task === 'all' || task === 'risks').map(({ reason }) => reason),
  )
  return reasons.find((reason) => reason !== 'empty') ?? 'empty'
}
export { createDecider, termKey }
//# sourceMappingURL=decide.js.map
