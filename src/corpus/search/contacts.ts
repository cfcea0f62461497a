import { findUnlabelled, reachedBy, type ContactType } from '../../engine/contacts/find-contacts.js'
import type { Database } from '../../db/database.js'
import type { Creator } from '../../model/creator.js'
import { DoNotContact } from '../records/do-not-contact.js'
import { Cache } from '../../kernel/cache.js'

/** Every contact has a sign, a digit or a colon: most bios can be passed over at once. */
const contactHints = /[@\d:：＠]|\.\p{L}|\bdot\b|\bat\b/u

interface Way {
  type: ContactType
  /** The address or number it leads to: a messenger's link leads to its number. */
  reached: ReturnType<typeof reachedBy>
}

/** Reading contacts out of a bio takes longer than the rest of a document, and the same bio is read whenever its creator posts. */
const kept = new Cache<string, readonly Way[]>(20_000)

const waysOf = (creator: Creator): readonly Way[] => {
  const { bio, links, place } = creator
  if (links.length === 0 && !contactHints.test(bio)) return []
  const key = `${place?.countryCode ?? ''}\n${links.join('\n')}\n\n${bio}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const ways = findUnlabelled(creator).map((contact): Way => ({
    type: contact.type,
    reached: reachedBy(contact),
  }))
  kept.set(key, ways)
  return ways
}

/** Which ways there are to reach a creator, not which they are: contact details are asked for elsewhere, by name. */
export interface Reachable {
  types: ContactType[]
  /** Objected to any contact. */
  refused: boolean
}

/** Those of several creators, in their order. Ways that are in the registry of who must not be contacted do not count. */
export const readReachable = async (db: Database, creators: readonly Creator[]): Promise<Reachable[]> => {
  const registry = new DoNotContact(db)
  const ways = creators.map(waysOf)
  const typesOf = (some: readonly Way[]): ContactType[] => [...new Set(some.map(({ type }) => type))].sort()
  if (await registry.isEmpty()) return ways.map((some) => ({ types: typesOf(some), refused: false }))
  const people = await registry.refused(creators.map((value) => ({ kind: 'profile', value })))
  const single = ways.flat().flatMap(({ reached }) => reached ?? [])
  const singleFlags = await registry.refused(single)
  const gone = new Set(single.filter((_, i) => singleFlags[i]).map(({ kind, value }) => `${kind} ${value}`))
  return ways.map((some, i) =>
    people[i] === true
      ? { types: [], refused: true }
      : {
          types: typesOf(
            some.filter(({ reached }) => reached === null || !gone.has(`${reached.kind} ${reached.value}`)),
          ),
          refused: false,
        },
  )
}
