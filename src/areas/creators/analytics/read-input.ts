import type { z } from 'zod'
import type { BrandBases } from '../../../corpus/brand-base.js'
import type { Corpus } from '../../../corpus/index.js'
import type { Dictionaries, Lexicon } from '../../../corpus/dictionaries.js'
import type { Band, Peers } from '../../../corpus/peers.js'
import type { Tag, TagSample } from '../../../corpus/tags.js'
import type { BrandBase } from '../../../engine/analytics/brand-affinity.js'
import type { BrandFinder } from '../../../engine/brands/find-brands.js'
import type { AudienceKeeper } from '../../../gather/audience-keeper.js'
import { sourceFailure } from '../../../gather/failure.js'
import type { Gather, Gathered } from '../../../gather/gather.js'
import { findLinkedAccounts, type LinkedAccount } from '../../../gather/linked-accounts.js'
import type { AudienceSource } from '../../../model/audience.js'
import type { AudienceSummary } from '../../../model/audience-summary.js'
import { shareOfOutsiders } from '../../../engine/audience/outsiders.js'
import type { Brand } from '../../../model/brand.js'
import type { Content } from '../../../model/content.js'
import type { Creator, MetricPoint } from '../../../model/creator.js'
import type { Estimate } from '../../../model/estimate.js'
import type { RateCard } from '../../../model/rate-card.js'
import { SourceError } from '../../../sources/port.js'
import type { AnalyticsRequestBody } from './contract.js'
import { readContacts, type StatedContact } from './read-contacts.js'

export interface Needs {
  gather: Gather
  corpus: Corpus
  audienceKeeper: AudienceKeeper
  peers: Peers
  brandBases: BrandBases
  dictionaries: Dictionaries
  rateCard: RateCard
}

export type Options = Omit<z.output<typeof AnalyticsRequestBody>, 'profile'>

export interface Block<T> {
  value: T
  asOf: number
}

export interface Missing {
  item: string
  reason: string
  detail: string
}

/** Everything a report is made from. What could not be had is null, and said in `missing`. */
export interface ReportInput {
  creator: Creator
  contents: Block<Content[]> | null
  history: Block<MetricPoint[]> | null
  audiences: Partial<Record<AudienceSource, AudienceSummary>>
  /** Credibility of the peers' audiences, by kind. */
  credibility: Partial<Record<AudienceSource, Block<number[]>>>
  /** Of those who react, the share that does not follow. */
  outsiders: Partial<Record<AudienceSource, Estimate | null>>
  band: Band
  network: Band['peers']
  brandBase: BrandBase & { asOf: number }
  finder: BrandFinder
  brands: Lexicon<Brand>
  tags: { known: Map<string, Tag>; sample: TagSample }
  contacts: StatedContact[]
  linked: LinkedAccount[]
  missing: Missing[]
}

/** What a source cannot give is taken from what we know, however old; where we know nothing either, it is missing. */
const readOr = async <T>(
  item: string,
  patient: boolean,
  missing: Missing[],
  read: () => Promise<Gathered<T>>,
  known: () => Promise<Block<T> | null>,
): Promise<Block<T> | null> => {
  try {
    const gathered = await read()
    for (const each of gathered.missing) missing.push({ ...each, item })
    return { value: gathered.value, asOf: gathered.asOf }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    // Whoever can wait does: a request comes back when the network lets it.
    if (patient && error.kind === 'rate_limited') throw sourceFailure(error)
    const fallback = await known()
    const detail = fallback === null ? error.message : `${error.message} What was known before is shown.`
    missing.push({ item, reason: error.kind, detail })
    return fallback
  }
}

const readContents = async (creator: Creator, { contents: limit, max_age_s }: Options, parts: Reading) => {
  const { gather, corpus } = parts.needs
  return readOr(
    'contents',
    parts.patient,
    parts.missing,
    () => gather.contents(creator, { limit, maxAgeMs: max_age_s * 1000 }),
    async () => {
      const value = await corpus.contents.list(creator.network, creator.externalId, { limit })
      return value.length === 0 ? null : { value, asOf: Math.max(...value.map(({ provenance }) => provenance.asOf)) }
    },
  )
}

