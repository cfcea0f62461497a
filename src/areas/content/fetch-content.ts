import { z } from 'zod'
import { invalid } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import type { Cursors, Page } from '../../kernel/page.js'
import type { Contents } from '../../corpus/records/contents.js'
import type { Dictionaries } from '../../corpus/dictionaries/dictionaries.js'
import type { FetchLog } from '../../corpus/records/fetch-log.js'
import { sourceFailure } from '../../gather/failure.js'
import type { Gather } from '../../gather/gather.js'
import type { Clock } from '../../kernel/clock.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import { toContentRef } from '../../model/named-content.js'
import { toProfileRef } from '../../model/named-profile.js'
import { SourceError } from '../../sources/port.js'
import { ContentBody, ContentShown } from './contract.js'
import { exampleContent } from './examples.js'
import { createMatcher, presentContent } from './present.js'

type Body = z.output<typeof ContentBody>

interface Needs {
  gather: Gather
  contents: Contents
  fetchLog: FetchLog
  dictionaries: Dictionaries
  cursors: Cursors
  clock: Clock
}

/** Pages of the source that one call goes through in search of matching contents. */
const pagesMax = 10

const timesOf = ({ since, until }: Body) => ({
  ...(since === undefined ? {} : { since: Date.parse(since) }),
  ...(until === undefined ? {} : { until: Date.parse(until) }),
})

/** One page from the source. Its cursor goes into ours; items the page did not show are asked for again next time. */
const readLive = async (
  creator: Creator,
  body: Body,
  at: string | null,
  gather: Gather,
): Promise<{ items: Content[]; next: string | null }> => {
  const matches = createMatcher(body.query)
  const items: Content[] = []
  let cursor = at
  for (let pages = 0; pages < pagesMax; pages++) {
    const page = await gather.contentsPage(creator, {
      cursor,
      limit: body.limit - items.length,
      ...timesOf(body),
      ...(body.type === undefined ? {} : { types: body.type }),
      raw: body.raw,
    })
    items.push(...page.items.filter(matches))
    cursor = page.cursor
    if (cursor === null || items.length >= body.limit) break
  }
  return { items, next: cursor }
}

/** Everything of the profile is known and fresh enough: no need to ask. */
const isKnown = async ({ network, externalId }: Creator, body: Body, { fetchLog, clock }: Needs): Promise<boolean> => {
  if (body.raw || body.max_age_s === 0) return false
  const reading = await fetchLog.find(network, externalId, 'contents')
  return reading !== undefined && reading.complete && clock.now() - reading.readAt <= body.max_age_s * 1000
}

const readKnown = async (
  creator: Creator,
  body: Body,
  after: { publishedAt: number; contentId: string } | undefined,
  { contents }: Needs,
) => {
  const matches = createMatcher(body.query)
  const found = await contents.list(creator.network, creator.externalId, {
    ...timesOf(body),
    types: body.type,
    after,
    limit: 1000,
  })
  const matching = found.filter(matches)
  const items = matching.slice(0, body.limit)
  const last = items.at(-1)
  const more = matching.length > items.length || found.length === 1000
  return {
    items,
    next: more && last !== undefined ? { publishedAt: last.publishedAt, contentId: last.contentId } : undefined,
  }
}

const listOfProfile = async (
  body: Body,
  ref: ReturnType<typeof toProfileRef>,
  needs: Needs,
): Promise<Page<Content>> => {
  const { value: creator } = await needs.gather.profile(ref, { maxAgeMs: Math.max(body.max_age_s, 60) * 1000 })
  const { limit: _, cursor, ...filters } = body
  const list = ['public-content', filters]
  const [mode, ...position] = needs.cursors.read(list, cursor) ?? []
  if (mode === 'known' || (mode === undefined && (await isKnown(creator, body, needs)))) {
    const [publishedAt, contentId] = position
    const after = mode === undefined ? undefined : { publishedAt: Number(publishedAt), contentId: String(contentId) }
    const { items, next } = await readKnown(creator, body, after, needs)
    return {
      data: items,
      next_cursor: next === undefined ? null : needs.cursors.write(list, ['known', next.publishedAt, next.contentId]),
    }
  }
  const { items, next } = await readLive(creator, body, (position[0] ?? null) as string | null, needs.gather)
  return { data: items, next_cursor: next === null ? null : needs.cursors.write(list, ['live', next]) }
}

const find = async (body: Body, needs: Needs): Promise<Page<Content>> => {
  if ((body.profile === undefined) === (body.content === undefined))
    throw invalid('', 'Name either a profile or a content.')
  if (body.profile !== undefined) return listOfProfile(body, toProfileRef(body.profile, '/profile'), needs)
  const ref = toContentRef(body.content ?? { content_url: '' }, '/content')
  const { value } = await needs.gather.content(ref, { maxAgeMs: body.max_age_s * 1000 })
  return { data: [value], next_cursor: null }
}

export const fetchContent = operation({
  method: 'POST',
  path: '/public-content',
  name: 'fetchContent',
  area: 'Content and comments',
  summary: 'Get the contents of a profile, or a single item',
  description:
    'Newest first. With `query`, each call checks a limited number of contents, so a page can be short although there is a next one.',
  scope: 'content',
  input: { body: ContentBody },
  output: z.strictObject({ data: z.array(ContentShown), next_cursor: z.string().nullable() }),
  example: {
    body: { profile: { network: 'instagram', handle: 'lumevia.official' }, limit: 5 },
    output: { data: [exampleContent], next_cursor: null },
  },
  run: async ({ body }, needs: Needs) => {
    try {
      const page = await find(body, needs)
      const brands = await needs.dictionaries.brands()
      return { ...page, data: page.data.map((content) => presentContent(content, brands)) }
    } catch (error) {
      throw error instanceof SourceError ? sourceFailure(error) : error
    }
  },
})
