import { z } from 'zod'
import { pageQuery } from '../../kernel/page.js'
import { contentTypes } from '../../model/content.js'
import { NamedContent } from '../../model/named-content.js'
import { NamedProfile } from '../../model/named-profile.js'
import { networks } from '../../model/network.js'
const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nullable()
const provenance = {
  source: z.string(),
  synthetic: z.boolean().describe('True for invented data, as in the demo world.'),
  as_of: timestamp,
  raw: z.unknown().optional().describe('The source\u2019s own record, untouched, where it was asked for.'),
}
const ContentShown = z
  .strictObject({
    id: z.string(),
    network: z.enum(networks),
    url: z.string(),
    author: z.strictObject({ handle: z.string(), external_id: z.string() }),
    type: z.enum(contentTypes).describe('The same word on every network.'),
    format: z.string().describe('What the network calls it.'),
    title: z.string().nullable(),
    text: z.string(),
    language: z.string().nullable(),
    published_at: timestamp,
    media: z.array(
      z.strictObject({
        url: z.string(),
        type: z.enum(['image', 'video', 'audio']),
        width: count,
        height: count,
        duration_s: z.number().nullable(),
        alt: z.string().nullable(),
      }),
    ),
    thumbnail_url: z.string().nullable(),
    hashtags: z.array(z.string()),
    mentions: z.array(z.string()),
    links: z.array(z.string()),
    location: z.string().nullable(),
    audio: z.strictObject({ title: z.string(), artist: z.string().nullable() }).nullable(),
    engagement: z
      .strictObject({ likes: count, comments: count, views: count, shares: count, saves: count })
      .describe('Null where the network hides it or does not have it: never zero.'),
    sponsored: z.strictObject({
      is: z
        .boolean()
        .describe('Whether a label of the network or the text says that it is paid. What nobody says is not guessed.'),
      basis: z.enum(['network_label', 'text', 'none']),
      brands: z
        .array(z.string())
        .describe('Brands that the label names or that the post mentions, as far as the dictionary knows them.'),
      disclosures: z
        .array(
          z.strictObject({
            text: z.string(),
            start: z.int().describe('UTF-16 code units into `text`.'),
            end: z.int().describe('Exclusive.'),
            language: z.string().nullable(),
          }),
        )
        .describe('The words that disclose it.'),
    }),
    parent_id: z.string().nullable().describe('What it replies to or repeats.'),
    ...provenance,
  })
  .meta({ id: 'Content' })
const commentFields = {
  id: z.string(),
  network: z.enum(networks),
  content_id: z.string(),
  parent_id: z.string().nullable(),
  text: z.string(),
  language: z.string().nullable(),
  author: z.strictObject({
    handle: z.string(),
    external_id: z.string(),
    name: z.string().nullable(),
    image_url: z.string().nullable(),
  }),
  published_at: timestamp,
  likes: count,
  replies: count,
  ...provenance,
}
const CommentShown = z.strictObject({
  ...commentFields,
  children: z
    .array(z.lazy(() => CommentShown))
    .optional()
    .describe('Replies that are on the same page, where a tree was asked for.'),
})
z.globalRegistry.add(CommentShown, { id: 'Comment' })
const maxAge = z
  .int()
  .min(0)
  .max(31536e3)
  .default(3600)
  .describe('How old what we know may be, in seconds; 0 always asks the network.')
const raw = z
  .boolean()
  .default(false)
  .describe('Give the source\u2019s own record with each item. Always asks the network.')
const contentFilters = {
  type: z.array(z.enum(contentTypes)).min(1).max(contentTypes.length).optional(),
  since: timestamp.optional().describe('Published at or after.'),
  until: timestamp.optional().describe('Published before.'),
  query: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe('Words that all stand in title or text, whatever their case.'),
}
const ContentBody = z.strictObject({
  profile: NamedProfile.optional().describe('Whose contents; or name one content.'),
  content: NamedContent.optional(),
  ...contentFilters,
  ...pageQuery,
  raw,
  max_age_s: maxAge,
})
const ContentRequestBody = z.strictObject({
  profile: NamedProfile,
  ...contentFilters,
  max_items: z.int().min(1).max(1e6).default(1e3).describe('Stop after so many.'),
  raw,
})
const CommentsBody = z.strictObject({
  content: NamedContent,
  ...pageQuery,
  replies: z
    .enum(['flat', 'tree'])
    .default('flat')
    .describe('tree: replies hang under what they answer, within the page.'),
  raw,
})
const CommentsRequestBody = z.strictObject({
  content: NamedContent,
  max_items: z.int().min(1).max(1e6).default(1e3),
  raw,
})
const FetchResult = z.strictObject({
  items: z.int(),
  complete: z.boolean().describe('Whether there was no more to fetch.'),
})
export {
  CommentShown,
  CommentsBody,
  CommentsRequestBody,
  ContentBody,
  ContentRequestBody,
  ContentShown,
  FetchResult,
  contentFilters,
  maxAge,
}
//# sourceMappingURL=contract.js.map
