import type { Basis } from './provenance.js'

/** A number that is not simply known: with its bounds (95 %), the sample behind it and how it was come by. */
export interface Estimate {
  value: number
  low: number
  high: number
  sampleSize: number
  basis: Basis
}

/** The same where one observation may be all there is: it has no spread that could be measured, and so no bounds. */
export interface Averaged extends Omit<Estimate, 'low' | 'high'> {
  low: number | null
  high: number | null
}
