import { afterAt, content, encode, oneOf, profile, type Site } from './address.js'

const shortcode = /^[A-Za-z0-9_-]{5,64}$/
const isInstagramReserved = oneOf(
  'explore p reel reels tv stories accounts direct about legal developer api graphql web challenge emails session press privacy terms directory lite share download topics your_activity notifications settings static archive ar oauth popular',
)

/** Ids are the short codes of the addresses: they are the same under /p, /reel and /tv. */
export const instagram: Site = {
  serves: oneOf('instagram.com instagr.am'),
  read: ({ path: [first = '', second, third] }) => {
    if (/^(?:p|reels?|tv)$/i.test(first)) return content(second, shortcode)
    if (first.toLowerCase() === 'share') return { kind: 'short_link' }
    if (first.toLowerCase() === 'stories' && second?.toLowerCase() !== 'highlights') return profile(second)
    if (first === '_u' || first === '_n') return profile(second)
    if (isInstagramReserved(first)) return undefined
    if (second !== undefined && /^(?:p|reel|tv)$/i.test(second)) return content(third, shortcode, first)
    return profile(first.replace(/^@/, ''))
  },
  profileUrl: (handle) => `https://www.instagram.com/${encode(handle)}/`,
  contentUrl: (id) => `https://www.instagram.com/p/${encode(id)}/`,
}

export const threads: Site = {
  serves: oneOf('threads.net threads.com'),
  read: ({ path: [first = '', second, third] }) => {
    if (first === 't') return content(second, shortcode)
    const handle = afterAt(first)
    if (handle !== undefined && second === 'post') return content(third, shortcode, handle)
    return profile(handle)
  },
  profileUrl: (handle) => `https://www.threads.com/@${encode(handle)}`,
  contentUrl: (id, handle) =>
    handle === undefined
      ? `https://www.threads.com/t/${encode(id)}`
      : `https://www.threads.com/@${encode(handle)}/post/${encode(id)}`,
}

const facebookId = /^(?:\d{5,20}|pfbid[A-Za-z0-9]{10,120})$/
const digits = /^\d{5,20}$/
const isFacebookReserved = oneOf(
  'watch groups events marketplace gaming pages people help login recover photo photos story share sharer dialog plugins settings privacy policies business ads search hashtag home.php me messages notifications friends bookmarks saved memories reel reels stories places live games fundraisers offers jobs weather public directory legal terms about careers developers l.php tr permalink',
)
const postWords = oneOf('posts videos permalink photos reel activity')

/** Ids are those of the addresses: digits, or the longer pfbid form. Dots in handles are kept though Facebook ignores them. */
export const facebook: Site = {
  serves: (host) =>
    /^(?:[a-z]{2}-[a-z]{2}\.)?(?:facebook|fb)\.com$/.test(host) ||
    /^(?:business|free|touch|x)\.facebook\.com$/.test(host) ||
    host === 'fb.watch' ||
    host === 'fb.me',
  read: ({ host, path, query }) => {
    if (host === 'fb.watch' || host === 'fb.me') return { kind: 'short_link' }
    const [first = '', second, third] = path
    const last = path.at(-1)
    const owner = query.get('id')
    const page = first.toLowerCase()
    if (page === 'profile.php') return profile(digits.test(owner ?? '') ? (owner ?? undefined) : undefined)
    if (page === 'story.php' || page === 'permalink.php')
      return content(query.get('story_fbid'), facebookId, owner ?? undefined)
    if (page === 'watch' || page === 'video.php') return content(query.get('v'), facebookId)
    if (page === 'photo' || page === 'photo.php') return content(query.get('fbid'), facebookId)
    if (page === 'reel') return content(second, facebookId)
    if (page === 'share') return { kind: 'short_link' }
    if (page === 'groups') return postWords(third ?? '') ? content(path[3], facebookId) : undefined
    if (page === 'people' || page === 'pages') return digits.test(third ?? '') ? profile(third) : undefined
    if (page === 'pg') return profile(second)
    if (page === 'p') return profile(/-(\d{5,20})$/.exec(second ?? '')?.[1])
    if (isFacebookReserved(first) || /\.php$/i.test(first)) return undefined
    if (second !== undefined && postWords(second) && facebookId.test(last ?? ''))
      return content(last, facebookId, first)
    return profile(first.replace(/^@/, ''))
  },
  profileUrl: (handle) =>
    digits.test(handle)
      ? `https://www.facebook.com/profile.php?id=${handle}`
      : `https://www.facebook.com/${encode(handle)}`,
  contentUrl: (id, handle) =>
    handle === undefined
      ? `https://www.facebook.com/story.php?story_fbid=${encode(id)}`
      : `https://www.facebook.com/${encode(handle)}/posts/${encode(id)}`,
}
