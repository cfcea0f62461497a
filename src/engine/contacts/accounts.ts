import type { ProfileRef } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import { matchesOf } from '../../kernel/matches.js'
import { normalizeHandle, readUrl } from '../../model/profile-url.js'

/** What people call a network when they name their account there. */
const names: readonly [Network, string][] = [
  ['instagram', 'instagram|insta|ig'],
  ['tiktok', 'tiktok|tik ?tok|tt'],
  ['youtube', 'youtube|yt'],
  ['x', 'twitter|x'],
  ['facebook', 'facebook|fb'],
  ['twitch', 'twitch|ttv'],
  ['threads', 'threads'],
  ['pinterest', 'pinterest|pins?'],
  ['snapchat', 'snapchat|snap|sc|👻'],
  ['bluesky', 'bluesky|bsky'],
  ['mastodon', 'mastodon|masto'],
  ['professional', 'linkedin|work'],
  ['reddit', 'reddit'],
  ['telegram', 'telegram|tg'],
  ['tumblr', 'tumblr'],
  ['nostr', 'nostr'],
  ['lemmy', 'lemmy'],
  ['peertube', 'peertube'],
]

const patterns = names.map(
  ([network, words]) =>
    [
      network,
      new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${words})\\s*[:\\-–—/|→👉]?\\s*@([\\p{L}\\p{N}._\\-]+(?:@[\\p{L}\\p{N}.\\-]+)?)`,
        'giu',
      ),
    ] as const,
)

export interface NamedAccount extends ProfileRef {
  start: number
  end: number
}

const lengthMax = 20_000

/** Accounts on other networks that a text names: "ig: @name". A bare @name says no network and counts for nothing. */
export const findNamedAccounts = (text: string): NamedAccount[] => {
  const looked = text.slice(0, lengthMax)
  if (!looked.includes('@')) return []
  const found: NamedAccount[] = []
  for (const [network, pattern] of patterns)
    for (const match of matchesOf(looked, pattern)) {
      const written = (match[1] ?? '').replace(/[._-]+$/, '')
      const handle = normalizeHandle(network, written)
      if (handle.ok)
        found.push({ network, handle: handle.handle, start: match.index, end: match.index + match[0].length })
    }
  return found.sort((a, b) => a.start - b.start)
}

/** The account that an address leads to, if it is one of a network we know. */
export const accountOf = (url: string): ProfileRef | undefined => {
  const named = readUrl(url)
  return named.kind === 'profile' ? { network: named.network, handle: named.handle } : undefined
}
