import { sentiments, type IntentStage, type Sentiment } from '../text/verdict.js'

/** What counts of one analysed comment. */
export interface IntentVote {
  id: string
  /** Counts as one person. */
  author: string
  /** How that person is called, as far as it is known. */
  called: { handle: string; name: string | null }
  content: string
  text: string
  language: string | null
  likes: number
  stage: IntentStage
  confidence: number
  /** The thing it names, as written. */
  object: string | null
  sentiment: Sentiment | null
  apart: 'spam' | 'giveaway' | 'by_creator' | 'not_judged' | null
}

/** How far along: an author who says several things counts once, with the furthest. A refusal counts where there is no wish. */
const rank: Record<IntentStage, number> = {
  repeat: 8,
  bought: 7,
  will_buy: 6,
  asks_price: 5,
  asks_where: 4,
  wants: 3,
  objects: 2,
  rejects: 1,
  none: 0,
}
const stageOf = Object.fromEntries(Object.entries(rank).map(([stage, place]) => [place, stage])) as Record<
  number,
  IntentStage
>

/** Stages that mean somebody may buy. Objections show interest that stops at something; they are counted apart. */
export const positiveStages: readonly IntentStage[] = [
  'asks_price',
  'asks_where',
  'wants',
  'will_buy',
  'bought',
  'repeat',
]
const isPositive = (place: number): boolean => place >= rank.wants

interface ContentTally {
  comments: number
  authors: Map<string, number>
  sentiment: Record<Sentiment, number>
}

export interface ObjectTally {
  text: string
  comments: number
  authors: Set<string>
  stages: Map<IntentStage, number>
}

const objectsMax = 4000
const quotesPerStage = 5

const noSentiment = (): Record<Sentiment, number> => ({ negative: 0, neutral: 0, positive: 0 })

/** Reads analysed comments one after the other and keeps what the insights are made of. Of a text only the best quotes are kept. */
export class IntentTally {
  comments = 0
  counted = 0
  readonly apart = { spam: 0, giveaway: 0, by_creator: 0, not_judged: 0 }
  readonly stageComments = new Map<IntentStage, number>()
  readonly authors = new Map<string, number>()
  readonly sentiment = noSentiment()
  sentimentUnknown = 0
  readonly languages = new Map<string, number>()
  readonly contents = new Map<string, ContentTally>()
  readonly objects = new Map<string, ObjectTally>()
  readonly quotes = new Map<IntentStage, IntentVote[]>()

  add(vote: IntentVote): void {
    this.comments++
    const content = this.#content(vote.content)
    content.comments++
    if (vote.apart !== null) {
      this.apart[vote.apart]++
      return
    }
    this.counted++
    const place = rank[vote.stage]
    this.stageComments.set(vote.stage, (this.stageComments.get(vote.stage) ?? 0) + 1)
    this.authors.set(vote.author, Math.max(place, this.authors.get(vote.author) ?? 0))
    content.authors.set(vote.author, Math.max(place, content.authors.get(vote.author) ?? 0))
    if (vote.language !== null) this.languages.set(vote.language, (this.languages.get(vote.language) ?? 0) + 1)
    if (vote.sentiment === null) this.sentimentUnknown++
    else {
      this.sentiment[vote.sentiment]++
      content.sentiment[vote.sentiment]++
    }
    if (vote.stage === 'none') return
    this.#quote(vote)
    if (vote.object !== null) this.#object(vote, vote.object)
  }

  /** Authors by the furthest stage they showed. */
  authorStages(): Map<IntentStage, number> {
    const stages = new Map<IntentStage, number>()
    for (const place of this.authors.values()) {
      const stage = stageOf[place] ?? 'none'
      stages.set(stage, (stages.get(stage) ?? 0) + 1)
    }
    return stages
  }

  intentAuthors(): number {
    return countPositive(this.authors)
  }

  #content(id: string): ContentTally {
    const known = this.contents.get(id)
    if (known !== undefined) return known
    const fresh: ContentTally = { comments: 0, authors: new Map(), sentiment: noSentiment() }
    this.contents.set(id, fresh)
    return fresh
  }

  /** The surest first, then the most liked; an author is quoted once a stage. */
  #quote(vote: IntentVote): void {
    const quotes = this.quotes.get(vote.stage) ?? []
    if (quotes.some(({ author }) => author === vote.author)) return
    quotes.push(vote)
    quotes.sort((a, b) => b.confidence - a.confidence || b.likes - a.likes || (a.id < b.id ? -1 : 1))
    this.quotes.set(vote.stage, quotes.slice(0, quotesPerStage))
  }

  #object(vote: IntentVote, text: string): void {
    const key = text.normalize('NFKC').toLowerCase()
    const known = this.objects.get(key) ?? { text, comments: 0, authors: new Set<string>(), stages: new Map() }
    known.comments++
    known.authors.add(vote.author)
    known.stages.set(vote.stage, (known.stages.get(vote.stage) ?? 0) + 1)
    this.objects.set(key, known)
    if (this.objects.size > objectsMax)
      for (const [name, { comments }] of this.objects) if (comments === 1) this.objects.delete(name)
  }
}

export const countPositive = (authors: ReadonlyMap<string, number>): number => {
  let count = 0
  for (const place of authors.values()) if (isPositive(place)) count++
  return count
}

/** Every sentiment, with how many were judged. */
export const judgedSentiments = (counts: Record<Sentiment, number>): number =>
  sentiments.reduce((sum, label) => sum + counts[label], 0)
