import { readUrl } from '../../../model/profile-url.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import { handlesIn } from '../values/handles.js'
import { headerKey } from '../values/header-key.js'
import { isMissing } from '../values/missing.js'
import { cellTypeOf } from './field-types.js'
import type { SampledColumn } from './plan.js'
import {
  addressKind,
  counted,
  hasDigit,
  ids,
  isAbbreviated,
  isAccountType,
  isAllZero,
  isAtHandle,
  isClock,
  isCount,
  isCounted,
  isDay,
  isEngagement,
  isFullName,
  isGrouped,
  isHandle,
  isInterest,
  isNetworks,
  isNoTime,
  isNumber,
  isPercent,
  isVideoIds,
  isWhole,
  networkId,
  share,
} from './sampled-values.js'
import { networkAlone, type Word } from './vocabulary.js'

/** A column as its header was understood, and what its rows hold. */
interface Understood {
  kind: TransferKind
  from: string
  values: readonly string[]
  /** The first rows, where those tell enough. */
  some: readonly string[]
  word: Word | undefined
}

/** What a column is after all; `none` where it holds nothing of ours. Undefined: its values do not contradict its header. */
type Correction = (column: Understood) => Word | 'none' | undefined

const isProgram = (value: string): boolean =>
  /^\s*<a href=|^(?:Twitter|X)(?:\.com| for | Web|$)|^TweetDeck|\bfor (?:iPhone|iPad|iOS|Android|Mac)$/i.test(value)

const byNetwork: Correction = ({ kind, values, word }) => {
  // A column that holds names of networks and nothing else says the network, whatever it is called.
  const isPlain = word?.rank === 0 && word.field !== 'source'
  if (word?.field !== 'network' && !isPlain && isNetworks(values)) return { field: 'network', rank: 30 }
  // What somebody wrote with is not where the data come from.
  if (word?.field === 'source' && share(values, isProgram) > 0.5) return 'none'
  // YouTube Studio calls the ids of videos 'content', in the language of whoever downloads.
  if (kind === 'contents' && isVideoIds(values) && (word === undefined || word.field === 'text'))
    return { field: 'content_id', rank: 50 }
  // 'Insta ID' is a handle with many who keep lists.
  const isNetworkId = (value: string): boolean => networkId.test(value)
  if (
    kind === 'creators' &&
    word?.network !== undefined &&
    ids.has(word.field) &&
    share(values, isHandle) > 0.8 &&
    share(values, isNetworkId) < 0.5
  )
    return { ...word, field: 'handle' }
  return undefined
}

/** A country or an age without a share says nothing of how many. */
const byAudience: Correction = ({ values, word }) =>
  word?.field.startsWith('audience.') === true && !word.field.includes('top_countries') && !values.some(hasDigit)
    ? 'none'
    : undefined

const isAccount = (value: string): boolean =>
  isHandle(value) || handlesIn(value).length > 0 || readUrl(value).kind === 'profile'

/** A column that is called by a network alone holds handles or addresses there; with some, followers. */
const byNetworkAlone: Correction = ({ kind, some, word }) => {
  if (kind !== 'creators' || word?.rank !== networkAlone) return undefined
  if (share(some, isCount) > 0.8) return { ...word, field: 'followers' }
  return share(some, isAccount) >= 0.5 ? word : 'none'
}

const saysMail = /mail|почт|пошт|имейл|имеил|correo|courriel|e_posta|epost|sahkoposti|メール|邮|郵|이메일/

const byAccount: Correction = ({ kind, from, values, some, word }) => {
  // 'Audience' may be a number: how many there are.
  if (kind === 'creators' && word === undefined && headerKey(from) === 'audience' && share(some, isWhole) > 0.8)
    return { field: 'followers', rank: 50 }
  if (kind !== 'creators' || word === undefined) return undefined
  // 'Contact' may be whom to write to, or the name.
  if (word.field === 'email' && word.rank > 0 && !saysMail.test(headerKey(from)) && share(some, isFullName) > 0.8)
    return { ...word, field: 'name', rank: 45 }
  // 'YouTube Channel' may hold names, handles or addresses; 'Profil' may, too.
  if ((word.field === 'name' || word.field === 'handle') && addressKind(values) === 'profile')
    return { ...word, field: 'profile_url' }
  if (word.field === 'profile_url' && share(some, isHandle) > 0.8)
    return { ...word, field: 'handle', rank: word.rank + 20 }
  return undefined
}

