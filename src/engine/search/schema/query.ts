/** A condition on documents. Leaves name columns of the schema. */
export type Filter =
  /** Every document. */
  | { readonly all: true }
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] }
  | { readonly not: Filter }
  /** min <= value <= max, both inclusive and optional; a document without a value never matches. */
  | { readonly range: { readonly column: string; readonly min?: number; readonly max?: number } }
  /** Values of a category or multi column; the given lists must all hold. `min` is a least weight 0..1. */
  | { readonly in: InClause }
  /** The flag is set. */
  | { readonly flag: string }
  /** The column has a value. */
  | { readonly exists: string }
  | { readonly text: TextClause }
  /** All phrases of one field occur within `distance` positions: (last start - first end) <= distance, in any order or in theirs. */
  | { readonly near: NearClause }
  /** Documents by key; keys the index does not know match nothing. */
  | { readonly keys: readonly string[] }

export interface NearClause {
  readonly field: string
  readonly phrases: readonly NearPhrase[]
  readonly distance: number
  /** Whether each phrase must begin after the one before has ended. */
  readonly ordered?: boolean
}

/** A phrase, or one word with ? and * (analysis/pattern.ts). */
export type NearPhrase = string | { readonly pattern: string }

/** A value, or a value with its least weight. */
export type WantedValue = string | { readonly value: string; readonly min?: number; readonly max?: number }

/** See `Filter`. */
export interface InClause {
  readonly column: string
  readonly anyOf?: readonly WantedValue[]
  readonly allOf?: readonly WantedValue[]
  readonly noneOf?: readonly WantedValue[]
}

/** Words of a query against text columns. */
export interface TextClause {
  /** The text columns; a word may be found in any of them. A phrase must be within one. */
  readonly fields: readonly string[]
  readonly query: string
  /** all: every word (default); any: at least one; phrase: in a row, in one field (which keeps positions). */
  readonly mode?: 'all' | 'any' | 'phrase'
  /** The last word may be the start of a term. Not with phrase. */
  readonly prefix?: boolean
  readonly fuzzy?: Fuzzy
  /** The query is one word with ? and * (analysis/pattern.ts); mode, prefix and fuzzy say nothing then. */
  readonly pattern?: boolean
}

/**
 * Edits allowed a word (insert, delete, replace, swap of neighbours); two only where the first letter is right. auto: none
 * below 4 letters, one below 8, else two; one: as auto, but never two. Words with # or @ are taken as they are.
 */
export type Fuzzy = 0 | 1 | 2 | 'auto' | 'one'

/** The order of hits. Ties are broken by rank, highest first, then by key. No value comes last either way. */
export type Sort =
  | { readonly by: 'rank' }
  | { readonly by: 'column'; readonly column: string; readonly order?: 'asc' | 'desc' }
  /** BM25 over the text clauses that are not under a `not`, plus rankWeight * ln(1 + rank). */
  | { readonly by: 'relevance'; readonly rankWeight?: number }
  /** Weight of a value of a weighted multi column. */
  | { readonly by: 'weight'; readonly column: string; readonly value: string }
  /** Cosine with a vector. Documents without a vector are last. */
  | { readonly by: 'similarity'; readonly column: string; readonly vector: ArrayLike<number> }

/** Where a page ended: the sort value (null: none), rank and key of its last hit. Plain JSON. */
export interface After {
  readonly value: number | null
  readonly rank: number | null
  readonly key: string
}

/**
 * Counts asked for: the most frequent values of a category or multi column, the terms of a text column with positions, or
 * counts between edges of a number.
 */
export type FacetRequest =
  | { readonly column: string; readonly top?: number }
  /** edges e0 < e1 < … give bands [e0, e1), [e1, e2), …, [en, inf). */
  | { readonly column: string; readonly edges: readonly number[] }

/** A search. */
export interface SearchRequest {
  readonly filter?: Filter
  readonly sort?: Sort
  /** Hits of the page, 0..10,000. */
  readonly limit: number
  readonly after?: After
  /** auto (default): exact where cheap, see limits.ts; exact: always; none: not counted. */
  readonly total?: 'auto' | 'exact' | 'none'
  readonly facets?: Readonly<Record<string, FacetRequest>>
  /** Conditions in the order of the request; the answer says how many documents were left after each. */
  readonly funnel?: readonly Filter[]
  /** For each condition of the funnel what it can be held against, or null: the answer says how many of those before it have nothing of it. */
  readonly funnelNeeds?: readonly (Filter | null)[]
  /** Whether the conditions of the funnel together are `filter`: what the last one leaves is then the total, and counted once. */
  readonly funnelEndsInFilter?: boolean
}

/** One document found. */
export interface Hit {
  readonly key: string
  readonly rank: number | null
  /** The value it was sorted by. */
  readonly value: number | null
}

/** A hit of a search over a snapshot, and where it is: segment of the snapshot, document of the segment. */
export interface PlacedHit extends Hit {
  readonly segment: number
  readonly doc: number
}

/** One count of a facet. */
export interface FacetCount {
  readonly value: string
  readonly count: number
}

/** The answer to a search. */
export interface SearchResult<H extends Hit = Hit> {
  readonly hits: readonly H[]
  readonly total: { readonly value: number; readonly relation: 'eq' | 'gte' } | undefined
  /** The place after the last hit, or null when there can be no more. */
  readonly next: After | null
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>
  readonly funnel: readonly number[]
  /** For each condition of the funnel; 0 where it needs nothing. */
  readonly missing: readonly number[]
}
