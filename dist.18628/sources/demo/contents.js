import { Draw, mix, purpose } from './draw.js'
import { externalIdOf, provenanceAt } from './creators.js'
import { reactionsOf, shownEngagement } from './engagement.js'
import { planPost } from './posts.js'
import { peopleCount } from './person.js'
import { writePost } from './write-post.js'
const sequenceSpan = 2 ** 20
const contentIdOf = (account, sequence) => (account.person.index * sequenceSpan + sequence + 36 ** 6).toString(36)
function parseContentId(contentId) {
  if (!/^[0-9a-z]{7,9}$/.test(contentId)) return void 0
  const value = parseInt(contentId, 36) - 36 ** 6
  if (value < 0) return void 0
  return { personIndex: Math.floor(value / sequenceSpan), sequence: value % sequenceSpan }
}
const sizes = {
  short: [1080, 1920],
  story: [1080, 1920],
  video: [1920, 1080],
  stream: [1920, 1080],
}
function mediaOf(post, draw) {
  const { type } = post
  const base = `https://media.demo.example/${post.account.network}/${contentIdOf(post.account, post.sequence)}`
  const [width, height] =
    sizes[type] ??
    draw.pick([
      [1080, 1080],
      [1080, 1350],
      [1600, 1200],
    ])
  const image = (n) => ({
    url: `${base}-${n}.jpg`,
    type: 'image',
    width,
    height,
    durationS: null,
    alt: null,
  })
  switch (type) {
    case 'image':
      return [image(0)]
    case 'carousel':
      return Array.from({ length: draw.between(2, 8) }, (_, n) => image(n))
    case 'short':
    case 'video':
    case 'stream': {
      const durationS =
        type === 'short' ? draw.between(7, 90) : type === 'video' ? draw.between(150, 2400) : draw.between(1800, 18e3)
      return [{ url: `${base}.mp4`, type: 'video', width, height, durationS, alt: null }]
    }
    case 'story':
      return draw.chance(0.5)
        ? [image(0)]
        : [{ url: `${base}.mp4`, type: 'video', width, height, durationS: draw.between(3, 15), alt: null }]
    case 'text':
    case 'article':
    case 'reply':
    case 'repost':
      return []
  }
}
const songs = [
  'Glass Weather',
  'Tin Roof',
  'Mango Static',
  'Slow Parade',
  'Bici',
  'Kite Season',
  'Salt & Neon',
  'Room 9',
  'Noche Larga',
  'Paper Dog',
]
const artists = ['Odd Harbor', 'Mira Volt', 'Los Tejados', 'DJ Kettle', 'The Lampposts', null]
const unique = (values) => [...new Set(values)]
const found = (text, pattern) => unique([...text.matchAll(pattern)].map((match) => match[1] ?? ''))
const stated = /* @__PURE__ */ new Set(['x', 'youtube', 'mastodon', 'bluesky'])
function parentOf(ground, post) {
  const draw = new Draw(mix(post.key, purpose.order))
  const start = draw.int(peopleCount)
  for (let step = 0; step < 200; step++) {
    const account = ground.account((start + step) % peopleCount, post.account.network)
    if (!account || account.person.index === post.account.person.index) continue
    if (step < 160 && account.person.language !== post.account.person.language) continue
    const count = account.timeline.countBefore(post.publishedAt)
    if (count > 0) return { account, sequence: count - 1 }
  }
  return null
}
function showPost(ground, account, sequence) {
  const post = planPost(ground, account, sequence)
  const parent = post.type === 'reply' || post.type === 'repost' ? parentOf(ground, post) : null
  const spoken = post.type === 'repost' && parent ? planPost(ground, parent.account, parent.sequence) : post
  return { post, spoken, parent }
}
function captionOf(ground, { post, spoken, parent }) {
  const caption = writePost(ground, spoken)
  return post.type === 'reply' && parent ? { ...caption, text: `@${parent.account.handle} ${caption.text}` } : caption
}
function presentContent(ground, account, sequence) {
  const now = ground.now()
  const shown = showPost(ground, account, sequence)
  const { post, spoken, parent } = shown
  const draw = new Draw(mix(post.key, purpose.media))
  const caption = captionOf(ground, shown)
  const media = mediaOf(post, draw)
  const contentId = contentIdOf(account, sequence)
  const final = reactionsOf(account, post.key, post.publishedAt, post.type)
  const silentNetwork = !stated.has(account.network)
  const tracked = (post.type === 'short' || post.type === 'story') && draw.chance(0.7)
  return {
    network: account.network,
    contentId,
    url: `https://${account.network}.demo.example/p/${contentId}`,
    author: account.handle,
    authorExternalId: externalIdOf(account),
    type: post.type,
    format: post.format,
    title: caption.title,
    text: caption.text,
    language: silentNetwork ? null : caption.language,
    publishedAt: post.publishedAt,
    media,
    thumbnailUrl: media.length === 0 ? null : `https://media.demo.example/${account.network}/${contentId}-thumb.jpg`,
    hashtags: found(caption.text, /#([\p{L}\p{N}_]+)/gu),
    mentions: found(caption.text, /@([a-z0-9_.]*[a-z0-9_])/gi),
    links: draw.chance(0.06) ? [`https://links.demo.example/${contentId}`] : [],
    place: draw.chance(0.12) ? account.person.city.name : null,
    audio: tracked ? { title: draw.pick(songs), artist: draw.pick(artists) } : null,
    engagement: shownEngagement(account, final, post.type, now - post.publishedAt),
    declaredSponsorship:
      spoken.brand && (spoken.disclosure === 'label' || spoken.disclosure === 'both')
        ? { brands: [spoken.brand.name] }
        : null,
    parentId: parent ? contentIdOf(parent.account, parent.sequence) : null,
    provenance: provenanceAt(now),
  }
}
export { contentIdOf, parseContentId, presentContent, showPost }
//# sourceMappingURL=contents.js.map
