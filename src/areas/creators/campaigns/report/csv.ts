import { csvHeader, csvLine, type TableColumn } from '../../../../engine/tables/index.js'
import type { CampaignPost } from '../post-contract.js'

type Cell = (post: CampaignPost) => string | number | boolean | null

const cells: readonly (readonly [name: string, read: Cell])[] = [
  ['network', (post) => post.network],
  ['handle', (post) => post.handle],
  ['content_id', (post) => post.content_id],
  ['url', (post) => post.url],
  ['type', (post) => post.type],
  ['published_at', (post) => post.published_at],
  ['counts', (post) => post.counts],
  ['certainty', (post) => post.certainty],
  ['signs', (post) => post.signs.map(({ kind, value }) => `${kind}: ${value}`).join('; ')],
  ['disclosure', (post) => post.disclosure.state],
  ['disclosure_words', (post) => post.disclosure.words],
  ['safety', (post) => post.safety.state],
  ['risks', (post) => post.safety.risks.map(({ category }) => category).join('; ')],
  ['likes', (post) => post.figures.likes],
  ['comments', (post) => post.figures.comments],
  ['views', (post) => post.figures.views],
  ['reach', (post) => post.reach?.value ?? null],
  ['reach_low', (post) => post.reach?.low ?? null],
  ['reach_high', (post) => post.reach?.high ?? null],
  ['engagements', (post) => post.engagements],
  ['engagement_rate', (post) => post.engagement_rate],
  ['baseline_engagement_rate', (post) => post.baseline?.engagement_rate?.value ?? null],
  ['lift', (post) => post.lift?.value ?? null],
  ['lift_low', (post) => post.lift?.low ?? null],
  ['lift_high', (post) => post.lift?.high ?? null],
  ['comments_read', (post) => post.comments_read],
  ['intent_share', (post) => post.intent?.share.value ?? null],
  ['intent_score', (post) => post.intent?.score ?? null],
  ['relevance_share', (post) => post.relevance?.share.value ?? null],
  ['relevance_score', (post) => post.relevance?.score ?? null],
  ['positive', (post) => post.sentiment?.positive ?? null],
  ['neutral', (post) => post.sentiment?.neutral ?? null],
  ['negative', (post) => post.sentiment?.negative ?? null],
  ['earned_value', (post) => post.earned_value?.value ?? null],
  ['earned_value_currency', (post) => post.earned_value?.currency ?? null],
  ['earned_value_formula', (post) => post.earned_value?.formula ?? null],
  ['gone_at', (post) => post.gone_at],
  ['not_measured', (post) => post.missing.map(({ what, why }) => `${what}: ${why}`).join('; ')],
  ['text', (post) => post.text],
]

const columns: TableColumn[] = cells.map(([name]) => ({ name, storage: 'text' }))

/** One line for each post, also those that do not count. */
export async function* writeCsv(posts: readonly CampaignPost[]): AsyncGenerator<string> {
  yield `${csvHeader(columns)}\r\n`
  for (const post of posts)
    yield `${csvLine(
      columns,
      cells.map(([, read]) => read(post)),
    )}\r\n`
}
