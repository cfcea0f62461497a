import type { SourceErrorKind, SourcePage } from '../sources/port.js'

export interface NotHad {
  item: string
  reason: SourceErrorKind
  detail: string
}

/** Where an answer came from: a network that was asked for it, or what we know. */
export interface Origin {
  from: 'live' | 'known'
  /** Who said so: the id of a source, or what an import was called. */
  source: string
  synthetic: boolean
  /** What a reader must know of it: that nobody could be asked for anything newer, and why. */
  note: string | null
}

/** Something read fresh enough: where it came from, how old it is, and what could not be had. */
export interface Gathered<T> extends Origin {
  value: T
  asOf: number
  missing: NotHad[]
}

/** A page of a list. A cursor of known data leads through known data, however the network fares meanwhile. */
export interface GatheredPage<T> extends SourcePage<T>, Omit<Origin, 'source' | 'synthetic'> {
  missing: NotHad[]
}

export interface Freshness {
  /** How old what we know may be; 0 always asks the network, where there is one to ask. */
  maxAgeMs: number
  /** Whoever can come back later is told that a network wants to be left alone for now, rather than given what is known. */
  patient?: boolean
}

export interface HowMany extends Freshness {
  limit: number
}
