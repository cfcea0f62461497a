import type { AudienceMember } from '../../model/audience.js'
import { type DemoNetwork, demoNetworks, isDemoNetwork, type Network } from '../../model/network.js'
import { dayMs } from './account.js'
import { interestAt } from './audience.js'
import { at, Draw, exp, keyOf, purpose } from './draw.js'
import { countries, type Country } from './geography.js'
import type { DemoContext } from './demo-context.js'
import type { MemberTruth } from './member.js'
import { memberBio, placeText } from './member-bio.js'
import { drawName, fullName } from './names/pools.js'
import { latin } from './names/latin.js'
import { ageBands, isFake, memberCount } from './universe.js'

/** Who the person behind an id is. */
export const memberTruth = (context: DemoContext, id: number): MemberTruth => {
  const draw = new Draw(keyOf(context.seed, purpose.member, id))
  if (isFake(id)) return fakeTruth(draw, id)
  const place = context.universe.placeOf(id)
  const nation = at(countries, place.country)
  const { leaf, city } = context.universe.sceneTraits(place.country, place.topIndex, place.scene)
  const roll = draw.next()
  return {
    id,
    fake: false,
    type: roll < 0.025 ? 'influencer' : roll < 0.085 ? 'mass_follower' : 'real',
    country: place.country,
    city: draw.chance(0.6) ? city : draw.int(nation.cities.length),
    gender: draw.chance(0.012) ? 'other' : place.gender,
    age: at(ageBands, place.age),
    language: draw.chance(0.92) ? nation.mainLanguage : 'en',
    interests: draw.chance(0.5) ? [leaf, interestAt(draw.int(25))] : [leaf],
    sparse: draw.chance(0.13),
  }
}

const fakeTruth = (draw: Draw, id: number): MemberTruth => {
  const country = draw.int(countries.length)
  return {
    id,
    fake: true,
    type: 'suspicious',
    country,
    city: 0,
    gender: draw.chance(0.5) ? 'female' : 'male',
    age: '18-24',
    language: at(countries, country).mainLanguage,
    interests: [],
    sparse: !draw.chance(0.25),
  }
}

const onsets = 'b d f g h j k l m n p r s t v z ch th'.split(' ')
const syllables = onsets.flatMap((onset) =>
  [...'aeiou'].flatMap((vowel) => ['', 'n', 'r', 'l'].map((end) => onset + vowel + end)),
)

/** A word that stands for the id and no other: what keeps millions of handles apart without a table. */
const idWord = (context: DemoContext, id: number): string => {
  let rest = context.memberWords.forward(id)
  let word = ''
  for (let i = 0; i < 3; i++) {
    word += at(syllables, rest % syllables.length)
    rest = Math.floor(rest / syllables.length)
  }
  return word
}

const handleFor = (context: DemoContext, truth: MemberTruth, draw: Draw, given: string): string => {
  const word = idWord(context, truth.id)
  const name = latin(given)
  if (truth.sparse && draw.chance(0.75)) return `${name}${word.slice(0, 4)}${draw.between(1000, 99999)}${word.slice(4)}`
  const style = draw.int(8)
  const year = String(draw.between(70, 109) % 100).padStart(2, '0')
  if (style === 0) return `${name}.${word}`
  if (style === 1) return `${word}_${name}`
  if (style === 2) return `${name}${word}${year}`
  if (style === 3) return `its.${word}`
  if (style === 4) return `${word}${at(countries, truth.country).code.toLowerCase()}`
  if (style === 5) return `_${name}.${word}`
  if (style === 6) return `${name.slice(0, 1)}.${word}`
  return `${name}${word}`
}

const idOffset = 40_000_000_000

/** The network's own number for a person, and back. */
export const memberExternalId = (context: DemoContext, id: number, network: DemoNetwork): string =>
  String(idOffset * (demoNetworks.indexOf(network) + 1) + context.memberNumbers.forward(id) * 37)

export const memberIdOf = (context: DemoContext, externalId: string, network: Network): number | undefined => {
  if (!isDemoNetwork(network)) return undefined
  const image = (Number(externalId) - idOffset * (demoNetworks.indexOf(network) + 1)) / 37
  if (!Number.isInteger(image) || image < 0 || image >= memberCount) return undefined
  return context.memberNumbers.inverse(image)
}

interface Numbers {
  followers: number
  following: number
  contentCount: number
}

