import type { TransferKind } from '../schemas/transfer-kinds.js'
import { headerKey } from '../values/header-key.js'
import { addressKind, hasDigit, isHandle, share } from './sampled-values.js'
import type { SampledColumn } from './plan.js'
import type { Word } from './vocabulary.js'

/** A column and the word its header is. */
export interface Found {
  column: SampledColumn
  word: Word
}

/** 'Title' beside a name and a company is what somebody does, and no second name. */
const asJobTitles = (found: readonly Found[]): Found[] =>
  found.some(({ word }) => word.field.startsWith('professional.')) && found.some(isOtherName)
    ? found.map((each) =>
        each.word.field === 'name' && isJobTitle(each)
          ? { ...each, word: { ...each.word, field: 'professional.title' } }
          : each,
      )
    : [...found]
const isJobTitle = ({ column }: Found): boolean => headerKey(column.from) === 'title'
const isOtherName = (each: Found): boolean => /^name/.test(each.word.field) && !isJobTitle(each)

/** 'Nombre' beside 'Apellidos' is a first name, and 'Nom' beside 'Prénom' a last one, where no value holds both. */
const asNameParts = (found: readonly Found[]): Found[] => {
  const has = (field: string): boolean => found.some(({ word }) => word.field === field)
  const [first, last] = [has('name.first'), has('name.last')]
  if (first === last) return [...found]
  return found.map((each) =>
    each.word.field === 'name' && share(each.column.values.slice(0, 40), isOneName) > 0.8
      ? { ...each, word: { ...each.word, field: first ? 'name.last' : 'name.first' } }
      : each,
  )
}
const isOneName = (value: string): boolean => !/\s/.test(value.trim())

/** Beside a first and a last name, an 'Account name' that is no handle is the firm. */
const asFirms = (found: readonly Found[]): Found[] =>
  ['name.first', 'name.last'].every((field) => found.some(({ word }) => word.field === field))
    ? found.map((each) =>
        each.word.field === 'name' && /^(?:account|company|business)_/.test(headerKey(each.column.from))
          ? { ...each, word: { ...each.word, field: 'professional.company' } }
          : each,
      )
    : [...found]

/** Where nothing else says who wrote, a name that could be a handle is one. */
const asAuthors = (found: readonly Found[]): Found[] =>
  found.some(({ word }) => sayWho.has(word.field))
    ? [...found]
    : found.map((each) =>
        each.word.field === 'author_name' && each.column.values.every(isHandle)
          ? { ...each, word: { ...each.word, field: 'author' } }
          : each,
      )
const sayWho = new Set(['author', 'author_external_id', 'author_file_id', 'content_url'])

/** The same for whom a list is of: names that are written as nobody writes names. */
const asHandles = (found: readonly Found[]): Found[] =>
  found.some(({ word }) => isSomebody.has(word.field))
    ? [...found]
    : found.map((each) =>
        each.word.field === 'name' && looksLikeHandles(each.column.values)
          ? { ...each, word: { ...each.word, field: 'handle' } }
          : each,
      )
const isSomebody = new Set(['handle', 'profile_url', 'external_id'])
const looksLikeHandles = (values: readonly string[]): boolean =>
  values.length > 0 &&
  values.every((value) => isHandle(value) && value === value.toLowerCase()) &&
  (share(values, (value) => /[._\d]/.test(value)) > 0.5 || areLong(values))
/** First names are short; several names written as one word are not. */
const areLong = (values: readonly string[]): boolean =>
  values.length > 3 && values.join('').length / values.length > 8 && values.some((value) => /[._\d]/.test(value))

/** Links to profiles, where nothing else says of whom a list is, are of them. */
const asProfiles = (found: readonly Found[]): Found[] =>
  found.some(({ word }) => isSomebody.has(word.field) || word.field.startsWith('name'))
    ? [...found]
    : found.map((each) =>
        each.word.field === 'links' && addressKind(each.column.values) === 'profile'
          ? { ...each, word: { ...each.word, field: 'profile_url' } }
          : each,
      )

