import { z } from 'zod'
import { count, listOf } from '../listed.js'

/** What we read of the public interface of Mastodon, and of servers that speak like it. Everything else is left alone. */
const text = z.string().catch('')
const time = z
  .string()
  .transform((value) => Date.parse(value))
  .pipe(z.number())

export const Account = z.object({
  id: z.string().min(1),
  username: z.string().min(1),
  acct: z.string().min(1),
  display_name: text,
  note: text,
  url: text,
  avatar: z.string().nullable().catch(null),
  locked: z.boolean().catch(false),
  bot: z.boolean().nullable().catch(null),
  group: z.boolean().nullable().catch(null),
  suspended: z.boolean().optional().catch(undefined),
  /** Where the person is now, as the person says. */
  moved: z.object({ url: text }).nullable().optional().catch(undefined),
  created_at: time.nullable().catch(null),
  last_status_at: time.nullable().catch(null),
  followers_count: count,
  following_count: count,
  statuses_count: count,
  fields: z.array(z.object({ name: text, value: text, verified_at: z.string().nullable().catch(null) })).catch([]),
})
export type Account = z.output<typeof Account>

const Attachment = z.object({
  type: text,
  url: z.string().nullable().catch(null),
  preview_url: z.string().nullable().catch(null),
  description: z.string().nullable().catch(null),
  meta: z
    .object({
      original: z
        .object({ width: count, height: count, duration: z.number().nullable().catch(null) })
        .partial()
        .optional()
        .catch(undefined),
    })
    .nullable()
    .optional()
    .catch(undefined),
})
export type Attachment = z.output<typeof Attachment>

const plain = z.object({
  id: z.string().min(1),
  uri: text,
  url: z.string().nullable().catch(null),
  created_at: time,
  edited_at: z.string().nullable().catch(null),
  account: Account,
  content: text,
  spoiler_text: text,
  sensitive: z.boolean().catch(false),
  language: z.string().nullable().catch(null),
  in_reply_to_id: z.string().nullable().catch(null),
  replies_count: count,
  reblogs_count: count,
  favourites_count: count,
  media_attachments: z.array(Attachment).catch([]),
  mentions: z.array(z.object({ acct: text })).catch([]),
  tags: z.array(z.object({ name: text })).catch([]),
  card: z.object({ url: text }).nullable().catch(null),
  poll: z
    .object({ options: z.array(z.object({ title: text })) })
    .nullable()
    .catch(null),
})

export const Status = plain.extend({ reblog: plain.nullable().catch(null) })
export type Status = z.output<typeof Status>

export const Context = z.object({ descendants: listOf(Status) })
