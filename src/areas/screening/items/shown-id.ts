import { createHash } from 'node:crypto'
import type { Purpose } from '../../../engine/risk/criteria.js'
import { redact } from '../../../engine/risk/protected.js'

const digestLength = 16
export const aliasPattern = /^hidden-[0-9a-f]{16}$/

const aliasOf = (id: string): string => `hidden-${createHash('sha256').update(id).digest('hex').slice(0, digestLength)}`

/**
 * The id of an item as it is shown. Networks number their posts, but the id of a feed's is often its address, which can say what is
 * protected: for employment such an id is shown as a digest, by which the item can be named all the same.
 */
export const shownId = (id: string, purpose: Purpose): string =>
  purpose === 'employment' && redact(id).characteristics.length > 0 ? aliasOf(id) : id

/** Whether an item is called by its id, or by what is shown in its place. */
export const isCalled = (id: string, name: string): boolean => id === name || aliasOf(id) === name
