import type { z } from 'zod'
import { toTimestamp } from '../../kernel/clock.js'
import { readCreatorKey, readTextKey } from '../../corpus/search/keys.js'
import {
  hasEmotions,
  readEmotions,
  sentimentCodes,
  type CategoryName,
  type Labels,
  type Mentions,
  type Plan,
} from '../../engine/listening/index.js'
import { findSpans } from '../../engine/listening/query/index.js'
import type { Comment } from '../../model/comment.js'
import type { Content } from '../../model/content.js'
import type { TextShown } from './mention-contract.js'

export type Mention = z.output<typeof TextShown>

const orNull = (value: number | undefined): number | null => (value === undefined || Number.isNaN(value) ? null : value)

/** Shows rows of a set with their texts. A text that was taken back since keeps its place, without its words. */
export const createMentionPresenter = (mentions: Mentions, labels: Labels, brands: Plan['brands']) => {
  const emotionsOf = hasEmotions(labels) ? readEmotions(mentions, labels) : undefined
  const valueOf = (name: CategoryName, row: number): string | null => {
    const { codes, values } = mentions.categories[name]
    const code = codes[row] ?? 0
    return code === 0 ? null : (values[code - 1] ?? null)
  }
  return (row: number, text: Content | Comment | undefined): Mention => {
    const ref = readTextKey(mentions.keys[row] ?? '')
    const content = text !== undefined && 'url' in text ? text : undefined
    const title = content?.title ?? null
    const said = text === undefined ? null : `${title === null || title === '' ? '' : `${title}\n`}${text.text}`
    const named = brands.filter((_, brand) => (((mentions.brands[row] ?? 0) >>> brand) & 1) === 1)
    return {
      id: mentions.keys[row] ?? '',
      kind: ref.kind,
      network: ref.network,
      content_id: ref.contentId,
      comment_id: ref.kind === 'comment' ? ref.commentId : null,
      url: content?.url ?? null,
      author: {
        handle: valueOf('handle', row) ?? '',
        external_id: readCreatorKey(valueOf('author', row) ?? '').externalId,
        followers: orNull(mentions.followers[row]),
        country: valueOf('country', row),
      },
      type: valueOf('type', row),
      title,
      text: text?.text ?? null,
      language: valueOf('language', row),
      language_basis:
        text === undefined || valueOf('language', row) === null
          ? null
          : text.language === null
            ? 'detected'
            : 'declared',
      published_at: toTimestamp(mentions.times[row] ?? 0),
      engagement: orNull(mentions.engagement[row]),
      views: orNull(mentions.views[row]),
      sentiment: sentimentCodes[mentions.sentiment[row] ?? 0] ?? 'not_judged',
      ...(emotionsOf === undefined ? {} : { emotions: emotionsOf(row) }),
      brands: named.map(({ name }) => name),
      repeat: mentions.repeats[row] === 1,
      matches:
        said === null
          ? []
          : named.flatMap(({ name, query }) => findSpans(query, said).map((span) => ({ ...span, brand: name }))),
      source: text?.provenance.source ?? null,
      synthetic: text?.provenance.synthetic ?? false,
      as_of: text === undefined ? null : toTimestamp(text.provenance.asOf),
    }
  }
}
