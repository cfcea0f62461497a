import type { Creator } from '../../model/creator.js'
import { SourceError } from '../port.js'
import { optOut } from './labels.js'
import type { Repositories } from './repositories.js'
import type { BlueskySource } from './source.js'

/** As many profiles as one call gives. */
const batchMax = 25

/** One account can make the service refuse a whole call: then the others are asked for without it, and it is left as it is. */
const readShown = async (
  source: BlueskySource,
  dids: readonly string[],
  signal: AbortSignal,
): Promise<{ shown: Creator[]; unread: readonly string[] }> => {
  try {
    return { shown: await source.profiles(dids, signal), unread: [] }
  } catch (error) {
    if (!(error instanceof SourceError) || !['not_found', 'suspended', 'unsupported'].includes(error.kind)) throw error
    if (dids.length === 1) return { shown: [], unread: dids }
    const half = Math.ceil(dids.length / 2)
    const first = await readShown(source, dids.slice(0, half), signal)
    const second = await readShown(source, dids.slice(half), signal)
    return { shown: [...first.shown, ...second.shown], unread: [...first.unread, ...second.unread] }
  }
}

/** All accounts that a relay lists, read through an AppView. Who asks to be shown to signed-in people alone is not shown. */
export const createBlueskyPool = (repositories: Repositories, source: BlueskySource) => ({
  network: 'bluesky' as const,
  batchMax,
  listsProfiles: false,
  page: async (cursor: string | null, signal: AbortSignal) => {
    const { repositories: listed, cursor: next } = await repositories.page(cursor, signal)
    const idsOf = (wanted: boolean): string[] =>
      listed.filter(({ isActive }) => isActive === wanted).map(({ did }) => did)
    return { ids: idsOf(true), gone: idsOf(false), cursor: next }
  },
  profiles: async (dids: readonly string[], signal: AbortSignal) => {
    const { shown, unread } = await readShown(source, dids, signal)
    return { shown: shown.filter(({ labels }) => labels?.includes(optOut) !== true), unread }
  },
})
