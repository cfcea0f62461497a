import type { ContentType } from './content.js'
import type { Gender } from './creator.js'
import type { Averaged } from './estimate.js'
import type { Network } from './network.js'

/** Contents that the facts about a creator rest on: the newest ones, in search, export and report alike. */
export const factsWindow = 12

/** Both centres of one figure: the mean says what was gathered in all, the median what a usual content gathers. */
export interface Centres {
  mean: number
  median: number
  contents: number
}

/** A rate by both centres, each with its bounds. */
export interface Rate {
  mean: Averaged
  median: Averaged
}

export interface TypeFacts {
  type: ContentType
  contents: number
  likes: Centres | null
  comments: Centres | null
  views: Centres | null
}

/** How many of the contents carry something. */
export interface UseFacts {
  name: string
  contents: number
}

export interface InterestFacts {
  id: string
  /** Contents that speak of it. */
  contents: number
  share: number
  /** 'declared' where the profile or an import states it, 'inferred' where only texts speak of it. */
  basis: 'declared' | 'inferred'
}

export interface LanguageFacts {
  code: string
  contents: number
  /** Of the contents whose language is known. */
  share: number
}

/** Something a person says of themselves, with the words that say it. */
export interface Stated<T> {
  value: T
  words: string
}

export interface StatedFacts {
  gender: Stated<Gender> | null
  birthYear: Stated<number> | null
  /** As written; a flag stands for its country. */
  place: (Stated<string> & { countryCode: string | null }) | null
  profession: Stated<string> | null
}

/** Growth by the months it is told over; a span that the history does not reach has none. */
export type GrowthFacts = Readonly<Record<number, number>>

/** Everything derived about a creator from what is known: by one function, for every source alike. */
export interface CreatorFacts {
  network: Network
  /** Of the creator. */
  externalId: string
  version: string
  /** What the figures rest on. `counted` leaves out contents that were too young when they were read. */
  sample: { contents: number; counted: number; from: number | null; to: number | null }
  likes: Centres | null
  comments: Centres | null
  views: Centres | null
  shares: Centres | null
  saves: Centres | null
  engagementRate: Rate | null
  viewRate: Rate | null
  types: TypeFacts[]
  lastPostedAt: number | null
  postsPerWeek: number | null
  /** Of the texts, most used first. */
  languages: LanguageFacts[]
  interests: InterestFacts[]
  hashtags: UseFacts[]
  mentions: UseFacts[]
  /** Ids of the brand dictionary that the contents name. */
  brands: UseFacts[]
  /** Contents that say that they are paid for, whom they name, and which of these are brands of the dictionary. */
  sponsored: { contents: number; by: string[]; brands: string[] }
  growth: { followers: GrowthFacts; likes: GrowthFacts; views: GrowthFacts }
  /** Only from the creator's own words in name and bio. */
  stated: StatedFacts
}
