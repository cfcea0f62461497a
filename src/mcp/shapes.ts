import { z } from 'zod'
import { networks } from '../model/network.js'

/** Parts of what tools take and show. What the service may not know is null. */
export const text = z.string().nullable()
export const number = z.number().nullable()
export const flag = z.boolean().nullable()
export const texts = z.array(z.string()).nullable()
export const shown = <S extends z.ZodRawShape>(shape: S) => z.object(shape).nullable()
export const many = <S extends z.ZodRawShape>(shape: S) => z.array(z.object(shape)).nullable()

export const estimate = shown({ value: z.number(), low: number, high: number, sample_size: number }).describe(
  'Estimate with its bounds and sample size.',
)

export const factors = many({ name: z.string(), contribution: z.number(), why: z.string() }).describe(
  'What the score is made of.',
)

export const networkName = z.enum(networks)

const profileForm = '{"network": "instagram", "handle": "name"} or {"profile_url": "https://…"}'

/** A profile as every operation takes it. */
export const profile = z
  .union(
    [
      z.strictObject({ network: networkName, handle: z.string().min(1) }),
      z.strictObject({ profile_url: z.string().min(1) }),
    ],
    { error: `Give ${profileForm}. find_profile finds the network and handle of a name.` },
  )
  .describe(profileForm)

const contentForm = '{"network": "instagram", "content_id": "…"} or {"content_url": "https://…"}'

/** A post as every operation takes it. */
export const content = z
  .union(
    [
      z.strictObject({ network: networkName, content_id: z.string().min(1) }),
      z.strictObject({ content_url: z.string().min(1) }),
    ],
    { error: `Give ${contentForm}. list_contents lists the ids of posts.` },
  )
  .describe(contentForm)

export const range = z.strictObject({ min: z.number().optional(), max: z.number().optional() })

/** Pages small enough for the context of a model. */
export const page = {
  limit: z.int().min(1).max(25).default(10).describe('Items per page.'),
  cursor: z.string().optional().describe('next_cursor of the page before.'),
}

/** How a time is given. */
export const moment = 'A day such as 2026-04-30, or an RFC 3339 time.'

export const nextCursor = text.describe('Pass as cursor for the next page; null on the last.')
export const synthetic = flag.describe('True for invented demo data.')
export const shortened = z
  .array(z.string())
  .describe('Lists and texts that were cut here. A linked resource has them whole; of a page, ask for fewer items.')
