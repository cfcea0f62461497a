import { expect, it } from 'vitest'
import type { SourcePage } from '../sources/port.js'
import { readEnding } from './ending.js'

type Item = { contentId: string }
type Read = (cursor: string | null) => SourcePage<Item>

const page = (cursor: string | null, ...ids: number[]): SourcePage<Item> => ({
  items: ids.map((id) => ({ contentId: String(id) })),
  cursor,
  total: null,
})
const readAll = async (read: Read): Promise<{ ids: string[]; asked: (string | null)[] }> => {
  const [ids, asked]: [string[], (string | null)[]] = [[], []]
  let cursor: string | null = null
  do {
    const found: SourcePage<Item> = await readEnding(cursor, async (own) => {
      asked.push(own)
      if (asked.length > 1000) throw new Error('it never ends')
      return read(own)
    })
    ids.push(...found.items.map(({ contentId }) => contentId))
    cursor = found.cursor
  } while (cursor !== null)
  return { ids, asked }
}

it('hands the network its own cursors, whatever they look like', async () => {
  const pages: Record<string, SourcePage<Item>> = {
    '': page('a!b', 1, 2),
    'a!b': page('!x.1!\n', 3),
    '!x.1!\n': page(null, 4),
  }
  const { ids, asked } = await readAll((cursor) => pages[cursor ?? ''] ?? page(null))
  expect([ids, asked]).toEqual([
    ['1', '2', '3', '4'],
    [null, 'a!b', '!x.1!\n'],
  ])
})

it('a cursor that does not change ends the list, and nothing is told twice', async () => {
  const { ids, asked } = await readAll(() => page('same', 1, 2))
  expect([ids, asked]).toEqual([
    ['1', '2'],
    [null, 'same'],
  ])
})

it('new cursors with the same page end it too', async () => {
  const { ids } = await readAll((cursor) => page(String(Number(cursor ?? 0) + 1), 1, 2))
  expect(ids).toEqual(['1', '2'])
})

it('empty pages are passed over, but not for ever', async () => {
  const some = await readAll((cursor) =>
    Number(cursor ?? 0) < 30 ? page(String(Number(cursor ?? 0) + 1)) : page(null, 7),
  )
  expect(some.ids).toEqual(['7'])
  const endless = await readAll((cursor) => page(String(Number(cursor ?? 0) + 1)))
  expect([endless.ids, endless.asked.length]).toEqual([[], 100])
})
