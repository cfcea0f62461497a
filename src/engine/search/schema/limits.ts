/** Bounds against hostile or careless queries. Every bound is checked before any work is done. */
export const limits = {
  /** Nesting of and/or/not. */
  depthMax: 20,
  /** Leaves and inner nodes of one filter together. */
  clausesMax: 2_000,
  /** Values of all `in` lists of one filter together. */
  valuesMax: 20_000,
  /** Keys of all `keys` lists of one filter together. */
  keysMax: 200_000,
  /** Words of one text clause after analysis. */
  termsMax: 64,
  /** Words of one filter, times fields, that are expanded by prefix or typo. */
  expandedMax: 64,
  /** Work a search may be expected to do, in document visits of about a nanosecond: a second or two. */
  workMax: 1_000_000_000,
  /** UTF-16 units of one text query. */
  queryLengthMax: 4_096,
  /** Hits of one page. */
  limitMax: 10_000,
  /** Trie nodes one fuzzy look-up may visit in one segment; beyond it the walk stops with what it has. */
  fuzzyNodesMax: 30_000,
  /** Terms one fuzzy look-up may expand to in one segment. */
  fuzzyTermsMax: 1_000,
  /** Values a facet may return. */
  facetValuesMax: 100_000,
  /** Numeric edges of a banded facet. */
  facetEdgesMax: 1_000,
} as const

/**
 * Bound of exact totals. A total is exact ('eq') when the planner expects to count all matches within this many
 * document visits (one visit is about one nanosecond), or when the matches are no more than `TOTAL_FLOOR`; else 'gte'.
 */
export const totalWorkMax = 4_000_000

/** Totals up to this value are always exact. */
export const totalFloor = 10_000
