import { expect, it } from 'vitest'
import type { Content } from '../model/content.js'
import { Telling } from './telling.js'

const content = (contentId: string): Content => ({ contentId }) as Content

/** Tells slowly: each telling ends when it is let go. */
const open = () => {
  const told: { ids: string[]; timeUs: number; end: (error?: Error) => void }[] = []
  let failures = 0
  const telling = new Telling(
    (contents, timeUs) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error): void => (error === undefined ? resolve() : reject(error))
        told.push({ ids: contents.map(({ contentId }) => contentId), timeUs, end })
      }),
    () => failures++,
  )
  return { telling, told, failed: () => failures }
}

it('tells at once, and what comes meanwhile together, up to its last place', async () => {
  const { telling, told } = open()
  await telling.add([content('a')], 1)
  await telling.add([content('b')], 2)
  await telling.add([], 3)
  await telling.add([content('c')], 4)
  expect(told.map(({ ids, timeUs }) => [ids, timeUs])).toEqual([[['a'], 1]])
  const ended = telling.end()
  told[0]?.end()
  await Promise.resolve()
  while (told.length < 2) await Promise.resolve()
  expect(told[1]).toMatchObject({ ids: ['b', 'c'], timeUs: 4 })
  told[1]?.end()
  await ended
})

it('lets no more be read while too much waits', async () => {
  const { telling, told } = open()
  await telling.add([content('a')], 1)
  const many = Array.from({ length: 5001 }, (_, i) => content(`m${i}`))
  let isDone = false
  const adding = telling.add(many, 2).then(() => (isDone = true))
  for (let i = 0; i < 10; i++) await Promise.resolve()
  expect(isDone).toBe(false)
  told[0]?.end()
  while (told.length < 2) await Promise.resolve()
  told[1]?.end()
  await adding
})

it('tells nothing after what it failed at, and says so at once', async () => {
  const { telling, told, failed } = open()
  await telling.add([content('a')], 1)
  await telling.add([content('b')], 2)
  told[0]?.end(new Error('not now'))
  await expect(telling.end()).rejects.toThrow('not now')
  await expect(telling.add([content('c')], 3)).rejects.toThrow('not now')
  expect([told.length, failed()]).toEqual([1, 1])
})
