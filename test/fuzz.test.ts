import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf, walk, type Walked } from '../src/http/walk.js'
import { casesOf, type Case, type Described } from './fuzz/cases.js'
import type { Schemas } from './fuzz/values.js'
import { start, type Response, type Started } from './harness.js'
import { contentLike, creatorLike } from './records.js'

/**
 * The short form of `npm run torture -- fuzz`: the same odd calls in every run, over the description that is served. The server checks
 * each answer against its schema and fails (500) where it does not fit.
 */
let started: Started
let operations: Walked[]
let schemas: Schemas

/** Those of whom the examples speak, so that these find something. */
const handles = ['lumevia.official', 'hughes.well', 'brackwyn.official', 'mara.bakes']

beforeAll(async () => {
  started = await start({ config: { ratePerMinute: 0 } })
  const { creators, contents } = started.app.context.corpus
  await creators.save(handles.map((handle) => creatorLike({ externalId: handle, handle, bio: 'Paints lamps' })))
  await contents.save(
    handles.map((author) =>
      contentLike({
        contentId: `${author}.1`,
        author,
        authorExternalId: author,
        text: 'I hate lamps, where to buy one?',
      }),
    ),
  )
  const description = await started.call('GET', `${started.origin}/openapi.json`, { token: null })
  operations = walk(description.json as object)
  schemas = description.at('components.schemas') as Schemas
})

afterAll(() => started.stop())

/** Real ids in place of those the examples speak of. */
const ids = new Map<string, string>()
const fill = (text: string): string => text.replace(/\b[a-z]{2,6}_\w{4,}/g, (id) => ids.get(id) ?? id)

const learnId = ({ operation }: Walked, answer: Response): void => {
  const place = idOf(operation)
  const id = place === undefined ? undefined : answer.at(place.at)
  if (place !== undefined && typeof id === 'string') ids.set(place.example, id)
}

const faultOf = ({ operation, method, path, body, documented }: Case, { status, text }: Response): string[] => {
  const said = `${status} ${operation}: ${method} ${path.slice(0, 300)} ${body?.slice(0, 300) ?? ''} → ${text.slice(0, 300)}`
  if (status >= 500) return [said]
  if (status === 401) return [`the token is gone at ${said}`]
  return documented.includes(status) ? [] : [`not documented: ${said}`]
}

test('odd calls of every operation are answered as described: nothing fails, and no status is unheard of', async () => {
  const faults: string[] = []
  const answered = new Set<string>()
  let calls = 0
  for (const walked of operations)
    for (const each of casesOf(walked as Described, schemas)) {
      const { method, path, body, headers, operation } = each
      const answer = await started.call(method, fill(path), {
        headers,
        ...(body === undefined ? {} : { body: fill(body) }),
      })
      calls++
      faults.push(...faultOf(each, answer))
      if (answer.status < 300) answered.add(operation)
      learnId(walked, answer)
    }
  expect(faults).toEqual([])
  // That it gets past the checks of input.
  expect(calls).toBeGreaterThan(2000)
  expect(answered.size).toBeGreaterThan(operations.length / 2)
})
