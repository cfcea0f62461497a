import { expect, test } from 'vitest'
import { eventKinds, subscribed } from '../contract.js'
import { sampleOf } from '../samples.js'
import { toSlack, toTeams } from './chat.js'
import { headline, describeEvent, itemsOf } from './event-text.js'

const bodyOf = (type: string, data: object = {}): { body: string } => ({
  body: JSON.stringify({ type, timestamp: '2026-11-15T09:00:00.000Z', subject: 'sub_1', data }),
})

test('every kind of event that people can be told has words of its own', () => {
  for (const type of Object.keys(eventKinds).filter((kind) => kind !== 'webhook.test')) {
    const { title } = describeEvent({ type, timestamp: '', subject: 'sub_1', data: {} })
    expect(title, type).not.toContain(type)
  }
  expect(describeEvent({ type: 'new.kind', timestamp: '', subject: 'sub_1', data: {} }).title).toBe('new.kind sub_1')
})

test('a sample says so, and has every value that is told', () => {
  for (const type of subscribed) {
    const { subject, payload } = sampleOf(type)
    const { title, lines, path } = describeEvent({ type, timestamp: '', subject, data: payload })
    expect(title, type).toMatch(/^Sample: [^:]/)
    for (const text of [title, path ?? '', ...lines]) {
      expect(text, type).not.toMatch(/undefined| {2}|[ /]$| none|not rated/)
      expect(text.endsWith(': '), type).toBe(false)
    }
  }
  // The mark takes the place of no field that real events have.
  const { payload } = sampleOf('search.changed')
  expect(payload['sample']).toMatchObject([{ kind: 'new', handle: 'example.creator' }])
})

test('links lead to the page of what happened, where the service knows its address', () => {
  const deliveries = [bodyOf('campaign.post', { name: 'Spring', handle: 'una', network: 'instagram' })]
  expect(itemsOf(deliveries, 'https://rostra.acme.example')[0]?.link).toBe(
    'https://rostra.acme.example/campaigns/sub_1',
  )
  expect(itemsOf(deliveries, undefined)[0]?.link).toBeNull()
  expect(itemsOf([bodyOf('search.changed', { name: 'Bakers' })], 'https://rostra.acme.example')[0]?.link).toBe(
    'https://rostra.acme.example/saved-searches/sub_1',
  )
})

test('messages stay within what Slack and Teams take', () => {
  const long = '日'.repeat(5000)
  const items = itemsOf(
    Array.from({ length: 60 }, () => bodyOf('listening.alert', { name: long, detail: long })),
    'https://rostra.acme.example',
  )
  const slack = JSON.parse(toSlack(items)) as { text: string; blocks: { text: { text: string } }[] }
  expect(slack.blocks.length).toBe(50)
  expect(Math.max(...slack.blocks.map(({ text }) => text.text.length))).toBeLessThanOrEqual(3000)
  expect(Buffer.byteLength(toTeams(items))).toBeLessThan(28 * 1024)
  expect(toTeams(items)).toMatch(/And \d+ more/)
  expect(headline(items.slice(0, 1))).toBe(items[0]?.title)
})
