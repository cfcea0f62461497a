import { content, encode, oneOf, profile, type Site } from './address.js'

const messageId = /^[a-z0-9_]{3,32}\/\d{1,12}$/
const isTelegramReserved = oneOf(
  'joinchat addstickers addemoji addtheme share proxy socks login iv c s bg setlanguage addlist',
)

/** A message is found only by its channel and its number together: `channel/123`. */
export const telegram: Site = {
  serves: oneOf('t.me telegram.me telegram.dog'),
  read: ({ path }) => {
    const [first = '', second] = path[0] === 's' ? path.slice(1) : path
    if (isTelegramReserved(first) || first.startsWith('+')) return undefined
    const channel = first.replace(/^@/, '').toLowerCase()
    return second === undefined ? profile(channel) : content(`${channel}/${second}`, messageId, channel)
  },
  profileUrl: (handle) => `https://t.me/${encode(handle)}`,
  contentUrl: (id) => `https://t.me/${id.split('/').map(encode).join('/')}`,
}

const postId = /^[a-z0-9-]{1,32}\/\d{5,22}$/
const isTumblrReserved = oneOf(
  'dashboard explore search tagged settings login register about policy help likes following blog new inbox activity oauth docs api privacy communities live shop tips',
)

/** A post is found only by its blog and its number together: `blog/123`. */
export const tumblr: Site = {
  serves: (host) => host === 'tumblr.com' || /^[a-z0-9-]{1,32}\.tumblr\.com$/.test(host),
  read: ({ host, path }) => {
    const own = host === 'tumblr.com' ? undefined : host.slice(0, -'.tumblr.com'.length)
    if (own !== undefined) {
      const [page, id] = path
      return page === 'post'
        ? content(`${own}/${id ?? ''}`, postId, own)
        : page === undefined
          ? profile(own)
          : undefined
    }
    const [first = '', second] = path[0] === 'blog' ? path.slice(path[1] === 'view' ? 2 : 1) : path
    const name = first.replace(/^@/, '').toLowerCase()
    if (isTumblrReserved(name)) return undefined
    return /^\d{5,22}$/.test(second ?? '') ? content(`${name}/${second ?? ''}`, postId, name) : profile(name)
  },
  profileUrl: (handle) => `https://www.tumblr.com/${encode(handle)}`,
  contentUrl: (id) => `https://www.tumblr.com/${id.split('/').map(encode).join('/')}`,
}

const bech32 = '[02-9ac-hj-np-z]'
const npub = new RegExp(`^npub1${bech32}{58}$`)
const note = new RegExp(`^note1${bech32}{58}$`)

/** People are their public key (`npub1…`) or a name that a domain vouches for (`name@domain`), which only the key's page shows. */
export const nostr: Site = {
  serves: oneOf('njump.me primal.net snort.social iris.to coracle.social nostr.at'),
  read: ({ path }) => {
    const named = path.map((part) => part.toLowerCase().replace(/^nostr:/, ''))
    const id = named.find((part) => note.test(part))
    if (id !== undefined) return content(id, note)
    const first = named[0] ?? ''
    return profile(
      named.find((part) => npub.test(part)) ?? (first.includes('@') && named.length === 1 ? first : undefined),
    )
  },
  profileUrl: (handle) => `https://njump.me/${encode(handle)}`,
  contentUrl: (id) => `https://njump.me/${encode(id)}`,
}

/** Any site with a feed. No address is taken for one of it, since any address could be: a site is named by network and handle. */
export const web: Site = {
  serves: () => false,
  read: () => undefined,
  profileUrl: (handle) => `https://${handle}`,
  contentUrl: (id) => `https://${id}`,
}
