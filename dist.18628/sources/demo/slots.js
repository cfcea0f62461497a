import { findInterest } from '../../model/interest.js'
import {} from './draw.js'
import { at } from './draw.js'
import { countries } from './geography.js'
import { latin } from './names/latin.js'
import { drawName } from './names/pools.js'
const cityIn = (city, native) =>
  native || /^[\p{Script=Latin} .'-]+$/u.test(city.name)
    ? city.name
    : city.nick.charAt(0).toUpperCase() + city.nick.slice(1)
function slotsFor(draw, person, pet, language, about) {
  const nation = at(countries, person.country)
  const native = language === nation.language
  const friend = () => {
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
export { cityIn, slotsFor }
//# sourceMappingURL=slots.js.map
