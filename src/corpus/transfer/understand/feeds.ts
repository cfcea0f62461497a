import type { TransferKind } from '../schemas/transfer-kinds.js'
import { headerKey } from '../values/header-key.js'
import type { SampledColumn } from './plan.js'
import type { Found } from './reread.js'
import { addressKind } from './sampled-values.js'
import { isFeed } from './vocabulary.js'

/** What the form of a table says of the network that it does not name. What stands in a feed and on no network stands on a page of a site. */
export const feedSet = (
  kind: TransferKind,
  columns: readonly SampledColumn[],
  taken: readonly Found[],
  set: Readonly<Record<string, string>>,
): Record<string, string> => {
  const fields = taken.map(({ word }) => word.field)
  const isNamed = 'network' in set || fields.includes('network') || fields.includes('page_type')
  if (!isNamed && isOfFediverse(taken)) return { network: 'mastodon' }
  const arePosts = taken.some(
    ({ word, column }) => word.field === 'content_url' && addressKind(column.values) === 'content',
  )
  return kind === 'contents' && !isNamed && !arePosts && isFeed(columns.map(({ from }) => from))
    ? { page_type: 'feed' }
    : {}
}

/** Mastodon's own lists (`following_accounts.csv`, `followers.csv`) name accounts by an address of this form, and no network. */
const isOfFediverse = (taken: readonly Found[]): boolean =>
  taken.some(
    ({ word, column }) =>
      word.field === 'handle' &&
      headerKey(column.from) === 'account_address' &&
      column.values.every((value) => typeof value === 'string' && /^@?[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value)),
  )
