import { CodedError } from '../../../kernel/coded-error.js'

/** Why a query was refused. Closed list, so that the rooms above can map each reason to a public message. */
export type QueryProblem =
  | 'unknown_column'
  | 'wrong_column_kind'
  | 'too_many_clauses'
  | 'too_deep'
  | 'too_many_values'
  | 'too_many_terms'
  | 'too_expensive'
  | 'bad_number'
  | 'bad_limit'
  | 'bad_vector'
  | 'bad_cursor'
  | 'positions_missing'
  | 'malformed'

/** The code of every query that is refused. */
export const queryRefused = 'search_query_refused'

/** A query that cannot or must not be run. `reason` is stable, the message says what to change. */
export class SearchQueryError extends CodedError {
  override readonly name = 'SearchQueryError'
  constructor(
    readonly reason: QueryProblem,
    message: string,
  ) {
    super(queryRefused, message)
  }
}

/** A schema or a document that does not fit its schema. */
export class SearchDataError extends Error {
  override readonly name = 'SearchDataError'
}

/** A file (segment, tombstones, manifest) that is not ours, is of another version, or was damaged. */
export class SearchFileError extends Error {
  override readonly name = 'SearchFileError'
}
