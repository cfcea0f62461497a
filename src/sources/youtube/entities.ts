import { z } from 'zod'
import { count, listOf } from '../listed.js'

/** What we read of version 3 of the YouTube Data API. Counts come as text; what is hidden is left out. */
const text = z.string().catch('')
const time = z
  .string()
  .transform((value) => Date.parse(value))
  .pipe(z.number())

const Thumbnails = z
  .record(z.string(), z.object({ url: text, width: count.optional(), height: count.optional() }))
  .catch({})
export type Thumbnails = z.output<typeof Thumbnails>

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    /** An error that comes with 200 is no empty list. */
    error: z.undefined().optional(),
    items: listOf(item).catch([]),
    nextPageToken: z.string().optional().catch(undefined),
    pageInfo: z.object({ totalResults: count }).optional().catch(undefined),
  })

/** What a search finds: the ids alone are read of it. */
export const Hit = z.object({ id: z.object({ videoId: z.string().min(1) }) })

export const Channel = z.object({
  id: z.string().min(1),
  snippet: z.object({
    title: text,
    description: text,
    customUrl: z.string().optional().catch(undefined),
    publishedAt: time.nullable().catch(null),
    country: z.string().nullable().catch(null),
    defaultLanguage: z.string().nullable().catch(null),
    thumbnails: Thumbnails,
  }),
  statistics: z.object({ subscriberCount: count, videoCount: count, hiddenSubscriberCount: z.boolean().catch(false) }),
  contentDetails: z.object({ relatedPlaylists: z.object({ uploads: text }) }),
})
export type Channel = z.output<typeof Channel>

export const Upload = z.object({ contentDetails: z.object({ videoId: z.string().min(1) }) })

export const Video = z.object({
  id: z.string().min(1),
  snippet: z.object({
    publishedAt: time,
    channelId: z.string(),
    channelTitle: text,
    title: text,
    description: text,
    thumbnails: Thumbnails,
    tags: z.array(z.string()).catch([]),
    liveBroadcastContent: text,
    defaultAudioLanguage: z.string().nullable().catch(null),
    defaultLanguage: z.string().nullable().catch(null),
  }),
  statistics: z.object({ viewCount: count, likeCount: count, commentCount: count }).partial().catch({}),
  contentDetails: z.object({ duration: text }).catch({ duration: '' }),
  liveStreamingDetails: z.object({}).optional().catch(undefined),
  paidProductPlacementDetails: z
    .object({ hasPaidProductPlacement: z.boolean().catch(false) })
    .optional()
    .catch(undefined),
})
export type Video = z.output<typeof Video>

const CommentSnippet = z.object({
  textOriginal: text,
  textDisplay: text,
  authorDisplayName: text,
  authorProfileImageUrl: z.string().nullable().catch(null),
  authorChannelId: z.object({ value: text }).optional().catch(undefined),
  likeCount: count,
  publishedAt: time,
  parentId: z.string().nullable().catch(null),
})
export const Reply = z.object({ id: z.string().min(1), snippet: CommentSnippet })
export type Reply = z.output<typeof Reply>

export const Thread = z.object({
  snippet: z.object({ topLevelComment: Reply, totalReplyCount: count.transform((replies) => replies ?? 0) }),
  replies: z
    .object({ comments: listOf(Reply).catch([]) })
    .optional()
    .catch(undefined),
})
export type Thread = z.output<typeof Thread>

export const Refusal = z.object({
  error: z.object({ message: text, errors: z.array(z.object({ reason: text })).catch([]) }),
})
