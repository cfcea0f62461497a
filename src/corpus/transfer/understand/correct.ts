import { findInterest } from '../../../model/interest.js'
import { readUrl } from '../../../model/profile-url.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import { headerKey } from '../values/header-key.js'
import { clock } from '../values/clock.js'
import { handlesIn } from '../values/handles.js'
import { toNetwork } from '../values/words.js'
import { cellTypeOf } from './field-types.js'
import type { SampledColumn } from './plan.js'
import { networkAlone, type Word } from './vocabulary.js'

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

const isNoTime = (values: readonly string[]): boolean =>
  values.length > 0 && values.slice(0, 40).every((value) => !/\d/.test(value))
const isDay = (value: string): boolean => /^(nan|\d{1,2})(\.0)?$/i.test(value.trim())
const isInterest = (value: string): boolean =>
  value.split(/[|,]/).every((id) => findInterest(id.replace(/[[\]"\s]/g, '')) !== undefined)

const isClock = (value: string): boolean => clock.test(value.trim())
export const isHandle = (value: string): boolean => /^@?[\w.-]{2,40}$/.test(value.trim()) && /\p{L}/u.test(value)
const isPercent = (value: string): boolean => /^\s*[\d.,]+\s*%\s*$/.test(value)
const hasDigit = (value: string): boolean => /\p{Nd}/u.test(value)
const isCount = (value: string): boolean => /^\s*[\d.,]+\s*[kmb]?\s*$/i.test(value)
const isCounted = (value: string): boolean =>
  /^\s*\d[\d.,\s]{2,}\s*$/.test(value) && !/^\s*\d{1,2}[.,]\d+\s*$/.test(value)
const isNumber = (value: string): boolean => /^\s*[\d.,]+\s*$/.test(value)
const isFullName = (value: string): boolean => /^\p{Lu}[\p{L}'’.-]*(\s+\p{L}[\p{L}'’.-]*){1,4}$/u.test(value.trim())
const ids = new Set(['external_id', 'file_id'])
/** One letter is a name of a network, and of much else. */
const isNetworks = (values: readonly string[]): boolean => {
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
const isEngagement = /engagement|engajamento|interac|interakt|coinvolgimento/

const counted = new Set(['followers', 'following', 'content_count', 'views', 'likes', 'comments'])

const networkId = /^(?:\d{7,20}|UC[\w-]{22}|did:\w+:.+|MS4w[\w-]+)$/

/** What the values say where the header says little: addresses, handles, ids of the network or of the file alone. */
export const correct = (
  kind: TransferKind,
  { from, values }: SampledColumn,
  word: Word | undefined,
): Word | undefined => {
  // A column that holds names of networks and nothing else says the network, whatever it is called.
  if (word?.field !== 'network' && word?.rank !== 0 && isNetworks(values)) return { field: 'network', rank: 30 }
  // YouTube Studio calls the ids of videos 'content', in the language of whoever downloads.
  if (kind === 'contents' && isVideoIds(values) && (word === undefined || word.field === 'text'))
    return { field: 'content_id', rank: 50 }
  // 'Insta ID' is a handle with many who keep lists.
  if (kind === 'creators' && word?.network !== undefined && ids.has(word.field) && share(values, isHandle) > 0.8)
    return { ...word, field: 'handle' }
  // A country or an age without a share says nothing of how many.
  if (word?.field.startsWith('audience.') === true && !word.field.includes('top_countries') && !values.some(hasDigit))
    return undefined
  // A column that is called by a network alone holds handles or addresses there; with some, followers.
  if (kind === 'creators' && word?.rank === networkAlone) {
    const some = values.slice(0, 40)
    if (share(some, isCount) > 0.8) return { ...word, field: 'followers' }
    const isAccount = (value: string): boolean =>
      isHandle(value) || handlesIn(value).length > 0 || readUrl(value).kind === 'profile'
    return share(some, isAccount) >= 0.5 ? word : undefined
  }
  // 'Contact' may be whom to write to, or the name.
  if (kind === 'creators' && word?.field === 'email' && word.rank > 0 && share(values.slice(0, 40), isFullName) > 0.8)
    return { ...word, field: 'name', rank: 45 }
  const urlFields = ['profile_url', 'content_url', 'links', 'media_url']
  // 'YouTube Channel' may hold names, handles or addresses; 'Profil' may, too.
  if (kind === 'creators' && (word?.field === 'name' || word?.field === 'handle') && addressKind(values) === 'profile')
    return { ...word, field: 'profile_url' }
  if (kind === 'creators' && word?.field === 'profile_url' && share(values.slice(0, 40), isHandle) > 0.8)
    return { ...word, field: 'handle', rank: word.rank + 20 }
  // 'Engagement' is a count with some vendors and a rate with others: the sign tells.
  if (
    kind === 'creators' &&
    isEngagement.test(headerKey(from)) &&
    word?.field !== 'engagement_rate' &&
    (share(values, isPercent) > 0.8 || (/%|percent|prozent/i.test(from) && share(values, isNumber) > 0.8))
  )
    return { field: 'engagement_rate', rank: 40 }
  // Interactions that were counted are no rate.
  if (word?.field === 'engagement_rate' && word.rank > 0 && share(values.slice(0, 40), isCounted) > 0.5)
    return undefined
  if (word === undefined || urlFields.includes(word.field)) {
    const address = addressKind(values)
    // A website may be a profile elsewhere; it is no address of this one.
    if (kind === 'creators' && address === 'profile' && word?.field !== 'links')
      return { ...word, field: 'profile_url', rank: word?.rank ?? 5 }
    if (kind === 'creators' && word?.field === 'profile_url' && values.length > 0) return { field: 'links', rank: 9 }
    if ((kind === 'contents' || kind === 'comments') && address === 'content')
      return { field: 'content_url', rank: word?.rank ?? 5 }
    if (word === undefined && share(values, (value) => /^@[\w.-]{2,}$/.test(value)) > 0.8)
      return { field: kind === 'contents' || kind === 'comments' ? 'author' : 'handle', rank: 5 }
  }
  // 'コメント' may be how many there are, or what they say.
  if (word !== undefined && word.rank > 0 && counted.has(word.field) && values.length > 0 && !values.some(hasDigit))
    return undefined
  // A list of posts is not how many there are.
  if (
    word !== undefined &&
    counted.has(word.field) &&
    values.length > 0 &&
    values.every((value) => /^\s*\[/.test(value))
  )
    return undefined
  // +1,000 is what came in addition: a difference is no count.
  if (
    word !== undefined &&
    counted.has(word.field) &&
    share(values.slice(0, 40), (value) => /^\s*(\+\s*\d|--)/.test(value)) > 0.5
  )
    return undefined
  // A day in one column and its time in another; an hour that is none says nothing.
  if (word?.field === 'published_at' && share(values.slice(0, 40), isClock) > 0.8)
    return { ...word, field: 'published_at.clock' }
  if (word?.field === 'published_at.clock' && share(values.slice(0, 40), isClock) <= 0.8)
    return share(values.slice(0, 40), (value) => /\d{4}|\d[./-]\d/.test(value)) > 0.8
      ? { ...word, field: 'published_at', rank: 50 }
      : undefined
  // 'Lifetime' is no date, whatever its column is called.
  if (word !== undefined && word.rank > 0 && cellTypeOf(kind, word.field) === 'time' && isNoTime(values))
    return word.field === 'created_at' && values.every(isDay) ? { ...word, field: 'created_at.day' } : undefined
  // A column of figures may be called comments; it holds none.
  if (word?.field === 'text' && values.length > 0 && values.every((value) => /^[\d.,\s]+[kmb]?$/i.test(value)))
    return undefined
  // YouTube shows handles where others show names.
  if (word?.field === 'author_name' && share(values.slice(0, 40), (value) => /^@[\w.-]{2,}$/.test(value)) > 0.8)
    return { ...word, field: 'author' }
  if (word?.field === 'author' && share(values.slice(0, 40), (value) => /\s/.test(value.trim())) > 0.5)
    return { ...word, field: 'author_name', rank: 30 }
  if (word?.field === 'created_at' && values.length > 0 && values.every(isDay))
    return { ...word, field: 'created_at.day' }
  if (word?.field === 'interests' && values.length > 0 && !values.every(isInterest))
    return { ...word, field: 'categories' }
  if (kind === 'creators' && word?.rank !== 0 && (word?.field === 'external_id' || word?.field === 'file_id')) {
    // 'instagramID' says whose id it is, however short.
    const isId = word.network === undefined ? networkId : /^\d{2,20}$/
    const isNetwork = share(values.slice(0, 40), (value) => networkId.test(value) || isId.test(value)) > 0.8
    return { ...word, field: isNetwork ? 'external_id' : 'file_id' }
  }
  const isTitle = (value: string): boolean => /\s/.test(value.trim()) && handlesIn(value).length === 0
  if (word?.field === 'handle' && share(values.slice(0, 40), isTitle) > 0.5) return { ...word, field: 'name', rank: 30 }
  if (word?.field === 'name' && kind === 'creators' && /^@/.test(values[0] ?? ''))
    return { ...word, field: 'handle', rank: 30 }
  if (
    word?.field === 'categories' &&
    /type/i.test(from) &&
    share(values, (value) => /^(personal|creator|business)$/i.test(value)) > 0.5
  )
    return { ...word, field: 'account_type' }
  return word
}
