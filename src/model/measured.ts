import type { Network } from './network.js'

/** What networks tell the owner of an account, and nobody else. */
export const measuredNames = [
  'followers',
  'reach',
  'views',
  'accounts_engaged',
  'interactions',
  'likes',
  'comments',
  'shares',
  'clicks',
  'contents',
  'minutes_watched',
  'percentage_viewed',
  'average_views',
  'average_likes',
  'average_comments',
  'average_shares',
] as const
export type MeasuredName = (typeof measuredNames)[number]

export const measuredSplits = [
  'countries',
  'cities',
  'ages',
  'genders',
  'seniorities',
  'functions',
  'company_sizes',
] as const
export type MeasuredSplitName = (typeof measuredSplits)[number]

/** Whom a split is of: the network decides. */
export const measuredOf = ['followers', 'viewers'] as const

export interface MeasuredFigure {
  name: MeasuredName
  value: number
  /** Over how many days; null for a state or an average over contents. */
  days: number | null
  /** Contents that an average is over. */
  contents: number | null
}

export interface MeasuredSplit {
  name: MeasuredSplitName
  of: (typeof measuredOf)[number]
  days: number | null
  /** Fractions of all of whom it is known, largest first. */
  shares: { id: string; share: number }[]
}

/** The figures of one account, as its network told its owner. */
export interface Measured {
  network: Network
  externalId: string
  handle: string
  asOf: number
  figures: MeasuredFigure[]
  splits: MeasuredSplit[]
  /** What the network did not give, and why. */
  missing: { item: string; detail: string }[]
}
