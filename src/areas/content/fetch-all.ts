import type { z } from 'zod'
import { Failure, invalid } from '../../kernel/errors.js'
import type { Dictionaries } from '../../corpus/dictionaries/dictionaries.js'
import { estimateCost } from '../../gather/costs.js'
import { sourceFailure } from '../../gather/failure.js'
import type { Gather, GatheredPage } from '../../gather/gather.js'
import { pair } from '../../jobs/pair.js'
import type { Job } from '../../jobs/runner.js'
import { toContentRef } from '../../model/named-content.js'
import { toProfileRef } from '../../model/named-profile.js'
import type { Network } from '../../model/network.js'
import { SourceError } from '../../sources/port.js'
import type { Sources } from '../../sources/registry.js'
import { CommentShown, CommentsRequestBody, ContentRequestBody, ContentShown, FetchResult } from './contract.js'
import { exampleComment, exampleContent } from './examples.js'
import { createMatcher, presentComment, presentContent } from './present.js'

interface Needs {
  gather: Gather
  dictionaries: Dictionaries
  sources: Sources
}

type Result = z.output<typeof FetchResult>

/** Where a fetch stands: the source's cursor after the last page that was kept, and how many items that made. */
interface Checkpoint extends Pick<Result, 'freshness' | 'notes'> {
  cursor: string | null
  items: number
}

const pageItems = 100

/**
 * Goes through all pages of a list, keeping the items of each together with the cursor behind it. Taken up again after a
 * crash, a stop or a rate limit, it goes on with the next page. A source that stops answering half-way leaves a partial
 * result that says so.
 */
const fetchAll = async <T>(
  maxItems: number,
  job: Job<Checkpoint>,
  read: (cursor: string | null, limit: number) => Promise<GatheredPage<T>>,
  present: (item: T) => unknown,
): Promise<Result> => {
  const begun = job.checkpoint ?? { cursor: null, items: 0 }
  let { cursor, items, freshness = 'live', notes = [] } = begun as Partial<Checkpoint> & typeof begun
  do {
    job.signal.throwIfAborted()
    try {
      const page = await read(cursor, Math.min(pageItems, maxItems - items))
      const shown = page.items.map(present).filter((item) => item !== undefined)
      job.add(...shown)
      items += shown.length
      freshness = page.from
      if (cursor === null) notes = page.note === null ? [] : [page.note]
      else if (page.cut !== undefined && !notes.includes(page.cut.detail)) notes = [...notes, page.cut.detail]
      for (const missing of cursor === null || page.cut !== undefined ? page.missing : []) job.missing(missing)
      cursor = page.cursor
      job.progress(items, page.total === null ? undefined : Math.min(page.total, maxItems))
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      const failure = sourceFailure(error)
      if (error.kind === 'rate_limited' || items === 0) throw failure
      job.missing({ item: `everything after item ${items}`, reason: error.kind, detail: error.message })
      return { items, complete: false, freshness, notes }
    }
    await job.save({ cursor, items, freshness, notes })
  } while (cursor !== null && items < maxItems)
  return { items, complete: cursor === null, freshness, notes }
}

const onlyProfessional = (network: Network, pointer: string): void => {
  if (network !== 'professional')
    throw invalid(pointer, 'This operation is for the network professional; others have their own.')
}

/** Content of a profile, however much there is. */
const contentPair = (
  path: string,
  kind: string,
  prefix: string,
  names: { submit: string; fetch: string },
  professional: boolean,
) =>
  pair({
    kind,
    prefix,
    path,
    names,
    area: 'Content and comments',
    summary: {
      submit: professional ? 'Fetch professional-network content (submit)' : 'Fetch any amount of content (submit)',
      fetch: professional ? 'Get the fetched professional-network content' : 'Get the fetched content',
    },
    scope: 'content',
    input: ContentRequestBody,
    result: FetchResult,
    item: ContentShown,
    example: {
      input: {
        profile: professional
          ? { network: 'professional', handle: 'millpenny.official' }
          : { network: 'instagram', handle: 'lumevia.official' },
        max_items: 200,
      },
      result: { items: 200, complete: false, freshness: 'live', notes: [] },
      item: exampleContent,
    },
    check: ({ profile }) => {
      const ref = toProfileRef(profile, '/profile')
      if (professional) onlyProfessional(ref.network, '/profile')
    },
    cost: ({ profile, max_items: items }, { sources }: Needs) => {
      const { network } = toProfileRef(profile, '/profile')
      return estimateCost(
        [
          { network, operation: 'profile', items: 1 },
          { network, operation: 'contents', items },
        ],
        sources,
      )
    },
    run: async (input, { gather, dictionaries }: Needs, job: Job<Checkpoint>) => {
      const brands = await dictionaries.brands()
      const matches = createMatcher(input.query)
      const creator = await gather
        .profile(toProfileRef(input.profile, '/profile'), { maxAgeMs: 3600_000 })
        .catch((error: unknown) => {
          throw error instanceof SourceError ? sourceFailure(error) : error
        })
      if (creator.value.state !== 'active') throw new Failure('conflict', `The profile is ${creator.value.state}.`)
      return fetchAll(
        input.max_items,
        job,
        (cursor, limit) =>
          gather.contentsPage(
            creator.value,
            {
              cursor,
              limit,
              raw: input.raw,
              ...(input.type === undefined ? {} : { types: input.type }),
              ...(input.since === undefined ? {} : { since: Date.parse(input.since) }),
              ...(input.until === undefined ? {} : { until: Date.parse(input.until) }),
            },
            { patient: true },
          ),
        (content) => (matches(content) ? presentContent(content, brands, input.raw) : undefined),
      )
    },
  })

export const contentAsync = contentPair(
  '/public-content-async',
  'public_content',
  'pca',
  { submit: 'submitContentFetch', fetch: 'getContentFetch' },
  false,
)
export const contentProfessional = contentPair(
  '/public-content-professional',
  'public_content_professional',
  'pcp',
  { submit: 'submitProfessionalContentFetch', fetch: 'getProfessionalContentFetch' },
  true,
)

export const commentsProfessional = pair({
  kind: 'public_comments_professional',
  prefix: 'pcm',
  path: '/public-comments-professional',
  names: { submit: 'submitProfessionalCommentsFetch', fetch: 'getProfessionalCommentsFetch' },
  area: 'Content and comments',
  summary: {
    submit: 'Fetch the comments on a professional-network item (submit)',
    fetch: 'Get the fetched professional-network comments',
  },
  scope: 'content',
  input: CommentsRequestBody,
  result: FetchResult,
  item: CommentShown,
  example: {
    input: { content: { network: 'professional', content_id: '10bv0qd' }, max_items: 200 },
    result: { items: 12, complete: true, freshness: 'live', notes: [] },
    item: exampleComment,
  },
  check: ({ content }) => onlyProfessional(toContentRef(content, '/content').network, '/content'),
  cost: ({ content, max_items: items }, { sources }: Needs) =>
    estimateCost([{ network: toContentRef(content, '/content').network, operation: 'comments', items }], sources),
  run: async (input, { gather }: Needs, job: Job<Checkpoint>) => {
    const ref = toContentRef(input.content, '/content')
    return fetchAll(
      input.max_items,
      job,
      (cursor, limit) => gather.commentsPage(ref, { cursor, limit, raw: input.raw }, { patient: true }),
      (comment) => presentComment(comment, input.raw),
    )
  },
})
