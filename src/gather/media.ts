import type { Sources } from '../sources/registry.js'
import { FetchError } from '../sources/web/fetch-error.js'
import type { FetchLimits, SafeFetch } from '../sources/web/safe-fetch.js'
import { SourceError } from '../sources/port.js'

export interface ReadMedia {
  bytes: Uint8Array
  /** Where it was found in the end. */
  url: string
  synthetic: boolean
}

const usualLimits: Omit<FetchLimits, 'signal'> = { bytesMax: 60_000_000, timeoutMs: 30_000 }

/** Reads pictures and films by their address: from the source whose own it is, else from the web, safely. */
export class MediaReader {
  readonly #sources: Sources
  readonly #web: SafeFetch

  constructor(sources: Sources, web: SafeFetch) {
    this.#sources = sources
    this.#web = web
  }

  async read(address: string, signal: AbortSignal, limits = usualLimits): Promise<ReadMedia> {
    const url = this.#web.check(address)
    for (const source of this.#sources.all()) {
      const bytes = await source.media?.(url, signal).catch((error: unknown) => {
        throw error instanceof SourceError ? new FetchError('not_found', error.message) : error
      })
      if (bytes !== undefined) return { bytes, url: url.href, synthetic: source.synthetic }
    }
    const fetched = await this.#web.fetch(address, { ...limits, signal })
    return { bytes: fetched.bytes, url: fetched.url, synthetic: false }
  }

  async close(): Promise<void> {
    await this.#web.close()
  }
}
