import { expect, test } from 'vitest'
import { isGenuine, kinds } from '../src/sources/nostr/event.js'
import { eventOf, keyOf } from './nostr/keys.js'

const note = (content: string) => eventOf('mira', { kind: kinds.note, created_at: 1_790_000_000, content })

test('an event that was found genuine is so again, and whatever differs from it in anything is not', () => {
  const event = note('Good morning')
  const other = note('Good night')
  expect([isGenuine(event), isGenuine(structuredClone(event))]).toEqual([true, true])
  const changed = [
    { ...event, content: 'Good morning!' },
    { ...event, sig: other.sig },
    { ...event, id: other.id },
    { ...event, id: other.id, sig: other.sig },
    { ...event, pubkey: keyOf('someone else').pubkey },
  ]
  expect(changed.map(isGenuine)).toEqual([false, false, false, false, false])
  expect(isGenuine(event)).toBe(true)
})