/** Beside a column of followers, one that only says 'account' or 'username' names whom they follow; without one it says nothing of that. */
const asFollowedAccounts = (found: readonly Found[]): Found[] => {
  const isFollower = ({ word, column }: Found): boolean =>
    ['handle', 'profile_url'].includes(word.field) && followerColumn.test(headerKey(column.from))
  const isPlain = ({ word, column }: Found): boolean =>
    ['creator', 'handle'].includes(word.field) && plainAccount.test(headerKey(column.from))
  const isTold = found.some((each) => each.word.field === 'creator' && !isPlain(each))
  if (isTold || !found.some(isFollower)) return found.filter((each) => each.word.field !== 'creator' || !isPlain(each))
  return found.map((each) => (isPlain(each) ? { ...each, word: { ...each.word, field: 'creator' } } : each))
}
const followerColumn = /^(?:followers?|fan|subscriber)(?:_|$)/
const plainAccount = /^(?:account|username|user_name|handle|profile|page|user|account_(?:name|handle|username))$/

/** A comment without a day of its own was written no later than it was last changed. */
const asWritten = (found: readonly Found[]): Found[] =>
  found.some(({ word }) => word.field.startsWith('published_at'))
    ? [...found]
    : found.map((each) =>
        each.word.field === 'as_of' &&
        /^(?:last_)?(?:updated|edited|modified)(?:_at|_on)?$/.test(headerKey(each.column.from))
          ? { ...each, word: { ...each.word, field: 'published_at' } }
          : each,
      )

/** Where rows have a time of their last change, or first and last names, a bare 'created' is when somebody wrote the row down. */
const withoutRowTimes = (found: readonly Found[]): Found[] => {
  const areKept = found.some(({ word, column }) => /^name\.(?:first|last)$/.test(word.field) || isOfRow(lastChange, word, column))
  return areKept ? found.filter(({ word, column }) => !isOfRow(firstWritten, word, column)) : [...found]
} // prettier-ignore
const isOfRow = (header: RegExp, { rank }: Word, { from }: SampledColumn): boolean =>
  rank >= 0 && header.test(headerKey(from))
const lastChange = /^(?:last_)?(?:updated|edited|modified)(?:_(?:at|on|date|time))?$|^date_(?:updated|modified)$/
const firstWritten = /^(?:row_)?creat(?:ed|ion)(?:_(?:at|on|date|time))?$|^date_created$/
export const isRowTime = (header: string): boolean => firstWritten.test(headerKey(header))

/** 'Account name' beside 'Account' is what the account is called. */
const asAccountNames = (found: readonly Found[]): Found[] => {
  const isHandleColumn = ({ word }: Found): boolean => word.field === 'handle'
  const isTold = found.some(({ word }) => word.field.startsWith('name'))
  if (isTold || found.filter(isHandleColumn).length < 2) return [...found]
  return found.map((each) =>
    isHandleColumn(each) && accountName.test(headerKey(each.column.from))
      ? { ...each, word: { ...each.word, field: 'name' } }
      : each,
  )
}
const accountName = /^(?:account|channel|profile|page|user)_name$/

/** A country at the top without how many are there says nothing of the audience. */
const withoutBareCountries = (found: readonly Found[]): Found[] =>
  found.filter(
    ({ word: { field }, column }) =>
      !/^audience\.top_countries\.\d+$/.test(field) ||
      column.values.some(hasDigit) ||
      found.some((other) => other.word.field === `${field}.share`),
  )

const ofCreators = [withoutBareCountries, withoutRowTimes, asAccountNames, asFirms, asJobTitles, asNameParts, asHandles, asProfiles] // prettier-ignore

/** What columns mean by what stands beside them. */
export const reread = (kind: TransferKind, found: readonly Found[]): readonly Found[] => {
  if (kind === 'creators') return ofCreators.reduce((meant, step) => step(meant), found)
  if (kind === 'followers') return asFollowedAccounts(found)
  if (kind === 'comments') return asWritten(found)
  return kind === 'contents' ? asAuthors(found) : found
}
