import type { Emotion } from '../text/verdict.js'
import type { Mentions } from './mentions.js'
import { packMentions, unpackMentions } from './pack.js'
import { labelOf, selectMentions, type Labels, type Selection } from './select.js'

/**
 * The emotions that are counted. Disgust is judged little better than chance (docs/accuracy.md): the bounds of its share would
 * promise what the model cannot keep.
 */
export const countedEmotions = ['anger', 'fear', 'joy', 'sadness', 'surprise'] as const satisfies readonly Emotion[]
export type CountedEmotion = (typeof countedEmotions)[number]

/** What mentions can be asked for: an emotion, none of them, or no judgement. */
export const emotionValues = [...countedEmotions, 'none', 'not_judged'] as const
export type EmotionValue = (typeof emotionValues)[number]

/** How probable an emotion must be to count as shown. */
export const emotionMin = 0.5

/** The emotions that a text shows. */
export const shownEmotions = (probabilities: Readonly<Record<Emotion, number>>): CountedEmotion[] =>
  countedEmotions.filter((name) => probabilities[name] >= emotionMin)

export interface EmotionCounts {
  judged: number
  notJudged: number
  none: number
  emotions: { emotion: CountedEmotion; mentions: number }[]
}

/** Packed mentions with the rows behind every emotion; texts that were not judged are not in `shown`. */
export const labelEmotions = (
  packed: Uint8Array,
  shown: ReadonlyMap<string, readonly CountedEmotion[]>,
): Uint8Array => {
  const { mentions, labels } = unpackMentions(packed)
  const rows = new Map<EmotionValue, number[]>(emotionValues.map((value) => [value, []]))
  mentions.keys.forEach((key, row) => {
    const own = shown.get(key)
    const values: readonly EmotionValue[] = own === undefined ? ['not_judged'] : own.length === 0 ? ['none'] : own
    for (const value of values) rows.get(value)?.push(row)
  })
  const added = [...rows].map(([value, own]) => [labelOf('emotion', value), Uint32Array.from(own)] as const)
  return packMentions(mentions, new Map([...labels, ...added]))
}

export const hasEmotions = (labels: Labels): boolean => labels.has(labelOf('emotion', 'none'))

/** Counted as the mentions are picked out, so that every count leads to as many of them. */
export const countEmotions = (mentions: Mentions, labels: Labels, selection: Selection): EmotionCounts => {
  const count = (value: EmotionValue): number =>
    selectMentions(mentions, labels, { ...selection, labels: [labelOf('emotion', value)] }).length
  const [all, notJudged] = [selectMentions(mentions, labels, selection).length, count('not_judged')]
  return {
    judged: all - notJudged,
    notJudged,
    none: count('none'),
    emotions: countedEmotions.map((emotion) => ({ emotion, mentions: count(emotion) })),
  }
}

/** The emotions of each row, null where it was not judged. */
export const readEmotions = (mentions: Mentions, labels: Labels): ((row: number) => CountedEmotion[] | null) => {
  const masks = new Uint8Array(mentions.rows)
  emotionValues.forEach((value, bit) => {
    for (const row of labels.get(labelOf('emotion', value)) ?? []) masks[row] = (masks[row] ?? 0) | (1 << bit)
  })
  const isOf = (row: number, value: EmotionValue): boolean =>
    (((masks[row] ?? 0) >>> emotionValues.indexOf(value)) & 1) === 1
  return (row) => (isOf(row, 'not_judged') ? null : countedEmotions.filter((emotion) => isOf(row, emotion)))
}
