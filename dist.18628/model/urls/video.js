import { afterAt, content, encode, oneOf, profile } from './address.js'
const tiktokId = /^\d{6,22}$/
const tiktok = {
  serves: oneOf('tiktok.com vm.tiktok.com vt.tiktok.com'),
  read: ({ host, path: [first = '', second, third] }) => {
    if (host !== 'tiktok.com' || first === 't') return { kind: 'short_link' }
    if (first === 'v') return content(second?.replace(/\.html$/, ''), tiktokId)
    if (first === 'embed') return content(second === 'v2' ? third : second, tiktokId)
    if (first === 'player') return content(third, tiktokId)
    const handle = afterAt(first)
    if (handle === void 0) return void 0
    if (second === 'video' || second === 'photo') return content(third, tiktokId, handle === '' ? void 0 : handle)
    return profile(handle)
  },
  profileUrl: (handle) => `https://www.tiktok.com/@${encode(handle)}`,
  contentUrl: (id, handle = '') => `https://www.tiktok.com/@${encode(handle)}/video/${encode(id)}`,
}
const videoId = /^[A-Za-z0-9_-]{11}$/
const postId = /^Ugk[A-Za-z0-9_-]{10,60}$/
const isYoutubeReserved = oneOf(
  'watch shorts live embed v results feed playlist gaming premium music kids about account ads channel c user hashtag t trending post clip redirect signin logout oembed attribution_link howyoutubeworks creators new jobs press reporthistory upload paid_memberships source movies tv podcasts e profile show view_play_list s yts api iframe_api error supported_browsers',
)
const youtube = {
  serves: oneOf('youtube.com youtu.be youtube-nocookie.com music.youtube.com gaming.youtube.com'),
  read: ({ host, path: [first = '', second], query }) => {
    if (host === 'youtu.be') return content(first, videoId)
    const page = first.toLowerCase()
    if (page === 'watch') return content(query.get('v') ?? second, videoId)
    if (/^(?:shorts|live|embed|v|e)$/.test(page)) return content(second, videoId)
    if (page === 'post') return content(second, postId)
    if (second === 'community' && query.get('lb') !== null) return content(query.get('lb'), postId)
    if (page === 'channel') return /^UC[A-Za-z0-9_-]{22}$/.test(second ?? '') ? profile(second) : void 0
    if (page === 'c' || page === 'user') return second === void 0 ? void 0 : profile(`${page}/${second}`)
    const handle = afterAt(first)
    if (handle !== void 0) return profile(handle)
    return first === '' || isYoutubeReserved(first) ? void 0 : profile(`c/${first}`)
  },
  profileUrl: (handle) => {
    if (/^UC[A-Za-z0-9_-]{22}$/.test(handle)) return `https://www.youtube.com/channel/${handle}`
    const [space = '', name] = handle.split('/')
    return `https://www.youtube.com/${name === void 0 ? `@${encode(handle)}` : `${space}/${encode(name)}`}`
  },
  contentUrl: (id) => `https://www.youtube.com/${postId.test(id) ? 'post/' : 'watch?v='}${encode(id)}`,
}
const vodId = /^\d{6,14}$/
const clipSlug = /^(?=.*[A-Za-z])[A-Za-z0-9_-]{4,100}$/
const isTwitchReserved = oneOf(
  'directory videos settings subscriptions inventory wallet drops p jobs turbo search downloads friends prime store team popout moderator dashboard user login signup products bits following messages embed broadcast collections event redeem',
)
const twitch = {
  serves: oneOf('twitch.tv clips.twitch.tv player.twitch.tv'),
  read: ({ host, path: [first = '', second, third], query }) => {
    if (host === 'clips.twitch.tv') return content(first === 'embed' ? query.get('clip') : first, clipSlug)
    if (host === 'player.twitch.tv')
      return content(query.get('video')?.replace(/^v/, ''), vodId) ?? profile(query.get('channel') ?? void 0)
    if (first.toLowerCase() === 'videos') return content(second, vodId)
    if (isTwitchReserved(first)) return void 0
    if (second === 'clip') return content(third, clipSlug, first)
    if (second === 'v' || second === 'video') return content(third, vodId, first)
    return profile(first)
  },
  profileUrl: (handle) => `https://www.twitch.tv/${encode(handle)}`,
  contentUrl: (id) => (vodId.test(id) ? `https://www.twitch.tv/videos/${id}` : `https://clips.twitch.tv/${encode(id)}`),
}
const snapId = /^[A-Za-z0-9_-]{8,120}$/
const snapchat = {
  serves: oneOf('snapchat.com story.snapchat.com'),
  read: ({ path: [first = '', second, third] }) => {
    if (first === 't') return { kind: 'short_link' }
    if (first === 'add') return profile(second)
    if (first === 'spotlight') return content(second, snapId)
    const handle = afterAt(first)
    if (handle !== void 0 && second === 'spotlight' && third !== void 0) return content(third, snapId, handle)
    return profile(handle)
  },
  profileUrl: (handle) => `https://www.snapchat.com/@${encode(handle)}`,
  contentUrl: (id, handle) =>
    `https://www.snapchat.com/${handle === void 0 ? '' : `@${encode(handle)}/`}spotlight/${encode(id)}`,
}
export { snapchat, tiktok, twitch, youtube }
//# sourceMappingURL=video.js.map
