/** How a value came to be known: seen on the network, said by the person or an operator, or concluded by an engine. */
export type Basis = 'measured' | 'declared' | 'inferred'

/** Where a record came from. Every record carries one. */
export interface Provenance {
  /** Id of the source that delivered it: 'demo', 'bluesky', 'import', … */
  source: string
  basis: Basis
  /** When the source held this to be true, in ms since the epoch. */
  asOf: number
  /** True for invented data. Answers that use it say so. */
  synthetic: boolean
}
