import { z } from 'zod'
import { invalid } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { sourceFailure } from '../../gather/failure.js'
import { toContentRef } from '../../model/named-content.js'
import { toProfileRef } from '../../model/named-profile.js'
import { SourceError } from '../../sources/port.js'
import { ContentBody, ContentShown } from './contract.js'
import { exampleContent } from './examples.js'
import { createMatcher, presentContent } from './present.js'
const pagesMax = 10
const timesOf = ({ since, until }) => ({
  ...(since === void 0 ? {} : { since: Date.parse(since) }),
  ...(until === void 0 ? {} : { until: Date.parse(until) }),
})
const readLive = async (creator, body, at, gather) => {
  const matches = createMatcher(body.query)
  const items = []
  let cursor = at
  for (let pages = 0; pages < pagesMax; pages++) {
    const page = await gather.contentsPage(creator, {
      cursor,
      limit: body.limit - items.length,
      ...timesOf(body),
      ...(body.type === void 0 ? {} : { types: body.type }),
      raw: body.raw,
    })
    items.push(...page.items.filter(matches))
    cursor = page.cursor
    if (cursor === null || items.length >= body.limit) break
  }
  return { items, next: cursor }
}
const isKnown = async ({ network, externalId }, body, { readings, clock }) => {
  if (body.raw || body.max_age_s === 0) return false
  const reading = await readings.find(network, externalId, 'contents')
  return reading !== void 0 && reading.complete && clock.now() - reading.readAt <= body.max_age_s * 1e3
}
const readKnown = async (creator, body, after, { contents }) => {
  const matches = createMatcher(body.query)
  const found = await contents.list(creator.network, creator.externalId, {
    ...timesOf(body),
    types: body.type,
    after,
    limit: 1e3,
  })
  const matching = found.filter(matches)
  const items = matching.slice(0, body.limit)
  const last = items.at(-1)
  const more = matching.length > items.length || found.length === 1e3
  return {
    items,
    next: more && last !== void 0 ? { publishedAt: last.publishedAt, contentId: last.contentId } : void 0,
  }
}
const listOfProfile = async (body, ref, needs) => {
  const { value: creator } = await needs.gather.profile(ref, { maxAgeMs: Math.max(body.max_age_s, 60) * 1e3 })
  const { limit: _, cursor, ...filters } = body
  const list = ['public-content', filters]
  const [mode, ...position] = needs.cursors.read(list, cursor) ?? []
  if (mode === 'known' || (mode === void 0 && (await isKnown(creator, body, needs)))) {
    const [publishedAt, contentId] = position
    const after = mode === void 0 ? void 0 : { publishedAt: Number(publishedAt), contentId: String(contentId) }
    const { items: items2, next: next2 } = await readKnown(creator, body, after, needs)
    return {
      data: items2,
      next_cursor: next2 === void 0 ? null : needs.cursors.write(list, ['known', next2.publishedAt, next2.contentId]),
    }
  }
  const { items, next } = await readLive(creator, body, position[0] ?? null, needs.gather)
  return { data: items, next_cursor: next === null ? null : needs.cursors.write(list, ['live', next]) }
}
const find = async (body, needs) => {
  if ((body.profile === void 0) === (body.content === void 0)) throw invalid('', 'Name either a profile or a content.')
  if (body.profile !== void 0) return listOfProfile(body, toProfileRef(body.profile, '/profile'), needs)
  const ref = toContentRef(body.content ?? { content_url: '' }, '/content')
  const { value } = await needs.gather.content(ref, { maxAgeMs: body.max_age_s * 1e3 })
  return { data: [value], next_cursor: null }
}
const fetchContent = operation({
  method: 'POST',
  path: '/public-content',
  name: 'fetchContent',
  area: 'Content and comments',
  summary: 'Fetch the public content of a profile, or one content item',
  description:
    'Newest first. With `query`, one call looks through a bounded number of contents: a page may be short and still have a next one.',
  scope: 'content',
  input: { body: ContentBody },
  output: z.strictObject({ data: z.array(ContentShown), next_cursor: z.string().nullable() }),
  example: {
    body: { profile: { network: 'instagram', handle: 'lumevia.official' }, limit: 5 },
    output: { data: [exampleContent], next_cursor: null },
  },
  run: async ({ body }, needs) => {
    try {
      const page = await find(body, needs)
      const brands = await needs.dictionaries.brands()
      return { ...page, data: page.data.map((content) => presentContent(content, brands)) }
    } catch (error) {
      throw error instanceof SourceError ? sourceFailure(error) : error
    }
  },
})
export { fetchContent }
//# sourceMappingURL=fetch-content.js.map
