import { expect, test } from 'vitest'
import { keptAlive } from './keep-alive.js'

const silence = ': still here\n\n'

test('a stream says that it is there, also while nothing comes, and passes on everything that does', async () => {
  let tell: () => void = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  async function* events(): AsyncGenerator<string> {
    yield 'one'
    await told
    yield 'two'
    yield 'three'
  }
  const said: string[] = []
  for await (const chunk of keptAlive(events(), 1)) {
    said.push(chunk)
    if (said.filter((each) => each === silence).length === 2) tell()
  }
  expect(said[0]).toBe(': listening\n\n')
  expect(said.slice(1).filter((each) => each !== silence)).toEqual(['one', 'two', 'three'])
  expect(said.filter((each) => each === silence).length).toBeGreaterThanOrEqual(2)
})

test('a reader that leaves ends the stream behind it, and a stream that breaks tells its reader', async () => {
  let ended = false
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) yield 'more'
    } finally {
      ended = true
    }
  }
  for await (const chunk of keptAlive(endless())) if (chunk === 'more') break
  await new Promise(setImmediate)
  expect(ended).toBe(true)

  async function* broken(): AsyncGenerator<string> {
    yield 'one'
    throw new Error('broke')
  }
  const read = async () => {
    for await (const _ of keptAlive(broken())) void _
  }
  await expect(read()).rejects.toThrow('broke')
})
