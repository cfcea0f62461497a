import { normalizeHandle, readUrl } from '../../model/profile-url.js'
const names = [
  ['instagram', 'instagram|insta|ig'],
  ['tiktok', 'tiktok|tik ?tok|tt'],
  ['youtube', 'youtube|yt'],
  ['x', 'twitter|x'],
  ['facebook', 'facebook|fb'],
  ['twitch', 'twitch|ttv'],
  ['threads', 'threads'],
  ['pinterest', 'pinterest|pins?'],
  ['snapchat', 'snapchat|snap|sc|\u{1F47B}'],
  ['bluesky', 'bluesky|bsky'],
  ['mastodon', 'mastodon|masto'],
  ['professional', 'linkedin|work'],
]
const patterns = names.map(([network, words]) => [
  network,
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words})\\s*[:\\-\u2013\u2014/|\u2192\u{1F449}]?\\s*@([\\p{L}\\p{N}._\\-]+(?:@[\\p{L}\\p{N}.\\-]+)?)`,
    'giu',
  ),
])
const lengthMax = 2e4
const findNamedAccounts = (text) => {
  const looked = text.slice(0, lengthMax)
  if (!looked.includes('@')) return []
  const found = []
  for (const [network, pattern] of patterns)
    for (const match of looked.matchAll(pattern)) {
      const written = (match[1] ?? '').replace(/[._-]+$/, '')
      const handle = normalizeHandle(network, written)
      if (handle.ok)
        found.push({ network, handle: handle.handle, start: match.index, end: match.index + match[0].length })
    }
  return found.sort((a, b) => a.start - b.start)
}
const accountOf = (url) => {
  const named = readUrl(url)
  return named.kind === 'profile' ? { network: named.network, handle: named.handle } : void 0
}
export { accountOf, findNamedAccounts }
//# sourceMappingURL=accounts.js.map
