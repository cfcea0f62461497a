import { afterAt, content, encode, oneOf, profile, type Site } from './address.js'
import { normalizeHandle } from './handle.js'

const tweetId = /^\d{1,20}$/
const isXReserved = oneOf(
  'home explore search settings notifications messages i intent share login logout signup compose hashtag tos privacy about jobs download account who_to_follow following followers lists bookmarks communities topics moments oauth help premium en',
)

export const x: Site = {
  serves: oneOf('x.com twitter.com t.co'),
  read: ({ host, path: [first = '', second, third, fourth], query }) => {
    if (host === 't.co') return { kind: 'short_link' }
    const page = first.toLowerCase()
    if (page === 'i') {
      if (second === 'web') return third === 'status' ? content(fourth, tweetId) : undefined
      return second === 'status' ? content(third, tweetId) : undefined
    }
    if (page === 'intent')
      return /^(?:user|follow)$/.test(second ?? '') ? profile(query.get('screen_name') ?? undefined) : undefined
    if (isXReserved(first)) return undefined
    const handle = first.replace(/^@/, '')
    if (second === 'status' || second === 'statuses') return content(third, tweetId, handle)
    return profile(handle)
  },
  profileUrl: (handle) => `https://x.com/${encode(handle)}`,
  contentUrl: (id, handle) => `https://x.com/${handle === undefined ? 'i' : encode(handle)}/status/${encode(id)}`,
}

const recordKey = /^[A-Za-z0-9._~:-]{1,512}$/
const actorAndKey = /^[^/]+\/[A-Za-z0-9._~:-]{1,512}$/

/** A post is found only by its author and its key together, so its id is `author/key`, the author a did where the address has one. */
export const bluesky: Site = {
  serves: oneOf('bsky.app staging.bsky.app'),
  read: ({ path: [first, actor, third, key] }) => {
    if (first !== 'profile' || actor === undefined) return undefined
    if (third !== 'post') return profile(actor)
    const author = normalizeHandle('bluesky', actor)
    if (!author.ok) return undefined
    const { handle } = author
    return recordKey.test(key ?? '') ? content(`${handle}/${key ?? ''}`, actorAndKey, handle) : undefined
  },
  profileUrl: (handle) => `https://bsky.app/profile/${handle}`,
  contentUrl: (id) => {
    const [actor = '', key = ''] = id.split('/')
    return `https://bsky.app/profile/${actor}/post/${encode(key)}`
  },
}

const statusId = /^[A-Za-z0-9]{1,40}$/
/** Sites that write /@name too and are no instance. */
const isOther = oneOf(
  'medium.com t.me telegram.me substack.com odysee.com rumble.com steemit.com peakd.com hive.blog kick.com tumblr.com lemon8-app.com likee.video triller.co gettr.com mewe.com vk.com ok.ru dev.to npmjs.com unpkg.com jsr.io note.com velog.io about.me ko-fi.com patreon.com beacons.ai linktr.ee cash.app farcaster.xyz warpcast.com dlive.tv trovo.live',
)
const networkHosts =
  /(?:^|\.)(?:instagram|tiktok|youtube|twitter|x|facebook|fb|twitch|threads|pinterest|snapchat|bsky|linkedin)\.[a-z]{2,}(?:$|\.)/
const instance = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/

/**
 * Any host may be an instance. Those that look like another network's, are written in letters that can be mistaken (xn--), or are
 * known to be something else are not taken for one. Ids of posts hold on one instance only: `id@host`.
 */
export const mastodon: Site = {
  serves: (host) => instance.test(host) && !host.includes('xn--') && !isOther(host) && !networkHosts.test(host),
  read: ({ fullHost: host, path: [first = '', second, third, fourth] }) => {
    if (first === 'web' && second === 'statuses')
      return content(third, statusId) && { kind: 'content', contentId: `${third ?? ''}@${host}` }
    const isActor = first === 'users' && third === 'statuses'
    const name = isActor || (first === 'users' && third === undefined) ? second : afterAt(first)
    if (name === undefined || name === '') return undefined
    const handle = name.includes('@') ? name : `${name}@${host}`
    const id = isActor ? fourth : first === 'users' ? undefined : second
    if (isActor || (id !== undefined && /^\d+$/.test(id))) {
      return statusId.test(id ?? '') ? { kind: 'content', contentId: `${id ?? ''}@${host}`, handle } : undefined
    }
    return profile(handle)
  },
  profileUrl: (handle) => {
    const [name = '', host = ''] = handle.split('@')
    return `https://${host}/@${encode(name)}`
  },
  contentUrl: (id, handle) => {
    const [status = '', host = ''] = id.split('@')
    if (handle === undefined || !/^\d+$/.test(status)) return `https://${host}/web/statuses/${encode(status)}`
    return `https://${host}/@${handle.endsWith(`@${host}`) ? handle.slice(0, -host.length - 1) : handle}/${encode(status)}`
  },
}
