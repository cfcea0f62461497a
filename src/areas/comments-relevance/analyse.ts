import type { z } from 'zod'
import type { Dictionaries } from '../../corpus/dictionaries/dictionaries.js'
import type { Relevance } from '../../engine/relevance/judge-relevance.js'
import { createSubject } from '../../engine/relevance/subject.js'
import type { Judge } from '../../engine/text/verdict.js'
import { judgeComments } from '../../gather/analysed-comment.js'
import { createMeaning, judgeRelevanceOf } from '../../gather/comment-relevance.js'
import { sourceFailure } from '../../gather/failure.js'
import type { Gather } from '../../gather/gather.js'
import { appendMarks } from '../../jobs/item-marks.js'
import type { Items } from '../../jobs/items.js'
import type { Job } from '../../jobs/runner.js'
import type { Clock } from '../../kernel/clock.js'
import { toContentRef } from '../../model/named-content.js'
import { SourceError } from '../../sources/port.js'
import type { Sources } from '../../sources/registry.js'
import type { RelevanceBody } from './contract.js'
import { presentInsights } from './insights.js'
import { markOf, presentComment, exclusionReason, type ShownComment } from './present-comment.js'
import { nameSubject } from './subject.js'
import { RelevanceTally } from './tally.js'

type Input = z.output<typeof RelevanceBody>

export interface Needs {
  gather: Gather
  judge: Judge
  items: Items
  dictionaries: Dictionaries
  clock: Clock
  sources: Sources
}

export interface Checkpoint {
  cursor: string | null
  items: number
  done: boolean
  /** Comments whose meaning was asked for: an analysis that is taken up again asks for no more than an unbroken one. */
  embedded: number
}

const pageComments = 100
const readBack = 1000
const recount = async (items: Items, id: string, upTo: number, tally: RelevanceTally): Promise<void> => {
  for (let after = 0; after < upTo;) {
    const found = await items.list(id, after, Math.min(readBack, upTo - after))
    for (const { document } of found) {
      const shown = JSON.parse(document) as ShownComment
      tally.clusterOf({ id: shown.id, author: shown.author.external_id, text: shown.text })
      tally.add(shown)
    }
    if (found.length === 0) return
    after = found.at(-1)?.seq ?? upTo
  }
}

/** Reads, judges and keeps the comments of one content, page by page; then says what the conversation is about. */
/** Networks count comments that nobody is shown; what lacks more than a fifth of them is a part. */
const isAll = (read: number, stated: number | null): boolean => stated === null || read >= stated * 0.8

export const analyse = async (input: Input, needs: Needs, job: Job<Checkpoint>) => {
  const ref = toContentRef(input.content, '/content')
  const { value: content } = await needs.gather
    .content(ref, { maxAgeMs: 3600_000, patient: true, orDiscussed: true })
    .catch((error: unknown) => {
      throw error instanceof SourceError ? sourceFailure(error) : error
    })
  const described = await nameSubject(input, needs.dictionaries)
  const subject = createSubject(described)
  const about = [described.name, described.description ?? '', ...(described.keywords ?? [])].join('. ')
  const state: Checkpoint = { cursor: null, items: 0, done: false, embedded: 0, ...job.checkpoint }
  const meaning = createMeaning(needs.judge, about, state, job.signal)
  const tally = new RelevanceTally()
  await recount(needs.items, job.requestId, state.items, tally)
  const most = input.max_comments
  let broken = false
  while (!state.done && state.items < most) {
    job.signal.throwIfAborted()
    try {
      const limit = Math.min(pageComments, most - state.items)
      const page = await needs.gather.commentsPage(
        ref,
        { cursor: state.cursor, limit, signal: job.signal },
        { patient: true },
      )
      for (const missing of state.cursor === null ? page.missing : []) job.missing(missing)
      const judged = await judgeComments(needs.judge, page.items, job.signal)
      const relevance = await judgeRelevanceOf(judged, subject, meaning)
      const shown = judged.map((one, i) => {
        const { commentId: id, author, text } = one.comment
        const cluster = tally.clusterOf({ id, author: author.externalId, text })
        const about = relevance[i] as Relevance
        return presentComment(one, about, exclusionReason(one, about, content.authorExternalId), cluster)
      })
      for (const one of shown) tally.add(one)
      job.add(...shown)
      const kept = state.items
      state.items += shown.length
      state.cursor = page.cursor
      state.done = page.cursor === null
      job.progress(state.items, Math.min(most, Math.max(page.total ?? 0, state.items)))
      await job.save(state, (query) => appendMarks(query, job.requestId, kept, shown.map(markOf)))
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.kind === 'rate_limited' || state.items === 0) throw sourceFailure(error)
      job.missing({ item: `everything after comment ${state.items}`, reason: error.kind, detail: error.message })
      broken = true
      break
    }
  }
  const sample = tally.relevant.items()
  const vectors = await needs.judge.embed(
    sample.map(({ text }) => text),
    { signal: job.signal },
  )
  return presentInsights({
    tally,
    subject,
    content,
    vectors: new Map(sample.map(({ id }, i) => [id, vectors[i] as Float32Array])),
    complete: state.done && !broken && isAll(tally.read, content.engagement.comments),
    engineVersion: needs.judge.version,
    now: needs.clock.now(),
  })
}
