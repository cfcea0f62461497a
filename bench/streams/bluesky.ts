import { isMention, mix, writtenBy } from './posts.js'

const authors = 50_000

const base32 = (n: number, length: number): string =>
  (n >>> 0)
    .toString(36)
    .padStart(length, 'a')
    .replace(/[0189]/g, 'b')
const didOf = (n: number): string => `did:plc:${base32(mix(n), 24)}`
const keyOf = (n: number): string => `3k${n.toString(36).padStart(11, '2')}`
const cidOf = (n: number): string => `bafyrei${base32(mix(n), 20)}${base32(mix(n + 1), 32)}`
const linkTo = (n: number): object => ({
  cid: cidOf(n),
  uri: `at://${didOf(n % authors)}/app.bsky.feed.post/${keyOf(n)}`,
})

/** Where a tag or a link stands: the network counts bytes. */
const facetsOf = (n: number): object[] => {
  const { text, tag, link } = writtenBy(n)
  const bytes = (part: string): number => Buffer.byteLength(part)
  const facet = (words: string, feature: object): object[] => {
    const at = text.indexOf(words)
    const byteStart = bytes(text.slice(0, at))
    return [{ features: [feature], index: { byteEnd: byteStart + bytes(words), byteStart } }]
  }
  return [
    ...(tag === null ? [] : facet(`#${tag}`, { $type: 'app.bsky.richtext.facet#tag', tag })),
    ...(link === null ? [] : facet(link, { $type: 'app.bsky.richtext.facet#link', uri: link })),
  ]
}

const embedOf = (n: number): object => {
  const image = { $type: 'blob', ref: { $link: cidOf(n + 7) }, mimeType: 'image/jpeg', size: 512_345 }
  const images = [{ alt: '', aspectRatio: { height: 1500, width: 2000 }, image }]
  return mix(n + 8) % 4 === 0 ? { embed: { $type: 'app.bsky.embed.images', images } } : {}
}

/** A post as its author's repository holds it. */
export const recordOf = (n: number, timeUs: number): object => {
  const { language, text } = writtenBy(n)
  const facets = facetsOf(n)
  const reply = mix(n + 9) % 100 < 45 ? { reply: { parent: linkTo(n + 10), root: linkTo(n + 11) } } : {}
  const createdAt = new Date(timeUs / 1000).toISOString()
  const written = { $type: 'app.bsky.feed.post', createdAt, ...embedOf(n), ...(facets.length > 0 ? { facets } : {}) }
  return { ...written, langs: [language], ...reply, text }
}

const commit = (n: number, timeUs: number, what: object): object => ({
  ...{ did: didOf(mix(n) % authors), time_us: timeUs, kind: 'commit' },
  commit: { rev: keyOf(n), ...what },
})

/** What Jetstream sends to those who want posts and profiles: of a hundred events 82 posts, 9 deletions, the rest about accounts. */
const toEvent = (n: number, timeUs: number): object => {
  const part = isMention(n) ? 0 : mix(n + 12) % 100
  const did = didOf(mix(n) % authors)
  const post = { collection: 'app.bsky.feed.post', rkey: keyOf(n) }
  const profile = { collection: 'app.bsky.actor.profile', rkey: 'self' }
  if (part < 82) return commit(n, timeUs, { operation: 'create', ...post, record: recordOf(n, timeUs), cid: cidOf(n) })
  if (part < 91) return commit(n, timeUs, { operation: 'delete', ...post })
  if (part < 95) {
    const record = { $type: 'app.bsky.actor.profile', displayName: writtenBy(n).text.slice(0, 40), description: '' }
    return commit(n, timeUs, { operation: 'update', ...profile, record, cid: cidOf(n) })
  }
  const time = new Date(timeUs / 1000).toISOString()
  const about = { did, seq: n, time }
  return part < 98
    ? { did, time_us: timeUs, kind: 'identity', identity: { ...about, handle: `${base32(n, 8)}.test` } }
    : { did, time_us: timeUs, kind: 'account', account: { active: true, ...about } }
}

export const blueskyMessage = (n: number, timeUs: number): string => JSON.stringify(toEvent(n, timeUs))
