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

type Feature = Record<string, unknown> & { words: string }

/** Facets count bytes of UTF-8, not characters: the words they cover are cut out of the bytes. */
const featuresOf = (text: string, facets: unknown): Feature[] => {
  const bytes = Buffer.from(text, 'utf8')
  return listOf(facets).flatMap((facet) => {
    if (!isObject(facet) || !isObject(facet['index'])) return []
    const { byteStart, byteEnd } = facet['index']
    const inside =
      typeof byteStart === 'number' && typeof byteEnd === 'number' && byteStart >= 0 && byteEnd <= bytes.length
    const words = inside ? bytes.subarray(byteStart, byteEnd).toString('utf8') : ''
    return listOf(facet['features'])
      .filter(isObject)
      .map((feature) => ({ ...feature, words }))
  })
}

const ofType = (features: Feature[], type: string): Feature[] =>
  features.filter((feature) => feature['$type'] === `app.bsky.richtext.facet#${type}`)

/** A facet names a did; the handle is what the words show. Words that are no handle leave the did. */
const mentionOf = (feature: Feature): string => {
  const handle = normalizeHandle(network, feature.words)
  return handle.ok ? handle.handle : textOf(feature['did'])
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

export const readPostRecord = (record: Readonly<Record<string, unknown>>): PostRecord => {
  // The offsets were counted on the text as it was written, so it is cleaned only after they were used.
  const raw = typeof record['text'] === 'string' ? record['text'] : ''
  const features = featuresOf(raw, record['facets'])
  const tags = [...ofType(features, 'tag').map((feature) => feature['tag']), ...listOf(record['tags'])]
  const languages = languagesOf(record['langs'])
  return {
    text: clean(raw),
    language: languages[0] ?? null,
    languages,
    hashtags: unique(tags.map(tagOf)),
    mentions: unique(ofType(features, 'mention').map(mentionOf)),
    links: unique(ofType(features, 'link').map((feature) => textOf(feature['uri']))).filter(isWebUrl),
    labels: selfLabelsOf(record['labels']),
    createdAt: timeOf(record['createdAt']),
    repliesTo: parentOf(record['reply']),
  }
}
