import { describe, expect, test } from 'vitest'
import { toSlack, toTeams } from './chat.js'
import type { Item } from './event-text.js'

const item = (title: string, line = ''): Item => ({ title, lines: [line], path: null, link: null, at: '' })
const many = (count: number): Item[] => Array.from({ length: count }, (_, index) => item(`Event ${index}`))

interface Block {
  text?: { text: string }
}
const slackOf = (items: readonly Item[]): { text: string; blocks: Block[] } =>
  JSON.parse(toSlack(items)) as { text: string; blocks: Block[] }

describe('a message to Slack', () => {
  test('has fifty blocks at most, and says how many events it leaves out', () => {
    const { blocks } = slackOf(many(60))
    expect(blocks).toHaveLength(50)
    expect(blocks.at(-1)?.text?.text).toBe('And 12 more.')
    expect(slackOf(many(48)).blocks.at(-1)?.text?.text).toBe('*Event 47*\n')
  })

  test('is cut neither within a sign that Slack reads nor within one that takes two units', () => {
    for (let before = 0; before < 6; before++)
      for (const sign of ['&', '<', '😀']) {
        const { blocks, text } = slackOf([item('x'.repeat(before) + sign.repeat(3000), sign.repeat(4000))])
        for (const shown of [text, ...blocks.map((block) => block.text?.text ?? '')]) {
          expect(shown.length).toBeLessThanOrEqual(3000)
          expect(shown).not.toMatch(/&(?!amp;|lt;|gt;)/)
          expect(shown.isWellFormed()).toBe(true)
        }
      }
  })
})

test('a message to Teams stays below 28 KB and says how many events it leaves out', () => {
  const items = Array.from({ length: 200 }, () => item('*'.repeat(400), 'y'.repeat(600)))
  const message = toTeams(items)
  expect(Buffer.byteLength(message)).toBeLessThan(28 * 1024)
  expect(message).toMatch(/And \d+ more\./)
})