const byEngagement: Correction = ({ kind, from, values, some, word }) => {
  // 'Engagement' is a count with some vendors and a rate with others: the sign tells.
  if (
    kind === 'creators' &&
    isEngagement.test(headerKey(from)) &&
    word?.field !== 'engagement_rate' &&
    (share(values, isPercent) > 0.8 || (/%|percent|prozent/i.test(from) && share(values, isNumber) > 0.8))
  )
    return { field: 'engagement_rate', rank: 40 }
  // Interactions that were counted are no rate.
  const isCounting = (value: string): boolean => isCounted(value) || isAbbreviated(value) || isGrouped(value)
  return word?.field === 'engagement_rate' && word.rank > 0 && share(some, isCounting) > 0.5 ? 'none' : undefined
}

const urlFields = ['profile_url', 'content_url', 'links', 'media_url']

const linkColumn =
  /(?:^|_)(?:url|link|links|lien|enlace|site|website|blog|newsletter|podcast|shop|store|substack|patreon)$/
const isMediaFile = (value: string): boolean => /\.(?:jpe?g|png|webp|gif|svg|mp4|mov|m3u8)(?:[?#]|$)/i.test(value)
const isPageAddress = (value: string): boolean => /^https?:\/\/\S+$/i.test(value) && !isMediaFile(value)

const byAddress: Correction = ({ kind, from, values, word }) => {
  if (word !== undefined && !urlFields.includes(word.field)) return undefined
  const address = addressKind(values)
  const ofContents = kind === 'contents' || kind === 'comments'
  // A website may be a profile elsewhere; it is no address of this one.
  if (kind === 'creators' && address === 'profile' && word?.field !== 'links')
    return { ...word, field: 'profile_url', rank: word?.rank ?? 5 }
  if (kind === 'creators' && word?.field === 'profile_url' && values.length > 0) return { field: 'links', rank: 9 }
  if (ofContents && address === 'content') return { field: 'content_url', rank: word?.rank ?? 5 }
  if (kind === 'contents' && word?.field === 'content_url' && share(values, isMediaFile) > 0.5)
    return { ...word, field: 'media_url', rank: word.rank + 20 }
  // Of addresses that lead elsewhere, those that are no pictures are links.
  if (
    kind === 'creators' &&
    word === undefined &&
    linkColumn.test(headerKey(from)) &&
    share(values, isPageAddress) > 0.8
  )
    return { field: 'links', rank: 90 }
  if (word === undefined && share(values, isAtHandle) > 0.8) return { field: ofContents ? 'author' : 'handle', rank: 5 }
  return undefined
}

const neverAllZero = new Set(['followers', 'average_views', 'average_likes', 'average_comments', 'engagement_rate'])
const isPrice = (values: readonly string[]): boolean => share(values, (value) => /^\d{5,}$/.test(value)) > 0.5

const byCount: Correction = ({ kind, from, values, some, word }) => {
  // Nobody has none of everything: a program that did not find out wrote 0.
  if (kind === 'creators' && word !== undefined && neverAllZero.has(word.field) && isAllZero(values)) return 'none'
  if (word === undefined || !counted.has(word.field) || values.length === 0) return undefined
  // 'Post' beside millions is what one costs.
  if (word.field === 'content_count' && /^(?:ig_|insta_)?posts?$/.test(headerKey(from)) && isPrice(some)) return 'none'
  // 'コメント' may be how many there are, or what they say.
  if (word.rank > 0 && !values.some(hasDigit)) return 'none'
  // A list of posts is not how many there are.
  if (values.every((value) => /^\s*\[/.test(value))) return 'none'
  // +1,000 is what came in addition: a difference is no count.
  return share(some, (value) => /^\s*(\+\s*\d|--)/.test(value)) > 0.5 ? 'none' : undefined
}

const byTime: Correction = ({ kind, values, some, word }) => {
  if (word === undefined) return undefined
  // A day in one column and its time in another; an hour that is none says nothing.
  if (word.field === 'published_at' && share(some, isClock) > 0.8) return { ...word, field: 'published_at.clock' }
  if (word.field === 'published_at.clock' && share(some, isClock) <= 0.8)
    return share(some, (value) => /\d{4}|\d[./-]\d/.test(value)) > 0.8
      ? { ...word, field: 'published_at', rank: 50 }
      : 'none'
  const areDays = word.field === 'created_at' && values.length > 0 && values.every(isDay)
  // 'Lifetime' is no date, whatever its column is called.
  const isNone = word.rank > 0 && cellTypeOf(kind, word.field) === 'time' && isNoTime(values)
  return areDays ? { ...word, field: 'created_at.day' } : isNone ? 'none' : undefined
}

const byText: Correction = ({ values, some, word }) => {
  // A column of figures may be called comments; it holds none.
  if (word?.field === 'text' && values.length > 0 && values.every((value) => /^[\d.,\s]+[kmb]?$/i.test(value)))
    return 'none'
  // YouTube shows handles where others show names.
  if (word?.field === 'author_name' && share(some, isAtHandle) > 0.8) return { ...word, field: 'author' }
  // 'author_id' beside 'author' is a handle with those who scrape what pages show.
  if (word?.field === 'author_external_id' && share(some, (value) => isHandle(value) && !networkId.test(value)) > 0.8)
    return { ...word, field: 'author', rank: 40 }
  if (word?.field === 'author' && share(some, (value) => /\s/.test(value.trim())) > 0.5)
    return { ...word, field: 'author_name', rank: 30 }
  return undefined
}

const byLabel: Correction = ({ from, values, word }) => {
  if (word?.field === 'interests' && values.length > 0 && !values.every(isInterest))
    return { ...word, field: 'categories' }
  if (word?.field === 'categories' && /type/i.test(from) && share(values, isAccountType) > 0.5)
    return { ...word, field: 'account_type' }
  return undefined
}

const byId: Correction = ({ kind, some, word }) => {
  if (kind !== 'creators' || word === undefined || word.rank === 0 || !ids.has(word.field)) return undefined
  // 'instagramID' says whose id it is, however short.
  const isId = word.network === undefined ? networkId : /^\d{2,20}$/
  const isNetwork = share(some, (value) => networkId.test(value) || isId.test(value)) > 0.8
  return { ...word, field: isNetwork ? 'external_id' : 'file_id' }
}

const byName: Correction = ({ kind, values, some, word }) => {
  const isTitle = (value: string): boolean =>
    /\s/.test(value.trim()) && !/^@\w|^\w+ - \p{L}+$/u.test(value.trim()) && handlesIn(value).length === 0
  if (word?.field === 'handle' && share(some, isTitle) > 0.5) return { ...word, field: 'name', rank: 30 }
  if (word?.field === 'name' && kind === 'creators' && /^@/.test(values[0] ?? ''))
    return { ...word, field: 'handle', rank: 30 }
  return undefined
}

/** In this order: the first that has something to say decides. */
const corrections: readonly Correction[] = [
  byNetwork,
  byAudience,
  byNetworkAlone,
  byAccount,
  byEngagement,
  byAddress,
  byCount,
  byTime,
  byText,
  byLabel,
  byId,
  byName,
]

/** What the values say where the header says little: addresses, handles, ids of the network or of the file alone. */
export const correct = (
  kind: TransferKind,
  { from, values }: SampledColumn,
  word: Word | undefined,
): Word | undefined => {
  const said = values.filter((value) => !isMissing(value))
  const column = { kind, from, values: said, some: said.slice(0, 40), word }
  for (const correction of corrections) {
    const corrected = correction(column)
    if (corrected !== undefined) return corrected === 'none' ? undefined : corrected
  }
  return word
}
