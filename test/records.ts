import type { AudienceMember } from '../src/model/audience.js'
import type { Content } from '../src/model/content.js'
import type { Creator } from '../src/model/creator.js'
import type { Provenance } from '../src/model/provenance.js'

/** Where records of tests come from unless they say otherwise. */
export const imported = (asOf: number): Provenance => ({ source: 'import', basis: 'measured', asOf, synthetic: true })

/** Somebody of whom little is known; a test says what matters to it. */
export const creatorLike = (changes: Partial<Creator> & Pick<Creator, 'externalId' | 'handle'>): Creator => ({
  network: 'instagram',
  url: `https://instagram.com/${changes.handle}`,
  name: 'Vela',
  bio: '',
  imageUrl: null,
  verified: false,
  accountType: null,
  state: 'active',
  gender: null,
  birthYear: null,
  place: null,
  languages: [],
  interests: [],
  links: [],
  followers: 100,
  following: null,
  contentCount: null,
  lastPostedAt: null,
  createdAt: null,
  metrics: null,
  professional: null,
  provenance: imported(1000),
  ...changes,
})

/** Somebody in an audience, of whom nothing is shown. */
export const memberLike = (changes: Partial<AudienceMember> & Pick<AudienceMember, 'externalId'>): AudienceMember => ({
  network: 'instagram',
  handle: changes.externalId,
  name: '',
  bio: '',
  imageUrl: null,
  verified: false,
  isPrivate: false,
  placeText: null,
  language: null,
  followers: null,
  following: null,
  contentCount: null,
  createdAt: null,
  ...changes,
})

/** A post of which little is known. */
export const contentLike = (
  changes: Partial<Content> & Pick<Content, 'contentId' | 'author' | 'authorExternalId' | 'text'>,
): Content => ({
  network: 'instagram',
  url: `https://instagram.demo.example/p/${changes.contentId}`,
  type: 'image',
  format: 'post',
  title: null,
  language: 'en',
  publishedAt: 1_700_000_000_000,
  media: [],
  thumbnailUrl: null,
  hashtags: [],
  mentions: [],
  links: [],
  place: null,
  audio: null,
  engagement: { likes: 5, comments: 1, views: null, shares: null, saves: null },
  declaredSponsorship: null,
  parentId: null,
  provenance: imported(1000),
  ...changes,
})
