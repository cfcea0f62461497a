import { HashSample } from '../../engine/relevance/sample.js'
import { NearDuplicates } from '../../engine/language/near-duplicates.js'
import type { Asked } from '../../engine/relevance/questions.js'
import { positiveStages } from '../../engine/intent/tally.js'
import type { IntentStage, Sentiment } from '../../engine/text/verdict.js'
import type { ShownComment } from './present-comment.js'

/** So many comments are kept for themes and questions, drawn evenly: enough to find them, whatever the number read. */
const sampleMax = 3000
const topMax = 10

const noMoods = (): Record<Sentiment, number> => ({ negative: 0, neutral: 0, positive: 0 })

/** Reads analysed comments one after the other and keeps what the insights are made of. */
export class RelevanceTally {
  read = 0
  readonly counts = { relevant: 0, irrelevant: 0, spam: 0, by_creator: 0, not_judged: 0 }
  /** Whether an author has said something relevant, and shown intent with it. */
  readonly authors = new Map<string, { relevant: boolean; intent: boolean }>()
  readonly moods = { relevant: noMoods(), irrelevant: noMoods() }
  readonly stages = new Map<IntentStage, number>()
  readonly relevant = new HashSample<ShownComment>(sampleMax, ({ id }) => id)
  readonly irrelevant = new HashSample<string>(sampleMax, (text) => text)
  readonly questions = new HashSample<Omit<Asked, 'answered'>>(sampleMax, ({ id }) => id)
  readonly answered = new Set<string>()
  readonly duplicates = new NearDuplicates()
  top: ShownComment[] = []
  synthetic = false

  /** Which cluster a comment belongs to. Asked before the comment is shown, once for each. */
  clusterOf(comment: { id: string; author: string; text: string }): string | null {
    return this.duplicates.add(comment)?.id ?? null
  }

  add(shown: ShownComment): void {
    this.read++
    this.synthetic ||= shown.synthetic
    if (shown.set_apart !== null) {
      if (shown.set_apart !== 'giveaway') this.counts[shown.set_apart]++
      if (shown.set_apart === 'by_creator' && shown.parent_id !== null) this.answered.add(shown.parent_id)
      return
    }
    const isRelevant = shown.label === 'relevant'
    const author = shown.author.external_id
    const known = this.authors.get(author) ?? { relevant: false, intent: false }
    this.counts[isRelevant ? 'relevant' : 'irrelevant']++
    this.authors.set(author, {
      relevant: known.relevant || isRelevant,
      intent: known.intent || (isRelevant && positiveStages.includes(shown.stage)),
    })
    if (shown.sentiment !== null) this.moods[isRelevant ? 'relevant' : 'irrelevant'][shown.sentiment]++
    if (!isRelevant) {
      this.irrelevant.add(shown.text)
      return
    }
    this.stages.set(shown.stage, (this.stages.get(shown.stage) ?? 0) + 1)
    this.relevant.add(shown)
    this.#rank(shown)
    if (shown.question)
      this.questions.add({
        id: shown.id,
        author,
        text: shown.text,
        likes: shown.likes ?? 0,
        stage: shown.stage,
      })
  }

  #rank(shown: ShownComment): void {
    this.top.push(shown)
    if (this.top.length < topMax * 4) return
    this.cutTop()
  }

  /** The most liked of the most relevant; an author and a cluster stand there once. */
  cutTop(): ShownComment[] {
    const seen = new Set<string>()
    this.top = this.top
      .sort(
        (a, b) =>
          (b.likes ?? 0) * b.relevance - (a.likes ?? 0) * a.relevance ||
          b.relevance - a.relevance ||
          (a.id < b.id ? -1 : 1),
      )
      .filter(({ author, duplicate_cluster: cluster }) => {
        const keys = [author.external_id, cluster ?? '']
        if (keys.some((key) => key !== '' && seen.has(key))) return false
        for (const key of keys) seen.add(key)
        return true
      })
      .slice(0, topMax)
    return this.top
  }
}
