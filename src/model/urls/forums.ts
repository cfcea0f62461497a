import { content, encode, oneOf, profile, type Site, type Target } from './address.js'

const base36 = /^[a-z0-9]{3,13}$/i

/** People are their name, communities carry `r/` before it. */
export const reddit: Site = {
  serves: (host) => /^(?:(?:old|new|np|sh|i|amp|[a-z]{2})\.)?reddit\.com$/.test(host) || host === 'redd.it',
  read: ({ host, path: [first = '', second, third, fourth] }) => {
    if (host === 'redd.it') return content(first.toLowerCase(), base36)
    const page = first.toLowerCase()
    if (page === 'comments') return content(second?.toLowerCase(), base36)
    if (second === undefined) return undefined
    if (page === 'u' || page === 'user')
      return third === 'comments' ? content(fourth?.toLowerCase(), base36, second) : profile(second)
    if (page !== 'r') return undefined
    if (third === 's') return { kind: 'short_link' }
    return third === 'comments' ? content(fourth?.toLowerCase(), base36) : profile(`r/${second}`)
  },
  profileUrl: (handle) =>
    handle.startsWith('r/')
      ? `https://www.reddit.com/r/${encode(handle.slice(2))}/`
      : `https://www.reddit.com/user/${encode(handle)}/`,
  contentUrl: (id) => `https://www.reddit.com/comments/${encode(id)}/`,
}

const itemId = /^\d{1,12}$/

export const hackernews: Site = {
  serves: oneOf('news.ycombinator.com hn.algolia.com'),
  read: ({ host, path: [page = '', second], query }) => {
    if (host === 'hn.algolia.com') return undefined
    if (second !== undefined) return undefined
    if (page === 'item') return content(query.get('id'), itemId)
    return ['user', 'submitted', 'threads'].includes(page) ? profile(query.get('id') ?? undefined) : undefined
  },
  profileUrl: (handle) => `https://news.ycombinator.com/user?id=${encode(handle)}`,
  contentUrl: (id) => `https://news.ycombinator.com/item?id=${encode(id)}`,
}

const lemmyHosts = oneOf(`
  sh.itjust.works beehaw.org programming.dev sopuli.xyz discuss.tchncs.de slrpnk.net aussie.zone midwest.social
  infosec.pub reddthat.com lemm.ee mander.xyz jlai.lu hexbear.net startrek.website ttrpg.network discuss.online
`)
const isLemmy = (host: string): boolean => lemmyHosts(host) || /^(?:lemmy|feddit)\.[a-z0-9.-]+$/.test(host)

/** A name of one server, or of another that this one knows: `name` or `name@host`. */
const onServer = (name: string | undefined, host: string): string | undefined =>
  name === undefined || name === '' ? undefined : name.includes('@') ? name : `${name}@${host}`

const idOn = (id: string | undefined, host: string, shape: RegExp): Target | undefined =>
  shape.test(id ?? '') ? { kind: 'content', contentId: `${id ?? ''}@${host}` } : undefined

const splitAtHost = (text: string): [name: string, host: string] => {
  const at = text.lastIndexOf('@')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** People are `name@host`, communities `c/name@host`. Ids of posts hold on one server only: `id@host`. */
export const lemmy: Site = {
  serves: isLemmy,
  read: ({ fullHost: host, path: [page, second] }) => {
    if (page === 'post') return idOn(second, host, itemId)
    const name = onServer(second, host)
    if (name === undefined) return undefined
    return page === 'u' ? profile(name) : page === 'c' ? profile(`c/${name}`) : undefined
  },
  profileUrl: (handle) => {
    const [name, host] = splitAtHost(handle)
    return name.startsWith('c/') ? `https://${host}/${name}` : `https://${host}/u/${encode(name)}`
  },
  contentUrl: (id) => {
    const [post, host] = splitAtHost(id)
    return `https://${host}/post/${encode(post)}`
  },
}

const videoId = /^[A-Za-z0-9-]{20,40}$/
const peertubeHosts = oneOf('framatube.org tilvids.com video.blender.org makertube.net')
const isPeertube = (host: string): boolean => /(?:^|[.-])peertube[.-]/.test(host) || peertubeHosts(host)

/** Accounts are `name@host`, channels `c/name@host`. */
export const peertube: Site = {
  serves: isPeertube,
  read: ({ fullHost: host, path: [page, second, third] }) => {
    if (page === 'w') return idOn(second, host, videoId)
    if (page === 'videos') return second === 'watch' ? idOn(third, host, videoId) : undefined
    const name = onServer(second, host)
    if (name === undefined) return undefined
    if (page === 'a' || page === 'accounts') return profile(name)
    return page === 'c' || page === 'video-channels' ? profile(`c/${name}`) : undefined
  },
  profileUrl: (handle) => {
    const [name, host] = splitAtHost(handle)
    return name.startsWith('c/') ? `https://${host}/${name}` : `https://${host}/a/${encode(name)}`
  },
  contentUrl: (id) => {
    const [video, host] = splitAtHost(id)
    return `https://${host}/w/${encode(video)}`
  },
}
