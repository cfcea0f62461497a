import type { AudienceMember, AudienceSource } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import type { Content, ContentRef } from '../../model/content.js'
import type { Creator, MetricPoint, ProfileRef } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import {
  type Capabilities,
  type ContentsRequest,
  type Cost,
  type Count,
  isWanted,
  type PageRequest,
  type Quota,
  type SearchRequest,
  type Source,
  SourceError,
  type SourcePage,
} from '../port.js'
import { Allowance } from './allowance.js'
import { capabilitiesOf } from './capabilities.js'
import type { ClientOptions } from './client.js'
import { Fields } from './fields.js'
import { mediaReader } from './media.js'
import type { Mapping, OperationName } from './mapping.js'
import { Operations, type Found, type Question } from './operations.js'
import { type Origin, toComment, toContent, toCreator, toMember } from './records.js'

/** A filtered list asks for no more pages than this for one of its own; the cursor goes on from there. */
const scanPagesMax = 10

type Get = (name: string) => unknown
type Read<T> = (get: Get, origin: Origin) => T | null

/** A network or a vendor that is read as a mapping says. */
export class MappedSource implements Source {
  readonly id: string
  readonly network: Network
  readonly synthetic = false
  readonly capabilities: Capabilities
  readonly search?: (query: SearchRequest) => Promise<SourcePage<Content>>
  readonly quota?: () => Quota
  readonly counts?: () => Count[]
  readonly recount?: () => Promise<void>
  readonly cost?: (operation: string, items: number) => Cost
  readonly #mapping: Mapping
  readonly #operations: Operations
  readonly #allowance: Allowance
  readonly #now: () => number

  constructor(mapping: Mapping, options: ClientOptions) {
    this.id = mapping.id
    this.network = mapping.network
    this.capabilities = capabilitiesOf(mapping)
    this.#mapping = mapping
    this.#now = options.now
    this.#operations = new Operations(mapping, options)
    this.#allowance = new Allowance(mapping, options)
    if (mapping.operations.search !== undefined) this.search = (query) => this.#search(query)
    const hasCounts = mapping.limits.counted.length > 0
    if (this.#allowance.isCounted) this.quota = () => this.#allowance.state
    if (hasCounts) this.counts = () => this.#allowance.counts
    if (this.#allowance.isCounted || hasCounts) this.recount = () => this.#allowance.recount()
    if (this.#allowance.isCounted || mapping.limits.usd_per_item !== undefined)
      this.cost = (operation, items) => this.#allowance.costOf(operation, items)
  }

  async profile({ handle }: ProfileRef, signal?: AbortSignal): Promise<Creator> {
    const found = await this.#ask('profile', { subject: handle, about: `profile ${handle}`, given: { handle }, signal })
    const creator = this.#read(found, 'profile', (get, origin) =>
      saysSomething(get) ? toCreator(get, origin, handle) : null,
    )[0]
    if (creator === undefined && found.records.length > 0)
      throw new SourceError('unavailable', `${this.#mapping.name} gave an answer about ${handle} that nobody can read.`)
    if (creator === undefined) throw new SourceError('not_found', `${this.#mapping.name} has no profile ${handle}.`)
    if (creator.value.state === 'suspended')
      throw new SourceError('suspended', `${this.#mapping.name} has suspended profile ${handle}.`)
    return creator.value
  }

  async contents({ handle }: ProfileRef, page: ContentsRequest): Promise<SourcePage<Content>> {
    const read: Read<Content> = (get, origin) => toContent(get, origin, handle)
    return this.#list('contents', { subject: handle, about: `contents of ${handle}`, given: { handle } }, page, read)
  }

  async content({ contentId }: ContentRef, { raw = false, signal }: { raw?: boolean; signal?: AbortSignal } = {}) {
    const about = `content ${contentId}`
    const found = await this.#ask('content', { subject: contentId, about, given: { content_id: contentId }, signal })
    const content = this.#read(found, 'content', toContent).find(({ value }) => value.contentId === contentId)
    if (content === undefined) throw new SourceError('not_found', `${this.#mapping.name} has no ${about}.`)
    return { ...content.value, ...(raw ? { raw: content.raw } : {}) }
  }

  async comments({ contentId }: ContentRef, page: PageRequest): Promise<SourcePage<Comment>> {
    const question = { subject: contentId, about: `comments on ${contentId}`, given: { content_id: contentId } }
    const found = await this.#ask('comments', { ...question, page, signal: page.signal })
    const seen = new Set<string>()
    // A branch that is asked for by itself may bring what was there before.
    const all = this.#read(found, 'comments', (get, origin) => toComment(get, origin, contentId)).filter(
      ({ value: { commentId } }) => !seen.has(commentId) && seen.add(commentId),
    )
    const items = all.map((each) => withRaw(each, page.raw))
    return { items, cursor: found.next, total: found.total, cut: found.cut }
  }

  async audience({ handle }: ProfileRef, kind: AudienceSource, page: PageRequest): Promise<SourcePage<AudienceMember>> {
    if (kind !== 'followers') throw this.#cannot(`the ${kind} of ${handle}`)
    const question = { subject: handle, about: `followers of ${handle}`, given: { handle } }
    const found = await this.#ask('followers', { ...question, page, signal: page.signal })
    return {
      items: this.#read(found, 'followers', toMember).map(({ value }) => value),
      cursor: found.next,
      total: found.total,
    }
  }

  async history({ handle }: ProfileRef): Promise<MetricPoint[]> {
    throw this.#cannot(`the history of ${handle}`)
  }

  async #search({ words, hashtag, ...page }: SearchRequest): Promise<SourcePage<Content>> {
    const given = { ...(words === undefined ? { hashtag } : { words }), term: words ?? `#${hashtag ?? ''}` }
    const subject = words === undefined ? `#${hashtag ?? ''}` : words
    return this.#list('search', { subject, about: `search for ${subject}`, given }, page, toContent)
  }

