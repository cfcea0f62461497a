import { z } from 'zod'
import { invalid } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import type { Cursors, Page } from '../../kernel/page.js'
import type { Dictionaries } from '../../corpus/dictionaries/dictionaries.js'
import { sourceFailure } from '../../gather/failure.js'
import type { Gather, GatheredPage } from '../../gather/gather.js'
import type { Content } from '../../model/content.js'
import type { Creator, ProfileRef } from '../../model/creator.js'
import { toContentRef } from '../../model/named-content.js'
import { toProfileRef } from '../../model/named-profile.js'
import { SourceError } from '../../sources/port.js'
import { ContentBody, ContentShown, originShown } from './contract.js'
import { exampleContent } from './examples.js'
import { createMatcher, presentContent, presentNotes } from './present.js'

type Body = z.output<typeof ContentBody>

interface Needs {
  gather: Gather
  dictionaries: Dictionaries
  cursors: Cursors
}

/** Pages that one call goes through in search of matching contents. */
const pagesMax = 10

const timesOf = ({ since, until }: Body) => ({
  ...(since === undefined ? {} : { since: Date.parse(since) }),
  ...(until === undefined ? {} : { until: Date.parse(until) }),
})

interface Found extends Page<Content>, Pick<GatheredPage<Content>, 'from' | 'note'> {}

/** One page. The cursor behind it goes into ours; items the page did not show are asked for again next time. */
const readPage = async (creator: Creator, body: Body, at: string | null, gather: Gather) => {
  const matches = createMatcher(body.query)
  const items: Content[] = []
  let page: GatheredPage<Content>
  let cursor = at
  for (let pages = 1; ; pages++) {
    page = await gather.contentsPage(
      creator,
      {
        cursor,
        limit: body.limit - items.length,
        ...timesOf(body),
        ...(body.type === undefined ? {} : { types: body.type }),
        raw: body.raw,
      },
      { maxAgeMs: body.max_age_s * 1000 },
    )
    items.push(...page.items.filter(matches))
    cursor = page.cursor
    if (cursor === null || items.length >= body.limit || pages >= pagesMax) break
  }
  return { items, cursor, from: page.from, note: page.note }
}

const listOfProfile = async (body: Body, ref: ProfileRef, { gather, cursors }: Needs): Promise<Found> => {
  const { value: creator } = await gather.profile(ref, { maxAgeMs: Math.max(body.max_age_s, 60) * 1000 })
  const { limit: _, cursor, ...filters } = body
  const list = ['public-content', filters]
  const [at = null] = cursors.read(list, cursor) ?? []
  const { items, cursor: next, from, note } = await readPage(creator, body, at as string | null, gather)
  return { data: items, next_cursor: next === null ? null : cursors.write(list, [next]), from, note }
}

const find = async (body: Body, needs: Needs): Promise<Found> => {
  if ((body.profile === undefined) === (body.content === undefined))
    throw invalid('', 'Name either a profile or a content.')
  if (body.profile !== undefined) return listOfProfile(body, toProfileRef(body.profile, '/profile'), needs)
  const ref = toContentRef(body.content ?? { content_url: '' }, '/content')
  const maxAgeMs = body.raw ? 0 : body.max_age_s * 1000
  const { value, from, note } = await needs.gather.content(ref, { maxAgeMs, raw: body.raw })
  return { data: [value], next_cursor: null, from, note }
}

export const fetchContent = operation({
  method: 'POST',
  path: '/public-content',
  name: 'fetchContent',
  isRead: true,
  area: 'Content and comments',
  summary: 'Get the contents of a profile, or a single item',
  description:
    'Newest first: from the network if a source is configured for it, otherwise the stored contents, with `as_of` and `source` on every item. With `query`, one call looks through a limited number of contents, so a page may be short and still have a next one.',
  scope: 'content',
  input: { body: ContentBody },
  output: z.strictObject({ data: z.array(ContentShown), next_cursor: z.string().nullable(), ...originShown }),
  example: {
    body: { profile: { network: 'instagram', handle: 'lumevia.official' }, limit: 5 },
    output: { data: [exampleContent], next_cursor: null, freshness: 'live', notes: [] },
  },
  run: async ({ body }, needs: Needs) => {
    try {
      const { from, note, ...page } = await find(body, needs)
      const brands = await needs.dictionaries.brands()
      return {
        ...page,
        data: page.data.map((content) => presentContent(content, brands, body.raw)),
        freshness: from,
        notes: presentNotes(note, page.data, body.raw),
      }
    } catch (error) {
      throw error instanceof SourceError ? sourceFailure(error) : error
    }
  },
})
