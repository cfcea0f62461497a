import { readFileSync } from 'node:fs'
import { decodeTombstones, type Schema } from '../../../engine/search/index.js'
import { openShared } from '../folder.js'
import type { IndexName } from '../kind.js'
import type { IndexerMessage, SharedSegment } from '../messages.js'
import type { Mark } from '../port/writer.js'
import type { PublicationName, Publications } from '../publications.js'
import { decodePublication, filesOf, type Publication } from './publication.js'
import { nameOf } from './publishing-writer.js'
import { FileGone, type SegmentStore } from './segment-store.js'

interface PublishedIndexParts {
  index: IndexName
  /** Columns that questions of this version ask for. */
  schema: Schema
  store: SegmentStore
  receive: (message: Published) => void
}

type Published = Extract<IndexerMessage, { type: 'published' }>

/** One index as a process sees it that does not write it: what is published is brought here and shown. */
export class PublishedIndex {
  readonly #parts: PublishedIndexParts
  #shown: { name: string; message: Published } | undefined

  constructor(parts: PublishedIndexParts) {
    this.#parts = parts
  }

  /** Shows what was published last. Where its files are gone it was replaced meanwhile: the next one is on its way. */
  async follow(publications: Publications): Promise<void> {
    const { store, index } = this.#parts
    const published = publications[index]
    if (published === undefined) return
    if (published.name === this.#shown?.name) return this.#show(published, this.#shown.message)
    try {
      const bytes = await store.get(published.name)
      if (bytes === undefined) return
      const publication = decodePublication(bytes, published)
      // Written by another version, which has other columns: one of this version follows.
      if (JSON.stringify(publication.manifest.schema) !== JSON.stringify(this.#parts.schema)) return
      const segments = await this.#open(publication)
      this.#show(published, toMessage(index, published.name, publication, segments))
      await store.keep(index, filesOf(publication))
    } catch (error) {
      if (!(error instanceof FileGone)) throw error
    }
  }

  async #open({ manifest, segments, deleted }: Publication): Promise<SharedSegment[]> {
    const { store } = this.#parts
    const opened: SharedSegment[] = []
    for (const { id, docs, tombstones } of manifest.segments) {
      const path = await store.fetch(nameOf(segments, id))
      const list = tombstones === null ? undefined : await store.fetch(nameOf(deleted, id))
      opened.push({
        id,
        file: openShared(path),
        deleted: list === undefined ? undefined : decodeTombstones(new Uint8Array(readFileSync(list)), id, docs),
      })
    }
    return opened
  }

  #show({ name, replacing = false }: PublicationName, message: Published): void {
    this.#shown = { name, message }
    this.#parts.receive({ ...message, building: message.building || replacing })
  }
}

const toMessage = (
  index: IndexName,
  version: string,
  { manifest, life }: Publication,
  segments: SharedSegment[],
): Published => {
  const { followed, scan } = manifest.mark as Mark
  const removed = segments.reduce((sum, each) => sum + countBits(each.deleted), 0)
  const docs = manifest.segments.reduce((sum, each) => sum + each.docs, 0) - removed
  const snapshot = { version, life, schema: manifest.schema, segments }
  return { type: 'published', index, followed, building: scan !== null, docs, snapshot }
}

const countBits = (words: Uint32Array | undefined): number => {
  let bits = 0
  for (let word of words ?? []) for (; word !== 0; word &= word - 1) bits++
  return bits
}
