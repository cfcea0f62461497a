/**
 * What a token may be allowed to do: one scope for each area, `contacts` for lists of how people can be reached, `connections`
 * for what creators let an account see of theirs, `audit` for the audit log, and `admin` for tokens and settings. `operator`
 * is for what concerns every account of the installation; `admin` does not include it.
 */
export const scopes = [
  'creators',
  'screening',
  'content',
  'purchase_intent',
  'comments_relevance',
  'listening',
  'imports',
  'contacts',
  'connections',
  'audit',
  'admin',
  'operator',
] as const

export type Scope = (typeof scopes)[number]
