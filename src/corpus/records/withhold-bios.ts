import { findInText, reachedBy } from '../../engine/contacts/find-contacts.js'
import type { Creator } from '../../model/creator.js'
import type { DoNotContact } from './do-not-contact.js'

/** What stands in a bio where an address or number must not be shown. */
export const withheldMark = '[withheld]'

/** Every address and number has one of these: most bios can be passed over at once. */
const hints = /[@＠]|\bat\b|\d{3}/iu

type BioOwner = Pick<Creator, 'network' | 'handle' | 'bio' | 'place'>

/** Addresses and numbers in a bio, as they are written, each with what an objection to it is to. */
const statedIn = ({ bio, place }: BioOwner) =>
  hints.test(bio)
    ? findInText(bio, place?.countryCode ?? null).flatMap((contact) => {
        const reached = reachedBy(contact)
        return reached === null ? [] : [{ written: contact.written, reached }]
      })
    : []

/**
 * The bios of creators as they may be shown: without the addresses and numbers that the registry of who must not be contacted
 * withholds. In the order of the creators.
 */
export const withholdBios = async (creators: readonly BioOwner[], registry: DoNotContact): Promise<string[]> => {
  const bios = creators.map(({ bio }) => bio)
  if (creators.length === 0 || (await registry.isEmpty())) return bios
  const stated = creators.map(statedIn)
  const people = await registry.refused(
    creators.map(({ network, handle }) => ({ kind: 'profile', value: { network, handle } })),
  )
  const single = stated.flat()
  const refused = await registry.refused(single.map(({ reached }) => reached))
  const gone = new Set(single.filter((_, i) => refused[i] === true))
  return bios.map((bio, i) =>
    (stated[i] ?? [])
      .filter((contact) => people[i] === true || gone.has(contact))
      .reduce((text, { written }) => text.replaceAll(written, withheldMark), bio),
  )
}
