import { analyze } from '../../src/engine/search/text/analyze.js'
import type { SearchDocument } from '../../src/engine/search/index.js'
import { Creators } from '../search/creators.js'

/** A creator as the rivals keep it. Ids are the order by followers, then key: sorting by id is sorting by followers. */
export interface Row {
  id: number
  key: string
  followers: number
  likes: number
  views: number
  engagement: number
  growth: number | null
  last_posted: number
  network: string
  country: string
  has_contact: boolean
  sponsored: boolean
  bio: string
  interests: string[]
  /** Shares as the index keeps them, in 255 steps. */
  audience: [country: string, share: number][]
  /** The terms a handle is found by: the same for all. */
  terms: string[]
}

const toRow = ({ key, values }: SearchDocument, id: number): Row => {
  const terms = new Set<string>()
  analyze('handle', values['handle'] as string, (term) => void terms.add(term))
  return {
    id,
    key,
    followers: Number(values['followers']),
    likes: Number(values['likes']),
    views: Number(values['views']),
    engagement: Math.fround(Number(values['engagement'])),
    growth: values['growth'] === undefined ? null : Math.fround(Number(values['growth'])),
    last_posted: Number(values['last_posted']),
    network: values['network'] as string,
    country: values['country'] as string,
    has_contact: values['has_contact'] === true,
    sponsored: values['sponsored'] === true,
    bio: values['bio'] as string,
    interests: [...new Set(values['interests'] as string[])],
    audience: Object.entries(values['audience_countries'] as Record<string, number>).map(([country, share]) => [
      country,
      Math.round(share * 255),
    ]),
    terms: [...terms],
  }
}

/** The same creators every time. */
export const makeCreators = (count: number): { source: Creators; documents: SearchDocument[]; rows: Row[] } => {
  const source = new Creators(1)
  const documents = Array.from({ length: count }, () => source.next())
  const ranked = [...documents].sort(
    (a, b) => Number(b.values['followers']) - Number(a.values['followers']) || (a.key < b.key ? -1 : 1),
  )
  return { source, documents, rows: ranked.map(toRow) }
}
