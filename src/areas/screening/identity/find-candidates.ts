import type { Corpus } from '../../../corpus/index.js'
import { hashesOf, hashPhone } from '../../../corpus/records/contact-emails.js'
import { handleKey } from '../../../corpus/records/creators.js'
import { readCreatorKey } from '../../../corpus/search/keys.js'
import { worldFilter } from '../../../corpus/search/world-filter.js'
import { findInProfile, reachedBy } from '../../../engine/contacts/find-contacts.js'
import { comparePerson, type Person } from '../../../engine/identity/compare.js'
import { nameWords } from '../../../engine/identity/names.js'
import { priorOf, weigh, weights, type Evidence, type NameShares } from '../../../engine/identity/weigh.js'
import { redact } from '../../../engine/risk/protected.js'
import type { Filter } from '../../../engine/search/index.js'
import type { Gather } from '../../../gather/gather.js'
import { findLinkedAccounts, type LinkedAccount } from '../../../gather/linked-accounts.js'
import type { Creator, ProfileRef } from '../../../model/creator.js'
import { profileUrl } from '../../../model/profile-url.js'
import { SourceError } from '../../../sources/port.js'
import type { Candidate, IdentityDocument } from './identity-store.js'

export type FindNeeds = Pick<
  Corpus,
  'creators' | 'links' | 'contactEmails' | 'doNotContact' | 'search' | 'dictionaries' | 'syntheticPolicy'
> & { gather: Gather }

const byContactMax = 50
const byNameMax = 60
const shownMax = 50
const profileMaxAgeMs = 24 * 3_600_000

export const candidateId = ({ network, handle }: ProfileRef): string => `${network}:${handleKey(handle)}`

/** Accounts by id, each once. */
class Found {
  readonly creators = new Map<string, Creator>()

  add(creators: readonly (Creator | undefined)[]): void {
    for (const creator of creators)
      if (creator !== undefined && creator.state !== 'deleted') this.creators.set(candidateId(creator), creator)
  }
}

/** Who states one of the addresses or numbers, unless they object to being found so. */
const findByContacts = async ({ emails, phones }: Person, needs: FindNeeds): Promise<Creator[]> => {
  const hashes = emails.flatMap((email) => email.hashes)
  const refs = [
    ...(await needs.contactEmails.list(hashes, byContactMax)),
    ...(await needs.contactEmails.listByPhone(
      phones.map(({ hash }) => hash),
      byContactMax,
    )),
  ]
  const found = await needs.creators.findEach(refs)
  const refused = await needs.doNotContact.refused(found.map((value) => ({ kind: 'profile', value })))
  return found.filter((_, i) => refused[i] !== true)
}

/** Who has the name, or a handle made of it. */
const findByName = async (
  name: string,
  world: Filter | undefined,
  needs: FindNeeds,
  signal: AbortSignal,
): Promise<Creator[]> => {
  if (nameWords(name).length === 0) return []
  const filter = world === undefined ? {} : { filter: world }
  const { hits } = await needs.search.creators.quick(
    { query: name, fields: ['name', 'handle'], limit: byNameMax, ...filter },
    { signal },
  )
  return needs.creators.findEach(hits.map(({ key }) => readCreatorKey(key)))
}

/** Who names a link of the person in the bio: the index knows words, the comparison knows links. */
const findByLinks = async (
  { links }: Person,
  world: Filter | undefined,
  needs: FindNeeds,
  signal: AbortSignal,
): Promise<Creator[]> => {
  const hosts = [...new Set(links.flatMap(({ url, account }) => (account === null ? [new URL(url).hostname] : [])))]
  const found: Creator[] = []
  for (const host of hosts) {
    const text: Filter = { text: { fields: ['bio'], query: host.replace(/^www\./, ''), mode: 'phrase' } }
    const { results } = await needs.search.creators.search(
      [{ filter: { and: [text, ...(world === undefined ? [] : [world])] }, limit: byContactMax, total: 'none' }],
      { signal },
    )
    const keys = results.flatMap(({ hits }) => hits.map(({ key }) => readCreatorKey(key)))
    found.push(...(await needs.creators.findEach(keys)))
  }
  return found
}

/** The accounts that the links lead to, as their networks or our records show them. Those that cannot be read stay candidates. */
const readLinked = async ({ links }: Person, { gather }: FindNeeds) => {
  const accounts = links.flatMap(({ account }) => account ?? [])
  return Promise.all(
    accounts.map(async (account) => {
      try {
        return { account, creator: (await gather.profile(account, { maxAgeMs: profileMaxAgeMs })).value }
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        return { account, creator: undefined }
      }
    }),
  )
}

const toShares = async (name: string | null, { search, dictionaries }: FindNeeds): Promise<NameShares> => {
  const words = name === null ? [] : [...new Set(nameWords(name))]
  const { counts, docs } = await search.creators.frequencies(['name'], words)
  const { firstNames } = dictionaries
  return {
    counts: new Map(words.map((word, i) => [word, counts[0]?.[i] ?? 0])),
    docs,
    isFirstName: (word) => firstNames().find(word) !== undefined,
  }
}

const phoneOf = (contact: Parameters<typeof reachedBy>[0]): string | null => {
  const reached = reachedBy(contact)
  return reached?.kind === 'phone' ? reached.value : null
}

