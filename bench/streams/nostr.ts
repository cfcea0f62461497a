import { createHash } from 'node:crypto'
import { eventOf } from '../../test/nostr/keys.js'
import { isMention, mix, writtenBy } from './posts.js'

const hex = (n: number): string => createHash('sha256').update(String(n)).digest('hex')

/** What a relay sends to a subscription. Only what is wanted is verified, so only that is signed. */
export const nostrMessage = (n: number, timeUs: number): string => {
  const { text: content, tag } = writtenBy(n)
  const created_at = Math.floor(timeUs / 1e6)
  const root = hex(mix(n) % 9999)
  const answers =
    mix(n + 9) % 100 < 40
      ? [
          ['e', root, 'wss://relay.example', 'root'],
          ['p', hex(mix(n + 3) % 5000)],
        ]
      : []
  const tags = [...(tag === null ? [] : [['t', tag]]), ...answers]
  const said = { kind: 1, created_at, content, tags }
  const event = isMention(n)
    ? eventOf(`author${mix(n) % 20}`, said)
    : { ...said, id: hex(n), pubkey: hex(mix(n) % 5000), sig: hex(n + 1) + hex(n + 2) }
  return JSON.stringify(['EVENT', 'live', event])
}
