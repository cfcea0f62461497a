import { sexualProbability, type PictureClass } from '../pictures/verdict.js'
import { roundTo } from '../statistics/round.js'
import type { Evidence } from '../text/verdict.js'
import type { ScreeningCategory } from './categories.js'
import type { Criteria } from './criteria.js'
import type { KeywordHit } from './keywords.js'
import { isNegated, isQuoted } from './said.js'

/** A picture of an item as it was seen. */
export interface SeenPicture {
  field: string
  sha256: string
  classes: Record<PictureClass, number>
}

export interface FieldEvidence extends Omit<Evidence, 'by'> {
  field: string
  by: Evidence['by'] | 'keyword' | 'label' | 'picture_model'
}

export interface Finding {
  category: ScreeningCategory
  probability: number
  basis: 'model' | 'lexicon' | 'rule' | 'keyword' | 'label' | 'picture_model'
  evidence: FieldEvidence[]
}

/** A keyword says what to look for, not that it is meant: denied or quoted it counts less. */
const keywordProbability = (negated: boolean, quoted: boolean): number => (negated || quoted ? 0.6 : 0.95)

/** A keyword of the criteria that stands in a text. */
export const fromKeyword = (field: string, text: string, hit: KeywordHit): Finding => {
  const { start, end, text: words, keyword } = hit
  const [negated, quoted] = [isNegated(text, start), isQuoted(text, start, end)]
  const evidence: FieldEvidence = {
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

/** What networks call their labels, and what that is here. */
const labelCategories: readonly [RegExp, ScreeningCategory][] = [
  [/porn|sexual|nudity|adult|nsfw/i, 'sexual'],
  [/graphic|gore|violen/i, 'violence'],
  [/hate|intoleran/i, 'hate'],
  [/self-?harm/i, 'self_harm'],
  [/misinfo|misleading/i, 'misinformation_claims'],
]
const labelProbability = 0.8

/** What the network itself says of an item. */
export const fromLabels = (labels: readonly string[], criteria: Criteria): Finding[] =>
  labels.flatMap((label) =>
    labelCategories
      .filter(([pattern, category]) => pattern.test(label) && criteria.categories[category].enabled)
      .filter(([, category]) => labelProbability >= criteria.categories[category].threshold)
      .map(([, category]) => ({
        category,
        probability: labelProbability,
        basis: 'label' as const,
        evidence: [
          {
            field: 'label',
            start: 0,
            end: label.length,
            text: label,
            by: 'label' as const,
            name: `label of the network: ${label}`,
            match: 'exact' as const,
            negated: false,
            quoted: false,
          },
        ],
      })),
  )

/** What pictures show besides words. A picture is named by its hash: whoever decides about it decides about its copies. */
export const fromPictures = (pictures: readonly SeenPicture[], criteria: Criteria): Finding[] => {
  const { enabled, threshold } = criteria.categories.sexual
  return pictures.flatMap(({ field, sha256, classes }): Finding[] => {
    const probability = roundTo(sexualProbability(classes), 4)
    if (!enabled || probability < threshold) return []
    const evidence: FieldEvidence = {
      field,
      start: 0,
      end: 0,
      text: `sha256:${sha256.slice(0, 16)}`,
      by: 'picture_model',
      name: `picture: porn ${classes.porn}, hentai ${classes.hentai}`,
      match: 'model',
      negated: false,
      quoted: false,
    }
    return [{ category: 'sexual', probability, basis: 'picture_model', evidence: [evidence] }]
  })
}

/** Findings of one category are one finding, as probable as the most probable of them. */
export const joinFindings = (findings: readonly Finding[]): Finding[] => {
  const joined = new Map<ScreeningCategory, Finding>()
  for (const finding of findings) {
    const known = joined.get(finding.category)
    if (known === undefined) joined.set(finding.category, { ...finding })
    else
      joined.set(finding.category, {
        ...(finding.probability > known.probability ? finding : known),
        evidence: [...known.evidence, ...finding.evidence],
      })
  }
  return [...joined.values()].sort((a, b) => b.probability - a.probability || (a.category < b.category ? -1 : 1))
}

/** A probability as users see it, from 0 to 100. */
export const toScore = (probability: number): number => roundTo(100 * probability, 1)
