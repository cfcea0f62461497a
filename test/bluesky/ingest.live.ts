import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { closeContext, openContext } from '../../src/context.js'
import { readConfig } from '../../src/config.js'
import { silentLog } from '../../src/kernel/log.js'
import type { Content } from '../../src/model/content.js'
import { Someone } from './people.js'
import { startNetwork, type LocalNetwork } from './start-network.js'

const bin = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

let network: LocalNetwork
let folder: string
let [alice, bob]: Someone[] = []
const running: ChildProcess[] = []

const someone = (person: Someone | undefined): Someone => {
  if (person === undefined) throw new Error('Nobody there.')
  return person
}

beforeAll(async () => {
  network = await startNetwork()
  ;[alice, bob] = [await Someone.join(network.pdsUrl, 'alice'), await Someone.join(network.pdsUrl, 'bob')]
  await network.settle()
})
afterAll(() => network.stop())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-ingest-'))
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts following, and waits until it says that it does. */
const follow = async (...args: string[]): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [bin, 'ingest', 'bluesky', '--data', folder, '--json', ...args], {
    env: {
      PATH: process.env['PATH'],
      ROSTRA_DEMO: 'no',
      ROSTRA_LOG_LEVEL: 'error',
      ROSTRA_BLUESKY_URL: network.appViewUrl,
      ROSTRA_JETSTREAM_URL: network.jetstreamUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  await once(child.stdout, 'data')
  return child
}

const known = async (person: Someone): Promise<Content[]> => {
  const { config } = readConfig({ data: folder }, { ROSTRA_DEMO: 'no' })
  const context = await openContext({ config, log: silentLog })
  try {
    return await context.corpus.contents.list('bluesky', person.did, { limit: 10_000 })
  } finally {
    await closeContext(context)
  }
}

/** What is known of somebody once so much of it is there; or whatever is there after a while. */
const wanted = async (person: Someone, isThere: (texts: Set<string>) => boolean): Promise<Content[]> => {
  for (let i = 0; ; i++) {
    const contents = await known(person)
    if (isThere(new Set(contents.map(({ text }) => text))) || i >= 100) return contents
    await wait(100)
  }
}

const stop = async (child: ChildProcess, how: NodeJS.Signals): Promise<number | null> => {
  const ended = once(child, 'exit')
  child.kill(how)
  return ((await ended) as [number | null])[0]
}

/** The stream is live only until there is a cursor: one post that surely arrives makes one. */
const anchor = async (person: Someone, name: string): Promise<void> => {
  for (let i = 0; i < 50; i++) {
    await person.post(`anchor ${name} ${i}`)
    await wait(200)
    if ((await known(person)).length > 0) return
  }
}

it('loses nothing and doubles nothing over kill -9 and broken connections', { timeout: 240_000 }, async () => {
  const person = someone(alice)
  let child = await follow()
  await anchor(person, 'kill')
  const expected: string[] = []
  const removed = new Set<string>()
  for (let round = 0; round < 8; round++) {
    const texts = Array.from({ length: 50 }, (_, i) => `round ${round} post ${i} 🎯`)
    expected.push(...texts)
    const posting = person.postMany(texts, Date.parse('2026-02-01T00:00:00Z') + round * 100_000)
    const regretted = await person.post(`regretted in round ${round}`)
    removed.add(`regretted in round ${round}`)
    await wait(round * 60)
    if (round % 2 === 0) {
      expect(await stop(child, 'SIGKILL')).toBeNull()
      await posting
      await person.delete(regretted)
      child = await follow()
    } else {
      await network.dropStreams()
      await posting
      await person.delete(regretted)
    }
  }
  await person.post('the end')
  const contents = await wanted(person, (texts) => texts.has('the end'))
  const texts = contents.map(({ text }) => text).filter((text) => text.startsWith('round'))
  expect(texts.toSorted()).toEqual(expected.toSorted())
  expect(contents.filter(({ text }) => removed.has(text))).toEqual([])
  expect(new Set(contents.map(({ author }) => author))).toEqual(new Set(['alice.test']))
  expect(await stop(child, 'SIGTERM')).toBe(0)
})

it('keeps what is wanted: by language, by keyword, by creator', async () => {
  const [one, other] = [someone(alice), someone(bob)]
  const child = await follow('--language', 'de,fr', '--keywords', 'käse,東京', '--creators', 'bob.test')
  for (let i = 0; i < 50; i++) {
    await other.post('Anker: Käse', { langs: ['de'] })
    await wait(200)
    if ((await known(other)).length > 0) break
  }
  await one.post('Käse von Alice', { langs: ['de'] })
  await other.post('Cheese: Käse', { langs: ['en'] })
  await other.post('Käsebrot', { langs: ['de'] })
  await other.post('Viel KAESE? Nein, KÄSE!', { langs: ['en', 'de-AT'] })
  await other.post('今日は東京タワー', { langs: ['ja', 'fr'] })
  await other.post('Ohne Sprache: Käse')
  await other.post('Schluss: Käse #ende', { langs: ['de'] })
  const contents = await wanted(other, (texts) => texts.has('Schluss: Käse #ende'))
  expect(new Set(contents.map(({ text }) => text))).toEqual(
    new Set(['Anker: Käse', 'Viel KAESE? Nein, KÄSE!', '今日は東京タワー', 'Schluss: Käse #ende']),
  )
  expect(await known(one)).toEqual([])
  expect(contents.find(({ text }) => text.startsWith('Schluss'))).toMatchObject({
    author: 'bob.test',
    hashtags: ['ende'],
    language: 'de',
    engagement: { likes: null },
    provenance: { source: 'bluesky', synthetic: false },
  })
  expect(await stop(child, 'SIGTERM')).toBe(0)
})
