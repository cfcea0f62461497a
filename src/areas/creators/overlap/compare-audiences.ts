import type { z } from 'zod'
import { Failure, invalid } from '../../../kernel/errors.js'
import type { Overlaps } from '../../../compute/overlap/overlaps.js'
import type { Audiences } from '../../../corpus/records/audiences.js'
import type { Links } from '../../../corpus/records/links.js'
import { handleKey } from '../../../corpus/records/creators.js'
import { namespaceOf } from '../../../engine/overlap/id-hash.js'
import { IdSetBuilder } from '../../../engine/overlap/id-set.js'
import { keyOf, type SamePeople } from '../../../engine/overlap/same-person.js'
import { estimateCost, type Reading } from '../../../gather/costs.js'
import { sourceFailure } from '../../../gather/failure.js'
import type { Gather } from '../../../gather/gather.js'
import { pair } from '../../../jobs/pair.js'
import type { Job } from '../../../jobs/runner.js'
import type { AudienceSource } from '../../../model/audience.js'
import type { Creator, ProfileRef } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'
import { toProfileRef } from '../../../model/named-profile.js'
import { SourceError } from '../../../sources/port.js'
import type { Sources } from '../../../sources/registry.js'
import { OverlapBody, OverlapResult } from './contract.js'
import { exampleOverlap } from './example.js'
import { findSamePeople, type ReadRef } from './find-same-people.js'
import { presentOverlap, type Compared } from './present.js'

export interface OverlapNeeds {
  gather: Gather
  audiences: Audiences
  links: Links
  overlaps: Overlaps
  sources: Sources
}

/** More than this is compared by a slice of the people, the same in every audience. */
const idsMax = 20_000_000

const describe = ({ network, handle }: ProfileRef): string => `${network} ${handle}`

/** Everybody we now know to be in an audience, thinned where all of them together would be too many. */
class Sets {
  readonly builders: IdSetBuilder[] = []
  rate = 1

  async add(pages: AsyncIterable<string[]>, network: Network, same: SamePeople | null): Promise<void> {
    const builder = new IdSetBuilder()
    const namespace = namespaceOf(network)
    this.builders.push(builder)
    for await (const ids of pages) {
      for (const id of ids) {
        const standIn = same?.standIns.get(keyOf({ network, id }))
        if (standIn === undefined) builder.add(id, namespace)
        else builder.add(standIn.id, namespaceOf(standIn.network))
      }
      if (this.rate < 1) builder.thin(this.rate * 2 ** 32)
      while (this.builders.reduce((sum, { size }) => sum + size, 0) > idsMax) {
        this.rate /= 2
        for (const each of this.builders) each.thin(this.rate * 2 ** 32)
      }
    }
  }
}

/** What a network calls the size of an audience: only followers are counted by anybody. */
const sizeOf = (creator: Creator, source: AudienceSource, read: number, complete: boolean): number =>
  complete || source !== 'followers' ? read : Math.max(read, creator.followers ?? read)

/** The overlap of audiences, as far as they can be read. Fewer than two cannot be compared. */
export const runOverlap = async (
  input: z.output<typeof OverlapBody>,
  { gather, audiences, links, overlaps }: OverlapNeeds,
  job: Pick<Job, 'signal' | 'progress' | 'missing'>,
): Promise<z.output<typeof OverlapResult>> => {
  const refs = input.profiles.map((profile, i) => toProfileRef(profile, `/profiles/${i}`))
  const maxAgeMs = input.max_age_s * 1000
  const compared: Compared[] = []
  const reasons: string[] = []
  const sets = new Sets()
  let before = 0
  for (const ref of refs) {
    try {
      const { value: creator } = await gather.profile(ref, { maxAgeMs, patient: true })
      const { items, complete, readAt, missing, note, listed } = await gather.readAudience(
        creator,
        input.source,
        { limit: input.max_members, maxAgeMs },
        { signal: job.signal, onRead: (read) => job.progress(before + read) },
      )
      for (const { reason, detail } of missing)
        job.missing({ item: `${describe(ref)}: everybody after the first ${items}`, reason, detail })
      compared.push({
        creator,
        audience: sizeOf(creator, input.source, items, complete),
        read: items,
        complete,
        listed,
        asOf: readAt,
        note,
      })
      before += items
      job.progress(before)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.kind === 'rate_limited') throw sourceFailure(error)
      job.missing({ item: describe(ref), reason: error.kind, detail: error.message })
      reasons.push(error.message)
    }
  }
  if (compared.length < 2)
    throw new Failure(
      'conflict',
      [
        `Only ${compared.length} of the ${refs.length} audiences could be read: nothing to compare.`,
        ...reasons.slice(0, 3),
      ].join(' '),
    )
  const read = compared.map(({ creator: { network, externalId }, asOf }): ReadRef => ({
    network,
    creatorId: externalId,
    kind: input.source,
    readAt: asOf,
  }))
  const same = await findSamePeople(read, input.linked_accounts, { audiences, links })
  for (const ref of read) await sets.add(audiences.ids(ref, ref.readAt), ref.network, same)
  const found = await overlaps.compare(
    {
      rate: sets.rate,
      audiences: compared.map(({ audience, read, complete, listed }, i) => ({
        size: audience,
        read,
        complete,
        listed,
        ids: (sets.builders[i] as IdSetBuilder).build(),
      })),
    },
    job.signal,
  )
  return presentOverlap(input, compared, found, same)
}

/** Each profile is named once. */
export const refuseTwice = (profiles: z.output<typeof OverlapBody>['profiles']): void => {
  const seen = new Map<string, number>()
  for (const [i, profile] of profiles.entries()) {
    const ref = toProfileRef(profile, `/profiles/${i}`)
    const key = `${ref.network} ${handleKey(ref.handle)}`
    if (seen.has(key))
      throw invalid(`/profiles/${i}`, `This is the same profile as /profiles/${seen.get(key)}: name each once.`)
    seen.set(key, i)
  }
}

export const compareAudiences = pair({
  kind: 'audience_overlap',
  prefix: 'ovl',
  path: '/audience-overlap',
  names: { submit: 'submitAudienceOverlap', fetch: 'getAudienceOverlap' },
  area: 'Creators',
  summary: { submit: 'Compare the audiences of several creators (submit)', fetch: 'Get an audience overlap' },
  description:
    'Returns the unique and overlapping share of each creator, the directional matrix, total and unique reach, the order in which creators add the most people, and the best subset of each size. ' +
    'Results are exact if the audiences could be read completely, and estimated with bounds if they were sampled. Accounts on different networks count as one person if they link to each other; the answer states how many.',
  scope: 'creators',
  input: OverlapBody,
  result: OverlapResult,
  example: exampleOverlap,
  check: ({ profiles }) => refuseTwice(profiles),
  cost: ({ profiles, source, max_members: items }, { sources }: OverlapNeeds) =>
    estimateCost(
      profiles.flatMap((profile, i): Reading[] => {
        const { network } = toProfileRef(profile, `/profiles/${i}`)
        return [
          { network, operation: 'profile', items: 1 },
          { network, operation: source, items },
        ]
      }),
      sources,
    ),
  run: runOverlap,
})
