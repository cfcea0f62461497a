import { z } from 'zod'
import { pageQuery } from '../../kernel/page.js'
import { timeOrDay, timestamp } from '../../kernel/timestamp.js'
import { languageBases } from '../../corpus/records/language-of.js'
import { contentTypes } from '../../model/content.js'
import { NamedContent } from '../../model/named-content.js'
import { NamedProfile } from '../../model/named-profile.js'
import { networks } from '../../model/network.js'

const count = z.int().nullable()

const provenance = {
  source: z.string(),
  synthetic: z.boolean().describe('True for invented data, such as demo data.'),
  as_of: timestamp,
  raw: z.unknown().optional().describe('Original record of the source, if requested.'),
}

const languageFields = {
  language: z
    .string()
    .nullable()
    .describe('ISO 639-1. Null where the network declares none and the text says too little.'),
  language_basis: z
    .enum(languageBases)
    .nullable()
    .describe('declared: by the network or the import. detected: from the text.'),
}

const said = z.strictObject({
  text: z.string(),
  start: z.int().describe('UTF-16 code units into `text`.'),
  end: z.int().describe('Exclusive.'),
})
const saidInLanguage = said.extend({ language: z.string().nullable() })

export const ContentShown = z
  .strictObject({
    id: z.string(),
    network: z.enum(networks),
    url: z.string(),
    author: z.strictObject({ handle: z.string(), external_id: z.string() }),
    type: z.enum(contentTypes).describe('The same word on every network.'),
    format: z.string().describe('What the network calls it.'),
    title: z.string().nullable(),
    text: z.string(),
    ...languageFields,
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
      .describe('Null, not zero, if the network hides or does not provide it.'),
    sponsored: z.strictObject({
      is: z
        .boolean()
        .describe(
          'Whether the network’s label or the text discloses a paid partnership. Undisclosed ones are not guessed.',
        ),
      basis: z.enum(['network_label', 'text', 'none']),
      brands: z
        .array(z.string())
        .describe('Brands that the label names or that the post mentions, as far as the dictionary knows them.'),
      disclosures: z.array(saidInLanguage).describe('The words that disclose it.'),
      affiliate: z
        .array(saidInLanguage)
        .describe(
          'Affiliate links and discount codes that the text offers. They alone do not make a content sponsored.',
        ),
      unpaid: z.array(said).describe('Where the text says that nobody paid for it.'),
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
  ...languageFields,
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

export type CommentView = z.output<z.ZodObject<typeof commentFields>> & { children?: CommentView[] | undefined }

export const CommentShown: z.ZodType<CommentView> = z.strictObject({
  ...commentFields,
  children: z
    .array(z.lazy(() => CommentShown))
    .optional()
    .describe('Replies that are on the same page, where a tree was asked for.'),
})
// Named here and not by .meta(), which would make a copy: a comment's children are comments.
z.globalRegistry.add(CommentShown, { id: 'Comment' })

export const maxAge = z
  .int()
  .min(0)
  .max(31_536_000)
  .default(3600)
  .describe('Maximum age of stored data in seconds; 0 always reads the network.')

const raw = z
  .boolean()
  .default(false)
  .describe('Give the source’s own record with each item. Always asks the network; known data have none, and say null.')

/** Where a list came from. */
export const originShown = {
  freshness: z
    .enum(['live', 'known'])
    .describe('live: read from the network for this answer. known: imported or read before.'),
  notes: z
    .array(z.string())
    .describe('Said where known data are older than was asked for, or where a thread was read in part, and why.'),
}

/** Which contents are wanted. */
export const contentFilters = {
  type: z.array(z.enum(contentTypes)).min(1).max(contentTypes.length).optional(),
  since: timeOrDay.optional().describe('Published at or after.'),
  until: timeOrDay.optional().describe('Published before.'),
  query: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe('Words that must all occur in title or text; case is ignored.'),
}

export const ContentBody = z.strictObject({
  profile: NamedProfile.optional().describe('Whose contents; or name one content.'),
  content: NamedContent.optional(),
  ...contentFilters,
  ...pageQuery,
  raw,
  max_age_s: maxAge,
})

export const ContentRequestBody = z.strictObject({
  profile: NamedProfile,
  ...contentFilters,
  max_items: z.int().min(1).max(1_000_000).default(1000).describe('Maximum number.'),
  raw,
})

export const CommentsBody = z.strictObject({
  content: NamedContent,
  ...pageQuery,
  replies: z
    .enum(['flat', 'tree'])
    .default('flat')
    .describe('tree: replies hang under what they answer, within the page.'),
  raw,
})

export const CommentsRequestBody = z.strictObject({
  content: NamedContent,
  max_items: z.int().min(1).max(1_000_000).default(1000),
  raw,
})

/** What a finished fetch says of itself; the items are its list. */
export const FetchResult = z.strictObject({
  items: z.int(),
  complete: z.boolean().describe('Whether there was no more to fetch.'),
  ...originShown,
})
