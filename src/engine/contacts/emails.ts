import { matchesOf } from '../../kernel/matches.js'

/** An address as a person wrote it and as it is meant. */
export interface FoundEmail {
  value: string
  start: number
  end: number
  /** Whether it was written so that machines should miss it: "name at domain dot com". */
  obfuscated: boolean
}

/** What people's mailboxes are made of; the standard allows more, but beside an address such signs are punctuation. */
const local = String.raw`[\p{L}\p{N}%+_~-]+(?:\.[\p{L}\p{N}%+_~-]+)*`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
/** How the signs are called: in English, French, Spanish and Portuguese, Italian; Polish says małpa. */
const atWord = '(?:at|arobase|arroba|chiocciola|małpa)'
const dotWord = '(?:dot|point|punto|ponto|punkt|kropka)'
/** Bracketed words are never part of a sentence; a bare "at" often is, so it needs a bare "dot" as its witness. */
const at = String.raw`\s*(?:\(\s*${atWord}\s*\)|\[\s*${atWord}\s*\]|\{\s*${atWord}\s*\}|<\s*${atWord}\s*>)\s*`
const dot = String.raw`(?:\s*(?:\(\s*${dotWord}\s*\)|\[\s*${dotWord}\s*\]|\{\s*${dotWord}\s*\}|<\s*${dotWord}\s*>)\s*|\.|\s+dot\s+)`
const simpleLocal = String.raw`[\p{L}\p{N}_+-]+(?:\.[\p{L}\p{N}_+-]+)*`

const plain = new RegExp(`(?<![\\p{L}\\p{N}])${local}[@＠]${label}(?:\\.${label})+`, 'giu')
const bracketed = new RegExp(`(?<![\\p{L}\\p{N}])${simpleLocal}${at}${label}(?:${dot}${label})+`, 'giu')
const spoken = new RegExp(
  `(?<![\\p{L}\\p{N}])${simpleLocal}(?:\\s+at\\s+${label}(?:\\s+dot\\s+${label})+|\\s+(?!at\\s)${atWord}\\s+${label}(?:\\s+${dotWord}\\s+${label})+)`,
  'giu',
)

/** Lower case throughout: no provider we know tells addresses apart by case. */
export const normalizeEmail = (text: string): string => text.trim().normalize('NFKC').toLowerCase()

/** Providers that deliver "name+anything" to "name". */
const plusHosts = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com fastmail.com proton.me protonmail.com pm.me'.split(
    ' ',
  ),
)

/**
 * The mailbox behind an address, where its provider says that several addresses are one: what follows a plus, and for Gmail the
 * dots and its other name. All other addresses are their own mailbox.
 */
export const mailboxOf = (email: string): string => {
  const normal = normalizeEmail(email)
  const at = normal.lastIndexOf('@')
  const [name, host] = [normal.slice(0, at), normal.slice(at + 1)]
  if (!plusHosts.has(host)) return normal
  const before = name.split('+')[0] ?? name
  if (before === '') return normal
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${before.replaceAll('.', '')}@gmail.com`
    : `${before}@${host}`
}

const unfoldAt = new RegExp(`\\s*(?:[([{<]\\s*${atWord}\\s*[)\\]}>])\\s*|\\s+${atWord}\\s+`, 'iu')
const unfoldDot = new RegExp(`\\s*(?:[([{<]\\s*${dotWord}\\s*[)\\]}>])\\s*|\\s+${dotWord}\\s+`, 'giu')

const unfold = (written: string): string => written.replace(unfoldAt, '@').replace(unfoldDot, '.')

const lastLabel = /\.(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59})$/iu

const isAddress = (value: string): boolean => {
  const [name = '', host = ''] = value.split('@')
  return name.length <= 64 && host.length <= 253 && lastLabel.test(host)
}

const isVeiled = new RegExp(`(?<!\\p{L})${atWord}(?!\\p{L})`, 'iu')

/** Longer texts are no profile; what is behind is not looked at. */
const lengthMax = 20_000

/** Every e-mail address in a text, plain or veiled, with its place (UTF-16). */
export const findEmails = (text: string): FoundEmail[] => {
  const looked = text.slice(0, lengthMax)
  const veiled = isVeiled.test(looked)
  if (!veiled && !/[@＠]/.test(looked)) return []
  const found: FoundEmail[] = []
  const take = (pattern: RegExp, obfuscated: boolean): void => {
    for (const match of matchesOf(looked, pattern)) {
      const [written] = match
      const value = normalizeEmail(obfuscated ? unfold(written) : written)
      const [start, end] = [match.index, match.index + written.length]
      const taken = found.some((other) => start < other.end && other.start < end)
      if (!taken && isAddress(value)) found.push({ value, start, end, obfuscated })
    }
  }
  take(plain, false)
  if (veiled) {
    take(bracketed, true)
    take(spoken, true)
  }
  return found.sort((a, b) => a.start - b.start)
}
