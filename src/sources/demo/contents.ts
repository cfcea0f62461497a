import type { Content, ContentType, Media } from '../../model/content.js'
import { Draw, mix, purpose } from './draw.js'
import { externalIdOf, provenanceAt } from './creators.js'
import { reactionsOf, shownEngagement } from './engagement.js'
import type { DemoContext, OpenAccount } from './demo-context.js'
import { planPost, type Post } from './posts.js'
import { peopleCount } from './person.js'
import { type Caption, writePost } from './write-post.js'

const sequenceSpan = 2 ** 20

/** The id of a post: whose it is and which one, so that a single post is found without a table. */
export const contentIdOf = (account: OpenAccount, sequence: number): string =>
  (account.person.index * sequenceSpan + sequence + 36 ** 6).toString(36)

/** Whose post an id names; undefined when it names none. */
export const parseContentId = (contentId: string): { personIndex: number; sequence: number } | undefined => {
  if (!/^[0-9a-z]{7,9}$/.test(contentId)) return undefined
  const value = parseInt(contentId, 36) - 36 ** 6
  if (value < 0) return undefined
  return { personIndex: Math.floor(value / sequenceSpan), sequence: value % sequenceSpan }
}

const sizes: Partial<Record<ContentType, [number, number]>> = {
  short: [1080, 1920],
  story: [1080, 1920],
  video: [1920, 1080],
  stream: [1920, 1080],
}

const mediaOf = (post: Post, draw: Draw): Media[] => {
  const { type } = post
  const base = `https://media.demo.example/${post.account.network}/${contentIdOf(post.account, post.sequence)}`
  const [width, height] =
    sizes[type] ??
    draw.pick([
      [1080, 1080],
      [1080, 1350],
      [1600, 1200],
    ] as const)
  const image = (n: number): Media => ({
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
        type === 'short' ? draw.between(7, 90) : type === 'video' ? draw.between(150, 2400) : draw.between(1800, 18_000)
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

const unique = (values: Iterable<string>): string[] => [...new Set(values)]
const found = (text: string, pattern: RegExp): string[] =>
  unique([...text.matchAll(pattern)].map((match) => match[1] ?? ''))
const stated = new Set(['x', 'youtube', 'mastodon', 'bluesky'])

/** An earlier post of somebody else on the same network, for replies and reposts. */
const parentOf = (context: DemoContext, post: Post): { account: OpenAccount; sequence: number } | null => {
  const draw = new Draw(mix(post.key, purpose.order))
  const start = draw.int(peopleCount)
  for (let step = 0; step < 200; step++) {
    const account = context.account((start + step) % peopleCount, post.account.network)
    if (!account || account.person.index === post.account.person.index) continue
    if (step < 160 && account.person.language !== post.account.person.language) continue
    const count = account.timeline.countBefore(post.publishedAt)
    if (count > 0) return { account, sequence: count - 1 }
  }
  return null
}

/** A post with the one it answers or repeats. A repost shows the words of another: `spoken` is whose words they are. */
export interface ShownPost {
  post: Post
  spoken: Post
  parent: { account: OpenAccount; sequence: number } | null
}

export const showPost = (context: DemoContext, account: OpenAccount, sequence: number): ShownPost => {
  const post = planPost(context, account, sequence)
  const parent = post.type === 'reply' || post.type === 'repost' ? parentOf(context, post) : null
  const spoken = post.type === 'repost' && parent ? planPost(context, parent.account, parent.sequence) : post
  return { post, spoken, parent }
}

const captionOf = (context: DemoContext, { post, spoken, parent }: ShownPost): Caption => {
  const caption = writePost(context, spoken)
  return post.type === 'reply' && parent ? { ...caption, text: `@${parent.account.handle} ${caption.text}` } : caption
}

/** A post as the network shows it now. */
export const presentContent = (context: DemoContext, account: OpenAccount, sequence: number): Content => {
  const now = context.now()
  const shown = showPost(context, account, sequence)
  const { post, spoken, parent } = shown
  const draw = new Draw(mix(post.key, purpose.media))
  const caption = captionOf(context, shown)
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
