import { findInterest, topInterestOf } from '../../model/interest.js'
import { at } from './draw.js'
import { workLine } from './professional.js'
const nowhere = [
  'Earth',
  'somewhere over the rainbow',
  'your feed',
  'in my head',
  'worldwide \u{1F30D}',
  '127.0.0.1',
  'the moon',
  'here & there',
  'Narnia',
]
function placeText(draw, country, city) {
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
  if (roll === 12) return draw.pick(nowhere)
  if (roll === 13) return `${home.name} \u{1F4CD}`
  if (roll === 14) return `${country.code} | ${home.nick}`
  return home.name.toUpperCase()
}
const abroad = ['Berlin', 'London', 'NYC', 'Dubai', 'Tokyo', 'Paris', 'Toronto', 'Sydney', 'Lisboa']
const moved = (draw, home, other) =>
  draw.chance(0.5) ? `${home.nick} \u2708\uFE0F ${draw.pick(abroad)}` : `${home.name} / ${other.name}`
const ageRange = {
  '13-17': [13, 17],
  '18-24': [18, 24],
  '25-34': [25, 34],
  '35-44': [35, 44],
  '45-54': [45, 54],
  '55+': [55, 71],
}
const pronouns = {
  female: ['she/her', 'she/her', 'she/they'],
  male: ['he/him', 'he/him', 'he/they'],
  other: ['they/them', 'any pronouns'],
}
const localBits = {
  en: [
    'coffee first',
    'mum of {n}',
    'dad of {n}',
    'part time human',
    'just here for the memes',
    'views my own',
    'nurse',
    'student',
    'be kind',
    'dog person',
    'no dms pls',
    'living slowly',
    'engineer',
    'teacher',
    'God first',
    'night shift',
  ],
  es: [
    'mam\xE1 de {n}',
    'vivo de caf\xE9',
    'ingeniero',
    'estudiante',
    'solo vengo a ver',
    'amo a mis perros',
    'Dios primero',
    'profe',
    'enfermera',
    'escorpio',
    'viajando despacio',
  ],
  pt: [
    'm\xE3e de {n}',
    'caf\xE9 e f\xE9',
    'estudante',
    'enfermeira',
    's\xF3 observo',
    'flamenguista',
    'pai de pet',
    'professora',
    'capric\xF3rnio',
    'gratid\xE3o',
  ],
  fr: [
    'maman de {n}',
    '\xE9tudiante',
    'toujours en retard',
    'prof',
    'infirmier',
    'chats > gens',
    'caf\xE9 noir',
    'dans la lune',
  ],
  de: [
    'Mama von {n}',
    'Studi',
    'Kaffee zuerst',
    'Lehrer',
    'Pflege',
    'nur am Gucken',
    'Bergkind',
    'ausgeschlafen seit nie',
  ],
  id: [
    'anak rantau',
    'mahasiswa',
    'ibu {n} anak',
    'guru',
    'jualan online',
    'cuma numpang lewat',
    'kopi hitam',
    'wni biasa',
  ],
  ar: [
    '\u0627\u0644\u062D\u0645\u062F \u0644\u0644\u0647',
    '\u0637\u0627\u0644\u0628',
    '\u0623\u0645 \u0644\u0640 {n}',
    '\u0645\u0647\u0646\u062F\u0633',
    '\u0642\u0647\u0648\u0629 \u0648\u0643\u062A\u0627\u0628',
    '\u0627\u0644\u0644\u0647\u0645 \u0635\u0644 \u0639\u0644\u0649 \u0645\u062D\u0645\u062F',
    '\u0645\u0639\u0644\u0645\u0629',
    '\u0645\u062C\u0631\u062F \u0639\u0627\u0628\u0631',
  ],
  ja: [
    '\u793E\u4F1A\u4EBA{n}\u5E74\u76EE',
    '\u5927\u5B66\u751F',
    '\u4E8C\u5150\u306E\u6BCD',
    '\u732B\u3068\u66AE\u3089\u3059',
    '\u7121\u8A00\u30D5\u30A9\u30ED\u30FC\u5931\u793C\u3057\u307E\u3059',
    '\u30B3\u30FC\u30D2\u30FC\u597D\u304D',
    '\u898B\u308B\u5C02',
    '\u306E\u3093\u3073\u308A',
  ],
  hi: ['chai > everything', 'engineer by mistake', 'jai hind', 'student', 'foodie', 'mumma ka beta'],
  tr: ['kahve', '\xF6\u011Frenci', 'anne', 'be\u015Fikta\u015F', 'sessiz takip\xE7i'],
  it: ['mamma di {n}', 'studentessa', 'caff\xE8 e basta', 'ingegnere', 'sempre di corsa'],
  ko: ['\uC9C1\uC7A5\uC778', '\uB300\uD559\uC0DD', '\uCEE4\uD53C', '\uC9D1\uC21C\uC774'],
}
const fakeBits = [
  '\u{1F525}\u{1F525}',
  'follow me',
  'hey there',
  'living my best life',
  'crypto \u{1F4C8}',
  'dm for promo',
  'new here',
  'love life \u2764\uFE0F',
  'I follow back 100%',
]
function memberBio(draw, truth, network) {
  if (network === 'professional') return workLine(draw, truth.interests[0] ?? 'business')
  if (truth.fake) return draw.pick(fakeBits)
  const parts = []
  const [low, high] = at([ageRange[truth.age] ?? [20, 30]], 0)
  if (draw.chance(0.14)) parts.push(String(draw.between(low, high)))
  if (draw.chance(0.12)) parts.push(draw.pick(pronouns[truth.gender] ?? ['they/them']))
  for (const interest of truth.interests) if (draw.chance(0.42)) parts.push(interestWord(draw, interest))
  if (draw.chance(0.55))
    parts.push(draw.pick(localBits[truth.language] ?? localBits.en ?? []).replace('{n}', String(draw.between(2, 4))))
  return parts.join(draw.pick([' | ', ' \u2022 ', ' ', '\n', ' / ', ', ']))
}
function interestWord(draw, id) {
  const leaf = (findInterest(id)?.name ?? id).toLowerCase()
  const top = topInterestOf(id)
  return draw.pick([leaf, leaf, `${leaf} lover`, `#${leaf.replaceAll(' ', '')}`, `${top} addict`, `all things ${leaf}`])
}
export { memberBio, placeText }
//# sourceMappingURL=member-bio.js.map
