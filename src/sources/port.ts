import type { AudienceMember, AudienceSource } from '../model/audience.js'
import type { Comment } from '../model/comment.js'
import type { Content, ContentRef, ContentType } from '../model/content.js'
import type { Creator, MetricPoint, ProfileRef } from '../model/creator.js'
import type { Network } from '../model/network.js'
import type { StorageRule } from './storage-rules.js'
import type { SourceStream } from './stream.js'

/** Why a source could not answer. `rate_limited` says when to come back. */
export type SourceErrorKind =
  'not_found' | 'private' | 'suspended' | 'rate_limited' | 'unavailable' | 'unsupported' | 'credentials_missing'

export class SourceError extends Error {
  readonly kind: SourceErrorKind
  readonly retryAfterMs: number | null
  /** What it is about: this one subject, or everything this source reads. A limit usually holds for everything. */
  readonly scope: 'subject' | 'source'

  constructor(
    kind: SourceErrorKind,
    message: string,
    options: { retryAfterMs?: number; scope?: 'subject' | 'source'; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'SourceError'
    this.kind = kind
    this.retryAfterMs = options.retryAfterMs ?? null
    this.scope = options.scope ?? (kind === 'rate_limited' ? 'source' : 'subject')
  }
}

/** A cursor that was given for another list, or made up. */
export const foreignCursor = (): SourceError =>
  new SourceError('not_found', 'This cursor does not belong to this list. Start again without a cursor.')

/** Why a list is not all that the network has. The detail is public. */
export interface Cut {
  reason: SourceErrorKind
  detail: string
}

/** A page of whatever a source lists. `cursor` is the source's own; null ends the list. */
export interface SourcePage<T> {
  items: T[]
  cursor: string | null
  /** How many there are in all, where the source says so. */
  total: number | null
  /** Said where what belongs to this page could not be read to its end. */
  cut?: Cut | undefined
}

export interface PageRequest {
  cursor: string | null
  limit: number
  /** Whether each item should carry the source's own record. */
  raw?: boolean
  signal?: AbortSignal
}

export interface ContentsRequest extends PageRequest {
  types?: ContentType[]
  /** Bounds on the time of publication, ms since the epoch; `until` is exclusive. */
  since?: number
  until?: number
}

/** What is looked for on a whole network: words that must all occur, or a hashtag (without #). Exactly one of them is given. */
export interface SearchRequest extends PageRequest {
  words?: string
  hashtag?: string
  /** Bounds on the time of publication, ms since the epoch; `until` is exclusive. */
  since?: number
  until?: number
}

/** What a source can give of one thing: always, for some profiles, or never. */
export type Availability = 'yes' | 'some' | 'no'

export interface Capabilities {
  operations: Record<
    'profile' | 'contents' | 'content' | 'comments' | 'search' | 'history' | AudienceSource,
    Availability
  >
  /** Per field of a profile, content and comment, by the name the API shows. */
  fields: {
    profile: Record<string, Availability>
    content: Record<string, Availability>
    comment: Record<string, Availability>
  }
  /** What an operator should know: credentials, quotas, gaps. */
  note: string
  /** How far it is known to work. Null for invented networks. */
  proof: Proof | null
  /** How long what it gives may be kept. Null where nobody said so. */
  storage: StorageRule | null
}

/**
 * Against what a source was tested: the service itself, a server of the network's own software on a test machine, or servers of ours that
 * answer as the network's documents say.
 */
export interface Proof {
  by: 'service' | 'server' | 'documents'
  /** When, or as of when the documents were read: an ISO date. */
  date: string
  /** The server or the documents. */
  against: string
}

/** An allowance that is counted, and in what. */
export interface Quota {
  used: number
  limit: number
  resetsAt: number
  unit: 'usd_cents' | 'calls' | 'units'
  /** Something was refused since the allowance began: what is left does not pay for it. */
  refused?: boolean
}

/** A limit of a network on one kind of question, which is counted besides its quota. */
export interface Count {
  used: number
  limit: number
  unit: 'hashtags' | 'searches'
  /** When the first of what was used counts no longer. */
  resetsAt: number
  refused: boolean
}

/** What reading takes: calls, units of a quota, US dollars. */
export interface Cost {
  calls: number
  units: number
  usd: number
}

/** One way to read one network. Lists are newest first; audience lists are in the network's own order. */
export interface Source {
  readonly id: string
  readonly network: Network
  readonly synthetic: boolean
  readonly capabilities: Capabilities
  /** Whether a subject is of this source's own world: given by a source that must be asked for nobody else. */
  owns?(subject: ProfileRef | ContentRef): boolean
  profile(ref: ProfileRef, signal?: AbortSignal): Promise<Creator>
  contents(ref: ProfileRef, page: ContentsRequest): Promise<SourcePage<Content>>
  content(ref: ContentRef, options?: { raw?: boolean; signal?: AbortSignal }): Promise<Content>
  comments(ref: ContentRef, page: PageRequest): Promise<SourcePage<Comment>>
  /** Contents of anybody, newest first where the network allows it. Left out where it offers no search. */
  search?(query: SearchRequest): Promise<SourcePage<Content>>
  audience(ref: ProfileRef, kind: AudienceSource, page: PageRequest): Promise<SourcePage<AudienceMember>>
  history(ref: ProfileRef, signal?: AbortSignal): Promise<MetricPoint[]>
  /** What is written on the network, as it is written; left out where there is no stream or none is wanted. */
  readonly stream?: SourceStream | undefined
  /** What is left of an allowance that is counted. */
  quota?(): Quota
  /** What is left of limits on single kinds of questions. */
  counts?(): Count[]
  /** Asks what other processes used of it meanwhile. */
  recount?(): Promise<void>
  /** What reading so many records of an operation takes at most; left out where nothing is counted or charged. */
  cost?(operation: string, items: number): Cost
  /** The bytes of a picture that only this source can give; undefined for an address that is not its own. */
  media?(url: URL, signal?: AbortSignal): Promise<Buffer | undefined>
  /** The HTML of a page that only this source can give; undefined for an address that is not its own. */
  page?(url: URL): Promise<string | undefined>
}

/** Whether a source takes money. */
export const isCharged = (source: Source): boolean =>
  Object.keys(source.capabilities.operations).some((operation) => (source.cost?.(operation, 1).usd ?? 0) > 0)

/** Whether a content lies within what was asked for: for lists that the network does not filter itself. */
export const isWanted = (
  { type, publishedAt }: Pick<Content, 'type' | 'publishedAt'>,
  { types, since, until }: Pick<ContentsRequest, 'types' | 'since' | 'until'>,
): boolean =>
  (types === undefined || types.includes(type)) &&
  (since === undefined || publishedAt >= since) &&
  (until === undefined || publishedAt < until)

/** What one more record of an operation costs: beyond the smallest page that a network gives, and within one page. */
export const priceOf = (source: Source, operation: string): number =>
  ((source.cost?.(operation, 20).usd ?? 0) - (source.cost?.(operation, 10).usd ?? 0)) / 10
