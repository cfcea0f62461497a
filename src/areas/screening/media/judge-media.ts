import { toScore } from '../../../engine/risk/findings.js'
import type { z } from 'zod'
import { sexualProbability, type FrameVerdict, type PictureClass } from '../../../engine/pictures/verdict.js'
import { pictureClasses } from '../../../engine/pictures/verdict.js'
import type { Criteria } from '../../../engine/risk/criteria.js'
import { createDecider } from '../../../engine/risk/decide.js'
import type { Judge } from '../../../engine/text/verdict.js'
import { presentEvidence } from '../items/present-item.js'
import type { CategoryShown, MediaResult } from './contract.js'

type Frame = z.output<typeof MediaResult>['frames'][number]
type Category = z.output<typeof CategoryShown>

const field = 'text'

/** What the picture itself shows, apart from its words. */
const seen = (classes: Record<PictureClass, number>, { categories }: Criteria): Category[] => {
  const probability = sexualProbability(classes)
  const { enabled, threshold } = categories.sexual
  if (!enabled || probability < threshold) return []
  return [{ category: 'sexual', score: toScore(probability), basis: 'picture_model', evidence: [] }]
}

/** Judges each look by a criteria set: what is seen, and what can be read. */
export const judgeFrames = async (
  frames: readonly FrameVerdict[],
  criteria: Criteria,
  judge: Judge,
  signal: AbortSignal,
): Promise<Frame[]> => {
  const decide = createDecider(criteria)
  const texts = frames.map(({ text }) => text?.text ?? '')
  const verdicts = await judge.judge(
    texts.map((text) => ({ text })),
    { tasks: ['risks'], care: 'thorough', signal },
  )
  return frames.map(({ atS, classes, text }, i): Frame => {
    const words = texts[i] ?? ''
    const { findings } = decide(words === '' ? [] : [{ field, text: words, verdict: verdicts[i] ?? null }], [])
    const fields = new Map([[field, words]])
    const read = findings.map(({ category, probability, basis, evidence }): Category => ({
      category,
      score: toScore(probability),
      basis,
      evidence: evidence.map((each) => presentEvidence(each, fields)),
    }))
    const categories = [...seen(classes, criteria), ...read]
    return {
      at_s: atS,
      state: categories.length > 0 ? 'flagged' : 'clear',
      classes,
      text: text?.text ?? null,
      text_confidence: text?.confidence ?? null,
      categories,
    }
  })
}

/** The most that any look gave for each class. */
export const highest = (frames: readonly Frame[]): Record<PictureClass, number> =>
  Object.fromEntries(
    pictureClasses.map((name) => [name, Math.max(0, ...frames.map(({ classes }) => classes[name]))]),
  ) as Record<PictureClass, number>

/** Each category once, as sure as the surest look. */
export const strongest = (frames: readonly Frame[]): { category: Category['category']; probability: number }[] => {
  const best = new Map<Category['category'], number>()
  for (const { categories } of frames)
    for (const { category, score } of categories) best.set(category, Math.max(best.get(category) ?? 0, score / 100))
  return [...best].map(([category, probability]) => ({ category, probability }))
}
