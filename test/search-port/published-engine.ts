import { join } from 'node:path'
import { IndexFolder } from '../../src/corpus/search/folder.js'
import { OwnWriter } from '../../src/corpus/search/own-writer.js'
import { FolderSegments } from '../../src/corpus/search/published/folder-segments.js'
import type { PublicationName } from '../../src/corpus/search/publications.js'
import { PublishedIndex } from '../../src/corpus/search/published/published-index.js'
import { PublishingWriter } from '../../src/corpus/search/published/publishing-writer.js'
import { mergeSegments } from '../../src/engine/search/index.js'
import type { Engine } from './engine.js'
import { openSearchThread } from './search-thread.js'

/** The engine of this process over indexes that a writer publishes to a folder. Each life of a writer has a folder of its own to build in. */
export const openPublishedEngine = async (): Promise<Engine> => {
  const thread = await openSearchThread()
  let opened = 0
  return {
    name: 'the own engine over published indexes',
    runs: 6,
    exactScores: true,
    answers: () => true,
    open: (name, schema) => {
      const own = join(thread.folder, `${++opened}`)
      const store = new FolderSegments(join(own, 'store'))
      const reader = thread.open(name)
      const followed = new PublishedIndex({
        index: name,
        schema,
        store,
        receive: (message) => reader.receive(message),
      })
      let published: PublicationName | undefined
      let lives = 0
      let time = 0
      const write = (): PublishingWriter => {
        const life = `${opened}.${++lives}`
        const index = new IndexFolder(join(own, life), { mapBytesMin: 1 })
        const writer = new OwnWriter({
          schema,
          folder: index,
          merge: ({ parts }) => Promise.resolve(mergeSegments(parts)),
          publish: () => {},
          warn: () => {},
          now: () => 0,
        })
        const publishing = new PublishingWriter({
          index: name,
          writer,
          folder: index,
          store,
          published,
          life,
          publish: (publication) => (published = publication),
          warn: () => {},
          // Each look finds an hour gone by: whatever is to be shown is, and what is not named any more is removed at once.
          now: () => (time += 3_600_000),
        })
        // Whoever reads looks after each writing.
        const follow = async (work: Promise<void>): Promise<void> => {
          await work
          if (published !== undefined) await followed.follow({ [name]: published })
        }
        const [show, commit] = [publishing.show.bind(publishing), publishing.commit.bind(publishing)]
        publishing.show = (mark) => follow(show(mark))
        publishing.commit = (mark) => follow(commit(mark))
        return publishing
      }
      return Promise.resolve({
        reader,
        writer: write(),
        reopen: () => Promise.resolve(write()),
        close: () => Promise.resolve(reader.close()),
      })
    },
    close: () => thread.close(),
  }
}
