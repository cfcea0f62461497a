import { NostrSource } from '../../../src/sources/nostr/source.js'
import { kinds, type NostrEvent } from '../../../src/sources/nostr/event.js'
import { toNote, toNpub } from '../../../src/sources/nostr/present.js'
import type { Filter } from '../../../src/sources/nostr/relay.js'
import { eventOf, keyOf } from '../../nostr/keys.js'
import { ada, posts, said, type Someone, type World } from '../world.js'

// Written from the NIPs 01, 02, 05, 10, 25, 45 and 50 (nostr-protocol/nips, 22 July 2026), as read on 2026-11-16.

const at = (ms: number): number => Math.floor(ms / 1000)
const profile = (name: string, content: object) =>
  eventOf(name, { created_at: at(ada.createdAt), kind: kinds.profile, content: JSON.stringify(content) })

let stored: NostrEvent[] | undefined
const notes = posts.map(
  ({ at: time, text }) =>
    () =>
      eventOf('ada', {
        created_at: at(time),
        kind: kinds.note,
        content: text,
        tags: text.includes('#bees') ? [['t', 'bees']] : [],
      }),
)
const noteIds = new Map<number, string>()
const noteId = (n: number): string => {
  const known = noteIds.get(n) ?? notes[n]?.().id ?? '0'.repeat(64)
  noteIds.set(n, known)
  return known
}

/** Everything that the relay keeps, made when it is first asked. */
const all = (): NostrEvent[] => {
  if (stored !== undefined) return stored
  const answers = new Map<number, NostrEvent>()
  for (const { n, at: time, by, text, parent } of [...said].reverse()) {
    const above = parent === null ? undefined : answers.get(parent)?.id
    const tags = [['e', noteId(0), '', 'root'], ...(above === undefined ? [] : [['e', above, '', 'reply']])]
    answers.set(n, eventOf(by, { created_at: at(time), kind: kinds.note, content: text, tags }))
  }
  const forged = {
    ...eventOf('ada', { created_at: at(posts[0]?.at ?? 0), kind: kinds.note, content: 'x' }),
    content: 'y',
  }
  stored = [
    profile('ada', {
      name: 'ada',
      display_name: ada.name,
      about: ada.bio,
      nip05: 'ada@nostr.example',
      picture: 'https://nostr.example/a.png',
    }),
    eventOf('ada', {
      created_at: at(ada.createdAt),
      kind: kinds.follows,
      content: '',
      tags: Array.from({ length: ada.following }, (_, i) => ['p', keyOf(`friend${i}`).pubkey]),
    }),
    ...notes.map((make) => make()),
    ...answers.values(),
    forged,
  ].sort((a, b) => b.created_at - a.created_at)
  return stored
}

const fits = (event: NostrEvent, filter: Filter): boolean =>
  (filter.ids?.includes(event.id) ?? true) &&
  (filter.authors?.includes(event.pubkey) ?? true) &&
  (filter.kinds?.includes(event.kind) ?? true) &&
  (filter.since === undefined || event.created_at >= filter.since) &&
  (filter.until === undefined || event.created_at <= filter.until) &&
  (filter.search === undefined || event.content.includes(filter.search)) &&
  (['#e', '#p', '#t'] as const).every(
    (name) =>
      filter[name]?.some((value) => event.tags.some(([tag, held]) => `#${tag ?? ''}` === name && held === value)) ??
      true,
  )

export const nostr: World = {
  name: 'nostr',
  network: 'nostr',
  open: ({ web, origin, now }) =>
    new NostrSource({ relays: [origin.replace('http', 'ws')], web, now, originOf: () => origin }),
  handleOf: (who: Someone) => (who === 'ada' ? 'ada@nostr.example' : toNpub(keyOf(who).pubkey)),
  contentId: (n) => toNote(n < posts.length ? noteId(n) : '0'.repeat(64)),
  // A key has no other name, and nobody is private; a relay may keep what somebody wrote for members (NIP-01, CLOSED).
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'private' },
  limit: { status: 429, headers: { 'retry-after': '30' }, body: 'slow down', waitMs: 30_000 },
  expired: null,
  answer: ({ url: { pathname, searchParams } }) =>
    pathname === '/.well-known/nostr.json' && searchParams.get('name') === 'ada'
      ? { body: { names: { ada: keyOf('ada').pubkey } } }
      : undefined,
  frames: ([type, id, filter]) => {
    if (type === 'COUNT') return [['COUNT', id, { count: ada.followers }]]
    if (type !== 'REQ') return []
    const { limit = 500, ...wanted } = filter as Filter
    if (wanted.authors?.includes(keyOf('closed').pubkey) === true) return [['CLOSED', id, 'restricted: members alone']]
    const found = all()
      .filter((event) => fits(event, wanted))
      .slice(0, Math.min(limit, 500))
    return [...found.map((event) => ['EVENT', id, event]), ['EOSE', id]]
  },
}