const compare = (person: Person, creator: Creator, shares: NameShares, { dictionaries }: FindNeeds): Evidence[] => {
  const { bio, links } = findInProfile(creator)
  return comparePerson(
    person,
    { creator, contacts: [...bio, ...links], hashesOf, hashPhone, phoneOf, places: dictionaries.places() },
    shares,
  )
}

/** What an account that is surely the person's says of another one, or the other of it. */
const linkEvidence = (sure: Creator, { strength, evidence }: LinkedAccount): Evidence => {
  const by = new Set(evidence.map((each) => each.by))
  const given = candidateId(sure)
  const state = (log_odds: number, why: string): Evidence => ({
    identifier: 'linked_account',
    given,
    found: redact(evidence[0]?.text ?? '').text || null,
    outcome: 'matched',
    log_odds,
    why,
  })
  if (strength === 'strong')
    return state(weights.linkedBothWays, `${given} and this account name each other, or an import joined them.`)
  if (by.has('this_profile')) return state(weights.namedByAccount, `${given} names this account as its own.`)
  if (by.has('same_contact')) return state(weights.sameContact, `${given} states the same contact.`)
  return state(weights.namesAccount, `This account names ${given}. Anybody can name another account as their own.`)
}

const isIdentifying = ({ identifier, outcome, log_odds }: Evidence): boolean =>
  outcome === 'matched' && ['email', 'phone', 'link'].includes(identifier) && log_odds >= weights.linkShown

/** Names often say what must not weigh in a decision: shown without it. */
const toCandidate = (creator: Creator, evidence: Evidence[], prior: number): Candidate => {
  const { log_odds: logOdds, ...weighed } = weigh(prior, evidence)
  return {
    id: candidateId(creator),
    network: creator.network,
    handle: creator.handle,
    externalId: creator.externalId,
    name: creator.name === '' ? null : redact(creator.name).text,
    url: creator.url,
    followers: creator.followers,
    verified: creator.verified,
    source: creator.provenance.source,
    synthetic: creator.provenance.synthetic,
    asOf: creator.provenance.asOf,
    evidence: evidence.map((each) => ({ ...each, found: each.found === null ? null : redact(each.found).text })),
    logOdds,
    ...weighed,
  }
}

const toUnread = (account: ProfileRef, { links }: Person, prior: number): Candidate => {
  const given = links.find((link) => link.account !== null && candidateId(link.account) === candidateId(account))
  const why = 'The given link is the address of this account. The account itself could not be read.'
  const evidence: Evidence[] = [
    {
      identifier: 'link',
      given: given?.url ?? '',
      found: null,
      outcome: 'matched',
      log_odds: weights.linkToAccount,
      why,
    },
  ]
  const { log_odds: logOdds, ...weighed } = weigh(prior, evidence)
  const nothing = { externalId: null, name: null, followers: null, verified: null, source: null, asOf: null }
  return {
    ...nothing,
    id: candidateId(account),
    ...account,
    url: profileUrl(account),
    synthetic: false,
    evidence,
    logOdds,
    ...weighed,
  }
}

/** Accounts that may be the person's, likeliest first, each with what speaks for it and against it. */
export const findCandidates = async (
  person: Person,
  needs: FindNeeds,
  signal: AbortSignal,
): Promise<Pick<IdentityDocument, 'prior' | 'candidates' | 'more'>> => {
  const { choice } = await needs.syntheticPolicy.choose(undefined)
  const world = worldFilter(choice)
  const found = new Found()
  const linked = await readLinked(person, needs)
  if (person.name !== null) found.add(await findByName(person.name, world, needs, signal))
  found.add(await findByLinks(person, world, needs, signal))
  found.add(await findByContacts(person, needs))
  found.add(linked.map(({ creator }) => creator))
  const shares = await toShares(person.name, needs)
  const prior = priorOf(shares.docs)
  const compared = new Map(
    [...found.creators].map(([id, creator]) => [id, { creator, evidence: compare(person, creator, shares, needs) }]),
  )
  const sure = [...compared.values()].filter(({ evidence }) => evidence.some(isIdentifying))
  for (const { creator } of sure)
    for (const account of await findLinkedAccounts(creator, needs)) {
      const id = candidateId(account)
      const other = compared.get(id)?.creator ?? (await needs.creators.find(account))
      if (other === undefined || other.state === 'deleted') continue
      const known = compared.get(id) ?? { creator: other, evidence: compare(person, other, shares, needs) }
      compared.set(id, { ...known, evidence: [...known.evidence, linkEvidence(creator, account)] })
    }
  const inWorld = ({ provenance }: Creator): boolean =>
    choice === 'include' || provenance.synthetic === (choice === 'only')
  const all = [
    ...[...compared.values()]
      .filter(({ creator, evidence }) => inWorld(creator) && evidence.some(({ outcome }) => outcome === 'matched'))
      .map(({ creator, evidence }) => toCandidate(creator, evidence, prior)),
    ...linked.filter(({ creator }) => creator === undefined).map(({ account }) => toUnread(account, person, prior)),
  ].sort((a, b) => b.logOdds - a.logOdds || (b.followers ?? 0) - (a.followers ?? 0) || (a.id < b.id ? -1 : 1))
  return {
    prior: { logOdds: prior, accounts: shares.docs },
    candidates: all.slice(0, shownMax),
    more: Math.max(0, all.length - shownMax),
  }
}
