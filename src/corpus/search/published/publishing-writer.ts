import type { Filter, SearchDocument } from '../../../engine/search/index.js'
import type { IndexFolder } from '../folder.js'
import type { IndexName } from '../kind.js'
import type { OwnWriter } from '../own-writer.js'
import type { IndexWriter, Mark, Refusal } from '../port/writer.js'
import type { PublicationName } from '../publications.js'
import { decodePublication, encodePublication, filesOf, type Publication } from './publication.js'
import { FileGone, type SegmentStore } from './segment-store.js'

interface PublishingWriterParts {
  index: IndexName
  /** Writes the index of this machine, in `folder`; what it commits is published. */
  writer: OwnWriter
  folder: IndexFolder
  store: SegmentStore
  /** What was published last, by whomever. */
  published: PublicationName | undefined
  /** Begins every name that is given here, and no name that anybody else gives. */
  life: string
  /** Told of every publication once all of it is in the store. */
  publish: (publication: PublicationName) => void
  warn: (fields: object, message: string) => void
  now: () => number
}

/** How often what is to be seen is published. While all rows are read for the first time, it changes too fast to be worth more. */
const publishMs = 1000
const buildingMs = 5000

/** What is not named any more is kept for so long: somebody may be fetching it. */
const keptMs = 600_000

/** The writer of an index that other processes read from a store. Each commit is a publication: whole, and visible at once or not at all. */
export class PublishingWriter implements IndexWriter {
  readonly #parts: PublishingWriterParts
  readonly #retired = new Map<string, number>()
  /** Files of an index that is built anew: they are read until the new one is published. */
  #replaced: string[] = []
  #last: PublicationName | undefined
  #publication: Pick<Publication, 'life' | 'segments' | 'deleted'>
  #beginnings = 0
  #publications = 0
  #publishedAt = -Infinity
  #state = ''
  unshown = false

  constructor(parts: PublishingWriterParts) {
    this.#parts = parts
    this.#last = parts.published
    this.#publication = this.#begin()
  }

  get uncommitted(): boolean {
    return this.#parts.writer.uncommitted
  }

