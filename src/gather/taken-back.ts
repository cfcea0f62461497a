import type { Records } from '../corpus/records/index.js'
import { dayMs, type Clock } from '../kernel/clock.js'
import type { Content } from '../model/content.js'
import type { Creator } from '../model/creator.js'
import { SourceError, type Source } from '../sources/port.js'
import type { Throttle } from './throttle.js'

interface Parts {
  corpus: Pick<Records, 'contents' | 'departures'>
  throttle: Throttle
  clock: Clock
}

/** Contents that are looked at, and asked for one by one, after one reading. */
const lookedAtMax = 500
const askedMax = 10
const gone: readonly string[] = ['not_found', 'private', 'suspended']

/**
 * Deletes what an author took back: of the contents that are known from the time a fresh list covers, those that are not on it are asked
 * for one by one, and go where the network has them no more. What was seen within the last day is not asked for.
 */
export const removeTakenBack = async (
  { network, externalId }: Creator,
  listed: readonly Content[],
  source: Source,
  { corpus, throttle, clock }: Parts,
): Promise<void> => {
  const since = Math.min(...listed.map(({ publishedAt }) => publishedAt))
  if (source.synthetic || source.capabilities.operations.content === 'no' || !Number.isFinite(since)) return
  const ids = new Set(listed.map(({ contentId }) => contentId))
  const known = await corpus.contents.list(network, externalId, { since, limit: lookedAtMax })
  const before = clock.now() - dayMs
  const suspects = known.filter(
    ({ contentId, provenance }) => !ids.has(contentId) && provenance.source === source.id && provenance.asOf < before,
  )
  for (const { contentId } of suspects.slice(0, askedMax)) {
    try {
      await corpus.contents.save([await throttle.call(source, () => source.content({ network, contentId }))])
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      // Whatever else keeps the network from answering, it is asked again after the next reading.
      if (!gone.includes(error.kind)) return
      await corpus.departures.contents(network, [contentId])
    }
  }
}
