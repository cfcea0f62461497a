import { schemas } from '../schemas/index.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import { partsOf } from './vocabulary.js'

export interface ImportField {
  name: string
  holds: string
  meaning: string
}

/** What columns may be besides fields: parts that are put together to fields, and ids that join the tables of one import. */
const partMeanings: Record<string, string> = {
  file_id: 'Id that other tables of the same import use for this account.',
  author_file_id: 'Id of the author in a table of accounts of the same import.',
  creator_file_id: 'Id of the creator in a table of accounts of the same import.',
  country: 'Country, as a name or a code.',
  categories: 'Categories or niches; interests are derived from them.',
  is_private: 'Whether the account is private.',
  is_business: 'Whether it is a business account.',
  email: 'E-mail address; added to the bio, where contact look-up finds it.',
  phone: 'Telephone number; added to the bio, where contact look-up finds it.',
  'name.first': 'First name.',
  'name.last': 'Last name.',
  'created_at.year': 'Year in which the account was created.',
  'created_at.month': 'Month in which the account was created, as a number or a name.',
  'created_at.day': 'Day of the month on which the account was created.',
  'published_at.clock': 'Time of the day, where it stands in a column of its own.',
  'professional.title': 'Job title.',
  author_name: 'Name of the author.',
  author_followers: 'Followers of the author.',
  page_type:
    'What kind of page it is, as tools for social listening say it; tells the network where the address does not.',
  shares_more: 'More shares, such as quotes; added to the shares.',
  is_sponsored: 'Whether it carries the network’s label for paid partnership.',
  duration_s: 'Length in seconds.',
  media_url: 'Address of the picture or video.',
}

/** Everything a column of a kind can be. */
export const listFields = (kind: TransferKind): ImportField[] => [
  ...Object.entries(schemas[kind].fields).map(([name, { kind: type, meaning }]) => ({
    name,
    holds: type.says,
    meaning,
  })),
  ...partsOf(kind).flatMap((name) => {
    const meaning = partMeanings[name]
    return meaning === undefined ? [] : [{ name, holds: 'text', meaning }]
  }),
]
