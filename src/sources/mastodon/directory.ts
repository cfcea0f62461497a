import { z } from 'zod'
import type { Creator } from '../../model/creator.js'
import type { PoliteWeb } from '../feeds/polite.js'
import { SourceError } from '../port.js'
import { Account } from './entities.js'
import { idOn, network, toCreator } from './present.js'

export interface DirectoryOptions {
  /** Asks as robots.txt of each server allows, one call at a time. */
  web: Pick<PoliteWeb, 'read'>
  now: () => number
  /** Servers whose directories are read, one after the other. */
  hosts: readonly string[]
  /** Told of a server that is left out this time, and why. */
  onSkip?: (message: string) => void
}

/** As many accounts as a server lists at once. */
const pageMax = 80

/** A server that fails so often in a row is left out for the rest of the run: the others do not wait for it. */
const failuresMax = 3

/** Words in a profile with which people of the Fediverse ask programs to leave them alone. */
const wish = /#(nobots?|noindex|nosearch|noarchive|noscrape)\b/iu

const Listed = Account.extend({
  discoverable: z.boolean().nullable().optional().catch(undefined),
  noindex: z.boolean().nullable().optional().catch(undefined),
  moved: z
    .object({ id: z.string(), url: z.string().catch('') })
    .nullable()
    .optional()
    .catch(undefined),
})
type Listed = z.output<typeof Listed>
const People = z.array(z.unknown())

const hostOf = (id: string): string => id.slice(id.lastIndexOf('@') + 1)

/** Whether somebody may be part of a pool: not who asks not to be found, went elsewhere or was suspended. */
const isShown = ({ discoverable, noindex, moved, suspended, note, fields }: Listed): boolean =>
  discoverable !== false &&
  noindex !== true &&
  (moved ?? null) === null &&
  suspended !== true &&
  !wish.test(note) &&
  !fields.some(({ name, value }) => wish.test(name) || wish.test(value))

/**
 * The people whom servers of the Fediverse list in their directories: those who agreed to be found there. The list comes with the
 * profiles; who is known and is not on it any more is asked for alone.
 */
export class Directory {
  readonly network = network
  readonly batchMax = pageMax
  readonly listsProfiles = true
  readonly #options: DirectoryOptions
  /** The page that was listed last. */
  #listed = new Map<string, Listed>()
  readonly #failures = new Map<string, number>()

  constructor(options: DirectoryOptions) {
    this.#options = options
  }

  /** The cursor names the server and how far its list was read. */
  async page(
    cursor: string | null,
    signal: AbortSignal,
  ): Promise<{ ids: string[]; gone: string[]; cursor: string | null }> {
    const { hosts } = this.#options
    const [named, from = '0'] = (cursor ?? '').split(' ')
    // A server that is not wanted any more is left where it is.
    const host = hosts.find((each) => each === named) ?? hosts[0]
    if (host === undefined) return { ids: [], gone: [], cursor: null }
    const offset = host === named ? Number(from) : 0
    const query = `local=true&order=new&limit=${pageMax}&offset=${offset}`
    const found = await this.#list(host, query, signal)
    const before = this.#listed
    this.#listed = new Map(
      found.flatMap((each) => {
        const read = Listed.safeParse(each)
        return read.success ? [[idOn(read.data.id, host), read.data]] : []
      }),
    )
    // Some servers take no offset, and list the same people for ever.
    const isOver = found.length === 0 || (offset > 0 && [...this.#listed.keys()].every((id) => before.has(id)))
    const next = hosts[hosts.indexOf(host) + 1]
    const after = isOver ? (next === undefined ? null : `${next} 0`) : `${host} ${offset + found.length}`
    return { ids: [...this.#listed.keys()], gone: [], cursor: after }
  }

  /** Nobody where a server does not let its directory be read. */
  async #list(host: string, query: string, signal: AbortSignal): Promise<unknown[]> {
    if (this.#isLeftOut(host)) return []
    try {
      const url = `https://${host}/api/v1/directory?${query}`
      const listed = People.safeParse((await this.#read(url, `the directory of ${host}`, signal)) ?? [])
      if (!listed.success) throw new SourceError('unsupported', `${host} has no directory that can be read.`)
      this.#failures.delete(host)
      return listed.data
    } catch (error) {
      if (this.#isToBeTried(host, error)) throw error
      return []
    }
  }

  /** Only servers that may be read are asked for people they had. */
  covers = (id: string): boolean => this.#options.hosts.includes(hostOf(id))

  async profiles(ids: readonly string[], signal: AbortSignal): Promise<{ shown: Creator[]; unread: string[] }> {
    const [shown, unread]: [Creator[], string[]] = [[], []]
    for (const id of ids) {
      const account = this.#listed.get(id) ?? (await this.#account(id, signal))
      if (account === 'unread') unread.push(id)
      else if (account !== undefined && isShown(account))
        shown.push(toCreator(account, hostOf(id), this.#options.now()))
    }
    return { shown, unread }
  }

  #isLeftOut(host: string): boolean {
    return (this.#failures.get(host) ?? 0) >= failuresMax
  }

  /** Whether a server is asked again: it wants to be, or it failed and has not yet done so too often. Whatever else it says, it says for now. */
  #isToBeTried(host: string, error: unknown): boolean {
    if (!(error instanceof SourceError) || error.kind === 'rate_limited') return true
    const failures = error.kind === 'unavailable' ? (this.#failures.get(host) ?? 0) + 1 : failuresMax
    this.#failures.set(host, failures)
    if (failures >= failuresMax) this.#options.onSkip?.(error.message)
    return failures < failuresMax
  }

  /** Undefined for who is gone. */
  async #account(id: string, signal: AbortSignal): Promise<Listed | 'unread' | undefined> {
    const [host, name] = [hostOf(id), id.slice(0, id.lastIndexOf('@'))]
    if (this.#isLeftOut(host)) return 'unread'
    try {
      const url = `https://${host}/api/v1/accounts/${encodeURIComponent(name)}`
      const body = await this.#read(url, `account ${name} of ${host}`, signal)
      if (body === undefined) return undefined
      const read = Listed.safeParse(body)
      if (!read.success) throw new SourceError('unavailable', `Account ${name} of ${host} cannot be read.`)
      this.#failures.delete(host)
      return read.data
    } catch (error) {
      if (!(error instanceof SourceError) || error.kind === 'rate_limited') throw error
      this.#isToBeTried(host, error)
      return 'unread'
    }
  }

  /** Undefined for what is not there. */
  async #read(url: string, about: string, signal: AbortSignal): Promise<unknown> {
    try {
      return JSON.parse((await this.#options.web.read(url, about, signal)).text) as unknown
    } catch (error) {
      if (error instanceof SourceError && error.kind === 'not_found') return undefined
      if (!(error instanceof SyntaxError)) throw error
      throw new SourceError('unavailable', `${about} cannot be read.`, { cause: error })
    }
  }
}
