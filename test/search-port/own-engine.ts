import { join } from 'node:path'
import { IndexFolder } from '../../src/corpus/search/folder.js'
import { OwnWriter, toPublished } from '../../src/corpus/search/own-writer.js'
import { mergeSegments } from '../../src/engine/search/index.js'
import type { Engine } from './engine.js'
import { openSearchThread } from './search-thread.js'

/** The engine of this process. With several threads, each question is over as many segments and shared among all of them. */
export const openOwnEngine = async (threads = 1): Promise<Engine> => {
  const thread = await openSearchThread(threads)
  let opened = 0
  return {
    name: 'the own engine',
    runs: 12,
    exactScores: true,
    answers: () => true,
    open: (name, schema) => {
      const own = join(thread.folder, `${++opened}`)
      const reader = thread.open(name)
      let lives = 0
      const write = (): OwnWriter => {
        const life = `${opened}.${++lives}`
        return new OwnWriter({
          schema,
          // Mapped from its files once it is saved, however small it is.
          folder: new IndexFolder(own, { mapBytesMin: 1 }),
          merge: ({ parts }) => Promise.resolve(mergeSegments(parts)),
          publish: (published) => reader.receive(toPublished(name, life, published)),
          warn: () => {},
          now: () => 0,
        })
      }
      return Promise.resolve({
        steps: threads,
        reader,
        writer: write(),
        reopen: () => Promise.resolve(write()),
        close: () => Promise.resolve(reader.close()),
      })
    },
    close: () => thread.close(),
  }
}
