import type { z } from 'zod'
import { Failure } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import type { Corpus } from '../../../corpus/index.js'
import {
  contactKey,
  findInProfile,
  findInText,
  reachedBy,
  type FoundContact,
} from '../../../engine/contacts/find-contacts.js'
import { linkKindOf } from '../../../engine/contacts/links.js'
import { sourceFailure } from '../../../gather/failure.js'
import type { Gather, Gathered } from '../../../gather/gather.js'
import type { LinkPages, OpenedPage } from '../../../gather/link-pages.js'
import { findLinkedAccounts, type DeclaredAccount, type LinkedAccount } from '../../../gather/linked-accounts.js'
import type { Content } from '../../../model/content.js'
import type { Creator, ProfileRef } from '../../../model/creator.js'
import { toProfileRef } from '../../../model/named-profile.js'
import { SourceError } from '../../../sources/port.js'
import { ContactAnswer, ContactBody, type ContactShown } from './contract.js'
import { exampleContacts } from './examples.js'
import { knownText } from '../../../model/known-text.js'

type Contact = z.output<typeof ContactShown>

interface Needs extends Pick<Corpus, 'creators' | 'links' | 'doNotContact'> {
  gather: Gather
  linkPages: LinkPages
}

const isSame = (account: ProfileRef | null, { network, handle }: ProfileRef): boolean =>
  account?.network === network && account.handle.toLowerCase() === handle.toLowerCase()

interface Stated {
  contact: FoundContact
  source: Contact['source']
  url: string
  foundAt: number
}

/** Reading contents is an extra: without them the answer says what it lacks. */
const readContents = async (
  creator: Creator,
  limit: number,
  maxAgeMs: number,
  gather: Gather,
): Promise<Gathered<Content[]>> => {
  const { asOf, source, synthetic } = creator.provenance
  const none = { value: [], asOf, from: 'known' as const, source, synthetic, note: null, missing: [] }
  if (limit === 0 || creator.state !== 'active') return none
  try {
    return await gather.contents(creator, { limit, maxAgeMs })
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { ...none, missing: [{ item: 'contents', reason: error.kind, detail: error.message }] }
  }
}

/** Each contact once; the profile's own word comes before what its pages and contents say. */
const gatherStated = (creator: Creator, pages: readonly OpenedPage[], contents: readonly Content[]): Stated[] => {
  const { bio, links } = findInProfile(creator)
  const foundAt = creator.provenance.asOf
  const all: Stated[] = [
    ...bio.map((contact) => ({ contact, source: 'bio' as const, url: creator.url, foundAt })),
    ...links.map((contact) => ({ contact, source: 'profile_link' as const, url: creator.url, foundAt })),
    ...pages.flatMap(({ url, contacts, readAt }) =>
      contacts
        .filter(({ account }) => !isSame(account, creator))
        .map((contact) => ({ contact, source: 'link_page' as const, url, foundAt: readAt })),
    ),
    ...contents.flatMap((content) =>
      findInText(content.text, creator.place?.countryCode ?? null)
        // What a post links to or names is seldom the author's own; an address or a number is meant to be used.
        .filter(({ type }) => type === 'email' || type === 'phone' || type === 'whatsapp')
        .map((contact) => ({
          contact,
          source: 'content' as const,
          url: content.url,
          foundAt: content.provenance.asOf,
        })),
    ),
  ]
  return [...new Map([...all].reverse().map((stated) => [contactKey(stated.contact), stated])).values()].reverse()
}

/** What the person's other accounts state too, as far as we know them. */
const statedElsewhere = async (
  linked: readonly LinkedAccount[],
  creators: Corpus['creators'],
): Promise<Set<string>> => {
  const others = await Promise.all(
    linked.filter(({ strength }) => strength === 'strong').map((account) => creators.find(account)),
  )
  return new Set(
    others.flatMap((other) => (other === undefined ? [] : Object.values(findInProfile(other)).flat().map(contactKey))),
  )
}

