import type { Creator } from '../../../model/creator.js'
import type { PointOf } from '../../records/history.js'
import { keptUnder, profileIdentifier } from '../../records/suppressed.js'
import { toMinimalCreator } from '../../records/minimal-creator.js'
import { amount, count, id, time, url } from './kinds.js'
import { defineSchema, field, networkField, originFields, readAsOf, readProfile, type Report } from './schema.js'

const fields = {
  network: networkField,
  handle: field(id, 'Handle of the creator. Needed unless profile_url is given.'),
  profile_url: field(url, 'Address of the profile.'),
  external_id: field(id, 'The network’s id of the creator. By default, the stored id of the handle, else @handle.'),
  day: field(time, 'Day of the figures. Needed.'),
  followers: field(count, 'Followers on that day.'),
  following: field(count, 'Accounts followed.'),
  content_count: field(count, 'Contents published.'),
  average_likes: field(amount, 'Average likes over contents of that time.'),
  average_views: field(amount, 'Average views.'),
  ...originFields,
}

const figures = ['followers', 'following', 'content_count', 'average_likes', 'average_views'] as const

const refuseEmpty = (row: Partial<Record<(typeof figures)[number] | 'day', number | undefined>>, report: Report) => {
  if (row.day === undefined) report('day', 'is missing')
  if (figures.every((name) => row[name] === undefined)) report('', `none of ${figures.join(', ')} is given`)
}

/** Each creator once, with the figures of the newest day. */
const creatorsOf = (records: readonly PointOf[]): Creator[] => {
  const newest = new Map<string, PointOf>()
  for (const record of records) {
    const key = `${record.network} ${record.creatorId}`
    const known = newest.get(key)
    if (known === undefined || known.point.day < record.point.day) newest.set(key, record)
  }
  return [...newest.values()].map(({ network, handle, creatorId: externalId, source, point }) => ({
    ...toMinimalCreator({
      network,
      handle,
      externalId,
      provenance: { source, asOf: Date.parse(point.day), basis: 'inferred', synthetic: false },
    }),
    followers: point.followers,
    following: point.following,
    contentCount: point.contentCount,
  }))
}

/** A day that is told twice is what the later row says. */
const once = (records: readonly PointOf[]): PointOf[] => [
  ...new Map(records.map((record) => [`${record.network} ${record.creatorId} ${record.point.day}`, record])).values(),
]

/** Rows mostly come from one place and time: those that do are written together. */
const byOrigin = (records: readonly PointOf[]): [PointOf, PointOf[]][] => {
  const groups = new Map<string, [PointOf, PointOf[]]>()
  for (const record of records) {
    const key = `${record.asOf} ${record.source}`
    const group = groups.get(key) ?? [record, []]
    groups.set(key, group)
    group[1].push(record)
  }
  return [...groups.values()]
}

export const history = defineSchema<typeof fields, PointOf>({
  fields,
  toRecord: (row, defaults, report) => {
    const profile = readProfile(row, report)
    const asOf = readAsOf(row.as_of, defaults, report)
    refuseEmpty(row, report)
    if (row.day !== undefined && row.day > defaults.asOfMax) report('day', 'lies in the future')
    if (profile === undefined || row.day === undefined) return undefined
    return {
      ...profile,
      creatorId: row.external_id ?? '',
      source: row.source ?? defaults.source,
      asOf,
      point: {
        day: new Date(row.day).toISOString().slice(0, 10),
        granularity: 'day',
        followers: row.followers ?? null,
        following: row.following ?? null,
        contentCount: row.content_count ?? null,
        averageLikes: row.average_likes ?? null,
        averageViews: row.average_views ?? null,
      },
    }
  },
  toRow: ({ network, handle, creatorId, point, source, asOf }) => ({
    network,
    handle,
    external_id: creatorId,
    day: Date.parse(point.day),
    followers: point.followers,
    following: point.following,
    content_count: point.contentCount,
    average_likes: point.averageLikes,
    average_views: point.averageViews,
    source,
    as_of: asOf,
  }),
  nameless: ({ network, handle, creatorId }) => (creatorId === '' ? { network, handle } : undefined),
  giveId: (record, externalId) => {
    record.creatorId = externalId
  },
  named: ({ network, handle, creatorId }) =>
    creatorId === '' ? undefined : { network, handle, externalId: creatorId },
  identify: ({ network, handle, creatorId }) => [
    ...keptUnder(network, creatorId),
    ...(handle === '' ? [] : [profileIdentifier(network, handle)]),
  ],
  save: async (corpus, records) => {
    await corpus.creators.meet(creatorsOf(records))
    for (const [{ source, asOf }, days] of byOrigin(once(records)))
      await corpus.history.saveAll(
        days.map(({ network, creatorId, point }) => ({ network, creatorId, points: [point] })),
        { source, asOf, basis: 'declared', synthetic: false },
      )
  },
  all: (corpus, network) => corpus.history.all(network),
})
