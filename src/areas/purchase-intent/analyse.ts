import type { z } from 'zod'
import type { Creators } from '../../corpus/records/creators.js'
import { judgeRelevance } from '../../engine/relevance/judge-relevance.js'
import { createSubject } from '../../engine/relevance/subject.js'
import { IntentTally, positiveStages } from '../../engine/intent/tally.js'
import type { Judge } from '../../engine/text/verdict.js'
import { judgeComments, exclusionReason } from '../../gather/analysed-comment.js'
import { sourceFailure } from '../../gather/failure.js'
import type { Gather } from '../../gather/gather.js'
import { appendMarks } from '../../jobs/item-marks.js'
import type { Items } from '../../jobs/items.js'
import type { Job } from '../../jobs/runner.js'
import type { Clock } from '../../kernel/clock.js'
import { Failure } from '../../kernel/errors.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import { toContentRef } from '../../model/named-content.js'
import { toProfileRef } from '../../model/named-profile.js'
import { SourceError, type SourcePage } from '../../sources/port.js'
import type { Sources } from '../../sources/registry.js'
import { gatherBaseline, toRate } from './baseline.js'
import type { IntentBody } from './contract.js'
import { presentInsights, type ProductTally, type ReadContent } from './insights.js'
import type { IntentRates } from './rate-store.js'
import { markOf, presentComment, voteOf, type ShownComment } from './votes.js'

type Input = z.output<typeof IntentBody>

export interface Needs {
  gather: Gather
  judge: Judge
  items: Items
  creators: Creators
  intentRates: IntentRates
  clock: Clock
  sources: Sources
}

/** Where an analysis stands: which contents it reads, at which page of which, and how many comments that made. */
export interface Checkpoint {
  creator: Creator | null
  contents: ReadContent[]
  at: number
  cursor: string | null
  items: number
  /** Contents whose comments were not all given. */
  cut: number
}

const pageComments = 100
const readBack = 1000

const failing = (error: unknown): never => {
  throw error instanceof SourceError ? sourceFailure(error) : error
}

const toRead = (content: Content): ReadContent => ({
  network: content.network,
  contentId: content.contentId,
  url: content.url,
  publishedAt: content.publishedAt,
  authorId: content.authorExternalId,
  comments: content.engagement.comments,
})

const findNamed = async (named: NonNullable<Input['contents']>, { gather }: Needs, job: Job<Checkpoint>) => {
  const contents: ReadContent[] = []
  for (const [i, one] of named.entries())
    try {
      const found = await gather.content(toContentRef(one, `/contents/${i}`), {
        maxAgeMs: 3600_000,
        patient: true,
        orDiscussed: true,
      })
      contents.push(toRead(found.value))
    } catch (error) {
      if (!(error instanceof SourceError) || error.kind === 'rate_limited') failing(error)
      else if (named.length === 1) throw sourceFailure(error)
      else job.missing({ item: `contents/${i}`, reason: error.kind, detail: error.message })
    }
  return contents
}

const findOwn = async (creator: Creator, { window = {}, max_contents: most }: Input, { gather }: Needs) => {
  const contents: ReadContent[] = []
  let cursor: string | null = null
  do {
    const page: SourcePage<Content> = await gather
      .contentsPage(
        creator,
        {
          cursor,
          limit: Math.min(100, most - contents.length),
          ...(window.since === undefined ? {} : { since: Date.parse(window.since) }),
          ...(window.until === undefined ? {} : { until: Date.parse(window.until) }),
        },
        { patient: true },
      )
      .catch(failing)
    contents.push(...page.items.filter(({ type }) => type !== 'repost').map(toRead))
    cursor = page.cursor
  } while (cursor !== null && contents.length < most)
  return contents
}

