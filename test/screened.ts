import { expect } from 'vitest'
import type { Response, Started } from './harness.js'

interface Evidence {
  field: string
  start: number
  end: number
  code_point_start: number
  code_point_end: number
  text: string
}
export interface ScreenedItem {
  id: string
  content_id: string
  state: string
  network: string
  content: { text: string; fields: Record<string, string>; published_at: string }
  categories: { category: string; score: number; evidence: Evidence[] }[]
}
export interface Risk {
  score: number
  level: string
  factors: { contribution: number }[]
}

/** A demo profile that says the words of the set below. */
export const charlie = { network: 'tiktok', handle: 'charlie.runs' }

/** What the demo runner writes often, so that there is something to flag whatever the judge thinks of it. */
const wordsAlone = {
  name: 'Words alone',
  only_categories: ['custom', 'competitor_mention'],
  keywords: [
    { term: 'rest day' },
    { term: 'mobility', category: 'competitor_mention' },
    { term: 'honest', polarity: 'positive' },
  ],
  window_days: 400,
  max_contents: 150,
}

export const createCriteria = async (started: Started): Promise<string> => {
  const made = await started.call('POST', '/flagging-criteria', { body: wordsAlone })
  expect(made.status).toBe(201)
  return made.id
}

/** Screens to the end. */
export const screen = async (started: Started, body: object): Promise<{ id: string; done: Response }> => {
  const submitted = await started.call('POST', '/screening', { body })
  expect([submitted.status, submitted.at('errors')]).toEqual([202, undefined])
  await started.drain()
  return { id: submitted.id, done: await started.call('GET', `/screening/${submitted.id}`) }
}

/** Everything that a screening found, page by page. */
export const listItems = async (started: Started, id: string, query: string): Promise<ScreenedItem[]> => {
  const all: ScreenedItem[] = []
  for (let cursor = ''; ;) {
    const page = await started.call('GET', `/screening/${id}/contents?limit=7${query}${cursor}`)
    all.push(...(page.at('data') as ScreenedItem[]))
    if (page.at('next_cursor') === null) return all
    cursor = `&cursor=${String(page.at('next_cursor'))}`
  }
}
