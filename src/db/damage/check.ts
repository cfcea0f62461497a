import { once } from 'node:events'
import { startThread } from '../../kernel/thread.js'
import type { Damage } from './condition.js'

/** quick: pages and rows. full: also that every index agrees with its table. */
export type CheckMode = 'quick' | 'full'

/** Looks through a SQLite file in a thread: reading every page takes seconds for a large one, and nobody should wait for it. */
export const checkInThread = async (file: string, how: CheckMode): Promise<Damage[]> => {
  const thread = startThread('check-thread', import.meta.url, { workerData: { file, how } })
  thread.unref()
  const [found] = (await once(thread, 'message')) as [Damage[]]
  return found
}
