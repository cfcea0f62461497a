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
}

/** As many accounts as a server lists at once. */
const pageMax = 80

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
    const accounts = await this.#read(`https://${host}/api/v1/directory?${query}`, `the directory of ${host}`, signal)
    const found = z.array(z.unknown()).parse(accounts ?? [])
    this.#listed = new Map(
      found.flatMap((each) => {
        const read = Listed.safeParse(each)
        return read.success ? [[idOn(read.data.id, host), read.data]] : []
      }),
    )
    const next = hosts[hosts.indexOf(host) + 1]
    const after = found.length === 0 ? (next === undefined ? null : `${next} 0`) : `${host} ${offset + found.length}`
    return { ids: [...this.#listed.keys()], gone: [], cursor: after }
  }

  async profiles(ids: readonly string[], signal: AbortSignal): Promise<Creator[]> {
    const found: Creator[] = []
    for (const id of ids) {
      const host = id.slice(id.lastIndexOf('@') + 1)
      const account = this.#listed.get(id) ?? (await this.#account(id.slice(0, id.lastIndexOf('@')), host, signal))
      if (account !== undefined && isShown(account)) found.push(toCreator(account, host, this.#options.now()))
    }
    return found
  }

  /** Undefined for who is gone. */
  async #account(id: string, host: string, signal: AbortSignal): Promise<Listed | undefined> {
    const url = `https://${host}/api/v1/accounts/${encodeURIComponent(id)}`
    const body = await this.#read(url, `account ${id} of ${host}`, signal)
    return body === undefined ? undefined : Listed.parse(body)
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
