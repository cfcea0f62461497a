import { toLanguageCode } from '../../model/language.js'
import { normalizeHandle } from '../../model/profile-url.js'
import { network, toContentId } from './address.js'
import { selfLabelsOf } from './labels.js'
import { clean, isObject, isWebUrl, listOf, textOf, timeOf, unique } from './text.js'
const featuresOf = (text, facets) => {
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
const ofType = (features, type) => features.filter((feature) => feature['$type'] === `app.bsky.richtext.facet#${type}`)
const mentionOf = (feature) => {
  const handle = normalizeHandle(network, feature.words)
  return handle.ok ? handle.handle : textOf(feature['did'])
}
const tagOf = (tag) =>
  textOf(tag)
    .replace(/^[#＃]+/, '')
    .trim()
const languagesOf = (langs) =>
  unique(listOf(langs).map((lang) => (typeof lang === 'string' ? toLanguageCode(lang) : void 0) ?? ''))
const parentOf = (reply) => {
  const parent = isObject(reply) && isObject(reply['parent']) ? reply['parent']['uri'] : void 0
  return typeof parent === 'string' ? (toContentId(parent) ?? null) : null
}
const readPostRecord = (record) => {
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
export { readPostRecord }
//# sourceMappingURL=record.js.map
