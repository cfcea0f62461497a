import { readFileSync } from 'node:fs'
import { transferKinds, type TransferKind } from '../schemas/transfer-kinds.js'
import { schemas } from '../schemas/index.js'
import { headerKey } from '../values/header-key.js'
import { toNetwork } from '../values/words.js'
import { audienceField, isAudienceField } from './audience-columns.js'

type Names = Record<string, string[]>
const asset = JSON.parse(
  readFileSync(new URL('../../../../assets/import/columns.json', import.meta.url), 'utf8'),
) as Record<TransferKind, Names> & {
  long: { name: string[]; value: string[] }
  /** Words that mean a field of creators only after the name of a network. */
  after_networks: Names
  /** What programs and people call the account whose followers a table lists. */
  followed: string[]
  fillers: string[]
  /** Words that say that a figure is an average. */
  averages: string[]
  /** Columns that feeds have and lists of posts have not. */
  feeds: string[]
  subjects: Record<TransferKind, string[]>
}

/** A header understood: which field it is and how plainly it says so. */
export interface Word {
  field: string
  /** 0 for the field's own name; larger for looser words. */
  rank: number
  /** The network that the header names before the field. */
  network?: string
  /** 'Followers (millions)'. */
  times?: number
  /** One of several columns that make a list. */
  isItem?: boolean
}

const build = (names: Names): Map<string, Word> => {
  const words = new Map<string, Word>()
  for (const field of Object.keys(names)) words.set(headerKey(field), { field, rank: 0 })
  for (const [field, list] of Object.entries(names))
    list.forEach((name, i) => {
      const key = headerKey(name)
      if (!words.has(key)) words.set(key, { field, rank: i + 1 })
    })
  return words
}

/** What is called alike in tables of two kinds is written down once: comments are dated and signed as posts are. */
const borrowed: Partial<Record<TransferKind, { from: TransferKind; fields: readonly string[] }>> = {
  comments: { from: 'contents', fields: ['author', 'published_at', 'likes'] },
  followers: {
    from: 'creators',
    fields: ['handle', 'name', 'bio', 'image_url', 'verified', 'is_private', 'followers', 'following', 'content_count'],
  },
}

const namesFor = (kind: TransferKind): Names => {
  const { from, fields } = borrowed[kind] ?? { from: kind, fields: [] }
  const more = fields.map((field): [string, string[]] => [field, [...(asset[kind][field] ?? []), ...(asset[from][field] ?? [])]])
  return { ...asset[kind], ...Object.fromEntries(more) }
} // prettier-ignore

const words = Object.fromEntries(transferKinds.map((kind) => [kind, build(namesFor(kind))])) as Record<
  TransferKind,
  Map<string, Word>
>

const listFields = new Set(['hashtags', 'mentions', 'categories', 'interests', 'languages', 'links'])
/** How plainly a header says what a column is that only names a network. Between two ranks, so that it is no word's own. */
export const networkAlone = 25.5
const networkName =
  /^(instagram|insta|ig|tik_?tok|tt|you_?tube|yt|twitter|facebook|fb|twitch|linked_?in|threads|pinterest|snapchat|bluesky|mastodon)$/
const networkFirst =
  /^(instagram|insta|ig|tik_?tok|tt|you_?tube|yt|twitter|x|facebook|fb|twitch|linked_?in|threads|pinterest|snapchat|bluesky|mastodon)_(.+)$/
const networkLast =
  /^(.+?)_(?:(?:on|auf|sur|en|su|op|pa|no|na)_)?(instagram|insta|ig|tik_?tok|tt|you_?tube|yt|twitter|facebook|fb|twitch|linked_?in|threads|pinterest|snapchat|bluesky|mastodon)$/
const units: [RegExp, number][] = [
  [/_(?:in_)?(?:millions?|mln|mio|mn|m)$/, 1e6],
  [/_(?:in_)?(?:thousands?|tsd|k)$/, 1e3],
  [/_(?:in_)?(?:billions?|bn|mrd)$/, 1e9],
]

