import type { FeedPosition } from '../../db/change-feed.js'
import type { Filter, QuickRequest, Schema, SearchRequest } from '../../engine/search/index.js'
import type { Plan } from '../../engine/listening/index.js'
import type { RateCard } from '../../model/rate-card.js'
import type { DerivedFacts } from '../records/kept-facts.js'
import type { FactsMark } from './facts-deriver.js'
import type { IndexName } from './kind.js'
import type { Sizing } from './opensearch/document.js'
import type { ListenQuestion, NumbersQuestion } from './port/reader.js'
import type { PublicationName, Publications, StorePlace } from './publications.js'
import type { SegmentFile } from './segment-file.js'
import type { SharedWork, Sharing } from './shared-search.js'

/** The messages between the threads of search. Segments lie in shared memory or in files: nothing of them is copied. */
export interface SharedSegment {
  id: number
  file: SegmentFile
  deleted: Uint32Array | undefined
}

export interface SharedSnapshot {
  /** Names the snapshot among all there ever were: an indexer that starts again counts from somewhere else. */
  version: string
  /** Numbers of segments mean something within one life of an indexer only. */
  life: string
  schema: Schema
  segments: SharedSegment[]
}

/** What the indexer tells the process. */
export type IndexerMessage =
  | {
      type: 'published'
      index: IndexName
      snapshot: SharedSnapshot
      followed: FeedPosition
      building: boolean
      docs: number
    }
  /** Whether facts about creators are still being derived that were there at the start, or by an older derivation. */
  | { type: 'facts'; building: boolean; derived: number }
  /** Facts to be written: the process alone writes. It answers with the same number. */
  | { type: 'derived'; id: number; derived: DerivedFacts }
  | { type: 'saved'; followed: FeedPosition; facts: FactsMark | undefined }
  /** A state of an index is in the store of published ones. */
  | { type: 'stored'; index: IndexName; publication: PublicationName }
  /** Another process writes the index of the cluster now. The thread ends. */
  | { type: 'replaced' }
  | { type: 'warning'; fields: object; message: string }

/** What the process tells the indexer. `close` saves and ends, `leave` ends with nothing saved. */
export type IndexerCommand = 'look' | 'save' | 'close' | 'leave' | Written

/** What became of facts that were to be written. */
export interface Written {
  written: number
  failed: string | null
}

/** An index of a cluster, as the thread that writes it is told of it. */
export interface ClusterTarget {
  url: string
  prefix: string
  owner: string
  sizing: Sizing
  term: number
  /** How far facts were derived by whoever wrote before. */
  facts: FactsMark | undefined
}

/** A store that indexes are published to, as the thread that writes them is told of it. */
export interface StoreTarget extends StorePlace {
  /** Where they are built. */
  folder: string
  term: number
  facts: FactsMark | undefined
  published: Publications
}

export interface IndexerData {
  /** Where the indexes are kept: a folder of this process, a cluster, or a store that they are published to. */
  target: { folder: string } | { cluster: ClusterTarget } | { store: StoreTarget }
  databaseUrl: string | undefined
  dataFolder: string
  /** Up to where changes may be gone from the feed. Null: anything may have been missed, so begin anew. */
  noted: FeedPosition | null
  rateCard: RateCard
}

/** What the searching threads are told when something became visible: the newest snapshot, and older ones still in use. */
export interface SnapshotMessage {
  snapshot: SharedSnapshot
  keep: readonly string[]
}

/** A question to a searching thread. Without a version, or where it is gone, the newest snapshot answers. */
export type Question = { index: IndexName; version?: string | undefined } & (
  | {
      search: readonly SearchRequest[]
      explain?: readonly Filter[] | undefined
      values?: readonly string[] | undefined
    }
  | { quick: QuickRequest }
  | { frequencies: { columns: readonly string[]; terms: readonly string[] } }
  | { numbers: NumbersQuestion }
  | { mentions: Plan }
  | { listen: ListenQuestion }
)

/** What a searching thread is started with. */
export interface SearchThreadData {
  sharing: Sharing
}

/** A call for help with a question, from one searching thread to another. */
export interface HelpQuestion {
  index: IndexName
  version: string
  help: SharedWork
}