const drawNumbers = (truth: MemberTruth, draw: Draw): Numbers => {
  if (truth.fake) {
    const dressed = !truth.sparse
    return {
      followers: draw.int(dressed ? 600 : 60),
      following: Math.round(dressed ? 700 + 2200 * draw.next() : 2200 + 4800 * draw.next()),
      contentCount: draw.int(dressed ? 25 : 4),
    }
  }
  if (truth.type === 'influencer') {
    return {
      followers: Math.round(exp(8.9 + 0.9 * draw.normal())),
      following: draw.between(150, 1800),
      contentCount: draw.between(90, 2500),
    }
  }
  const following =
    truth.type === 'mass_follower' ? 1500 + 5500 * draw.next() * draw.next() : exp(5.9 + 0.8 * draw.normal())
  const followers = exp((truth.sparse ? 3.2 : 5.4) + 0.95 * draw.normal())
  return {
    followers: Math.round(followers),
    following: Math.round(following),
    contentCount: truth.sparse ? draw.int(6) : Math.round(exp(3.9 + 1.2 * draw.normal())),
  }
}

const privates: Partial<Record<DemoNetwork, number>> = {
  instagram: 0.28,
  tiktok: 0.12,
  x: 0.06,
  threads: 0.15,
  facebook: 0.4,
  snapchat: 0.5,
}

/** The public profile of a person on a network. */
export const memberProfile = (context: DemoContext, id: number, network: DemoNetwork): AudienceMember => {
  const truth = memberTruth(context, id)
  const draw = new Draw(keyOf(context.seed, purpose.memberNetwork, id))
  const nation = at(countries, truth.country)
  const name = drawName(draw, nation.names, truth.gender)
  const handle = handleFor(context, truth, draw, name.given)
  const numbers = drawNumbers(truth, draw)
  const bare = truth.sparse && draw.chance(0.85)
  const externalId = memberExternalId(context, id, network)
  const recent = truth.fake
    ? draw.between(5, 420)
    : truth.sparse && draw.chance(0.4)
      ? draw.between(10, 600)
      : draw.between(200, 4300)
  return {
    network,
    externalId,
    handle,
    name: shownName(draw, nation, name, handle),
    bio: bare ? '' : memberBio(draw, truth, network) + otherAccount(context, truth, network, handle),
    imageUrl: bare && draw.chance(0.8) ? null : `https://media.demo.example/people/${externalId}.jpg`,
    verified: truth.type === 'influencer' && draw.chance(0.12),
    isPrivate: !truth.fake && draw.chance(privates[network] ?? 0),
    placeText: placed(draw, truth, nation, network),
    language:
      ['x', 'mastodon', 'bluesky', 'youtube', 'facebook'].includes(network) && draw.chance(0.7) ? truth.language : null,
    followers: network === 'facebook' || network === 'snapchat' ? null : numbers.followers,
    following: network === 'facebook' || network === 'snapchat' || network === 'youtube' ? null : numbers.following,
    contentCount: network === 'snapchat' ? null : numbers.contentCount,
    createdAt: network === 'instagram' || network === 'tiktok' ? null : context.epoch - recent * dayMs,
  }
}

/** Where people who are in several places are. */
const crossed: readonly DemoNetwork[] = ['instagram', 'tiktok', 'x', 'threads', 'youtube']

/** One person in twenty has accounts in two places and mostly says so in both, by the same name. */
const otherAccount = (context: DemoContext, truth: MemberTruth, network: DemoNetwork, handle: string): string => {
  if (truth.fake || truth.sparse || !crossed.includes(network)) return ''
  const draw = new Draw(keyOf(context.seed, purpose.links, truth.id, 500))
  if (!draw.chance(0.05)) return ''
  const places = [draw.pick(crossed), draw.pick(crossed)]
  const other = places.find((place) => place !== network)
  if (other === undefined || !places.includes(network)) return ''
  const says = new Draw(keyOf(context.seed, purpose.links, truth.id, 501 + demoNetworks.indexOf(network))).chance(0.8)
  return says ? ` ${other}: @${handle}` : ''
}

const placed = (draw: Draw, truth: MemberTruth, nation: Country, network: DemoNetwork): string | null => {
  const shown = network === 'professional' ? 0.95 : truth.sparse ? 0.06 : 0.42
  return draw.chance(shown) ? placeText(draw, nation, truth.city) : null
}

const shownName = (draw: Draw, nation: Country, name: { given: string; family: string }, handle: string): string => {
  const roll = draw.next()
  if (roll < 0.62) return fullName(nation.names, name)
  if (roll < 0.8) return name.given
  if (roll < 0.88) return `${name.given} ${draw.pick(['✨', '🌸', '🔥', '♡', '🦋', nation.flag])}`
  if (roll < 0.94) return handle
  return latin(name.given)
}
