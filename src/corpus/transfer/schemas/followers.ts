import { audienceSources } from '../../../model/audience.js'
import type { Creator } from '../../../model/creator.js'
import type { Membership } from '../../records/audiences.js'
import { membershipIdentifiers, profileIdentifier } from '../../records/suppressed.js'
import { toMinimalCreator } from '../../records/minimal-creator.js'
import { boolean, choice, count, id, language, text, time, url } from './kinds.js'
import {
  defineSchema,
  field,
  idFromHandle,
  networkField,
  originFields,
  readAsOf,
  readHandle,
  readProfile,
} from './schema.js'

const fields = {
  network: networkField,
  creator: field(id, 'Handle of the creator whose audience this is. Needed unless creator_external_id is given.'),
  creator_external_id: field(
    id,
    'The network’s id of the creator. By default, the stored id of the handle, else @handle.',
  ),
  kind: field(choice(audienceSources), 'Kind of audience; by default followers.'),
  handle: field(id, 'Handle of the person. Needed unless profile_url is given.'),
  profile_url: field(url, 'Address of the person’s profile.'),
  external_id: field(id, 'The network’s id of the person; by default @handle.'),
  name: field(text, 'Name as the profile shows it.'),
  bio: field(text, 'Description of the profile.'),
  image_url: field(url, 'Picture.'),
  verified: field(boolean, 'Whether the network verified the person; by default false.'),
  is_private: field(boolean, 'Whether the profile is private; by default false.'),
  location: field(text, 'Place as the profile writes it.'),
  language: field(language, 'Language of the profile, if the network shows it.'),
  followers: field(count, 'Followers.'),
  following: field(count, 'Accounts followed.'),
  content_count: field(count, 'Contents published.'),
  created_at: field(time, 'When the account was created.'),
  ...originFields,
}

/** Who the creator is, in a record that may still lack the id. */
type Draft = Membership & { creator: string }

/** Those who are followed, where the rows say who they are. */
const followedIn = (records: readonly Draft[]): Creator[] => {
  const named = records.filter(({ creator }) => creator !== '')
  const once = new Map(named.map((record) => [`${record.member.network} ${record.creatorId}`, record]))
  return [...once.values()].map(({ creator: handle, creatorId: externalId, source, asOf, member: { network } }) =>
    toMinimalCreator({
      network,
      handle,
      externalId,
      provenance: { source, asOf, basis: 'inferred', synthetic: false },
    }),
  )
}

export const followers = defineSchema<typeof fields, Draft>({
  fields,
  toRecord: (row, defaults, report) => {
    const profile = readProfile(row, report)
    const asOf = readAsOf(row.as_of, defaults, report)
    if (row.creator === undefined && row.creator_external_id === undefined)
      report('creator', 'is missing: give the creator’s handle, or creator_external_id')
    const creator =
      profile === undefined || row.creator === undefined
        ? ''
        : readHandle(profile.network, row.creator, 'creator', report)
    if (profile === undefined || creator === undefined) return undefined
    const { network, handle } = profile
    return {
      creator,
      creatorId: row.creator_external_id ?? '',
      kind: row.kind ?? 'followers',
      source: row.source ?? defaults.source,
      asOf,
      member: {
        network,
        externalId: row.external_id ?? idFromHandle(handle),
        handle,
        name: row.name ?? '',
        bio: row.bio ?? '',
        imageUrl: row.image_url ?? null,
        verified: row.verified ?? false,
        isPrivate: row.is_private ?? false,
        placeText: row.location ?? null,
        language: row.language ?? null,
        followers: row.followers ?? null,
        following: row.following ?? null,
        contentCount: row.content_count ?? null,
        createdAt: row.created_at ?? null,
      },
    }
  },
  toRow: ({ creator, creatorId, kind, source, asOf, member }) => ({
    network: member.network,
    creator: creator === '' ? undefined : creator,
    creator_external_id: creatorId,
    kind,
    handle: member.handle,
    external_id: member.externalId,
    name: member.name,
    bio: member.bio,
    image_url: member.imageUrl,
    verified: member.verified,
    is_private: member.isPrivate,
    location: member.placeText,
    language: member.language,
    followers: member.followers,
    following: member.following,
    content_count: member.contentCount,
    created_at: member.createdAt,
    source,
    as_of: asOf,
  }),
  nameless: ({ creator, creatorId, member }) =>
    creatorId === '' ? { network: member.network, handle: creator } : undefined,
  giveId: (record, externalId) => {
    record.creatorId = externalId
  },
  named: ({ creator, creatorId: externalId, member: { network } }) =>
    externalId === '' || creator === '' ? undefined : { network, handle: creator, externalId },
  identify: (record) => [
    ...membershipIdentifiers(record),
    ...(record.creator === '' ? [] : [profileIdentifier(record.member.network, record.creator)]),
  ],
  save: async (corpus, records) => {
    await corpus.creators.meet(followedIn(records))
    await corpus.audiences.saveAll(records)
  },
  all: async function* (corpus, network) {
    for await (const membership of corpus.audiences.all(network)) yield { ...membership, creator: '' }
  },
})