const findPlain = (kind: TransferKind, key: string): Word | undefined => {
  const exact = words[kind].get(key)
  if (exact !== undefined) return exact
  for (const [unit, times] of units) {
    const word = unit.test(key) ? words[kind].get(key.replace(unit, '')) : undefined
    if (word !== undefined) return { ...word, times }
  }
  const main = /^(?:primary|main)_(.+)$/.exec(key)?.[1]
  const ofMain = main === undefined ? undefined : words[kind].get(main)
  if (ofMain !== undefined) return { ...ofMain, rank: ofMain.rank + 1 }
  const numbered = /^(.*?)_?\d{1,3}(?:_(?:name|tag|text|title|username))?$/.exec(key)
  const item = numbered === null ? undefined : words[kind].get(numbered[1] ?? '')
  return item !== undefined && listFields.has(item.field) ? { ...item, isItem: true } : undefined
}

/** What programs wrap around a record, and around the person a record of somebody is about. */
const anyWrapper = /^(?:(?:data|result|response|payload|node|_source|source|item|body|output|attributes|fields)\.)+/i
const personWrapper =
  /^(?:(?:data|result|response|payload|node|_source|source|item|body|output|attributes|fields|graphql|users?|profile|account|channel|creator|influencer|stats|statistics|metrics|counts)\.)+/i
/** How MongoDB writes types into JSON. */
const typed = /\.\$(?:number(?:Long|Int|Double|Decimal)|date|oid)$/

/** A path without what is wrapped around the record. */
export const unwrap = (kind: TransferKind, path: string): string =>
  path.replace(typed, '').replace(kind === 'creators' ? personWrapper : anyWrapper, '')

/** Parts of a path that speak of others than the record is about: what stands in them is not the record's own. */
const others =
  /audience|follower|related|similar|lookalike|latest|recent|popular|top|posts?$|media|video|comment|brand|sponsor|parent|quoted|referenced|retweet|children|entries|music|sound|histor|growth|previous/i
const people = /author|user|owner|channel|uploader|profile|account|creator|influencer|poster|from/i

/** Where posts say something of their authors. */
export const authorPath = /^(?:user|author|owner|channel|account|creator|author_?stats|author_?meta)[./](.+)$/i

/** A field under any names that a program wrapped around it: the further inside, the looser. A network among them is the field's own. */
const findInside = (kind: TransferKind, header: string): Word | undefined => {
  const parts = header.replace(typed, '').split('.')
  for (let drop = 1; drop < parts.length; drop++) {
    const dropped = parts.slice(0, drop)
    if (dropped.some((part) => others.test(part) || (kind !== 'creators' && people.test(part)))) return undefined
    const word = findNamed(kind, parts.slice(drop).join('.'))
    if (word === undefined) continue
    const network = word.network ?? dropped.map(toNetwork).find((each) => each !== undefined)
    return { ...word, rank: word.rank + drop, ...(network === undefined ? {} : { network }) }
  }
  return undefined
}

/** Which field of a kind a header means, if any. */
export const findWord = (kind: TransferKind, header: string): Word | undefined => {
  const word = findNamed(kind, header)
  if (word !== undefined || !header.includes('.')) return word
  const bare = unwrap(kind, header)
  const inner = bare === header ? undefined : findNamed(kind, bare)
  return inner === undefined ? findInside(kind, header) : { ...inner, rank: inner.rank + 1 }
}

/** 'ig_handle' is a handle, and one of Instagram: where the rest of a header says the same, its network is the field's own. */
const withNetwork = (kind: TransferKind, word: Word, key: string): Word => {
  const [, name, rest] = networkFirst.exec(key) ?? []
  if (kind !== 'creators' || name === undefined || rest === undefined) return word
  const network = toNetwork(name)
  return network === undefined || findPlain(kind, rest)?.field !== word.field ? word : { ...word, network }
}

