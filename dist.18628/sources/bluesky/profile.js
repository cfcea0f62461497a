import { profileUrl } from '../../model/profile-url.js'
import { handleOf, network } from './address.js'
import { provenanceAt } from './content.js'
import { labelsOf } from './labels.js'
import { clean, isWebUrl, timeOf, unique } from './text.js'
const isVerified = ({ verification }) =>
  verification?.verifiedStatus === 'valid' || verification?.trustedVerifierStatus === 'valid'
const nameOf = ({ displayName, handle, did }) => {
  const name = clean(displayName ?? '').trim()
  return name === '' ? handleOf({ handle, did }) : name
}
const linksIn = (bio) =>
  [...bio.matchAll(/https?:\/\/[^\s<>"]+/gi)].map(([link]) => link.replace(/[.,;:!?)\]}'’”]+$/u, ''))
const toCreator = (view, asOf) => {
  const bio = clean(view.description ?? '')
  const handle = handleOf(view)
  return {
    network,
    externalId: view.did,
    handle,
    url: profileUrl({ network, handle }),
    name: nameOf(view),
    bio,
    imageUrl: view.avatar ?? null,
    verified: isVerified(view),
    accountType: null,
    state: 'active',
    gender: null,
    birthYear: null,
    place: null,
    languages: [],
    interests: [],
    links: unique([clean(view.website ?? ''), ...linksIn(bio)]).filter(isWebUrl),
    followers: view.followersCount ?? null,
    following: view.followsCount ?? null,
    contentCount: view.postsCount ?? null,
    lastPostedAt: null,
    createdAt: timeOf(view.createdAt) ?? null,
    metrics: null,
    professional: null,
    labels: labelsOf(view.labels, asOf),
    provenance: provenanceAt(asOf),
  }
}
const toMember = (view) => ({
  network,
  externalId: view.did,
  handle: handleOf(view),
  name: nameOf(view),
  bio: clean(view.description ?? ''),
  imageUrl: view.avatar ?? null,
  verified: isVerified(view),
  isPrivate: false,
  placeText: null,
  language: null,
  followers: view.followersCount ?? null,
  following: view.followsCount ?? null,
  contentCount: view.postsCount ?? null,
  createdAt: timeOf(view.createdAt) ?? null,
})
export { toCreator, toMember }
//# sourceMappingURL=profile.js.map
