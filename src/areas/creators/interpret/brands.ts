import { topInterestOf } from '../../../model/interest.js'
import type { Lookups } from './effects.js'
import { isLargeCity } from './places.js'
import { findName, isCapitalAt, isJointAt, joinedAt, phraseAt, wordEffectAt } from './read-phrase.js'
import { quoted } from './seek.js'
import { addTo, exclude, type Read, type Reader, type State } from './state.js'

type Named = NonNullable<ReturnType<Lookups['findBrand']>>

/** Brands that contents are about: who leaves Fortnite out means the game, not who pays. */
const watched = new Set(['gaming', 'film', 'music', 'books'])
const isWatched = ({ interest }: Named): boolean => interest !== null && watched.has(topInterestOf(interest))

const takeBrand = ({ id, name }: Named, filter: string, negated: boolean, state: State) => {
  if (negated) exclude(state, filter, id)
  else addTo(state.filters, filter, id)
  state.brandsFollow = { filter, negated }
  state.negated = false
  return {
    filter,
    meaning: `${negated ? 'never ' : ''}${filter === 'brands' ? 'mentions' : 'sponsored by'} ${name}`,
  }
}

/** A brand is looked for right after words such as "sponsored by", and after another brand. */
export const readBrand: Reader<Lookups> = (tokens, i, state, { findBrand }) => {
  const { brand, negated, brandsFollow } = state
  if (brand === undefined) {
    const follows = tokens[i]?.afterBreak === true || isJointAt(tokens, i - 1)
    if (brandsFollow === undefined || !isCapitalAt(tokens, i)) return undefined
    state.brandsFollow = undefined
    const named = follows && phraseAt(tokens, i) === undefined ? findName(tokens, i, findBrand) : undefined
    if (named === undefined) return undefined
    return { count: named.count, ...takeBrand(named.found, brandsFollow.filter, brandsFollow.negated, state) }
  }
  state.brand = undefined
  const named = findName(tokens, i, findBrand)
  if (named !== undefined) return { count: named.count, ...takeBrand(named.found, brand, negated, state) }
  // "com a Natura": the brand stands behind the article.
  if (!isCapitalAt(tokens, i) && isCapitalAt(tokens, i + 1) && articles.has(wordEffectAt(tokens, i)?.what ?? ''))
    state.brand = brand
  // A name that nobody has registered is no interest, whatever it means in another language.
  if (negated && isCapitalAt(tokens, i) && phraseAt(tokens, i)?.effects[0]?.what === 'interest')
    return leaveOut(tokens[i]?.text ?? '', state)
  return undefined
}
const articles = new Set(['skip', 'in'])

const leaveOut = (word: string, state: State): Read => {
  state.negated = false
  state.unknown.push(`-${word}`)
  return { count: 1, filter: 'query', meaning: 'texts with this word are left out' }
}

/** "not Nestlé", and "mit Nestlé gearbeitet", where the verb comes last. */
export const readLooseBrand: Reader<Lookups> = (tokens, i, state, lookups) => {
  // "outside Paris" is about the city, whatever else has its name.
  if (!isCapitalAt(tokens, i)) return undefined
  if (findName(tokens, i, (name) => isLargeCity(name, lookups) || undefined) !== undefined) return undefined
  const named = findName(tokens, i, lookups.findBrand)
  if (named === undefined) return undefined
  const isWorkedWith = wordEffectAt(tokens, i + named.count)?.what === 'worked'
  if (!state.negated && !isWorkedWith) return undefined
  if (!isWorkedWith && isWatched(named.found))
    return { ...leaveOut(quoted(joinedAt(tokens, i, named.count) ?? ''), state), count: named.count }
  return { count: named.count, ...takeBrand(named.found, 'sponsored_by', state.negated, state) }
}
