import type { Search } from '../../../corpus/search/search.js'
import { Failure } from '../../../kernel/errors.js'

const indexWaitMs = 600_000
/** Posts, facts and audiences may change without a pause; who is there does not. */
const restWaitMs = 3000

/**
 * Waits until everybody who is stored can be found: after a start, above all after a kill, the index may still be reading what it had
 * not kept. For what is known about them it waits a moment; false says that some of it was still to be read.
 */
export const waitForIndex = async ({ creators }: Pick<Search, 'creators'>): Promise<boolean> => {
  if (!(await creators.caughtUp(indexWaitMs, 'creators')))
    throw new Failure('unavailable', 'The search index is still being built.', { retryAfterS: 60 })
  return creators.caughtUp(restWaitMs)
}