  /** Reads on until enough is wanted of what is found, or the list is older than what is wanted. */
  async #list(
    name: 'contents' | 'search',
    question: Omit<Question, 'page' | 'signal'>,
    page: ContentsRequest,
    read: Read<Content>,
  ): Promise<SourcePage<Content>> {
    const { since, until } = page
    const bounds = { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) }
    const items: Content[] = []
    const seen = new Set<string>()
    let [cursor, total]: [string | null, number | null] = [page.cursor, null]
    for (let pages = 0; pages < scanPagesMax; pages++) {
      const left = { ...page, cursor, limit: page.limit - items.length }
      const found = await this.#ask(name, {
        ...question,
        given: { ...question.given, ...bounds },
        page: left,
        signal: page.signal,
      })
      const listed = this.#read(found, name, read)
      const all = listed.filter(({ value: { contentId } }) => !seen.has(contentId) && seen.add(contentId))
      items.push(...all.filter(({ value }) => isWanted(value, page)).map((each) => withRaw(each, page.raw)))
      const isOver = all.length === 0 && listed.length > 0
      ;[cursor, total] = [isOver ? null : found.next, found.total]
      if (since !== undefined && all.length > 0 && all.every(({ value }) => value.publishedAt < since)) cursor = null
      if (cursor === null || items.length >= page.limit) break
    }
    return {
      items,
      cursor,
      total: since === undefined && until === undefined && page.types === undefined ? total : null,
    }
  }

  async #ask(name: OperationName, question: Question): Promise<Found> {
    const terms = this.#operations.termsOf(name, question)
    const hold = await this.#allowance.holdFor(name, question.subject, question.page?.limit ?? 1, terms)
    const page = question.page === undefined ? {} : { page: { ...question.page, limit: hold.records } }
    const found = await this.#operations.ask(name, { ...question, ...page }).catch(async (error: unknown) => {
      await hold.settle()
      throw error
    })
    await hold.settle(found && { calls: found.calls, records: found.records.length, usd: found.usd })
    if (found === undefined) throw this.#cannot(question.about)
    return found
  }

  /** Records that can be read; one that cannot is left out, so that half an answer is half a list and no error. */
  #read<T>({ records, given, fields }: Found, name: OperationName, read: Read<T>): { value: T; raw: unknown }[] {
    const own = new Fields({ ...this.#mapping[recordOf[name]], ...fields })
    const mediaOf = mediaReader(this.#mapping.media)
    const origin: Origin = {
      network: this.network,
      provenance: { source: this.id, basis: 'measured', asOf: this.#now(), synthetic: false },
    }
    return records.flatMap((item) => {
      const scope = { item, given }
      const get = own.of(scope)
      const value = read((field) => (field === 'media' ? mediaOf(scope) : get(field)), origin)
      return value === null ? [] : [{ value, raw: item }]
    })
  }

  #cannot(what: string): SourceError {
    return new SourceError('unsupported', `${this.#mapping.name} does not tell about ${what}.`)
  }
}

/** Whether a record says whose it is at all: an answer that says nothing is no profile. */
const saysSomething = (get: Get): boolean =>
  ['external_id', 'handle', 'name', 'bio', 'followers', 'url'].some((field) => (get(field) ?? '') !== '')

const recordOf = {
  profile: 'profile',
  contents: 'content',
  content: 'content',
  search: 'content',
  comments: 'comment',
  followers: 'member',
} as const

const withRaw = <T extends { raw?: unknown }>(
  { value, raw }: { value: T; raw: unknown },
  wanted: boolean | undefined,
): T => (wanted === true ? { ...value, raw } : value)
