import { findInterest } from '../../model/interest.js'
import { type Draw } from './draw.js'
import type { DemoBrand } from './brands.js'
import { at } from './draw.js'
import { countries } from './geography.js'
import { latin } from './names/latin.js'
import { drawName } from './names/pools.js'
import type { Person } from './person.js'
import type { Slots } from './text/expand.js'
import { tongueOf } from './text/tongue.js'

/** Everything a sentence about or under a person's post may mention. */
export function slotsFor(
  draw: Draw,
  person: Person,
  pet: string,
  about: { brand: DemoBrand | null; product: string | null; rival: DemoBrand | null },
): Slots {
  const nation = at(countries, person.country)
  const native = tongueOf(person.language).code === nation.language || nation.names !== 'japanese'
  const friend = (): string => {
    const { given } = drawName(draw, nation.names, draw.chance(0.5) ? 'female' : 'male')
    return person.language === nation.language && native ? given : latin(given).replace(/^./, (c) => c.toUpperCase())
  }
  return {
    city: person.language === nation.language ? person.city.name : person.city.nick,
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
