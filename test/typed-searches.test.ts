import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'

/** What people type, one thing in a line, with what they expect. Written before anybody looked at what reads it. */
const file = (name: string): string => readFileSync(new URL(`./typed/${name}`, import.meta.url), 'utf8')
const searches = file('searches.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [kind: string, text: string, expected: string])
const of = (...kinds: string[]): [string, string, string][] => searches.filter(([kind]) => kinds.includes(kind))

let started: Started
beforeAll(async () => {
  started = await start()
  for (const name of ['people.csv', 'posts.csv']) {
    const headers = { 'content-type': 'text/csv' }
    const uploaded = await started.call('POST', `/imports/files?name=${name}`, { body: file(name), headers })
    await started.call('POST', '/imports', { body: { file_id: uploaded.id } })
    await started.drain()
  }
  const { search } = started.app.context.corpus
  await indexed(search.creators, search.texts)
}, 120_000)
afterAll(() => started.stop())

interface Hit {
  handle: string
}
const handlesOf = async (kind: string, query: string): Promise<string[] | string> => {
  const path = kind === 'quick' ? '/discovery-quick' : '/discovery'
  const answer = await started.call('POST', path, { body: { query } })
  if (answer.status !== 200) return JSON.stringify(answer.json)
  return (answer.at('data') as Hit[]).map(({ handle }) => handle)
}

test.each(of('quick', 'query'))('%s %s finds %s', async (kind, text, expected) => {
  const found = await handlesOf(kind, text)
  const refusal = /^\/(.+)\/$/.exec(expected)?.[1]
  if (refusal !== undefined) return expect(found).toContain(refusal)
  if (expected === '!') return expect(found).toEqual([])
  for (const each of expected.split(' ')) {
    const handle = each.slice(1)
    if (each.startsWith('=')) expect(found).toEqual([handle])
    else if (each.startsWith('-')) expect(found).not.toContain(handle)
    else expect(found).toContain(handle)
  }
})

test.each(of('body'))('%s %s is refused with %s', async (_, text, expected) => {
  const answer = await started.call('POST', '/discovery', { body: JSON.parse(text) as object })
  expect(answer.status).toBe(422)
  const messages = (answer.at('errors') as { message: string }[]).map(({ message }) => message)
  expect(messages.join('\n')).toContain(expected.slice(1, -1))
})

test.each(of('say'))('%s %s', async (_, text, expected) => {
  const answer = await started.call('POST', '/discovery/interpret', { body: { text } })
  expect(answer.at('filters')).toEqual(JSON.parse(expected))
  const search = await started.call('POST', '/discovery', { body: { ...(answer.at('filters') as object), limit: 1 } })
  expect(search.status).toBe(200)
})
