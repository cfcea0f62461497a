import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { PoolOnDemand } from '../../compute/pool-on-demand.js'
import type { MergeJob } from '../../engine/search/index.js'
import { IndexFolder } from './folder.js'
import type { IndexKind } from './kind.js'
import type { ClusterTarget, IndexerData, IndexerMessage, StoreTarget } from './messages.js'
import { ClusterClient } from './opensearch/client.js'
import { ClusterWriter } from './opensearch/writer.js'
import { OwnWriter, toPublished } from './own-writer.js'
import type { IndexWriter } from './port/writer.js'
import { openSegmentStore } from './published/open-segment-store.js'
import { PublishingWriter } from './published/publishing-writer.js'
import { toSegmentFile } from './segment-file.js'

/** How long the thread that merges stays: it keeps what it worked with, 40 MB after large segments. */
const mergerIdleMs = 10_000

export interface IndexWritersParts {
  target: IndexerData['target']
  send: (message: IndexerMessage) => void
  warn: (fields: object, message: string) => void
}

/** What writes the indexes: into a folder of this process, a cluster, or a store that they are published to. */
export class IndexWriters {
  readonly #parts: IndexWritersParts
  readonly #life = randomUUID().slice(0, 8)
  readonly #merger = new PoolOnDemand(
    () => ({ name: 'merge-thread', callerUrl: import.meta.url, size: 1 }),
    mergerIdleMs,
  )

  constructor(parts: IndexWritersParts) {
    this.#parts = parts
  }

  of(kind: IndexKind): IndexWriter {
    const { target } = this.#parts
    if ('folder' in target) return this.#own(kind, new IndexFolder(join(target.folder, kind.name)))
    return 'cluster' in target ? this.#cluster(kind, target.cluster) : this.#publishing(kind, target.store)
  }

  close(): Promise<void> {
    return this.#merger.close()
  }

  #own({ name, schema }: IndexKind, folder: IndexFolder): OwnWriter {
    const { send, warn } = this.#parts
    return new OwnWriter({
      schema,
      folder,
      merge: (job) => this.#merge(job),
      now: () => performance.now(),
      warn: (fields, message) => warn({ ...fields, index: name }, message),
      publish: (published) => send(toPublished(name, this.#life, published)),
    })
  }

  #merge({ parts }: MergeJob): Promise<Uint8Array> {
    return this.#merger.run(parts.map(({ segment, deleted }) => ({ file: toSegmentFile(segment), deleted })))
  }

  #publishing(kind: IndexKind, { folder: root, term, published, ...where }: StoreTarget): PublishingWriter {
    const { name } = kind
    const { send, warn } = this.#parts
    const folder = new IndexFolder(join(root, name))
    return new PublishingWriter({
      index: name,
      writer: this.#own(kind, folder),
      folder,
      store: openSegmentStore({ ...where, cache: join(root, 'fetched') }),
      published: published[name],
      life: `${term}-${this.#life}`,
      publish: (publication) => send({ type: 'stored', index: name, publication }),
      warn,
      now: () => performance.now(),
    })
  }

  #cluster({ name, schema }: IndexKind, { url, ...more }: ClusterTarget): ClusterWriter {
    return new ClusterWriter({
      client: new ClusterClient(url),
      name,
      schema,
      nextId: () => randomUUID().slice(0, 8),
      now: () => Date.now(),
      ...more,
    })
  }
}
