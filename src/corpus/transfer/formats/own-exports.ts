import type { KnownFormat } from './format.js'

/** What a search says of creators besides what can be imported: figures derived anew, and what was missing. */
const derived = [
  ...['contact.has', 'contact.types', 'contact.do_not_contact', 'contacts.withheld', 'contacts.accounts', 'contacts.links'],
  ...['audience.source', 'audience.basis', 'audience.credibility', 'audience.sample_size', 'audience.as_of'],
  ...['engagement.basis', 'average_likes.basis', 'average_comments.basis', 'average_views.basis'],
  ...['estimated_price.type', 'estimated_price.amount', 'estimated_price.low', 'estimated_price.high'],
  ...['estimated_price.currency', 'estimated_price.rate_card', 'posts_per_week', 'stated', 'missing', 'location.id'],
] // prettier-ignore

const columns = Object.fromEntries(derived.map((path) => [path, '']))
const notes = [
  'This is an export of a search: what is derived is derived anew. An engagement rate that a vendor stated is taken for likes and comments divided by followers; files of "rostra export creators" keep its definition.',
]

/** Files of `POST /discovery-export`, by columns that nobody else has: which of them are there is up to whoever exported them. */
export const ownExports: readonly KnownFormat[] = [
  {
    id: 'rostra-search',
    says: 'Exports of a search of Rostra',
    tables: ['contact.has', 'audience.as_of', 'engagement.sample_size', 'average_likes.contents'].map((path) => ({
      at: '*',
      kind: 'creators' as const,
      has: ['handle', path],
      columns,
      notes,
    })),
  },
]
