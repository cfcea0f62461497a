import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Cache } from '../../kernel/cache.js'
import { verifySchnorr } from './schnorr.js'

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

/** An event as NIP-01 defines it. */
export const NostrEvent = z.object({
  id: hex(32),
  pubkey: hex(32),
  created_at: z.int().min(0).max(253_402_300_799),
  kind: z.int().min(0).max(65_535),
  tags: z.array(z.array(z.string()).max(1000)).max(20_000),
  content: z.string(),
  sig: hex(64),
})
export type NostrEvent = z.output<typeof NostrEvent>

export const kinds = {
  profile: 0,
  note: 1,
  follows: 3,
  deletion: 5,
  repost: 6,
  reaction: 7,
  comment: 1111,
  article: 30_023,
} as const

/** What an event is named by: the hash of what it says. */
export const idOf = ({ pubkey, created_at, kind, tags, content }: Omit<NostrEvent, 'id' | 'sig'>): string =>
  createHash('sha256')
    .update(JSON.stringify([0, pubkey, created_at, kind, tags, content]))
    .digest('hex')

const bytes = (text: string): Buffer => Buffer.from(text, 'hex')

/** Signatures found right lately, by the id that they sign: several relays send the same event, and each reading asks for it again. */
const genuine = new Cache<string, true>(20_000)

/** Whether an event says what its author signed. Relays are not to be trusted with that. */
export const isGenuine = (event: NostrEvent): boolean => {
  if (idOf(event) !== event.id) return false
  const signed = event.id + event.sig
  if (genuine.get(signed) === true) return true
  const isRight = verifySchnorr(bytes(event.sig), bytes(event.id), bytes(event.pubkey))
  if (isRight) genuine.set(signed, true)
  return isRight
}

export const tagsOf = ({ tags }: NostrEvent, name: string): string[][] => tags.filter(([first]) => first === name)

/** The event that this one answers, and the one at the root of the thread (NIP-10; the older form goes by position). */
export const threadOf = (event: NostrEvent): { root: string | null; parent: string | null } => {
  const named = tagsOf(event, 'e').filter(([, , , mark]) => mark !== 'mention')
  const marked = (mark: string): string | null => named.find((tag) => tag[3] === mark)?.[1] ?? null
  const [root, reply] = [marked('root'), marked('reply')]
  if (root !== null || reply !== null) return { root: root ?? reply, parent: reply ?? root }
  return { root: named[0]?.[1] ?? null, parent: named.at(-1)?.[1] ?? null }
}
