import { shownEmotions, type CountedEmotion, type Found } from '../../engine/listening/index.js'
import type { Emotion } from '../../engine/text/verdict.js'
import type { EmotionStore, RememberedEmotions } from './emotion-store.js'
import { judgeEvenly, ReasonCount, type JudgeNeeds, type JudgeWatch } from './judge-mentions.js'

export interface JudgedEmotions {
  /** What the judged texts show, by key. */
  shown: Map<string, CountedEmotion[]>
  judged: number
  remembered: number
  not_judged: { reason: string; mentions: number }[]
}

/**
 * The emotions of every mention, remembered like sentiment. They are judged apart from it: an encoder that reads a text for its
 * emotions would change what is said of its sentiment, and a request must not count other sentiments because it also asks for these.
 */
export const judgeEmotions = async (
  found: Found,
  most: number,
  needs: JudgeNeeds & { emotions: EmotionStore },
  watch: JudgeWatch,
): Promise<JudgedEmotions> => {
  const { judge, emotions, clock } = needs
  const shown = new Map<string, CountedEmotion[]>()
  const reasons = new ReasonCount()
  const take = (key: string, probabilities: Record<Emotion, number> | null, reason: string | null): void => {
    if (probabilities === null) reasons.note(reason ?? 'language_or_text')
    else shown.set(key, shownEmotions(probabilities))
  }
  const known = await emotions.find(found.keys, judge.version)
  const open: number[] = []
  found.keys.forEach((key, doc) => {
    const verdict = known.get(key)
    if (verdict === undefined || verdict.print !== found.prints[doc]) open.push(doc)
    else take(key, verdict.probabilities, verdict.reason)
  })
  const remembered = found.keys.length - open.length
  await judgeEvenly(found, open, { most, task: 'emotions', reasons }, needs, watch, async (docs, verdicts) => {
    const kept = docs.map((doc, i): RememberedEmotions => {
      const key = found.keys[doc] ?? ''
      const probabilities = verdicts[i]?.emotions ?? null
      const reason = probabilities === null ? (verdicts[i]?.not_judged[0]?.reason ?? null) : null
      take(key, probabilities, reason)
      return { key, print: found.prints[doc] ?? 0, probabilities, reason }
    })
    await emotions.save(kept, judge.version, clock.now())
  })
  return { shown, judged: shown.size, remembered, not_judged: reasons.list() }
}
