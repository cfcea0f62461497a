import { findInterest, topInterestOf } from '../../model/interest.js'
import type { DemoNetwork } from '../../model/network.js'
import type { Draw } from './draw.js'
import { at } from './draw.js'
import type { City, Country } from './geography.js'
import type { MemberTruth } from './member.js'
import { workLine } from './professional.js'
import { entriesOf } from './text/written.js'

/** Where someone says they live, in the many ways people write it: exact, short, joking, two places, or a flag. */
export const placeText = (draw: Draw, country: Country, city: number): string => {
  const home = at(country.cities, Math.min(city, country.cities.length - 1))
  const other = draw.pick(country.cities)
  const roll = draw.int(16)
  if (roll <= 3) return `${home.name}, ${country.name}`
  if (roll <= 5) return home.name
  if (roll === 6) return home.nick
  if (roll === 7) return `${home.nick} ${country.flag}`
  if (roll === 8) return country.name
  if (roll === 9) return country.flag
  if (roll === 10) return moved(draw, home, other)
  if (roll === 11) return `${home.name.toLowerCase()} ${country.flag}`
  if (roll === 12) return draw.pick(entriesOf('bios', 'nowhere'))
  if (roll === 13) return `${home.name} 📍`
  if (roll === 14) return `${country.code} | ${home.nick}`
  return home.name.toUpperCase()
}

const abroad = ['Berlin', 'London', 'NYC', 'Dubai', 'Tokyo', 'Paris', 'Toronto', 'Sydney', 'Lisboa']

const moved = (draw: Draw, home: City, other: City): string =>
  draw.chance(0.5) ? `${home.nick} ✈️ ${draw.pick(abroad)}` : `${home.name} / ${other.name}`

const ageRange: Record<string, [number, number]> = {
  '13-17': [13, 17],
  '18-24': [18, 24],
  '25-34': [25, 34],
  '35-44': [35, 44],
  '45-54': [45, 54],
  '55+': [55, 71],
}

const pronouns: Record<string, string[]> = {
  female: ['she/her', 'she/her', 'she/they'],
  male: ['he/him', 'he/him', 'he/they'],
  other: ['they/them', 'any pronouns'],
}

const bitsOf = (language: string): readonly string[] => {
  const own = entriesOf('bios', 'member', language)
  return own.length > 0 ? own : entriesOf('bios', 'member', 'en')
}

/** A bio as short and as uneven as they are. */
export const memberBio = (draw: Draw, truth: MemberTruth, network: DemoNetwork): string => {
  if (network === 'professional') return workLine(draw, truth.interests[0] ?? 'business')
  if (truth.fake) return draw.pick(entriesOf('bios', 'fake'))
  const parts: string[] = []
  const [low, high] = at([ageRange[truth.age] ?? [20, 30]], 0)
  if (draw.chance(0.14)) parts.push(String(draw.between(low, high)))
  if (draw.chance(0.12)) parts.push(draw.pick(pronouns[truth.gender] ?? ['they/them']))
  for (const interest of truth.interests) if (draw.chance(0.42)) parts.push(interestWord(draw, interest))
  if (draw.chance(0.55)) parts.push(draw.pick(bitsOf(truth.language)).replace('{n}', String(draw.between(2, 4))))
  return parts.join(draw.pick([' | ', ' • ', ' ', '\n', ' / ', ', ']))
}

const interestWord = (draw: Draw, id: string): string => {
  const leaf = (findInterest(id)?.name ?? id).toLowerCase()
  const top = topInterestOf(id)
  return draw.pick([leaf, leaf, `${leaf} lover`, `#${leaf.replaceAll(' ', '')}`, `${top} addict`, `all things ${leaf}`])
}
