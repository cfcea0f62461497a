import { networks } from '../../model/network.js'
import { at, Draw, keyOf, purpose } from './draw.js'
import { countries } from './geography.js'
import { latin } from './names/latin.js'
const interestWords = {
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
function styled(draw, person, given, family, nick) {
  const word = draw.pick(interestWords[person.topInterest] ?? ['daily'])
  const year = String(person.birthYear % 100).padStart(2, '0')
  switch (draw.int(14)) {
    case 0:
      return `${given}.${word}`
    case 1:
      return `${given}_${word}`
    case 2:
      return `${word}with${given}`
    case 3:
      return `${given}${family}`
    case 4:
      return `${given}.${family}`
    case 5:
      return `${given}_${family}${year}`
    case 6:
      return `the${family}${word}`
    case 7:
      return `its${given}${family.slice(0, 3)}`
    case 8:
      return `${given}${word}${nick}`
    case 9:
      return `${given.slice(0, 1)}${family}`
    case 10:
      return `${family}.${word}`
    case 11:
      return `just${given}_${nick}`
    case 12:
      return `${given}${given.slice(-1)}${given.slice(-1)}_${word}`
    default:
      return `${word}.by.${given}`
  }
}
function baseHandle(seed, person) {
  if (person.magic !== null) return person.magic
  if (person.brand) return `${person.brand.id.slice('brand_'.length)}.official`
  const draw = new Draw(keyOf(seed, purpose.handle, person.index))
  const [first = '', second = ''] = person.name.split(' ')
  const japanese = at(countries, person.country).names === 'japanese'
  const [given, family] = japanese ? [second, first] : [first, second]
  const nick = person.city.nick.toLowerCase().replace(/[^a-z0-9]/g, '')
  return styled(draw, person, latin(given), latin(family), nick)
}
const rules = {
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
function fitHandle(network, wanted, number = '') {
  const { max, joint, host = '' } = rules[network]
  const short = wanted.length > max ? wanted.replace(/\.official$/, '') : wanted
  const joined = joint === void 0 ? short : short.replace(/[._]+/g, joint)
  const name = joined
    .replace(/\.{2,}/g, '.')
    .slice(0, max - number.length)
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  return `${name.length < 3 ? 'its' : ''}${name}${number}${host}`
}
function onNetwork(seed, person, base, network) {
  if (person.magic !== null) return base
  const draw = new Draw(keyOf(seed, purpose.handle, person.index, networks.indexOf(network)))
  if (person.brand || draw.chance(0.72)) return base
  const ending = network === 'youtube' || network === 'twitch' ? ['tv', 'live', 'hq'] : ['real', '_', '2', 'x', 'daily']
  return base + draw.pick(ending)
}
class HandleBook {
  #byAccount = /* @__PURE__ */ new Map()
  #byHandle = /* @__PURE__ */ new Map()
  constructor(seed, people) {
    for (const person of people) {
      const base = baseHandle(seed, person)
      for (const network of person.networks) this.#add(seed, person, base, network)
    }
  }
  #add(seed, person, base, network) {
    const wanted = onNetwork(seed, person, base, network)
    let handle = fitHandle(network, wanted)
    for (let n = person.index % 89; this.#byHandle.has(`${network}/${handle}`); n += 7)
      handle = fitHandle(network, wanted, String(n))
    this.#byAccount.set(person.index * networks.length + networks.indexOf(network), handle)
    this.#byHandle.set(`${network}/${handle}`, person.index)
  }
  /** The handle of a person on a network they are on. */
  handleOf(personIndex, network) {
    return this.#byAccount.get(personIndex * networks.length + networks.indexOf(network)) ?? ''
  }
  /** The person behind a handle. Letter case and a leading @ do not matter, as on the networks themselves. */
  find(network, handle) {
    return this.#byHandle.get(`${network}/${handle.replace(/^@/, '').toLowerCase()}`)
  }
}
export { HandleBook, fitHandle }
//# sourceMappingURL=handles.js.map
