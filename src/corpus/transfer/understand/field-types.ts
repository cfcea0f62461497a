import { schemas } from '../schemas/index.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import type { CellType } from '../values/read-cell.js'

/** What the columns of a field hold, where the field's own kind does not say it. */
const special: Record<string, CellType> = {
  network: 'network',
  country: 'country',
  country_code: 'country',
  languages: 'languages',
  language: 'language',
  gender: 'gender',
  birth_year: 'birth_year',
  account_type: 'account_type',
  'contents.type': 'content_type',
  hashtags: 'hashtags',
  mentions: 'mentions',
  links: 'links',
  interests: 'list',
  categories: 'category',
  engagement_rate: 'rate',
  'created_at.year': 'whole',
  'created_at.month': 'month',
  'created_at.day': 'whole',
  'published_at.clock': 'text',
  is_business: 'boolean',
  is_sponsored: 'boolean',
  is_private: 'boolean',
  likes: 'hidden_count',
  views: 'hidden_count',
  shares_more: 'hidden_count',
  author_followers: 'count',
  file_id: 'id',
  author_file_id: 'id',
  creator_file_id: 'id',
  duration_s: 'seconds',
  media_url: 'url',
  referenced: 'json',
  media_keys: 'json',
  insights: 'json',
  html: 'text',
  followers_hidden: 'boolean',
}

const byStorage: Record<string, CellType> = {
  text: 'text',
  integer: 'count',
  number: 'amount',
  boolean: 'boolean',
  time: 'time',
  list: 'list',
  json: 'json',
}

const idFields = new Set(
  'handle author creator external_id author_external_id creator_external_id content_id comment_id parent_id location_id'.split(
    ' ',
  ),
)

/** How the cells of a field are read. */
export const cellTypeOf = (kind: TransferKind, field: string): CellType => {
  const known = special[`${kind}.${field}`] ?? special[field]
  if (known !== undefined) return known
  if (field === 'comments' && kind === 'contents') return 'hidden_count'
  if (idFields.has(field)) return 'id'
  const type = schemas[kind].fields[field]?.kind
  if (type === undefined) return 'text'
  if (type.says === 'web address') return 'url'
  return byStorage[type.storage] ?? 'text'
}

/** Whether a field is true where any of its columns is. */
export const isEitherField = (field: string): boolean => eitherFields.has(field)
const eitherFields = new Set(['verified', 'is_sponsored', 'is_business', 'is_private'])

const ofOneAccount =
  /^(?:handle|profile_url|followers|following|content_count|engagement_rate|sample_size|external_id|file_id|last_posted_at|created_at|(?:average|median)_\w+|audience.*)$/

/** What is true of one account alone, not of all that a person has. */
export const isOfOneAccount = (field: string): boolean => ofOneAccount.test(field)
