import type { z } from 'zod'
import type { Clock } from '../../../kernel/clock.js'
import type { BrandBases } from '../../../corpus/bases/brand-base.js'
import type { Records } from '../../../corpus/records/index.js'
import type { Dictionaries, Lexicon } from '../../../corpus/dictionaries/dictionaries.js'
import type { AudienceBases, DatedBase } from '../../../corpus/bases/audience-base.js'
import type { AudienceLookAlike, Found, LookAlike, LookAlikes } from '../../../corpus/bases/look-alikes.js'
import type { FactsOf } from '../../../corpus/bases/facts-of.js'
import type { Band, Peers } from '../../../corpus/bases/peers.js'
import type { Tag, TagSample } from '../../../corpus/records/tags.js'
import type { BrandBase } from '../../../engine/analytics/brand-affinity.js'
import type { BrandFinder } from '../../../engine/text/find-brands.js'
import type { AudienceSummarizer } from '../../../gather/audience-summarizer.js'
import type { Gather } from '../../../gather/gather.js'
import type { LinkedAccount } from '../../../gather/linked-accounts.js'
import type { AudienceSource } from '../../../model/audience.js'
import type { Measured } from '../../../model/measured.js'
import type { AudienceSummary } from '../../../model/audience-summary.js'
import type { Brand } from '../../../model/brand.js'
import type { Content } from '../../../model/content.js'
import type { Creator, MetricPoint } from '../../../model/creator.js'
import type { CreatorFacts } from '../../../model/creator-facts.js'
import type { Estimate } from '../../../model/estimate.js'
import type { RateCard } from '../../../model/rate-card.js'
import type { AnalyticsRequestBody } from './contract.js'
import type { StatedContact } from '../contacts/read-contacts.js'

export interface Needs extends Records {
  clock: Clock
  gather: Gather
  audienceSummarizer: AudienceSummarizer
  peers: Peers
  lookAlikes: LookAlikes
  audienceBases: AudienceBases
  brandBases: BrandBases
  dictionaries: Dictionaries
  rateCard: RateCard
  /** The facts about a creator, derived from what is known now, and the contents they rest on. */
  factsOf: FactsOf
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

/** One audience and what it is held against. */
export interface ReadAudience {
  summary: AudienceSummary
  /** Of those who react, the share that does not follow. */
  outsiders: Estimate | null
  /** What is usual in audiences of this kind. */
  base: DatedBase
  lookAlikes: Found<AudienceLookAlike>
}

/** Everything a report is made from. What could not be had is null, and said in `missing`. */
export interface ReportInput {
  /** As it is shown: the record, and from the facts what it leaves open. */
  creator: Creator
  /** As it came. */
  record: Creator
  facts: CreatorFacts
  /** The contents that the facts rest on. */
  window: Content[]
  /** The points of the history that growth is told from. */
  points: MetricPoint[]
  contents: Block<Content[]> | null
  history: Block<MetricPoint[]> | null
  audiences: Partial<Record<AudienceSource, ReadAudience>>
  /** The audience that stands for the creator wherever they are shown, whichever ones the report was asked for. */
  foremost: AudienceSummary | undefined
  band: Band
  lookAlikes: Found<LookAlike>
  brandBase: BrandBase & { asOf: number }
  finder: BrandFinder
  brands: Lexicon<Brand>
  tags: { known: Map<string, Tag>; sample: TagSample }
  contacts: StatedContact[]
  linked: LinkedAccount[]
  /** What the network told the owner, where they let us see it. */
  measured: Measured | undefined
  missing: Missing[]
  /** What to know of known data that are shown. */
  notes: string[]
}
