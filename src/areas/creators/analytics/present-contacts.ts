import { toTimestamp } from '../../../kernel/clock.js'
import type { Creator } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'
import type { ReportInput } from './read-input.js'

interface Contact {
  type: string
  value: string
  label: string | null
  source: string
}

const emailPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/** What the profile itself declares: addresses in the bio, links. */
export const presentContacts = (creator: Creator): { data: Contact[]; as_of: string } => {
  const emails = [...new Set([...creator.bio.matchAll(emailPattern)].map(([email]) => email.toLowerCase()))]
  return {
    data: [
      ...emails.map((value) => ({ type: 'email', value, label: null, source: 'bio' })),
      ...creator.links.map((value) => ({ type: 'link', value, label: null, source: 'profile_link' })),
    ],
    as_of: toTimestamp(creator.provenance.asOf),
  }
}

/** Other accounts of the same person, and what says so. */
export const presentLinks = ({
  creator,
  links,
}: ReportInput): {
  data: { network: Network; handle: string; evidence: string; strength: 'strong' | 'weak' }[]
  as_of: string
} => {
  const seen = new Set<string>()
  const data = links
    .map(({ from, to, evidence, strength }) => {
      const own = from.network === creator.network && from.handle.toLowerCase() === creator.handle.toLowerCase()
      return { ...(own ? to : from), evidence, strength }
    })
    .sort((a, b) => Number(b.strength === 'strong') - Number(a.strength === 'strong'))
    .filter(({ network, handle }) => !seen.has(`${network} ${handle}`) && seen.add(`${network} ${handle}`))
  return { data, as_of: toTimestamp(creator.provenance.asOf) }
}
