import { judgeRelevance, relevantFrom, type Relevance } from '../engine/relevance/judge-relevance.js'
import type { Subject } from '../engine/relevance/subject.js'
import type { Judge } from '../engine/text/verdict.js'
import type { Judged } from './analysed-comment.js'

/** Meaning is asked of comments whose words leave it open, and of no more than this many. */
const unsureFrom = 12
const embeddedMax = 3000

const cosine = (a: Float32Array, b: Float32Array): number => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

/** How close in meaning comments are to the subject: those that their words leave open. */
export const createMeaning = (
  judge: Judge,
  description: string,
  /** Counts on, so that an analysis taken up again asks for no more than an unbroken one. */
  state: { embedded: number },
  signal: AbortSignal,
) => {
  let subject: Promise<Float32Array[]> | undefined
  return async (texts: readonly string[]): Promise<(number | undefined)[]> => {
    const some = texts.slice(0, embeddedMax - state.embedded)
    state.embedded += some.length
    if (some.length === 0) return []
    subject ??= judge.embed([description], { signal })
    const [[centre], vectors] = await Promise.all([subject, judge.embed(some, { signal })])
    return vectors.map((vector) => (centre === undefined ? undefined : cosine(centre, vector)))
  }
}

export type Meaning = ReturnType<typeof createMeaning>

/** The language of the model of meaning: in others its vectors of any two texts are alike. */
const isEnglish = ({ language }: Judged): boolean => language === 'en'

/** By words and intent; by meaning where those leave it open; and an answer to a relevant comment on the same page is nearer to it. */
export const judgeRelevanceOf = async (
  judged: readonly Judged[],
  subject: Subject,
  meaning: Meaning,
): Promise<Relevance[]> => {
  const first = judged.map(({ comment, intent, language, verdict: { remark } }) =>
    judgeRelevance(comment.text, subject, { intent, remark, language }),
  )
  const open = judged.flatMap((each, i) => {
    const score = first[i]?.score ?? 0
    return score >= unsureFrom && score < relevantFrom && isEnglish(each) ? [i] : []
  })
  const similar = await meaning(open.map((i) => judged[i]?.comment.text ?? ''))
  const similarity = new Map(open.map((i, at) => [i, similar[at]]))
  const byId = new Map(judged.map(({ comment }, i) => [comment.commentId, first[i]?.label]))
  return judged.map(({ comment, intent, language, verdict: { remark } }, i) => {
    const parent = comment.parentId === null ? undefined : byId.get(comment.parentId)
    const close = similarity.get(i)
    return close === undefined && parent !== 'relevant'
      ? (first[i] as Relevance)
      : judgeRelevance(comment.text, subject, { intent, remark, language, similarity: close, parent })
  })
}
