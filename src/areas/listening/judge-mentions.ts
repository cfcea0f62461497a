import type { Clock } from '../../kernel/clock.js'
import type { Texts } from '../../corpus/search/known-texts.js'
import { sentimentCodes, type Found, type SentimentCode } from '../../engine/listening/index.js'
import type { Judge, JudgeTask, Verdict } from '../../engine/text/verdict.js'
import type { Comment } from '../../model/comment.js'
import type { Content } from '../../model/content.js'
import type { ListeningStore, RememberedVerdict } from './listening-store.js'

export interface JudgeNeeds {
  judge: Judge
  listening: ListeningStore
  texts: Texts
  clock: Clock
}

export interface Judged {
  /** Places in sentimentCodes, in the order of what was found. */
  sentiment: Uint8Array
  judged: number
  remembered: number
  not_judged: { reason: string; mentions: number }[]
}

const batch = 500

/** A number of a key that has nothing to do with what the text says: sorted by it, the first so many are an even sample. */
const drawOf = (key: string): number => {
  let h = 0x9e3779b9
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x85ebca6b)
  return (h ^ (h >>> 13)) >>> 0
}

/** Keys in an order in which the first so many are an even sample. */
export const sampleEvenly = (keys: readonly string[]): string[] => {
  const draws = new Map(keys.map((key) => [key, drawOf(key)]))
  return [...keys].sort((a, b) => (draws.get(a) ?? 0) - (draws.get(b) ?? 0) || (a < b ? -1 : 1))
}

/** What a mention says: its title, if it has one, and its text. */
export const textOfMention = (text: Content | Comment): string =>
  'title' in text && text.title !== null ? `${text.title}\n${text.text}` : text.text

const codeOf = (sentiment: SentimentCode): number => sentimentCodes.indexOf(sentiment)

/** Why mentions were not judged, in the order in which the reasons came up. */
export class ReasonCount {
  readonly #counts = new Map<string, number>()

  note(reason: string, mentions = 1): void {
    if (mentions > 0) this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + mentions)
  }

  list(): { reason: string; mentions: number }[] {
    return [...this.#counts].map(([reason, mentions]) => ({ reason, mentions }))
  }
}

export interface JudgeWatch {
  signal: AbortSignal
  onJudged: (done: number, total: number) => void
}

/** Judges open documents, beyond `most` an even sample of them, and hands over each batch with its verdicts. */
export const judgeEvenly = async (
  found: Found,
  open: number[],
  { most, task, reasons }: { most: number; task: JudgeTask; reasons: ReasonCount },
  { judge, texts }: JudgeNeeds,
  { signal, onJudged }: JudgeWatch,
  keep: (docs: readonly number[], verdicts: readonly Verdict[]) => Promise<void>,
): Promise<void> => {
  const draws = new Map(open.map((doc) => [doc, drawOf(found.keys[doc] ?? '')]))
  open.sort((a, b) => (draws.get(a) ?? 0) - (draws.get(b) ?? 0) || a - b)
  const wanted = open.slice(0, most)
  reasons.note('sampled_out', open.length - wanted.length)
  for (let at = 0; at < wanted.length; at += batch) {
    signal.throwIfAborted()
    const part = wanted.slice(at, at + batch)
    const read = await texts.find(part.map((doc) => found.keys[doc] ?? ''))
    const there = part.filter((doc) => read.has(found.keys[doc] ?? ''))
    reasons.note('taken_back', part.length - there.length)
    const verdicts = await judge.judge(
      there.map((doc) => {
        const text = read.get(found.keys[doc] ?? '')
        return { text: text === undefined ? '' : textOfMention(text), language: text?.language ?? null }
      }),
      { tasks: [task], signal },
    )
    await keep(there, verdicts)
    onJudged(Math.min(at + batch, wanted.length), wanted.length)
  }
}

/**
 * The sentiment of every mention: remembered where the same words were judged before by the same models, else judged now and
 * remembered. Beyond `most`, an even sample is judged.
 */
export const judgeMentions = async (
  found: Found,
  most: number,
  needs: JudgeNeeds,
  watch: JudgeWatch,
): Promise<Judged> => {
  const { judge, listening, clock } = needs
  const sentiment = new Uint8Array(found.keys.length)
  const known = await listening.findVerdicts(found.keys, judge.version)
  const open: number[] = []
  const reasons = new ReasonCount()
  found.keys.forEach((key, doc) => {
    const verdict = known.get(key)
    if (verdict === undefined || verdict.print !== found.prints[doc]) open.push(doc)
    else if (verdict.sentiment === 'not_judged') reasons.note('language_or_text')
    else sentiment[doc] = codeOf(verdict.sentiment)
  })
  const remembered = found.keys.length - open.length
  await judgeEvenly(found, open, { most, task: 'sentiment', reasons }, needs, watch, async (docs, verdicts) => {
    const kept = docs.map((doc, i): RememberedVerdict => {
      const label: SentimentCode = verdicts[i]?.sentiment?.label ?? 'not_judged'
      if (label === 'not_judged') reasons.note(verdicts[i]?.not_judged[0]?.reason ?? 'language_or_text')
      sentiment[doc] = codeOf(label)
      return { key: found.keys[doc] ?? '', print: found.prints[doc] ?? 0, sentiment: label }
    })
    await listening.saveVerdicts(kept, judge.version, clock.now())
  })
  const judged = sentiment.reduce((sum, code) => sum + (code > 0 ? 1 : 0), 0)
  return { sentiment, judged, remembered, not_judged: reasons.list() }
}
