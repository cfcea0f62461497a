import type { Availability, Capabilities } from '../port.js'
import { storageRules } from '../storage-rules.js'
import type { Mapping } from './mapping.js'

/** Fields as the API names them, and the names of a mapping that fill each. */
const profileFields: Readonly<Record<string, readonly string[]>> = {
  name: ['name'],
  bio: ['bio'],
  image_url: ['image_url'],
  verified: ['verified'],
  account_type: ['account_type'],
  gender: [],
  birth_year: [],
  place: ['place', 'country_code'],
  links: ['links', 'bio'],
  followers: ['followers'],
  following: ['following'],
  content_count: ['content_count'],
  created_at: ['created_at'],
  professional: [],
  labels: ['labels'],
}
const contentFields: Readonly<Record<string, readonly string[]>> = {
  title: ['title'],
  text: ['text'],
  language: ['language'],
  media: ['media_url'],
  audio: ['audio_title'],
  likes: ['likes'],
  comments: ['comments'],
  views: ['views'],
  shares: ['shares'],
  saves: ['saves'],
  declared_sponsorship: ['sponsored', 'sponsors'],
  labels: ['labels'],
}
const commentFields: Readonly<Record<string, readonly string[]>> = {
  text: ['text'],
  language: ['language'],
  likes: ['likes'],
  replies: ['replies'],
  parent_id: ['parent_id'],
}

const declare = (
  names: Readonly<Record<string, readonly string[]>>,
  mapped: Readonly<Record<string, unknown>>,
  always: readonly string[],
): Record<string, Availability> =>
  Object.fromEntries(
    Object.entries(names).map(([name, from]) => {
      const has = from.some((each) => mapped[each] !== undefined)
      return [name, !has ? 'no' : always.includes(name) ? 'yes' : 'some']
    }),
  )

/** What a mapping says that it gives. Fields of single operations count as there of some. */
export const capabilitiesOf = ({
  id,
  network,
  storage,
  operations,
  profile,
  content,
  media,
  comment,
  always,
  some,
  note,
  proof,
}: Mapping): Capabilities => {
  const has = (name: keyof Mapping['operations']): Availability =>
    operations[name] === undefined ? 'no' : some.includes(name) ? 'some' : 'yes'
  const own = (name: keyof Mapping['operations']): Record<string, unknown> =>
    Object.assign({}, ...(operations[name] ?? []).map(({ fields }) => fields)) as Record<string, unknown>
  const filled = media.length > 0 ? { media_url: media } : {}
  return {
    operations: {
      profile: has('profile'),
      contents: has('contents'),
      content: has('content'),
      comments: has('comments'),
      search: has('search'),
      history: 'no',
      followers: has('followers'),
      likers: 'no',
      commenters: 'no',
    },
    fields: {
      profile: declare(profileFields, { ...profile, ...own('profile') }, always.profile),
      content: declare(contentFields, { ...content, ...own('contents'), ...filled }, always.content),
      comment: declare(commentFields, { ...comment, ...own('comments') }, always.comment),
    },
    note,
    proof,
    storage: id === network ? storageRules[network] : (storage ?? null),
  }
}
