import type { Corpus } from '../../../corpus/index.js'
import { byNetwork, toCreatorKey } from '../../../corpus/search/keys.js'
import type { Gather } from '../../../gather/gather.js'
import { handleKey } from '../../../corpus/records/creators.js'
import type { ProfileRef } from '../../../model/creator.js'
import { SourceError } from '../../../sources/port.js'
import type { AskedRow } from './read-items.js'

/** Whom a row stands for. */
export interface FoundRow {
  status: 'found' | 'not_found' | 'invalid' | 'withheld'
  reason: string | null
  /** Keys of those who match. */
  keys: string[]
}

export type FindNeeds = Pick<Corpus, 'creators' | 'contactEmails' | 'doNotContact'> & { gather: Gather }

const matchesMax = 20
const unknown = 'Not known here: import it, or configure a source and ask with `live`.'
const nobody = 'No profile we know states this address.'

/** Profiles of the corpus by handle, a question for each network. */
const findKnown = async (refs: readonly ProfileRef[], { creators }: FindNeeds): Promise<Map<string, string>> => {
  const keys = new Map<string, string>()
  for (const [network, group] of byNetwork(refs)) {
    const ids = await creators.findIds(
      network,
      group.map(({ handle }) => handle),
    )
    for (const [handle, id] of ids) keys.set(`${network} ${handleKey(handle)}`, toCreatorKey(network, id))
  }
  return keys
}

const askSource = async (ref: ProfileRef, gather: Gather): Promise<{ key: string } | { reason: string }> => {
  try {
    const { value } = await gather.profile(ref, { maxAgeMs: Number.MAX_SAFE_INTEGER })
    return { key: toCreatorKey(value.network, value.externalId) }
  } catch (error) {
    if (error instanceof SourceError) return { reason: error.message }
    throw error
  }
}

const findByEmail = async (hashes: readonly string[], needs: FindNeeds): Promise<FoundRow> => {
  const refused = await needs.doNotContact.refused(hashes.map((value) => ({ kind: 'email_sha256', value })))
  if (refused.includes(true)) return { status: 'withheld', reason: 'do_not_contact', keys: [] }
  const owners = await needs.contactEmails.list(hashes, matchesMax)
  const creators = await needs.creators.findEach(owners)
  const people = await needs.doNotContact.refused(creators.map((value) => ({ kind: 'profile', value })))
  const keys = creators
    .filter((_, i) => people[i] !== true)
    .sort((a, b) => (b.followers ?? -1) - (a.followers ?? -1))
    .map(({ network, externalId }) => toCreatorKey(network, externalId))
  return keys.length === 0 ? { status: 'not_found', reason: nobody, keys } : { status: 'found', reason: null, keys }
}

/** Profiles that a source would be asked for, so many at most. */
export const findUnknown = async (rows: readonly AskedRow[], most: number, needs: FindNeeds): Promise<ProfileRef[]> => {
  const refs = rows.flatMap((row) => ('handle' in row ? [row] : []))
  const known = await findKnown(refs, needs)
  return refs.filter(({ network, handle }) => !known.has(`${network} ${handleKey(handle)}`)).slice(0, most)
}

/** Finds whom some rows stand for. `live` counts down the questions that may still be asked of sources. */
export const findRows = async (
  rows: readonly AskedRow[],
  live: { left: number },
  needs: FindNeeds,
): Promise<FoundRow[]> => {
  const refs = rows.flatMap((row) => ('handle' in row ? [row] : []))
  const known = await findKnown(refs, needs)
  const found: FoundRow[] = []
  for (const row of rows) {
    if ('invalid' in row) found.push({ status: 'invalid', reason: row.invalid, keys: [] })
    else if ('key' in row) found.push({ status: 'found', reason: null, keys: [row.key] })
    else if ('hashes' in row) found.push(await findByEmail(row.hashes, needs))
    else {
      const key = known.get(`${row.network} ${handleKey(row.handle)}`)
      const asked = key === undefined && live.left-- > 0 ? await askSource(row, needs.gather) : undefined
      const foundKey = key ?? (asked !== undefined && 'key' in asked ? asked.key : undefined)
      found.push(
        foundKey === undefined
          ? { status: 'not_found', reason: asked !== undefined && 'reason' in asked ? asked.reason : unknown, keys: [] }
          : { status: 'found', reason: null, keys: [foundKey] },
      )
    }
  }
  return found
}