const start = async (input: Input, needs: Needs, job: Job<Checkpoint>): Promise<Checkpoint> => {
  const fresh = { at: 0, cursor: null, items: 0, cut: 0 }
  if (input.profile === undefined)
    return { creator: null, contents: await findNamed(input.contents ?? [], needs, job), ...fresh }
  const { value } = await needs.gather
    .profile(toProfileRef(input.profile, '/profile'), { maxAgeMs: 3600_000, patient: true })
    .catch(failing)
  if (value.state !== 'active') throw new Failure('conflict', `The profile is ${value.state}.`)
  return { creator: value, contents: await findOwn(value, input, needs), ...fresh }
}

/** Counts comments as they are shown, so that an analysis taken up again counts what it had shown before. */
const createCount = (product: ProductTally | null) => {
  const tally = new IntentTally()
  const state = { tally, synthetic: false }
  const add = (shown: ShownComment): void => {
    tally.add(voteOf(shown))
    state.synthetic ||= shown.synthetic
    if (product === null || shown.set_apart !== null || (shown.about_product ?? 0) < 50) return
    product.comments++
    const author = shown.author.external_id
    product.authors.set(author, (product.authors.get(author) ?? false) || positiveStages.includes(shown.stage))
  }
  return { state, add }
}

const recount = async (items: Items, id: string, upTo: number, add: (shown: ShownComment) => void): Promise<void> => {
  for (let after = 0; after < upTo;) {
    const found = await items.list(id, after, Math.min(readBack, upTo - after))
    for (const { document } of found) add(JSON.parse(document) as ShownComment)
    if (found.length === 0) return
    after = found.at(-1)?.seq ?? upTo
  }
}

/** Reads, judges and keeps the comments of all contents, page by page; then says what they mean. */
export const analyse = async (input: Input, needs: Needs, job: Job<Checkpoint>) => {
  const state = job.checkpoint ?? (await start(input, needs, job))
  const { contents, creator } = state
  const subject = input.product === undefined ? undefined : createSubject(input.product)
  const product: ProductTally | null = input.product
    ? { name: input.product.name, comments: 0, authors: new Map() }
    : null
  const count = createCount(product)
  await recount(needs.items, job.requestId, state.items, count.add)
  const most = input.max_comments
  const stated = contents.reduce((sum, { comments }) => sum + (comments ?? 0), 0)

  while (state.at < contents.length && state.items < most) {
    job.signal.throwIfAborted()
    const content = contents[state.at] as ReadContent
    try {
      const limit = Math.min(pageComments, most - state.items)
      const page = await needs.gather.commentsPage(
        content,
        { cursor: state.cursor, limit, signal: job.signal },
        { patient: true },
      )
      const judged = await judgeComments(needs.judge, page.items, job.signal)
      const shown = judged.map((one) => {
        const { comment, intent, language, verdict } = one
        const context = { intent, language, remark: verdict.remark }
        const about = subject && judgeRelevance(comment.text, subject, context).score
        return presentComment(one, exclusionReason(one, content.authorId), about ?? null)
      })
      shown.forEach(count.add)
      job.add(...shown)
      const kept = state.items
      state.items += shown.length
      state.cursor = page.cursor
      if (page.cursor === null) state.at++
      job.progress(state.items, Math.min(most, Math.max(stated, state.items)))
      await job.save(state, (query) => appendMarks(query, job.requestId, kept, shown.map(markOf)))
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.kind === 'rate_limited') throw sourceFailure(error)
      job.missing({ item: `comments of ${content.contentId}`, reason: error.kind, detail: error.message })
      state.cut++
      state.at++
      state.cursor = null
      await job.save(state)
    }
  }
  const { tally, synthetic } = count.state
  const now = needs.clock.now()
  const rates = input.compare && creator !== null ? await gatherBaseline(creator, needs, job.signal) : undefined
  if (creator !== null && input.window === undefined) await needs.intentRates.save(toRate(creator, tally, now))
  return presentInsights({
    tally,
    contents,
    product,
    rates,
    complete: state.at >= contents.length && state.cut === 0,
    synthetic: synthetic || (creator?.provenance.synthetic ?? false),
    engineVersion: needs.judge.version,
    now,
  })
}
