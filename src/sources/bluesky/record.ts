import { toLanguageCode } from '../../model/language.js'
import { normalizeHandle } from '../../model/profile-url.js'
import { network, toContentId } from './address.js'
import { selfLabelsOf } from './labels.js'
import { clean, isObject, isWebUrl, listOf, textOf, timeOf, unique } from './text.js'

/** What a post's own record says. Anybody can write anything into one: nothing here is taken on trust. */
export interface PostRecord {
  text: string
  /** The first language it states that we know, and all of them. */
  language: string | null
  languages: string[]
  hashtags: string[]
  mentions: string[]
  links: string[]
  labels: string[]
  createdAt: number | undefined
  /** Our id of what this replies to. */
  repliesTo: string | null
}

type Feature = Record<string, unknown> & { index: Record<string, unknown> }

const featuresOf = (facets: unknown): Feature[] =>
  listOf(facets).flatMap((facet) => {
    if (!isObject(facet) || !isObject(facet['index'])) return []
    const { index } = facet
    return listOf(facet['features'])
      .filter(isObject)
      .map((feature) => ({ ...feature, index }))
  })

const ofType = (features: readonly Feature[], type: string): Feature[] =>
  features.filter((feature) => feature['$type'] === `app.bsky.richtext.facet#${type}`)

/** Facets count bytes of UTF-8, not characters: the words they cover are cut out of the bytes. */
const wordsOf = (bytes: Buffer, { index: { byteStart, byteEnd } }: Feature): string => {
  const isInside =
    typeof byteStart === 'number' && typeof byteEnd === 'number' && byteStart >= 0 && byteEnd <= bytes.length
  return isInside ? bytes.subarray(byteStart, byteEnd).toString('utf8') : ''
}

/** A facet names a did; the handle is what the words show. Words that are no handle leave the did. */
const mentionsOf = (text: string, features: readonly Feature[]): string[] => {
  const mentions = ofType(features, 'mention')
  if (mentions.length === 0) return []
  const bytes = Buffer.from(text, 'utf8')
  return mentions.map((feature) => {
    const handle = normalizeHandle(network, wordsOf(bytes, feature))
    return handle.ok ? handle.handle : textOf(feature['did'])
  })
}

const tagOf = (tag: unknown): string =>
  textOf(tag)
    .replace(/^[#＃]+/, '')
    .trim()

const languagesOf = (langs: unknown): string[] =>
  unique(listOf(langs).map((lang) => (typeof lang === 'string' ? toLanguageCode(lang) : undefined) ?? ''))

const parentOf = (reply: unknown): string | null => {
  const parent = isObject(reply) && isObject(reply['parent']) ? reply['parent']['uri'] : undefined
  return typeof parent === 'string' ? (toContentId(parent) ?? null) : null
}

type Given = Readonly<Record<string, unknown>>

const rawText = (record: Given): string => (typeof record['text'] === 'string' ? record['text'] : '')

const hashtagsOf = (record: Given, features: readonly Feature[]): string[] =>
  unique([...ofType(features, 'tag').map((feature) => feature['tag']), ...listOf(record['tags'])].map(tagOf))

/** The words of a record alone: all that decides whether anybody wants most of them. */
export const readPostWords = (record: Given): Pick<PostRecord, 'text' | 'hashtags'> => ({
  text: clean(rawText(record)),
  hashtags: hashtagsOf(record, featuresOf(record['facets'])),
})

export const readPostLanguages = (record: Given): string[] => languagesOf(record['langs'])

export const readPostRecord = (record: Given): PostRecord => {
  // The offsets were counted on the text as it was written, so it is cleaned only after they were used.
  const raw = rawText(record)
  const features = featuresOf(record['facets'])
  const languages = readPostLanguages(record)
  return {
    text: clean(raw),
    language: languages[0] ?? null,
    languages,
    hashtags: hashtagsOf(record, features),
    mentions: unique(mentionsOf(raw, features)),
    links: unique(ofType(features, 'link').map((feature) => textOf(feature['uri']))).filter(isWebUrl),
    labels: selfLabelsOf(record['labels']),
    createdAt: timeOf(record['createdAt']),
    repliesTo: parentOf(record['reply']),
  }
}
