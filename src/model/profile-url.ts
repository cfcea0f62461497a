import { Cache } from '../kernel/cache.js'
import type { ProfileRef } from './creator.js'
import { networks, type Network } from './network.js'
import { readAddress, type Site } from './urls/address.js'
import { pinterest, professional } from './urls/boards.js'
import { readDemoAddress } from './urls/demo.js'
import { isTitleHandle, titleHandle, normalizeHandle } from './urls/handle.js'
import { hackernews, lemmy, peertube, reddit } from './urls/forums.js'
import { facebook, instagram, threads } from './urls/meta.js'
import { nostr, telegram, tumblr, web } from './urls/open-web.js'
import { snapchat, tiktok, twitch, youtube } from './urls/video.js'
import { bluesky, mastodon, x } from './urls/words.js'

export { isTitleHandle, normalizeHandle, titleHandle, type HandleResult } from './urls/handle.js'

/** A content item as an address names it; the handle is there where the address shows it. */
export interface NamedContent {
  network: Network
  contentId: string
  handle?: string
}

/** What an address names, or why it names nothing we can use. `message` is fit to be shown to the caller. */
export type NamedByUrl =
  | ({ kind: 'profile' } & ProfileRef)
  | ({ kind: 'content' } & NamedContent)
  | { kind: 'none'; reason: 'not_a_url' | 'unknown_host' | 'short_link' | 'other_page' | 'bad_handle'; message: string }

const sites: Record<Network, Site> = {
  instagram,
  tiktok,
  youtube,
  x,
  facebook,
  twitch,
  threads,
  pinterest,
  snapchat,
  bluesky,
  mastodon,
  professional,
  reddit,
  telegram,
  tumblr,
  nostr,
  lemmy,
  peertube,
  hackernews,
  web,
}

const messages = {
  not_a_url: 'This is not a web address that can be read safely.',
  unknown_host: 'The address belongs to no supported network.',
  short_link: 'This is a short link; open it once and give the address it leads to.',
  other_page: 'The address names neither a profile nor a content item.',
} as const
const none = (reason: keyof typeof messages): NamedByUrl => ({ kind: 'none', reason, message: messages[reason] })

/** The address read last: an import asks three or four times in a row what one address names. */
let [lastText, lastNamed]: [string, NamedByUrl] = ['', none('not_a_url')]

/**
 * Reads any address of the networks. Never throws and never looks anything up, so short links are recognised, not followed.
 * Mastodon comes last in the order of `networks` that claim a host, as any host may be an instance.
 */
export const readUrl = (text: string): Readonly<NamedByUrl> => {
  if (text !== lastText) [lastText, lastNamed] = [text, Object.freeze(readAnew(text))]
  return lastNamed
}

const hostsMax = 1000
const knownHosts = new Cache<string, Network>(hostsMax)

/**
 * Any host may be a server of Mastodon: it is one of another network where that says so. Asking them all takes as long as reading the address, so
 * hosts of others are remembered: they are few, and most addresses are theirs.
 */
const networkOf = (host: string): Network | undefined => {
  const known = knownHosts.get(host)
  if (known !== undefined) return known
  const claims = networks.filter((network) => sites[network].serves(host))
  const own = claims.find((claim) => claim !== 'mastodon')
  if (own !== undefined) knownHosts.set(host, own)
  return own ?? claims[0]
}

const readAnew = (text: string): NamedByUrl => {
  const address = readAddress(text)
  if (address === undefined) return none('not_a_url')
  const demo = readDemoAddress(address)
  const network = demo?.network ?? networkOf(address.host)
  if (network === undefined) return none('unknown_host')
  const target = demo === undefined ? sites[network].read(address) : demo.target
  if (target === undefined) return none(network === 'mastodon' ? 'unknown_host' : 'other_page')
  if (target.kind === 'short_link') return none('short_link')
  if (target.kind === 'content') {
    const author = target.handle === undefined ? undefined : normalizeHandle(network, target.handle)
    return {
      kind: 'content',
      network,
      contentId: target.contentId,
      ...(author?.ok === true ? { handle: author.handle } : {}),
    }
  }
  const handle = normalizeHandle(network, target.handle)
  return handle.ok
    ? { kind: 'profile', network, handle: handle.handle }
    : { kind: 'none', reason: 'bad_handle', message: handle.message }
}

/** The profile an address names; undefined for anything else. `readUrl` says why. */
export const parseProfileUrl = (text: string): ProfileRef | undefined => {
  const named = readUrl(text)
  return named.kind === 'profile' ? { network: named.network, handle: named.handle } : undefined
}

/** The content an address names; undefined for anything else. `readUrl` says why. */
export const parseContentUrl = (text: string): NamedContent | undefined => {
  const named = readUrl(text)
  if (named.kind !== 'content') return undefined
  const { network, contentId, handle } = named
  return { network, contentId, ...(handle === undefined ? {} : { handle }) }
}

/** The one address of a profile that we show and store. The handle must be normalised. */
export const profileUrl = ({ network, handle }: ProfileRef): string =>
  isTitleHandle(handle) ? searchUrl(network, handle) : sites[network].profileUrl(handle)

const searches: Partial<Record<Network, string>> = {
  instagram: 'https://www.instagram.com/explore/search/keyword/?q=',
  tiktok: 'https://www.tiktok.com/search/user?q=',
  youtube: 'https://www.youtube.com/results?search_query=',
  x: 'https://x.com/search?f=user&q=',
  facebook: 'https://www.facebook.com/search/top?q=',
  twitch: 'https://www.twitch.tv/search?term=',
  professional: 'https://www.linkedin.com/search/results/people/?keywords=',
}

/** Where a title can be looked for: an address of the profile itself would be a guess. */
const searchUrl = (network: Network, handle: string): string => {
  const words = handle.slice('title:'.length).replaceAll('-', ' ')
  return `${searches[network] ?? 'https://duckduckgo.com/?q='}${encodeURIComponent(words)}`
}

/** The profile known by its title alone that one of these searches looks for; undefined for any other address. */
export const titledProfile = (address: string): ProfileRef | undefined => {
  for (const [network, search] of Object.entries(searches) as [Network, string][]) {
    if (!address.startsWith(search)) continue
    const handle = titleHandle(new URLSearchParams(`q=${address.slice(search.length)}`).get('q') ?? '')
    return handle === undefined ? undefined : { network, handle }
  }
  return undefined
}

/** The one address of a content item. With its author's handle the address is the one the network itself shows. */
export const contentUrl = ({ network, contentId, handle }: NamedContent): string =>
  sites[network].contentUrl(contentId, handle)