/** Accounts that a page of links collects are its owner's; what other pages link to may be anybody's. */
const onLinkPages = (pages: readonly OpenedPage[]): DeclaredAccount[] =>
  pages
    .filter(({ url }) => linkKindOf(url) === 'link_page')
    .flatMap(({ url, contacts }) =>
      contacts.flatMap(({ account }) => (account === null ? [] : [{ account, written: url }])),
    )

export const showContacts = operation({
  method: 'POST',
  path: '/contact-info',
  name: 'showContacts',
  isRead: true,
  area: 'Creators',
  summary: 'Get the contact details of a profile',
  description:
    'Returns e-mail addresses (also obfuscated ones), phone numbers, messengers, link pages, links and accounts on other networks, each with where and when it was found: in the bio, in the profile links, on the linked pages, or in recent contents. It only returns what the person has published, and nothing that is on the do-not-contact list.',
  scope: 'creators',
  input: { body: ContactBody },
  output: ContactAnswer,
  example: { body: { profile: { network: 'instagram', handle: 'brackwyn.official' } }, output: exampleContacts },
  run: async ({ body }, { gather, creators, links, doNotContact, linkPages }: Needs, { signal }) => {
    const ref = toProfileRef(body.profile, '/profile')
    const maxAgeMs = body.max_age_s * 1000
    const { value: creator, note } = await gather.profile(ref, { maxAgeMs }).catch((error: unknown) => {
      throw error instanceof SourceError ? sourceFailure(error) : error
    })
    if (creator.state === 'deleted' || creator.state === 'suspended')
      throw new Failure('conflict', `The profile is ${creator.state}; its contacts are no longer available.`)
    const contents = await readContents(creator, body.contents, maxAgeMs, gather)
    const { pages, missing } =
      body.link_pages && creator.state === 'active'
        ? await linkPages.open(creator, { maxAgeMs, signal })
        : { pages: [], missing: [] }
    const stated = gatherStated(creator, pages, contents.value)
    const linked = await findLinkedAccounts(creator, { links, creators }, onLinkPages(pages))
    const elsewhere = await statedElsewhere(linked, creators)
    const [all = false] = await doNotContact.refused([{ kind: 'profile', value: creator }])
    const refused = await Promise.all(
      stated.map(async ({ contact }) => {
        const reached = reachedBy(contact)
        return all || (reached !== null && (await doNotContact.refused([reached])).includes(true))
      }),
    )
    return {
      profile: {
        network: creator.network,
        handle: creator.handle,
        external_id: creator.externalId,
        name: knownText(creator.name),
        url: creator.url,
      },
      contacts: stated.map(({ contact, source, url, foundAt }, i): Contact => {
        const withheld = refused[i] === true
        return {
          type: contact.type,
          value: withheld ? null : contact.value,
          network: contact.account?.network ?? null,
          label: contact.label,
          source,
          source_url: url,
          written: withheld ? null : contact.written,
          obfuscated: contact.obfuscated,
          role_address: contact.role,
          disposable: contact.disposable,
          verified: elsewhere.has(contactKey(contact)) ? true : null,
          withheld: withheld ? 'do_not_contact' : null,
          found_at: new Date(foundAt).toISOString(),
        }
      }),
      linked_accounts: linked.map(({ network, handle, strength, evidence }) => ({
        network,
        handle,
        strength,
        evidence,
      })),
      looked_at: {
        profile_as_of: new Date(creator.provenance.asOf).toISOString(),
        contents: contents.value.length,
        pages: pages.map(({ url, contacts, readAt }) => ({
          url,
          contacts: contacts.length,
          as_of: new Date(readAt).toISOString(),
        })),
        missing: [...contents.missing, ...missing],
        notes: [note, contents.note].filter((each) => each !== null),
      },
      source: creator.provenance.source,
      synthetic: creator.provenance.synthetic,
    }
  },
})
