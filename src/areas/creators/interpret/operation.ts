import { z } from 'zod'
import type { Dictionaries, Lexicon } from '../../../corpus/dictionaries/dictionaries.js'
import type { Places } from '../../../engine/places/index.js'
import type { Clock } from '../../../kernel/clock.js'
import { operation } from '../../../kernel/operation.js'
import type { Brand } from '../../../model/brand.js'
import type { Place } from '../../../model/place.js'
import { currenciesOf, type RateCard } from '../../../model/rate-card.js'
import type { Lookups } from './effects.js'
import { findSeeds, type SeedNeeds } from './find-seeds.js'
import { interpret } from './interpret.js'
import { bestKnown, plain } from './words.js'

export const InterpretedWords = z
  .strictObject({
    words: z.string(),
    from: z.int().describe('Place of the first character, from 0.'),
    to: z.int().describe('Place behind the last character.'),
    filter: z.string().nullable().describe('The filter it became; query: looked for as a word; null: says nothing.'),
    meaning: z.string(),
    unused: z.boolean().describe('Whether the words ask for something that no filter can say; `meaning` says why.'),
  })
  .meta({ id: 'InterpretedWords' })

const brandNames = new WeakMap<Lexicon<Brand>, Map<string, Brand>>()

const namesOf = (lexicon: Lexicon<Brand>): Map<string, Brand> => {
  const known = brandNames.get(lexicon)
  if (known !== undefined) return known
  const names = new Map<string, Brand>()
  // A brand's own name wins over another's alias.
  for (const brand of lexicon.byId.values())
    for (const alias of brand.aliases) if (!/^[#@]/.test(alias)) names.set(plain(alias), brand)
  for (const brand of lexicon.byId.values()) names.set(plain(brand.name), brand)
  brandNames.set(lexicon, names)
  return names
}

export type LookupNeeds = SeedNeeds & { dictionaries: Dictionaries; rateCard: RateCard }

/** The place that people mean by a name: the best known, the one written just so with its accents, or the largest. */
const findPlaceNamed = (name: string, places: Places): Place | undefined => {
  const known = bestKnown(name)
  if (known !== undefined) return places.get(known)
  const found = places.named(name)
  const hasAccents = /\p{M}/u.test(name.normalize('NFD'))
  const written = name.normalize('NFC').toLowerCase()
  const exact = hasAccents ? found.find((place) => place.name.toLowerCase() === written) : undefined
  const place = exact ?? found[0]
  const names = place === undefined ? [] : [place.name, ...places.aliases(place.id)].map(plain)
  return names.includes(plain(name)) ? place : undefined
}

/** A place is taken by its whole name alone: a sentence is full of words that begin one. */
export const openLookups = async (sentence: string, needs: LookupNeeds): Promise<Lookups> => {
  const { dictionaries } = needs
  const places = dictionaries.places()
  const brands = namesOf(await dictionaries.brands())
  return {
    findPlace: (name) => {
      const place = findPlaceNamed(name, places)
      if (place === undefined) return undefined
      const country = place.kind === 'country' ? undefined : places.ancestors(place.id).at(-1)
      return country === undefined ? place : { ...place, label: `${place.name}, ${country.name}` }
    },
    findCountry: (code) => places.get(code),
    findWithin: (name, outerId) => {
      const outer = places.get(outerId)
      const found = outer === undefined ? undefined : places.resolve(`${name}, ${outer.name}`)
      const inner = found === undefined ? undefined : places.get(found.id)
      const isIt =
        inner !== undefined &&
        [inner.name, ...places.aliases(inner.id)].some((each) => plain(each) === plain(name)) &&
        places.ancestors(inner.id).some(({ id }) => id === outerId)
      return isIt ? inner : undefined
    },
    liesIn: (innerId, outerId) => places.ancestors(innerId).some(({ id }) => id === outerId),
    findBrand: (name) => brands.get(plain(name)),
    findSeed: await findSeeds(sentence, needs),
    currencies: currenciesOf(needs.rateCard),
  }
}

export const interpretSentence = operation({
  method: 'POST',
  path: '/discovery/interpret',
  name: 'interpretSearch',
  isRead: true,
  area: 'Creators',
  summary: 'Read a sentence as search filters',
  description:
    'Reads plain language, offline and by rules: English, German, Spanish, French, Portuguese, Italian and Dutch. `filters` can be sent to POST /discovery as they are; `explained` says what every word became. Words that are not understood become `query`. ' +
    '“Similar to @name” compares with a stored profile; where none has that name, or where no filter can say what is asked (cheap), the word is marked `unused` and its `meaning` says why.',
  scope: 'creators',
  input: { body: z.strictObject({ text: z.string().trim().min(1).max(500) }) },
  output: z.strictObject({
    filters: z.record(z.string(), z.unknown()).describe('Filters of POST /discovery.'),
    explained: z.array(InterpretedWords),
  }),
  example: {
    body: { text: 'vegan moms with 10k followers' },
    output: {
      filters: {
        interests: { all_of: ['food.vegan', 'family.parenting'] },
        gender: ['female'],
        followers: { min: 10_000 },
      },
      explained: [
        {
          words: 'vegan',
          from: 0,
          to: 5,
          filter: 'interests',
          meaning: 'interest Vegan and plant-based',
          unused: false,
        },
        {
          words: 'moms',
          from: 6,
          to: 10,
          filter: 'interests',
          meaning: 'interest Parenting, gender female',
          unused: false,
        },
        { words: 'with', from: 11, to: 15, filter: null, meaning: 'says nothing about whom to find', unused: false },
        {
          words: '10k followers',
          from: 16,
          to: 29,
          filter: 'followers',
          meaning: 'followers at least 10,000',
          unused: false,
        },
      ],
    },
  },
  run: async ({ body: { text } }, needs: LookupNeeds & { clock: Clock }) =>
    interpret(text, await openLookups(text, needs), needs.clock.now()),
})
