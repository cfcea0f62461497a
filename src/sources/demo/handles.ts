import { type DemoNetwork, demoNetworks } from '../../model/network.js'
import { at, Draw, keyOf, purpose } from './draw.js'
import { countries } from './geography.js'
import { latin } from './names/latin.js'
import type { Person } from './person.js'

const interestWords: Record<string, string[]> = {
  beauty: ['glow', 'skin', 'beauty', 'face'],
  fashion: ['wears', 'closet', 'styles', 'threads'],
  food: ['eats', 'bakes', 'cooks', 'kitchen'],
  drinks: ['sips', 'brews', 'pours'],
  fitness: ['lifts', 'runs', 'moves', 'fit'],
  sports: ['fc', 'sport', 'plays', 'court'],
  outdoors: ['outside', 'trails', 'peaks', 'rides'],
  travel: ['travels', 'wanders', 'abroad', 'away'],
  gaming: ['plays', 'gg', 'games', 'respawn'],
  technology: ['builds', 'tech', 'codes', 'bytes'],
  music: ['music', 'sounds', 'sings', 'beats'],
  dance: ['dances', 'moves', 'steps'],
  film: ['watches', 'films', 'reels'],
  art: ['draws', 'paints', 'studio', 'makes'],
  photography: ['shoots', 'photo', 'frames', 'on35mm'],
  books: ['reads', 'shelf', 'pages'],
  comedy: ['jokes', 'lol', 'badideas', 'isfunny'],
  home: ['athome', 'home', 'fixes', 'nest'],
  gardening: ['grows', 'garden', 'plants'],
  family: ['andco', 'family', 'mama', 'plus3'],
  pets: ['andthedog', 'pets', 'paws', 'whiskers'],
  wellness: ['breathes', 'well', 'slow', 'calm'],
  education: ['teaches', 'learns', 'explains', 'notes'],
  business: ['works', 'hq', 'builds', 'atwork'],
  finance: ['saves', 'money', 'invests'],
  automotive: ['drives', 'garage', 'motors'],
  news: ['reports', 'explains', 'daily'],
}

// prettier-ignore
const styled = (draw: Draw, person: Person, given: string, family: string, nick: string): string => {
  const word = draw.pick(interestWords[person.topInterest] ?? ['daily'])
  const year = String(person.birthYear % 100).padStart(2, '0')
  switch (draw.int(14)) {
    case 0: return `${given}.${word}`
    case 1: return `${given}_${word}`
    case 2: return `${word}with${given}`
    case 3: return `${given}${family}`
    case 4: return `${given}.${family}`
    case 5: return `${given}_${family}${year}`
    case 6: return `the${family}${word}`
    case 7: return `its${given}${family.slice(0, 3)}`
    case 8: return `${given}${word}${nick}`
    case 9: return `${given.slice(0, 1)}${family}`
    case 10: return `${family}.${word}`
    case 11: return `just${given}_${nick}`
    case 12: return `${given}${given.slice(-1)}${given.slice(-1)}_${word}`
    default: return `${word}.by.${given}`
  }
}

const baseHandle = (seed: number, person: Person): string => {
  if (person.magic !== null) return person.magic
  if (person.brand) return `${person.brand.id.slice('brand_'.length)}.official`
  const draw = new Draw(keyOf(seed, purpose.handle, person.index))
  const [first = '', second = ''] = person.name.split(' ')
  const japanese = at(countries, person.country).names === 'japanese'
  const [given, family] = japanese ? [second, first] : [first, second]
  const nick = person.city.nick.toLowerCase().replace(/[^a-z0-9]/g, '')
  return styled(draw, person, latin(given), latin(family), nick)
}

interface HandleRule {
  max: number
  /** What stands for dots and underscores here. */
  joint?: string
  /** What every handle of the network ends with. */
  host?: string
}

/** Each network has its own idea of a handle; a demo handle must pass for a real one. */
const rules: Record<DemoNetwork, HandleRule> = {
  instagram: { max: 30 },
  threads: { max: 30 },
  tiktok: { max: 24 },
  youtube: { max: 30 },
  x: { max: 15, joint: '_' },
  facebook: { max: 50, joint: '.' },
  twitch: { max: 25, joint: '_' },
  pinterest: { max: 30, joint: '_' },
  snapchat: { max: 15 },
  bluesky: { max: 18, joint: '-', host: '.demo.example' },
  mastodon: { max: 30, joint: '_', host: '@social.demo.example' },
  professional: { max: 60 },
}

/** The wanted name as the network allows it, with room for a number that makes it unique. */
export const fitHandle = (network: DemoNetwork, wanted: string, number = ''): string => {
  const { max, joint, host = '' } = rules[network]
  const short = wanted.length > max ? wanted.replace(/\.official$/, '') : wanted
  const joined = joint === undefined ? short : short.replace(/[._]+/g, joint)
  const name = joined
    .replace(/\.{2,}/g, '.')
    .slice(0, max - number.length)
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  return `${name.length < 3 ? 'its' : ''}${name}${number}${host}`
}

/** Some keep one name everywhere, some add what the network is about. */
const onNetwork = (seed: number, person: Person, base: string, network: DemoNetwork): string => {
  if (person.magic !== null) return base
  const draw = new Draw(keyOf(seed, purpose.handle, person.index, demoNetworks.indexOf(network)))
  if (person.brand || draw.chance(0.72)) return base
  const ending = network === 'youtube' || network === 'twitch' ? ['tv', 'live', 'hq'] : ['real', '_', '2', 'x', 'daily']
  return base + draw.pick(ending)
}

/** Who owns which handle. Filled once, on first use, because uniqueness is the one thing a hash cannot promise. */
export class HandleBook {
  readonly #byAccount = new Map<number, string>()
  readonly #byHandle = new Map<string, number>()

  #add(seed: number, person: Person, base: string, network: DemoNetwork): void {
    const wanted = onNetwork(seed, person, base, network)
    let handle = fitHandle(network, wanted)
    for (let n = person.index % 89; this.#byHandle.has(`${network}/${handle}`); n += 7)
      handle = fitHandle(network, wanted, String(n))
    this.#byAccount.set(person.index * demoNetworks.length + demoNetworks.indexOf(network), handle)
    this.#byHandle.set(`${network}/${handle}`, person.index)
  }

  /** Takes everybody in, pausing after each: whoever drives it may let others work in between. */
  *fill(seed: number, people: Iterable<Person>): Generator<void> {
    for (const person of people) {
      const base = baseHandle(seed, person)
      for (const network of person.networks) this.#add(seed, person, base, network)
      yield
    }
  }

  /** The handle of a person on a network they are on. */
  handleOf(personIndex: number, network: DemoNetwork): string {
    return this.#byAccount.get(personIndex * demoNetworks.length + demoNetworks.indexOf(network)) ?? ''
  }

  /** The person behind a handle. Letter case and a leading @ do not matter, as on the networks themselves. */
  find(network: DemoNetwork, handle: string): number | undefined {
    return this.#byHandle.get(`${network}/${handle.replace(/^@/, '').toLowerCase()}`)
  }
}
