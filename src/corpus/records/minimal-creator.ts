import type { Content } from '../../model/content.js'
import type { Creator, ProfileRef } from '../../model/creator.js'
import { profileUrl } from '../../model/profile-url.js'
import type { Provenance } from '../../model/provenance.js'

interface KnownAccount extends ProfileRef {
  externalId: string
  provenance: Provenance
  lastPostedAt?: number
}

/** Somebody of whom only that they write, or are followed, is known: a profile that says no more than that. */
export const toMinimalCreator = ({ network, handle, externalId, provenance, lastPostedAt }: KnownAccount): Creator => ({
  network,
  externalId,
  handle,
  url: profileUrl({ network, handle }),
  name: '',
  bio: '',
  imageUrl: null,
  verified: null,
  accountType: null,
  state: 'active',
  gender: null,
  birthYear: null,
  place: null,
  languages: [],
  interests: [],
  links: [],
  followers: null,
  following: null,
  contentCount: null,
  lastPostedAt: lastPostedAt ?? null,
  createdAt: null,
  metrics: null,
  professional: null,
  provenance: { ...provenance, basis: 'inferred' },
})

/** The authors of contents, each once, as their newest content here shows them. */
export const authorsOf = (contents: readonly Content[]): Creator[] => {
  const newest = new Map<string, Content>()
  for (const content of contents) {
    const key = `${content.network} ${content.authorExternalId}`
    const known = newest.get(key)
    if (known === undefined || known.publishedAt < content.publishedAt) newest.set(key, content)
  }
  return [...newest.values()].map(({ network, author, authorExternalId, publishedAt, provenance }) =>
    toMinimalCreator({
      network,
      handle: author,
      externalId: authorExternalId,
      provenance,
      lastPostedAt: publishedAt,
    }),
  )
}
