import type { TransferKind } from '../schemas/transfer-kinds.js'
import type { SampledColumn } from './plan.js'
import type { Found } from './reread.js'
import { isFeed } from './vocabulary.js'

/** What stands in a feed and on no network stands on a page of a site. */
export const feedSet = (
  kind: TransferKind,
  columns: readonly SampledColumn[],
  taken: readonly Found[],
  set: Readonly<Record<string, string>>,
): Record<string, string> => {
  const fields = taken.map(({ word }) => word.field)
  const isNamed = 'network' in set || fields.includes('network') || fields.includes('page_type')
  return kind === 'contents' && !isNamed && isFeed(columns.map(({ from }) => from)) ? { page_type: 'feed' } : {}
}