/** 'instagram_followers' and 'followers_on_instagram'. */
const findOfNetwork = (kind: TransferKind, key: string): Word | undefined => {
  const [, firstNetwork, rest] = networkFirst.exec(key) ?? []
  const [, start, lastNetwork] = networkLast.exec(key) ?? []
  for (const [name, field] of [
    [firstNetwork, rest],
    [lastNetwork, start],
  ]) {
    const network = name === undefined ? undefined : toNetwork(name)
    const word =
      network === undefined || field === undefined ? undefined : (findPlain(kind, field) ?? findAfter(kind, field))
    if (word !== undefined && network !== undefined) return { ...word, rank: word.rank + 1, network }
  }
  return undefined
}

const afterNetworks = build(asset.after_networks)
/** Looser than any word of the field's own: a column that says it plainly comes first. */
const findAfter = (kind: TransferKind, key: string): Word | undefined => {
  const word = kind === 'creators' && !(key in asset.after_networks) ? afterNetworks.get(key) : undefined
  return word === undefined ? undefined : { ...word, rank: word.rank + 40 }
}

/** The network that a header names beside something, whatever that is: 'Instagram Engagement' is of Instagram alone. */
export const networkOfHeader = (header: string): string | undefined => {
  const key = headerKey(header)
  const name = networkFirst.exec(key)?.[1] ?? networkLast.exec(key)?.[2]
  return name === undefined ? undefined : toNetwork(name)
}

const findNamed = (kind: TransferKind, header: string): Word | undefined => {
  const key = headerKey(header)
  const plain = findPlain(kind, key)
  if (plain !== undefined) return withNetwork(kind, plain, key)
  const audience = kind === 'creators' ? audienceField(header) : undefined
  if (audience !== undefined) return { field: audience, rank: 3 }
  const ofNetwork = findOfNetwork(kind, key)
  if (ofNetwork !== undefined) return ofNetwork
  const alone = kind === 'creators' && networkName.test(key) ? toNetwork(key) : undefined
  if (alone !== undefined) return { field: 'handle', rank: networkAlone, network: alone }
  // 'id_publicacion' and 'publicacion_id' are one.
  const turned = key.startsWith('id_') ? findPlain(kind, `${key.slice(3)}_id`) : undefined
  return turned ?? findLoose(kind, header, key)
}

/** Words that say what the rows are before they say what a column is: 'video_published_at', 'channel_language'. */
const subjects: Record<TransferKind, RegExp> = {
  creators: /^(?:channel|creator|influencer|blogger|publisher|talent|profile|account)_/,
  contents: /^(?:video|post|tweet|reel|media|content)_/,
  comments: /^(?:comment|reply)_/,
  followers: /^follower_/,
  history: /^(?:channel|account)_/,
}

const fillers = new Set(asset.fillers)
const without = (key: string, dropped: ReadonlySet<string>): string =>
  key
    .split('_')
    .filter((part) => !dropped.has(part))
    .join('_')

/** A question of a form, or a phrase, as the words that matter in it: 'How many followers do you have on Instagram?', 'Texto de la publicación'. */
const findInPhrase = (kind: TransferKind, key: string): Word | undefined => {
  // Whether there is a picture is no picture.
  if (!key.includes('_') || key.startsWith('has_')) return undefined
  const bare = without(key, fillers)
  const named = without(bare, new Set(asset.subjects[kind]))
  for (const each of new Set([bare, named])) {
    if (each === '' || each === key) continue
    const word = findPlain(kind, each) ?? findOfNetwork(kind, each)
    if (word !== undefined && !ownIds.has(word.field)) return { ...word, rank: word.rank + 70 }
  }
  return undefined
}

/** 'Followers/Subscribers': two words for one thing. */
const findEither = (kind: TransferKind, header: string): Word | undefined => {
  const parts = header.split(/\s*[/|]\s*|\s+or\s+/u)
  const found = parts.length < 2 || parts.length > 4 ? [] : parts.map((part) => findPlain(kind, headerKey(part)))
  const [first] = found
  return found.every((word) => word !== undefined && word.field === first?.field) ? first : undefined
}
export const withoutRemark = (header: string): string => header.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')

