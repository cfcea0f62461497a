import { findInterest } from '../../../model/interest.js'
import { readUrl } from '../../../model/profile-url.js'
import { clock } from '../values/clock.js'
import { toNetwork } from '../values/words.js'

export const share = (values: readonly string[], test: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length

export const addressKind = (values: readonly string[]): 'profile' | 'content' | undefined => {
  const some = values.slice(0, 40)
  if (share(some, (value) => /^(https?:\/\/|www\.|(?:[\w-]+\.)+[a-z]{2,}\/)/i.test(value)) < 0.8) return undefined
  const kinds = some.map((value) => readUrl(value).kind)
  for (const kind of ['profile', 'content'] as const)
    if (kinds.filter((found) => found === kind).length > some.length / 2) return kind
  return undefined
}

export const hasDigit = (value: string): boolean => /\p{Nd}/u.test(value)
export const isNoTime = (values: readonly string[]): boolean =>
  values.length > 0 && values.slice(0, 40).every((value) => !hasDigit(value))
export const isDay = (value: string): boolean => /^(nan|\d{1,2})(\.0)?$/i.test(value.trim())
export const isInterest = (value: string): boolean =>
  value.split(/[|,]/).every((id) => findInterest(id.replace(/[[\]"\s]/g, '')) !== undefined)

export const isClock = (value: string): boolean => clock.test(value.trim())
export const isHandle = (value: string): boolean => /^@?[\w.-]{2,40}$/.test(value.trim()) && /\p{L}/u.test(value)
export const isPercent = (value: string): boolean => /^\s*[\d.,]+\s*%\s*$/.test(value)
export const isCount = (value: string): boolean => /^\s*[\d.,]+\s*[kmb]?\s*$/i.test(value)
export const isCounted = (value: string): boolean =>
  /^\s*\d[\d.,\s]{2,}\s*$/.test(value) && !/^\s*\d{1,2}[.,]\d+\s*$/.test(value)
/** 158.6K: a rate has no thousands. */
export const isAbbreviated = (value: string): boolean => /\d\s*[kmb]\.?$/i.test(value.trim())
/** 3.500 and 12.000, without a sign for per cent: digits that are grouped. */
export const isGrouped = (value: string): boolean => /^\d{1,3}(?:[.,]\d{3})*[.,]\d?00$/.test(value.trim())
/** How many there are of something: 10 358, 12.4k. */
export const isWhole = (value: string): boolean => isCount(value) || isCounted(value)
export const isAllZero = (values: readonly string[]): boolean =>
  values.length > 2 && values.every((value) => /^0(?:[.,]0+)?\s*%?$/.test(value.trim()))
export const isNumber = (value: string): boolean => /^\s*[\d.,]+\s*$/.test(value)
export const isFullName = (value: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]*(\s+\p{L}[\p{L}'’.-]*){1,4}$/u.test(value.trim())
export const ids = new Set(['external_id', 'file_id'])
/** One letter is a name of a network, and of much else. */
export const isNetworks = (values: readonly string[]): boolean => {
  const some = values.slice(0, 200)
  return share(some, (value) => toNetwork(value) !== undefined) > 0.95 && some.some((value) => value.trim().length > 2)
}
const videoId = /^(?=.*[A-Z\d_-])(?=.*[a-z])[\w-]{11}$/
/** Ids of YouTube's videos, below a sum at most. */
export const isVideoIds = (values: readonly string[]): boolean => {
  const some = values.slice(0, 40)
  const found = some.filter((value) => videoId.test(value.trim())).length
  return found > 0 && found >= some.length - 1 && new Set(some).size === some.length
}
export const isEngagement = /engagement|engajamento|interac|interakt|coinvolgimento/

export const counted = new Set(['followers', 'following', 'content_count', 'views', 'likes', 'comments'])

export const networkId = /^(?:\d{7,20}|UC[\w-]{22}|did:\w+:.+|MS4w[\w-]+)$/

/** A handle with its sign, and nothing else. */
export const isAtHandle = (value: string): boolean => /^@[\w.-]{2,}$/.test(value)
export const isAccountType = (value: string): boolean => /^(personal|creator|business)$/i.test(value)
