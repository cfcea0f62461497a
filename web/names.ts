import { findInterest } from '../src/model/interest.js'
import { networks } from '../src/model/network.js'
import { atHandle } from '../src/model/urls/handle.js'
import { countryName, languageName, networkName } from './format.js'
import { said } from './language/said.js'
import { interestWord, t, word } from './language/t.js'

/** What an id is of. */
export type Named = 'network' | 'interest' | 'country' | 'language' | 'location' | 'brand' | 'word'

/** Names of places and brands that the server gave: their dictionaries are too large for a page. */
export type GivenNames = ReadonlyMap<string, string>

const noNames: GivenNames = new Map()

const interestName = (id: string): string => {
  const known = findInterest(id)
  return known === undefined ? word(id.split('.').at(-1) ?? id) : interestWord(known.name)
}

/** 'home.cleaning' is "Cleaning and order", 'pt' Portuguese or Portugal: every id of the interface as people say it. */
export const nameOf = (kind: Named, id: string, given: GivenNames = noNames): string => {
  switch (kind) {
    case 'network':
      return networkName(id)
    case 'interest':
      return interestName(id)
    case 'language':
      return languageName(id)
    case 'country':
      return countryName(id)
    case 'location':
      return given.get(id) ?? (id.length === 2 ? countryName(id) : id)
    case 'brand':
      return given.get(id) ?? id
    case 'word':
      return word(id)
  }
}

/** Parts of an answer that can be missing, as people call them. */
const items: Record<string, string> = {
  profile: t('Profile'),
  handle: t('Handle'),
  contents: t('Posts'),
  comments: t('Comments'),
  growth: t('Growth'),
  account_score: t('Account score'),
  everything: t('Everything'),
  'audiences.followers': t('Audience: followers'),
  'audiences.likers': t('Audience: likers'),
  'audiences.commenters': t('Audience: commenters'),
}

/** 'audiences.likers' or 'instagram:ana' as people say it. What no list has is said in words as it is. */
export const itemName = (item: string): string => {
  const known = items[item]
  if (known !== undefined) return known
  const told = said(item)
  if (told !== item) return told.charAt(0).toUpperCase() + told.slice(1)
  const [, network = '', handle = '', rest = ''] = /^([a-z]+)[: ]((?:title:)?[^\s:]+)(.*)$/.exec(item) ?? []
  return networks.some((each) => each === network)
    ? `${atHandle(handle)}, ${networkName(network)}${rest}`
    : item.split('.').map(word).join(': ')
}

/** What the values of a filter are ids of. */
const kinds: Record<string, Named> = {
  network: 'network',
  interests: 'interest',
  languages: 'language',
  locations: 'location',
  countries: 'country',
  brands: 'brand',
  sponsored_by: 'brand',
  gender: 'word',
  genders: 'word',
  account_type: 'word',
  contact_types: 'word',
}

export const kindOfFilter = (filter: string): Named | undefined => kinds[filter]

/** 'interest: beauty.makeup' as people say it. */
export const nameShared = (shared: string): string => {
  const [kind = '', value] = shared.split(': ')
  if (value === undefined) return word(shared)
  if (kind === 'followers') return t('Similar size')
  return kind === 'interest' || kind === 'language' || kind === 'country' ? nameOf(kind, value) : word(value)
}
