import type { Media } from '../../model/content.js'
import type { MediaPart } from './field-schema.js'
import { conditionOf, getterOf } from './fields.js'
import type { Scope } from './path.js'
import { toCount, toSeconds, toText, toUrl, toUrls } from './value.js'

type Get = (name: string) => unknown

const kindOf = (said: unknown): Media['type'] => {
  const text = toText(said)
  return text === 'video' || text === 'audio' ? text : 'image'
}

/** Reads the pictures and files of a content as the parts of a mapping say, in their order. */
export const mediaReader = (parts: readonly MediaPart[]): ((scope: Scope) => Media[]) => {
  const readers = parts.map(readerOf)
  return (scope) => readers.flatMap((read) => read(scope))
}

const readerOf = ({ each, when, ...fields }: MediaPart): ((scope: Scope) => Media[]) => {
  const entriesOf = getterOf(each)
  const holds = when === undefined ? () => true : conditionOf(when)
  const getters = new Map(
    Object.entries(fields).flatMap(([name, field]) => (field === undefined ? [] : [[name, getterOf(field)] as const])),
  )
  return (scope) => {
    const found = entriesOf(scope)
    const entries: unknown[] = Array.isArray(found) ? found : found === undefined || found === null ? [] : [found]
    return entries.flatMap((item) => {
      const own = { ...scope, item }
      return holds(own) ? (toMedia((name) => getters.get(name)?.(own)) ?? []) : []
    })
  }
}

const toMedia = (get: Get): Media | null => {
  const url = toUrl(get('url'))
  if (url === null) return null
  const ms = toSeconds(get('milliseconds'))
  return {
    url,
    type: kindOf(get('type')),
    width: toCount(get('width')) || null,
    height: toCount(get('height')) || null,
    durationS: toSeconds(get('seconds')) ?? (ms === null ? null : ms / 1000),
    alt: toText(get('alt')),
  }
}

/** Media of mappings that name only addresses, kinds and one length. */
export const plainMedia = (get: Get): Media[] => {
  const kinds = get('media_type')
  const types: unknown[] = Array.isArray(kinds) ? kinds : [kinds]
  const durationS = toSeconds(get('media_seconds'))
  const none = { width: null, height: null, alt: null }
  return toUrls(get('media_url')).map((url, i) => ({ url, type: kindOf(types[i] ?? types[0]), durationS, ...none }))
}
