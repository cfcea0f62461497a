import type { IndexName } from '../../src/corpus/search/kind.js'
import type { IndexReader } from '../../src/corpus/search/port/reader.js'
import type { IndexWriter, Mark } from '../../src/corpus/search/port/writer.js'
import type { Filter, Schema, SearchDocument } from '../../src/engine/search/index.js'

/** One index of an engine, opened for writing and asking. */
export interface OpenIndex {
  /** In how many steps it is filled, each of which is saved by itself; one unless said. */
  readonly steps?: number
  readonly reader: IndexReader
  readonly writer: IndexWriter
  /** Ends the writer as a crash would, and begins another over what was committed. */
  reopen(): Promise<IndexWriter>
  close(): Promise<void>
}

/** An engine as the contract tries it. */
export interface Engine {
  readonly name: string
  /** How many corpora of each kind are tried: an engine behind a network takes longer to be filled. */
  readonly runs: number
  /** Scores are those of the definition to the last digit. Otherwise only their order is asked for, engine by engine. */
  readonly exactScores: boolean
  /** Whether the engine says that it answers such a condition as defined. */
  answers: (filter: Filter) => boolean
  open(name: IndexName, schema: Schema): Promise<OpenIndex>
  close(): Promise<void>
}

export const mark = (seq: number, scan: Mark['scan'] = null): Mark => ({ shape: 1, followed: { txid: 0, seq }, scan })

/** Makes an index hold exactly some documents; those given later win. Gives them back, one for each key. */
export const fill = async (
  { writer, steps = 1 }: Pick<OpenIndex, 'writer' | 'steps'>,
  documents: readonly SearchDocument[],
): Promise<SearchDocument[]> => {
  const live = [...new Map(documents.map((each) => [each.key, each])).values()]
  await writer.clear()
  const size = Math.max(1, Math.ceil(live.length / steps))
  for (let from = 0; from === 0 || from < live.length; from += size) {
    await writer.put(live.slice(from, from + size))
    // Saved first: what is shown lies where it was saved.
    await writer.commit(mark(0))
  }
  await writer.show(mark(0))
  return live
}
