import type { Clock } from '../kernel/clock.js'
import { findInPage } from '../engine/contacts/find-in-page.js'
import { findInProfile, type FoundContact } from '../engine/contacts/find-contacts.js'
import type { Creator } from '../model/creator.js'
import { FetchError } from '../sources/web/fetch-error.js'
import type { SafeFetch } from '../sources/web/safe-fetch.js'
import type { Sources } from '../sources/registry.js'
import { Cache } from '../kernel/cache.js'

/** A page that a profile links to, opened. */
export interface OpenedPage {
  /** Where it was found in the end. */
  url: string
  contacts: FoundContact[]
  readAt: number
}

export interface OpenedPages {
  pages: OpenedPage[]
  missing: { item: string; reason: string; detail: string }[]
}

interface Parts {
  web: SafeFetch
  sources: Sources
  clock: Clock
  /** Whether pages of the web may be opened; those of the demo world always are. */
  openWeb: boolean
}

const pagesMax = 3
const bytesMax = 512_000
const timeoutMs = 5000

/** Opens the pages that a profile itself links to, and reads what they state. Bounded in number, bytes and time; kept in memory only. */
export class LinkPages {
  readonly #parts: Parts
  readonly #remembered = new Cache<string, OpenedPage>(500)

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The link pages and other sites of a profile, link pages first. */
  async open(creator: Creator, { maxAgeMs, signal }: { maxAgeMs: number; signal: AbortSignal }): Promise<OpenedPages> {
    const urls = pagesOf(creator)
    const opened: OpenedPages = { pages: [], missing: [] }
    const found = await Promise.all(
      urls.map((url) =>
        this.#open(url, creator.provenance.synthetic, maxAgeMs, signal).catch((error: unknown) => {
          if (!(error instanceof FetchError)) throw error
          return error
        }),
      ),
    )
    for (const [i, page] of found.entries()) {
      if (page instanceof FetchError)
        opened.missing.push({ item: urls[i] ?? '', reason: page.kind, detail: page.message })
      else if (page !== undefined) opened.pages.push(page)
    }
    return opened
  }

  async #open(url: string, synthetic: boolean, maxAgeMs: number, signal: AbortSignal): Promise<OpenedPage | undefined> {
    const now = this.#parts.clock.now()
    const known = this.#remembered.get(url)
    if (known !== undefined && now - known.readAt <= maxAgeMs && maxAgeMs > 0) return known
    const read = await this.#read(url, synthetic, signal)
    if (read === undefined) return undefined
    const page = { url: read.url, contacts: findInPage(read.html, read.url), readAt: now }
    this.#remembered.set(url, page)
    return page
  }

  /** Invented people have invented pages: their source writes them, and the web is never asked for them. */
  async #read(
    url: string,
    synthetic: boolean,
    signal: AbortSignal,
  ): Promise<{ url: string; html: string } | undefined> {
    const { web, sources, openWeb } = this.#parts
    if (synthetic) {
      for (const source of sources.all()) {
        const html = await source.page?.(new URL(url))
        if (html !== undefined) return { url, html }
      }
      return undefined
    }
    if (!openWeb) throw new FetchError('not_supported', 'Pages are not opened: see ROSTRA_LINK_PAGES.')
    const answer = await web.ask(url, { bytesMax, timeoutMs, signal })
    if (answer.status !== 200)
      throw new FetchError(
        answer.status === 404 || answer.status === 410 ? 'not_found' : 'unreachable',
        `The server answered ${answer.status}.`,
      )
    if (!/^(?:text\/(?:html|plain)|application\/xhtml\+xml)\b/i.test(answer.headers['content-type'] ?? 'text/html'))
      throw new FetchError('not_supported', 'It is no page to read.')
    return { url: answer.url, html: answer.bytes.toString('utf8') }
  }
}

const pagesOf = (creator: Creator): string[] => {
  const { bio, links } = findInProfile(creator)
  const stated = [...links, ...bio].filter(({ type }) => type === 'link_page' || type === 'link')
  const inOrder = [
    ...stated.filter(({ type }) => type === 'link_page'),
    ...stated.filter(({ type }) => type === 'link'),
  ]
  return [...new Set(inOrder.map(({ value }) => value))].slice(0, pagesMax)
}