  /** Goes on from what was published last, whoever did, or from what was to take its place. */
  async open(): Promise<Mark | undefined> {
    const { writer, folder, store, index, now, warn } = this.#parts
    const unlessGone = (error: unknown): undefined => {
      if (!(error instanceof FileGone)) throw error
      warn({ err: error, index }, 'the published search index is not complete and is built anew')
      return undefined
    }
    const read = await this.#read(this.#last).catch(unlessGone)
    const draft = await this.#read(this.#last?.draft).catch(unlessGone)
    const published = await this.#bring(draft ?? read).catch(unlessGone)
    const named = new Set([read, published].flatMap((each) => (each === undefined ? [] : [...filesOf(each)])))
    for (const each of [this.#last, this.#last?.draft]) if (each !== undefined) named.add(each.name)
    // What a writer left that was killed while it published.
    for (const name of await store.list(index)) if (!named.has(name)) this.#retired.set(name, now())
    if (published === undefined) {
      folder.clear()
      return undefined
    }
    if (published === draft) this.#replaced = read === undefined ? [] : [...filesOf(read)]
    this.#publication = published
    return writer.open()
  }

  async clear(): Promise<void> {
    const { writer, store, index } = this.#parts
    await writer.clear()
    this.#replaced = await store.list(index)
    this.#publication = this.#begin()
  }

  put(documents: readonly SearchDocument[]): Promise<readonly Refusal[]> {
    return this.#parts.writer.put(documents)
  }

  remove(keys: readonly string[]): Promise<void> {
    return this.#parts.writer.remove(keys)
  }

  find(filter: Filter): Promise<string[]> {
    return this.#parts.writer.find(filter)
  }

  /** What can be seen is what was published. Where that was a moment ago, it is left for later. */
  async show(mark: Mark): Promise<void> {
    const { now } = this.#parts
    this.unshown = now() - this.#publishedAt < (mark.scan === null ? publishMs : buildingMs)
    if (!this.unshown) await this.commit(mark)
  }

  async commit(mark: Mark): Promise<void> {
    await this.#parts.writer.commit(mark)
    // Those who read keep the old index until the new one is complete.
    await this.#publish(mark.scan !== null && this.#replaced.length > 0 ? this.#last : undefined)
    await this.#removeRetired()
  }

  purge(): void {
    this.#parts.writer.purge()
  }

  tidy(busy: boolean): void {
    this.#parts.writer.tidy(busy)
  }

  close(): Promise<void> {
    return this.#parts.writer.close()
  }

  #begin(): Pick<Publication, 'life' | 'segments' | 'deleted'> {
    return { life: `${this.#parts.life}-${this.#beginnings++}`, segments: {}, deleted: {} }
  }

  /** With `until`, only for the next writer: that one is read until this is complete. */
  async #publish(until?: PublicationName): Promise<void> {
    const { folder, store, index, life, publish, now } = this.#parts
    const before = this.#publication
    const manifest = folder.manifest()
    this.#publishedAt = now()
    const state = JSON.stringify([before.life, manifest.segments, manifest.mark])
    if (state === this.#state) return
    const [segments, deleted]: [Record<string, string>, Record<string, string>] = [{}, {}]
    for (const { id, tombstones } of manifest.segments) {
      segments[id] = before.segments[id] ?? (await this.#put(`${id}.segment`, folder.segmentPath(id)))
      if (tombstones === null) continue
      const own = `${id}.${tombstones}.deleted`
      const known = before.deleted[id]
      deleted[id] = known?.endsWith(`-${own}`) ? known : await this.#put(own, folder.tombstonesPath(id, tombstones))
    }
    const publication = { manifest, life: before.life, segments, deleted }
    const { bytes, sha256 } = encodePublication(publication)
    const name = `${index}/${life}-${++this.#publications}.publication`
    await store.put(name, bytes)
    const named = filesOf(publication)
    const files = [this.#last?.draft?.name, ...filesOf(before), ...(until ? [] : [this.#last?.name, ...this.#replaced])]
    for (const old of files) if (old !== undefined && !named.has(old)) this.#retired.set(old, now())
    if (!until) this.#replaced = []
    this.#last = until
      ? { name: until.name, sha256: until.sha256, replacing: true, draft: { name, sha256 } }
      : { name, sha256 }
    publish(this.#last)
    this.#publication = publication
    this.#state = state
  }

  async #put(own: string, path: string): Promise<string> {
    const { store, index } = this.#parts
    const name = `${index}/${this.#publication.life}-${own}`
    await store.putFile(name, path)
    return name
  }

  /** Failing to tidy up does not undo a commit. */
  async #removeRetired(): Promise<void> {
    const { store, now, warn } = this.#parts
    try {
      for (const [name, since] of this.#retired) {
        if (now() - since < keptMs) continue
        await store.remove(name)
        this.#retired.delete(name)
      }
    } catch (error) {
      warn({ err: error }, 'files of the search index that nobody needs could not be removed from the store')
    }
  }

  async #read(name: PublicationName | undefined): Promise<Publication | undefined> {
    const { store } = this.#parts
    if (name === undefined) return undefined
    const bytes = await store.get(name.name)
    if (bytes === undefined) throw new FileGone(`${store.where}/${name.name} is gone.`)
    return decodePublication(bytes, name)
  }

  /** Brings what was published into the folder of this machine. */
  async #bring(publication: Publication | undefined): Promise<Publication | undefined> {
    const { folder, store } = this.#parts
    if (publication === undefined) return undefined
    folder.clear()
    for (const { id, tombstones } of publication.manifest.segments) {
      folder.adopt(await store.fetch(nameOf(publication.segments, id)), folder.segmentPath(id))
      if (tombstones !== null)
        folder.adopt(await store.fetch(nameOf(publication.deleted, id)), folder.tombstonesPath(id, tombstones))
    }
    folder.write(publication.manifest)
    return publication
  }
}

export const nameOf = (names: Record<string, string>, id: number): string => {
  const name = names[id]
  if (name === undefined) throw new FileGone(`The publication does not name the files of segment ${id}.`)
  return name
}