const readHistory = async (creator: Creator, { max_age_s }: Options, parts: Reading) => {
  const { gather, corpus } = parts.needs
  return readOr(
    'growth',
    parts.patient,
    parts.missing,
    () => gather.history(creator, { maxAgeMs: max_age_s * 1000 }),
    async () => {
      const value = await corpus.history.list(creator.network, creator.externalId)
      return value.length === 0 ? null : { value, asOf: creator.provenance.asOf }
    },
  )
}

const readAudience = async (
  creator: Creator,
  kind: AudienceSource,
  { audience_sample: limit, max_age_s }: Options,
  parts: Reading,
): Promise<AudienceSummary | undefined> => {
  const { audienceKeeper, corpus } = parts.needs
  const found = await readOr(
    `audiences.${kind}`,
    parts.patient,
    parts.missing,
    () => audienceKeeper.summary(creator, kind, { limit, maxAgeMs: max_age_s * 1000 }),
    async () => {
      const value = await corpus.audienceSummaries.find(creator.network, creator.externalId, kind)
      return value === undefined ? null : { value, asOf: value.asOf }
    },
  )
  if (found === null) return undefined
  if (found.value.sampleSize > 0) return found.value
  parts.missing.push({ item: `audiences.${kind}`, reason: 'empty', detail: 'The network lists nobody.' })
  return undefined
}

interface Reading {
  needs: Needs
  patient: boolean
  missing: Missing[]
}

/** Reads all blocks, several at a time. `patient` waits for rate limits instead of leaving things out. */
export const readInput = async (
  creator: Creator,
  options: Options,
  needs: Needs,
  patient: boolean,
): Promise<ReportInput> => {
  const parts: Reading = { needs, patient, missing: [] }
  const { corpus, peers, brandBases, dictionaries } = needs
  const [contents, history, band, network, brandBase, finder, brands, contacts, linked, sample, ...audiences] =
    await Promise.all([
      readContents(creator, options, parts),
      readHistory(creator, options, parts),
      peers.band(creator),
      peers.network(creator.network),
      brandBases.get(),
      brandBases.finder(),
      dictionaries.brands(),
      readContacts(creator, corpus.doNotContact),
      findLinkedAccounts(creator, corpus),
      corpus.tags.sample(),
      ...options.audiences.map(async (kind) => [kind, await readAudience(creator, kind, options, parts)] as const),
    ])
  const tags = await corpus.tags.find(
    [
      ...new Set(
        (contents?.value ?? []).flatMap(({ hashtags }) => hashtags.map((tag) => tag.normalize('NFKC').toLowerCase())),
      ),
    ].slice(0, 500),
  )
  const found: ReportInput['audiences'] = Object.fromEntries(audiences.filter(([, summary]) => summary !== undefined))
  const credibility: ReportInput['credibility'] = {}
  for (const [kind] of audiences) credibility[kind] = await credibilityOf(peers, creator, kind, band)
  return {
    creator,
    contents,
    history,
    audiences: found,
    credibility,
    outsiders: await readOutsiders(creator, found, corpus),
    band,
    network: network.value,
    brandBase,
    finder,
    brands,
    tags: { known: new Map(tags.map((tag) => [tag.tag, tag])), sample },
    contacts,
    linked,
    missing: parts.missing,
  }
}

/** Whoever likes or comments and was not met among the followers. */
const readOutsiders = async (
  { network, externalId, followers: population }: Creator,
  found: ReportInput['audiences'],
  { audiences, readings }: Corpus,
): Promise<ReportInput['outsiders']> => {
  const outsiders: ReportInput['outsiders'] = {}
  const followers = found.followers && (await readings.find(network, externalId, 'followers'))
  if (followers === undefined) return outsiders
  for (const kind of ['likers', 'commenters'] as const) {
    const reading = found[kind] && (await readings.find(network, externalId, kind))
    if (reading === undefined) continue
    const met = await audiences.countInBoth(
      { network, creatorId: externalId, kind, since: reading.readAt },
      { kind: 'followers', since: followers.readAt },
    )
    outsiders[kind] = shareOfOutsiders({
      ...met,
      followers: { read: followers.items, complete: followers.complete, population },
      population: found[kind]?.population ?? null,
    })
  }
  return outsiders
}

const credibilityOf = async (
  peers: Peers,
  { network }: Creator,
  kind: AudienceSource,
  band: Band,
): Promise<Block<number[]>> => peers.credibility(network, kind, band.peers)
