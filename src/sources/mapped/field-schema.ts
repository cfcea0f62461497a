import { z } from 'zod'
import { path, pattern, template } from './texts.js'

/** Whether a record has something at a path, or one of these values there. */
export const Condition = z.strictObject({
  path,
  is: z
    .array(z.union([z.string(), z.number(), z.boolean()]))
    .min(1)
    .optional(),
  matches: pattern.optional(),
})
export type Condition = z.output<typeof Condition>

/** Where a value of ours is found: a path, or how it is made. */
export const Field = z.union([
  path,
  z
    .strictObject({
      path: path.optional(),
      template: template.optional().describe('A text with holes: {path} of the record, {$name} of what was given.'),
      value: z.union([z.string(), z.boolean()]).optional().describe('Always this.'),
      lookup: z
        .strictObject({ list: path, id: path, of: path, give: path })
        .optional()
        .describe('Of a list: what the entries give whose id is the one that the record has.'),
      sum: z.array(path).min(2).optional().describe('Counts that are added up; those that are missing are left out.'),
      best: z
        .strictObject({ list: path, by: path, give: path })
        .optional()
        .describe('Of a list: what the entry gives that has most of something, such as the sharpest file of a video.'),
      unless: Condition.optional().describe('Nothing, where the record says so: a score that is hidden, for example.'),
      html: z.boolean().optional().describe('It is HTML, and its words are wanted.'),
      html_links: z.boolean().optional().describe('It is HTML, and the addresses of its links are wanted.'),
      join: z.string().optional().describe('Several texts become one, with this between them.'),
      expand: z
        .strictObject({ list: path, from: path, to: path })
        .optional()
        .describe('Short links within the text are replaced by those that a list beside it names.'),
      rewrite: z
        .array(z.strictObject({ pattern, with: z.string() }))
        .optional()
        .describe(
          'Marks within it that stand for something else, each with what it stands for ($1 is its first group).',
        ),
      take: pattern.optional().describe('Only what the first group of this pattern finds.'),
      map: z
        .record(z.string(), z.union([z.string(), z.boolean()]))
        .optional()
        .describe('Words of theirs to words of ours; "*" is any other.'),
    })
    .refine(
      ({ path: a, template: b, value: c, lookup: d, sum: e, best: f }) =>
        [a, b, c, d, e, f].filter((each) => each !== undefined).length === 1,
      'Give exactly one of path, template, value, lookup, sum and best.',
    ),
])
export type Field = z.output<typeof Field>

const fieldsOf = <const N extends string>(...names: N[]) => z.partialRecord(z.enum(names), Field)

export const ProfileFields = fieldsOf(
  'external_id', 'handle', 'url', 'name', 'bio', 'image_url', 'verified', 'private', 'suspended', 'account_type', 'place',
  'country_code', 'languages', 'category', 'links', 'followers', 'following', 'content_count', 'last_posted_at', 'created_at', 'labels',
) // prettier-ignore
export const ContentFields = fieldsOf(
  'content_id', 'url', 'author', 'author_id', 'type', 'format', 'title', 'text', 'language', 'published_at', 'thumbnail_url', 'hashtags',
  'mentions', 'links', 'place', 'audio_title', 'audio_artist', 'likes', 'comments', 'views', 'shares', 'saves', 'sponsored', 'sponsors',
  'labels', 'parent_id', 'media_url', 'media_type', 'media_seconds',
) // prettier-ignore
export const CommentFields = fieldsOf(
  'comment_id', 'parent_id', 'author', 'author_id', 'author_name', 'author_image_url', 'text', 'language', 'published_at', 'likes', 'replies',
) // prettier-ignore
export const MemberFields = fieldsOf(
  'external_id', 'handle', 'name', 'bio', 'image_url', 'verified', 'private', 'place', 'language', 'followers', 'following',
  'content_count', 'created_at',
) // prettier-ignore

/** Pictures and files of a content, each with its own fields, read from one entry of a list. */
export const MediaPart = z.strictObject({
  each: Field.describe('The list of entries, or one; "." is the record itself.'),
  when: Condition.optional().describe('Only for entries of which this holds.'),
  url: Field,
  type: Field.optional().describe('image, video or audio; an image where nothing is said.'),
  width: Field.optional(),
  height: Field.optional(),
  seconds: Field.optional(),
  milliseconds: Field.optional(),
  alt: Field.optional(),
})
export type MediaPart = z.output<typeof MediaPart>
