import { DamagedRow } from '../../../db/storage-failure.js'
import type { Job } from '../../../jobs/runner.js'
import type { DiscoveryNeeds } from './discover.js'
import { readRecords, type FoundRecord } from './present.js'

/** Tables with rows about one creator: where such a row is damaged, the others can still be read. */
const tables: readonly string[] = ['creators', 'creator_facts', 'audience_summaries']

/** How many are named one by one. */
const namedMax = 100

const isAboutOne = (error: unknown): boolean => error instanceof DamagedRow && tables.includes(error.table)

/**
 * The records of a page but those that are damaged, which the result then lacks. The index may know them still: the disk has changed what it
 * once read.
 */
export const readSoundRecords = async (
  keys: readonly string[],
  needs: DiscoveryNeeds,
  job: Pick<Job, 'missing'>,
  namedBefore: number,
): Promise<{ records: Map<string, FoundRecord>; named: number }> => {
  try {
    return { records: await readRecords(keys, needs), named: namedBefore }
  } catch (error) {
    if (!isAboutOne(error)) throw error
  }
  const records = new Map<string, FoundRecord>()
  let named = namedBefore
  for (const key of keys)
    try {
      for (const [found, record] of await readRecords([key], needs)) records.set(found, record)
    } catch (error) {
      if (!isAboutOne(error)) throw error
      if (named++ < namedMax)
        job.missing({ item: key, reason: 'unavailable', detail: 'A stored record about this creator is damaged.' })
    }
  return { records, named }
}

/** Notes that creators may be missing because their records are damaged. */
export const noteDamaged = ({ search }: DiscoveryNeeds, job: Pick<Job, 'missing'>): void => {
  if (search.lacksDamaged(...tables))
    job.missing({
      item: 'creators whose records are damaged',
      reason: 'unavailable',
      detail: 'Some stored records are damaged and were left out. The operator finds which ones with `rostra doctor`.',
    })
}
