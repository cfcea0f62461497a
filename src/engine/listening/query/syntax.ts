/** Fields a query can name, each with what it takes. The list is closed: a misspelt field must not silently become a word. */
export const queryFields = {
  author: 'the handle of who wrote it, with or without @',
  lang: 'a language as ISO 639-1 says it: en',
  country: 'the country of who wrote it as ISO 3166-1 says it: BR',
  network: 'a network: instagram',
  kind: 'content or comment',
  type: 'what it is on every network: video, short, image, text …',
  has: 'link, media, hashtag, mention or sponsor',
  links: 'the host that a link leads to: shop.example',
  engagement: 'at least so many reactions: engagement:>=100',
  title: 'words of the title alone: title:"dew serum"',
  site: 'the host it was published on, or the domain above it: news.example',
  city: 'the city of who wrote it, by its English name: "New York City"',
  region: 'the region of who wrote it, by its English name: California',
  continent: 'the continent of who wrote it: africa, antarctica, asia, europe, north_america, oceania or south_america',
  followers: 'followers of who wrote it: followers:>=1000, followers:[1000 TO 5000]',
  verified: 'whether the network has verified who wrote it: true or false',
  date: 'the day it was published, in UTC: date:>=2026-01-31, date:[2026-01-01 TO 2026-01-31]',
  query: 'a saved query, by its name: query:complaints',
  list: 'who wrote it is on this list of creators: list:"Press list"',
} as const
export type QueryField = keyof typeof queryFields

/** Fields that take a number or a day instead of words. */
export const numberFields: ReadonlySet<QueryField> = new Set(['engagement', 'followers', 'date'])

export type Comparison = '>=' | '<=' | '>' | '<' | '='

/** Where in the query something stands: UTF-16 code units, the end exclusive. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** Something that can stand in a text. */
export type Term =
  | { readonly kind: 'word'; readonly text: string; readonly prefix: boolean; readonly place: Place }
  | { readonly kind: 'phrase'; readonly text: string; readonly place: Place }
  | { readonly kind: 'tag'; readonly text: string; readonly prefix: boolean; readonly place: Place }
  | { readonly kind: 'mention'; readonly text: string; readonly place: Place }
  /** A word with ? for one letter and * for any. */
  | { readonly kind: 'pattern'; readonly text: string; readonly place: Place }
  | { readonly kind: 'emoji'; readonly text: string; readonly place: Place }

export type TitleTerm = Extract<Term, { kind: 'word' | 'phrase' | 'pattern' }>

/** Terms of which one must stand at a place: (serum OR balm) within NEAR. */
export type NearOperand = readonly Term[]

/** A query as it was understood. `and` and `or` have two children at least and never one of their own kind. */
export type QueryNode =
  | Term
  /** A word or phrase of the title. */
  | { readonly kind: 'title'; readonly child: TitleTerm; readonly place: Place }
  | {
      readonly kind: 'field'
      readonly field: QueryField
      readonly values: readonly string[]
      /** Of lists: what they are called. The values are the keys of who is on them. */
      readonly names?: readonly string[]
      readonly place: Place
    }
  | {
      readonly kind: 'number'
      readonly field: QueryField
      readonly comparison: Comparison
      /** Of a day: days since 1970. */
      readonly value: number
      readonly place: Place
    }
  | {
      readonly kind: 'near'
      readonly distance: number
      /** Whether they must stand in this order. */
      readonly ordered: boolean
      readonly operands: readonly NearOperand[]
      readonly place: Place
    }
  | { readonly kind: 'and' | 'or'; readonly children: readonly QueryNode[]; readonly place: Place }
  | { readonly kind: 'not'; readonly child: QueryNode; readonly place: Place }

/** What a query may hold at most: enough for any real one, too little to hurt. */
export const queryLimits = {
  lengthMax: 4000,
  termsMax: 200,
  /** With everything that saved queries hold. */
  writtenOutMax: 600,
  namedDepthMax: 8,
  depthMax: 8,
  wildcardsMax: 20,
  wildcardLettersMin: 2,
  nearDistanceMax: 50,
  /** Ways to choose one term of each operand of a NEAR. */
  nearChoicesMax: 64,
} as const

/** Why a query was not understood, and where. The message says what was expected there. */
export class QuerySyntaxError extends Error {
  override readonly name = 'QuerySyntaxError'
  constructor(
    message: string,
    readonly place: Place,
    readonly expected: readonly string[] = [],
  ) {
    super(message)
  }
}

/** The line of the query with a caret under the place, for people. */
export const pointAt = (query: string, { start, end }: Place): string => {
  const from = Math.max(0, start - 30)
  const shown = query.slice(from, Math.min(query.length, end + 30)).replace(/\s/g, ' ')
  const before = query.slice(from, start)
  return `${shown}\n${' '.repeat([...before].length)}${'^'.repeat(Math.max(1, Math.min([...query.slice(start, end)].length, 60)))}`
}

/** What is wrong with a query, where, and what was expected there: fit to be shown to who wrote it. */
export const describeSyntaxError = (query: string, { message, place, expected }: QuerySyntaxError): string => {
  const wanted = expected.length === 0 ? '' : ` Expected: ${expected.join(', ')}.`
  return `At character ${place.start}: ${message}${wanted}\n${pointAt(query, place)}`
}
