import type { Creator } from '../../model/creator.js'
import { optOut } from './labels.js'
import type { Repositories } from './repositories.js'
import type { BlueskySource } from './source.js'

/** As many profiles as one call gives. */
const batchMax = 25

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
  profiles: async (dids: readonly string[], signal: AbortSignal): Promise<Creator[]> =>
    (await source.profiles(dids, signal)).filter(({ labels }) => labels?.includes(optOut) !== true),
})
