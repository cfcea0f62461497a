import { findInterest } from '../../model/interest.js'
import { type Draw } from './draw.js'
import type { DemoBrand } from './brands.js'
import { at } from './draw.js'
import { type City, countries } from './geography.js'
import { latin } from './names/latin.js'
import { drawName } from './names/pools.js'
import type { Person } from './person.js'
import type { Slots } from './text/expand.js'

/** A city as someone who writes another script would write it. */
export const cityIn = (city: City, native: boolean): string =>
  native || /^[\p{Script=Latin} .'-]+$/u.test(city.name)
    ? city.name
    : city.nick.charAt(0).toUpperCase() + city.nick.slice(1)

/** Everything a sentence about or under a person's post may mention. */
export const slotsFor = (
  draw: Draw,
  person: Person,
  pet: string,
  language: string,
  about: { brand: DemoBrand | null; product: string | null; rival: DemoBrand | null },
): Slots => {
  const nation = at(countries, person.country)
  const native = language === nation.language
  const friend = (): string => {
    const { given } = drawName(draw, nation.names, draw.chance(0.5) ? 'female' : 'male')
    return native || /^[\p{Script=Latin} ]+$/u.test(given) ? given : latin(given).replace(/^./, (c) => c.toUpperCase())
  }
  return {
    city: cityIn(person.city, native),
    friend,
    handle: () =>
      `${latin(friend())}${draw.pick(['_', '.', ''])}${draw.pick(['vo', 'mar', 'lin', 'sol', 'kay', 'dee', 'ru'])}${draw.pick(['', '', String(draw.between(1, 99))])}`,
    pet,
    leaf: (findInterest(person.interests[0] ?? '')?.name ?? person.topInterest).toLowerCase(),
    ...(about.brand ? { brand: about.brand.name } : {}),
    ...(about.product === null ? {} : { product: about.product }),
    ...(about.rival ? { rival: about.rival.name } : {}),
    code: `${latin(person.given).slice(0, 6).toUpperCase()}${draw.pick([5, 10, 15, 20])}`,
  }
}
