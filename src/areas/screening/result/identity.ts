import type { Links } from '../../../corpus/records/links.js'
import { handleKey } from '../../../corpus/records/creators.js'
import { toTimestamp } from '../../../kernel/clock.js'
import { fold } from '../../../engine/language/fold.js'
import { redact } from '../../../engine/risk/protected.js'
import type { ProfileRef } from '../../../model/creator.js'
import type { ScreeningResult } from './result-contract.js'
import type { IdentityEvidence, ScreeningState, SubjectProfile } from './state.js'

const show = ({ network, handle }: ProfileRef): string => `${network}:${handle}`
const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

const isSame = (one: ProfileRef, other: ProfileRef): boolean =>
  one.network === other.network && handleKey(one.handle) === handleKey(other.handle)

const mentions = ({ bio, links }: SubjectProfile, other: SubjectProfile): boolean => {
  const handle = other.handle.toLowerCase()
  const inBio = (bio ?? '')
    .toLowerCase()
    .split(/[\s|,;:()[\]]+/)
    .some((word) => word.replace(/^@/, '') === handle)
  return inBio || links.some((link) => link.toLowerCase().includes(handle))
}

const comparePair = async (one: SubjectProfile, two: SubjectProfile, links: Links): Promise<IdentityEvidence[]> => {
  const profiles = [show(one), show(two)]
  const declared = (await links.list(one)).filter(({ from, to }) => isSame(from, two) || isSame(to, two))
  const said = [mentions(one, two) ? [show(one), show(two)] : [], mentions(two, one) ? [show(two), show(one)] : []]
  const sameName =
    one.name !== null && two.name !== null && plain(one.name) === plain(two.name) && plain(one.name) !== ''
  const sameHandle = plain(one.handle) === plain(two.handle)
  return [
    ...declared.map(({ evidence, strength }) => ({
      kind: strength === 'strong' ? 'linked_both_ways' : evidence,
      profiles,
      detail: `The accounts are linked (${evidence.replaceAll('_', ' ')}, ${strength}).`,
    })),
    ...said
      .filter((pair) => pair.length > 0)
      .map(([from = '', to = '']) => ({
        kind: 'names_the_other',
        profiles: [from, to],
        detail: `${from} names ${to}.`,
      })),
    ...(sameName
      ? [{ kind: 'same_name', profiles, detail: 'Both show the same name. Names are shared by many.' }]
      : []),
    ...(sameHandle
      ? [{ kind: 'same_handle', profiles, detail: 'Both use the same handle. Anybody can take one.' }]
      : []),
  ]
}

/** What speaks for the profiles being one person's, pair by pair. */
export const compareProfiles = async (
  profiles: readonly SubjectProfile[],
  links: Links,
): Promise<IdentityEvidence[]> => {
  const found: IdentityEvidence[] = []
  for (const [i, one] of profiles.entries())
    for (const two of profiles.slice(i + 1)) found.push(...(await comparePair(one, two, links)))
  return found
}

const strong = new Set(['linked_both_ways', 'imported'])
const telling = new Set(['declared_link', 'same_contact', 'names_the_other'])

/** Reviewers may write what must not weigh in a decision about employment: taken out of their words too. */
const presentPerson = (
  { identityId, accounts, ...rest }: NonNullable<ScreeningState['person']>,
  write: (text: string) => string,
): NonNullable<ScreeningResult['identity']['person']> => ({
  identity_id: identityId,
  ...rest,
  accounts: accounts.map(({ confirmedBy, confirmedAt, otherEvidence, reason, ...account }) => ({
    ...account,
    confirmed_by: confirmedBy,
    reason: write(reason),
    other_evidence: otherEvidence === null ? null : write(otherEvidence),
    confirmed_at: toTimestamp(confirmedAt),
  })),
})

/** Every profile must be tied to another one; the weakest tie decides. */
export const presentIdentity = ({
  profiles,
  identity,
  content,
  person,
  employment,
}: ScreeningState): ScreeningResult['identity'] => {
  if (person !== undefined)
    return {
      confidence: 'confirmed',
      detail: 'The screening began with a person. A reviewer confirmed every account before it was screened.',
      evidence: identity,
      person: presentPerson(person, (text) => (employment === null ? text : redact(text).text)),
    }
  if (content !== null || profiles.length < 2)
    return {
      confidence: 'not_assessed',
      detail: 'One profile was named by the caller. Whose it is was not looked into.',
      evidence: identity,
    }
  const tieOf = (profile: SubjectProfile): number => {
    const own = identity.filter((each) => each.profiles.includes(show(profile)))
    const bothSay = own.filter(({ kind }) => kind === 'names_the_other').length >= 2
    if (bothSay || own.some(({ kind }) => strong.has(kind))) return 2
    return own.some(({ kind }) => telling.has(kind)) || own.length >= 2 ? 1 : 0
  }
  const weakest = Math.min(...profiles.map(tieOf))
  const confidence = weakest === 2 ? 'strong' : weakest === 1 ? 'weak' : 'none'
  const detail = {
    strong: 'Every profile is tied to another one by links in both directions.',
    weak: 'Something ties the profiles together, but nothing that could not be claimed by somebody else.',
    none: 'At least one profile is tied to no other. Make sure that it is the right person before reading the risk.',
  }[confidence]
  return { confidence, detail, evidence: identity }
}
