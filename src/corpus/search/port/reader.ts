import type { Found, Insights, Plan } from '../../../engine/listening/index.js'
import type {
  Explained,
  Filter,
  QuickHit,
  QuickRequest,
  SearchRequest,
  SearchResult,
  StoredValue,
} from '../../../engine/search/index.js'
import { Failure } from '../../../kernel/errors.js'

/** What a question gets that was put to an index that is not there yet, or no more. */
export const indexNotOpen = (why: string): Failure => new Failure('unavailable', why, { retryAfterS: 5 })

/** How things stand with an index. */
export interface IndexState {
  docs: number
  version: string
  /** Whether rows that were there at the start are still being read. */
  building: boolean
}

export interface AskOptions {
  /** The version of an earlier answer, so that pages of one list fit together. Where it is gone, the newest answers. */
  version?: string | undefined
  signal?: AbortSignal | undefined
  /** Answers from what there is, however little while an index is being built: whoever asks says so. */
  asItStands?: boolean
}

export interface SearchOptions extends AskOptions {
  /** Filters to be explained and columns to be shown for every hit of the first search. */
  explain?: readonly Filter[]
  values?: readonly string[]
}

export interface Searched {
  version: string
  results: SearchResult[]
  /** For every hit of the first search, what became of each of the filters asked about. */
  explanations: Explained[][]
  /** For every hit of the first search, the values of the columns asked for. */
  values: Record<string, StoredValue>[]
}

/** In how many documents terms stand: of each column that was asked about, in the order of the terms. */
export interface Frequencies {
  counts: number[][]
  docs: number
}

export interface QuickFound {
  version: string
  hits: QuickHit[]
}

/** Numbers of everybody who matches the first of some filters that so many match, the last one otherwise. */
export interface NumbersQuestion {
  filters: readonly Filter[]
  atLeast: number
  /** A filter that more match is passed over; more are never read. */
  atMost: number
  columns: readonly string[]
}

export interface NumbersFound {
  /** Which filter was taken. */
  filter: number
  docs: number
  /** NaN where somebody has no value. */
  numbers: Readonly<Record<string, Float64Array>>
}

/** What is listened to, with what is known of the mentions besides the index: see engine/listening. */
export interface ListenQuestion {
  plan: Plan
  /** Of each mention and each author, in the order of the answer to `mentions`. */
  sentiment: Uint8Array
  followers: Float64Array
}

export interface Listened {
  version: string
  insights: Insights
  packed: Uint8Array
}

/**
 * One index as those who ask see it, whichever engine keeps it. Every answer names the version of the index it was given from, and a
 * question may ask for the version of an earlier one.
 *
 * Texts become terms on our side (engine/search/analysis) in every engine, so the same words find the same documents everywhere.
 * What holds for all engines is written down as tests: test/search-port.
 */
export interface IndexReader {
  readonly state: IndexState

  /** Several searches over one version. */
  search(requests: readonly SearchRequest[], options?: SearchOptions): Promise<Searched>

  /** A search for every key press: names and handles by their beginnings and with typos. */
  quick(request: QuickRequest, options?: AskOptions): Promise<QuickFound>

  /** In how many documents each of some terms stands, column by column, among how many. */
  frequencies(columns: readonly string[], terms: readonly string[], options?: AskOptions): Promise<Frequencies>

  /** Numbers of all that match, for comparisons: of the first filter that suits. */
  numbers(question: NumbersQuestion, options?: AskOptions): Promise<NumbersFound>

  /** All mentions of what is listened to; only of the index of texts. */
  mentions(plan: Plan, options?: AskOptions): Promise<{ version: string } & Found>

  /** Everything that is said of all brands, over the version that `mentions` answered from. */
  listen(question: ListenQuestion, options?: AskOptions): Promise<Listened>

  /** Changes of records that are not taken in yet, where the index is one of this process. */
  lag?(): Promise<number>

  /** Keeps a version for further pages of it. */
  hold(version: string): void

  /**
   * Resolves when everything that was committed before the call can be found; true unless it took too long. With `what`, it waits for
   * changes of this kind alone (as the feed calls it): `creators` for who is there, whatever is still to be read about them.
   */
  caughtUp(timeoutMs?: number, what?: string): Promise<boolean>

  /**
   * Until what is known now can be found, questions wait for so long at most, and `building` says that it is not all. While there is
   * nothing yet they wait longer, and are refused in the end: nobody is served with an empty page because an index is being built.
   */
  expect(timeoutMs: number): void
}
