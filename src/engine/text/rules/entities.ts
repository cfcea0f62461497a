import { matchesOf } from '../../../kernel/matches.js'
import { hashtagPattern } from '../../language/tags.js'
import type { Entity } from '../verdict.js'
import type { BrandLexicon } from './brands.js'
import { findPhones } from './phones.js'

const isUnit = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95 || code > 127

/** Bounded everywhere: no input makes them walk back and forth. */
const url = /(?:https?:\/\/|www\.)[^\s<>"“”«»]{2,2000}/giy
const bareUrl =
  /[a-z0-9-]{2,40}\.(?:com|net|org|io|co|app|shop|store|tv|me|ly|gg|link|info|xyz|dev|uk|de|fr|es|it|br|id|in)(?:\/[^\s<>"]{0,500})?(?![a-z0-9.@-])/giy
const emailLocal = /[A-Za-z0-9._%+-]{1,64}$/
const emailDomain = /[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}/y
const obfuscated =
  /([A-Za-z0-9._%+-]{1,64}) ?(?:\(at\)|\[at\]|\{at\}| at ) ?([A-Za-z0-9-]{1,63}) ?(?:\(dot\)|\[dot\]|\{dot\}| dot |\.) ?([A-Za-z]{2,10})\b/gi
const handle = /@([A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,62}[A-Za-z0-9_])?)/y

const sevenDigits = /\d(?:[\s().\-–/]{0,3}\d){6}/

const trimUrl = (found: string): string => {
  let end = found.length
  while (end > 0 && ".,;:!?)]}'’*_…".includes(found[end - 1] ?? '')) {
    if (found[end - 1] === ')' && found.slice(0, end).includes('(')) break
    end--
  }
  return found.slice(0, end)
}

const findUrls = (text: string): Entity[] => {
  const found: Entity[] = []
  const add = (start: number, written: string): void => {
    const trimmed = trimUrl(written)
    const value = /^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`
    found.push({ kind: 'url', start, end: start + trimmed.length, text: trimmed, value })
  }
  for (let at = text.search(/https?:\/\/|www\./i); at !== -1 && at < text.length;) {
    url.lastIndex = at
    const match = url.exec(text)
    if (match !== null && !isUnit(text.charCodeAt(at - 1))) add(at, match[0])
    const from = at + (match?.[0].length ?? 1)
    const next = text.slice(from, from + 200_000).search(/https?:\/\/|www\./i)
    at = next === -1 ? -1 : from + next
  }
  return found
}

const findBareUrls = (text: string): Entity[] => {
  const found: Entity[] = []
  for (let dot = text.indexOf('.'); dot !== -1; dot = text.indexOf('.', dot + 1)) {
    let start = dot
    while (start > 0 && dot - start < 40 && /[a-z0-9-]/i.test(text[start - 1] ?? '')) start--
    if (start === dot || /[@.\w/]/.test(text[start - 1] ?? ' ')) continue
    bareUrl.lastIndex = start
    const match = bareUrl.exec(text)
    if (match === null) continue
    const trimmed = trimUrl(match[0])
    found.push({ kind: 'url', start, end: start + trimmed.length, text: trimmed, value: `https://${trimmed}` })
    dot = start + trimmed.length - 1
  }
  return found
}

const findAts = (text: string): Entity[] => {
  const found: Entity[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const local = emailLocal.exec(text.slice(Math.max(0, at - 64), at))?.[0] ?? ''
    emailDomain.lastIndex = at + 1
    const domain = emailDomain.exec(text)?.[0]
    if (local !== '' && domain !== undefined) {
      const start = at - local.length
      const written = `${local}@${domain}`
      found.push({ kind: 'email', start, end: start + written.length, text: written, value: written.toLowerCase() })
      continue
    }
    handle.lastIndex = at
    const match = handle.exec(text)
    if (match === null || (at > 0 && isUnit(text.charCodeAt(at - 1)))) continue
    found.push({
      kind: 'handle',
      start: at,
      end: at + match[0].length,
      text: match[0],
      value: (match[1] ?? '').toLowerCase(),
    })
  }
  return found
}

const findHidden = (text: string): Entity[] =>
  matchesOf(text, obfuscated).map((match) => ({
    kind: 'email' as const,
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    value: `${match[1] ?? ''}@${match[2] ?? ''}.${match[3] ?? ''}`.toLowerCase(),
  }))

const findTags = (text: string): Entity[] =>
  matchesOf(text, hashtagPattern)
    .map((match) => ({
      kind: 'hashtag' as const,
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      value: (match[1] ?? '').normalize('NFC').toLowerCase(),
    }))
    .filter(({ value }) => /\D/.test(value))

export interface EntityOptions {
  /** ISO 3166-1 of where the text was written, capitals: lets numbers without a country be read. */
  region?: string | null
  brands?: BrandLexicon
}

/** Addresses, handles, tags, phone numbers and brands, in order. All but brands stand apart from one another. */
export const findEntities = (text: string, options: EntityOptions = {}): Entity[] => {
  const found: Entity[] = []
  if (text.includes('://') || /www\./i.test(text)) found.push(...findUrls(text))
  if (text.includes('@')) found.push(...findAts(text))
  if (/[([{ ]at[)\]} ]/i.test(text)) found.push(...findHidden(text))
  if (text.includes('.')) found.push(...findBareUrls(text))
  if (text.includes('#') || text.includes('＃')) found.push(...findTags(text))
  if (sevenDigits.test(text)) found.push(...findPhones(text, options.region))
  const kept = apart(found)
  if (options.brands === undefined) return kept
  // A handle or a tag can be a brand as well: both are said.
  return [...kept, ...options.brands.find(text, kept)].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Where two overlap, what was looked for first stays. */
const apart = (found: Entity[]): Entity[] => {
  if (found.length < 2) return found
  const ordered = found
    .map((entity, rank) => ({ entity, rank }))
    .sort((a, b) => a.entity.start - b.entity.start || a.rank - b.rank)
  const kept: { entity: Entity; rank: number }[] = []
  for (const each of ordered) {
    const last = kept.at(-1)
    if (last === undefined || each.entity.start >= last.entity.end) kept.push(each)
    else if (each.rank < last.rank) kept[kept.length - 1] = each
  }
  return kept.map(({ entity }) => entity)
}
