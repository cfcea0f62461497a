const LIMITS = {
  /** Nesting of and/or/not. */
  depthMax: 20,
  /** Leaves and inner nodes of one filter together. */
  clausesMax: 2e3,
  /** Values of all `in` lists of one filter together. */
  valuesMax: 2e4,
  /** Keys of all `keys` lists of one filter together. */
  keysMax: 2e5,
  /** Words of one text clause after analysis. */
  termsMax: 64,
  /** Words of one filter, times fields, that are expanded by prefix or typo. */
  expandedMax: 64,
  /** Work a search may be expected to do, in document visits of about a nanosecond: a second or two. */
  workMax: 1e9,
  /** UTF-16 units of one text query. */
  queryLengthMax: 4096,
  /** Hits of one page. */
  limitMax: 1e4,
  /** Trie nodes one fuzzy look-up may visit in one segment; beyond it the walk stops with what it has. */
  fuzzyNodesMax: 3e4,
  /** Terms one fuzzy look-up may expand to in one segment. */
  fuzzyTermsMax: 1e3,
  /** Values a facet may return. */
  facetValuesMax: 1e4,
  /** Numeric edges of a banded facet. */
  facetEdgesMax: 1e3,
}
const TOTAL_WORK_MAX = 4e6
const TOTAL_FLOOR = 1e4
export { LIMITS, TOTAL_FLOOR, TOTAL_WORK_MAX }
//# sourceMappingURL=limits.js.map