/** What is left of a header without a remark in brackets and without the subject of the table. */
const findLoose = (kind: TransferKind, header: string, key: string): Word | undefined => {
  const bare = headerKey(withoutRemark(header))
  const candidates = [bare, key.replace(subjects[kind], ''), key.replace(timeMark, '')].filter(
    (each) => each !== '' && each !== key,
  )
  const word = candidates.map((each) => findPlain(kind, each)).find((each) => each !== undefined) ?? findEither(kind, header) // prettier-ignore
  if (word === undefined && kind === 'creators' && /(?:^|[\s(])@(?=[\s)?:]|$)/.test(header))
    return { field: 'handle', rank: 65 }
  if (word === undefined)
    return findCounted(kind, header) ?? findAverage(kind, key) ?? findInPhrase(kind, key) ?? findInPhrase(kind, bare)
  return ownIds.has(word.field) ? undefined : { ...word, rank: word.rank + 60 }
}
/** How a time is written: 'posted_at_iso'. */
const timeMark = /_(?:iso|utc|gmt|unix|epoch)$/
/** Ids say nothing without their subject. */
const ownIds = new Set(['file_id', 'external_id', 'content_id', 'comment_id'])

const averages = new Set(asset.averages)
/** In Italian, Spanish and Portuguese an average, in English what was posted: the word after it tells. */
const romanceAverage = /^media_(?:de|di|dei|delle|degli|do|dos|da|das)_/
const averaged: Readonly<Record<string, string>> = { likes: 'average_likes', comments: 'average_comments', views: 'average_views' } // prettier-ignore

/** 'Średnia liczba polubień': a word for average beside one that posts have for a figure. */
const findAverage = (kind: TransferKind, key: string): Word | undefined => {
  const marked = key.replace(romanceAverage, 'average_')
  const rest = without(without(marked, averages), new Set([...asset.subjects.contents, 'per', 'par', 'pro', 'por']))
  if (kind !== 'creators' || without(marked, averages) === marked) return undefined
  const field = averaged[words.contents.get(rest)?.field ?? words.contents.get(without(rest, fillers))?.field ?? '']
  return field === undefined ? undefined : { field, rank: 75 }
}

/** 'Reichweite (Follower)': of reach it says what is counted. */
const findCounted = (kind: TransferKind, header: string): Word | undefined => {
  const [, before = '', inner = ''] = /^([^()]+)\(([^()]+)\)\s*$/.exec(header) ?? []
  const word = afterNetworks.has(headerKey(before)) ? findPlain(kind, headerKey(inner)) : undefined
  return word?.field === 'followers' ? { ...word, rank: word.rank + 75 } : undefined
}

/** Whether a table has columns of feeds: what it holds stands on pages of sites. */
export const isFeed = (headers: readonly string[]): boolean =>
  headers.some((each) => asset.feeds.includes(headerKey(each)))

/** Whether a kind has a field, or a part of one, of this name. */
export const isFieldOf = (kind: TransferKind, field: string): boolean =>
  field in asset[kind] || field in schemas[kind].fields || (kind === 'creators' && isAudienceField(field))

/** What a column of a kind may be that is no field by itself. */
export const partsOf = (kind: TransferKind): string[] =>
  Object.keys(asset[kind]).filter((name) => !(name in schemas[kind].fields))

export const isListField = (field: string): boolean => listFields.has(field)

const followed = new Set(asset.followed.map(headerKey))
/** Whether a header names the account whose followers the rows are. */
export const saysFollowed = (header: string): boolean => followed.has(headerKey(header))

/** Of two columns of which one names a figure and the other holds it, in a table with a row for each figure. */
export const isLongTable = (headers: readonly string[]): boolean => {
  const keys = new Set(headers.map(headerKey))
  return Object.values(asset.long).every((names) => names.some((name) => keys.has(name)))
}
