import { describe, expect, test } from 'vitest'
import { readerLanguages } from '../../../kernel/reader-language.js'
import { subscribed } from '../contract.js'
import { sampleOf } from '../samples.js'
import { describeEvent, headline, itemsOf } from './event-text.js'
import { Speech } from './speech.js'

const toldOf = (type: (typeof subscribed)[number], speech: Speech): string[] => {
  const { subject, payload } = sampleOf(type)
  const { title, lines } = describeEvent({ type, timestamp: '', subject, data: payload }, speech)
  return [title, ...lines]
}

/** Addresses, names of files and names of what an event is about are the same in every language. */
const named = /https?:|^PDF: |^\/v1/

describe.each(readerLanguages.filter((language) => language !== 'en'))('messages in %s', (language) => {
  const speech = new Speech(language, 'Europe/Berlin')
  const english = new Speech('en', 'Europe/Berlin')

  test.each(subscribed)('%s is told in this language, every line of it', (type) => {
    const [ours, theirs] = [toldOf(type, speech), toldOf(type, english)]
    expect(ours).toHaveLength(theirs.length)
    for (const [index, line] of ours.entries()) if (!named.test(line)) expect(line, type).not.toBe(theirs[index])
  })

  test('times and numbers are written as the language writes them', () => {
    const quota = {
      source: 'youtube',
      used: 8000,
      limit: 10_000,
      unit: 'usd_cents',
      resets_at: '2026-11-15T09:00:00.000Z',
    }
    const body = JSON.stringify({ type: 'quota.low', timestamp: '2026-11-15T09:00:00.000Z', subject: 's', data: quota })
    const [item] = itemsOf([{ body }], undefined, speech)
    const month = new Intl.DateTimeFormat(language, { month: 'short' }).format(new Date('2026-11-15'))
    expect(item?.at).toContain(month)
    expect(item?.lines.join(' ')).toContain(month)
    expect(item?.lines.join(' ')).toContain((80).toLocaleString(language, { style: 'currency', currency: 'USD' }))
    expect(headline(itemsOf([{ body }, { body }], undefined, speech), speech)).toMatch(/^2 \p{L}/u)
  })
})

test('what a source or an alert says is told in the language of the reader', () => {
  const message = { type: 'listening.alert', timestamp: '', subject: 's' }
  const data = { name: 'N', on: 'mentions', brand: 'Lumevia', detail: 'Lumevia has 1,200 mentions, more than 100.' }
  expect(describeEvent({ ...message, data }, new Speech('de')).lines).toEqual([
    'Lumevia hat 1.200 Erwähnungen, mehr als 100.',
  ])
})
