import { readEnding } from './ending.js'
import type { Clock } from '../kernel/clock.js'
import type { Records } from '../corpus/records/index.js'
import type { FetchRecord } from '../corpus/records/fetch-log.js'
import type { AudienceMember, AudienceSource } from '../model/audience.js'
import type { Creator } from '../model/creator.js'
import type { Provenance } from '../model/provenance.js'
import { SourceError, type Source, type SourcePage } from '../sources/port.js'
import type { Throttle } from './throttle.js'
import type { NotHad } from './gathered.js'
import { learnCommenters } from './known-commenters.js'
import { wantsPause, knownNote, noneKnown } from './wording.js'

/** An audience that is now in the corpus: those of its members count that were seen at `readAt` or later. */
export interface AudienceReading extends FetchRecord {
  missing: NotHad[]
  /** Said of members that are known from elsewhere than the network. */
  note: string | null
  /** Whether they are known from a list that somebody brought. */
  listed: boolean
}

export type ReadAudience = (
  creator: Creator,
  kind: AudienceSource,
  how: { limit: number; maxAgeMs: number },
  watch: { signal: AbortSignal; onRead: (items: number) => void },
) => Promise<AudienceReading>

interface Parts {
  corpus: Records
  throttle: Throttle
  clock: Clock
  /** Who can be asked about somebody. */
  sourceOf: (creator: Creator) => Source | undefined
}

/** Sources give less where they must; fewer pages are fewer commits. */
const pageItems = 1000

/**
 * Makes sure that an audience was read far and freshly enough, without holding it: page by page into the corpus, from where
 * its ids can be listed. What fails half-way leaves what was read, and says so.
 */
export const createAudienceReader =
  ({ corpus, throttle, clock, sourceOf }: Parts): ReadAudience =>
  async (creator, kind, { limit, maxAgeMs }, { signal, onRead }) => {
    const { network, handle, externalId } = creator
    const known = await corpus.fetchLog.find(network, externalId, kind)
    const enough = known !== undefined && (known.complete || known.items >= limit)
    if (enough && maxAgeMs > 0 && clock.now() - known.readAt <= maxAgeMs)
      return { ...known, missing: [], note: null, listed: false }
    const source = sourceOf(creator)
    if (source === undefined) return readKnown(creator, kind, corpus, undefined)
    const from: Provenance = { source: source.id, basis: 'measured', asOf: clock.now(), synthetic: source.synthetic }
    let items = 0
    let cursor: string | null = null
    do {
      signal.throwIfAborted()
      try {
        const page: SourcePage<AudienceMember> = await throttle.call(source, () =>
          readEnding(cursor, (own) =>
            source.audience({ network, handle }, kind, {
              cursor: own,
              limit: Math.min(pageItems, limit - items),
              signal,
            }),
          ),
        )
        await corpus.audiences.save({ network, creatorId: externalId, kind }, page.items, from)
        items += page.items.length
        cursor = page.cursor
        onRead(items)
      } catch (error) {
        if (!(error instanceof SourceError) || (items === 0 && wantsPause(error))) throw error
        if (items === 0) return readKnown(creator, kind, corpus, error)
        const missing = [{ item: kind, reason: error.kind, detail: error.message }]
        return { readAt: from.asOf, items, complete: false, missing, note: null, listed: false }
      }
    } while (cursor !== null && items < limit)
    await corpus.fetchLog.save(network, externalId, kind, { readAt: from.asOf, items, complete: cursor === null })
    return { readAt: from.asOf, items, complete: cursor === null, missing: [], note: null, listed: false }
  }

/** The members we know: all there are where they are as many as the profile counts, else some of them. */
const readKnown = async (
  creator: Creator,
  kind: AudienceSource,
  corpus: Records,
  failed: SourceError | undefined,
): Promise<AudienceReading> => {
  const { network, externalId: creatorId, followers } = creator
  if (kind === 'commenters') await learnCommenters(creator, corpus)
  const seen = await corpus.audiences.seen({ network, creatorId, kind })
  if (seen === undefined) throw failed ?? noneKnown(kind, creator, false)
  return {
    readAt: seen.first,
    items: seen.count,
    complete: kind === 'followers' && (followers === null || seen.count >= followers),
    missing: [],
    note: knownNote({ network, source: seen.source, asOf: seen.last }, failed),
    listed: true,
  }
}
