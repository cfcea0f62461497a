import { findInterest } from '../../model/interest.js'
import { networks } from '../../model/network.js'
import { at, Draw, keyOf, purpose } from './draw.js'
import { countries } from './geography.js'
import { latin } from './names/latin.js'
import { oddTexts } from './unicode.js'
import { emojiOf } from './voice.js'
const phrases = {
  en: [
    '{leaf} & honest opinions',
    'mostly {leaf}, sometimes life',
    '{leaf} from {city}',
    'making {leaf} less scary',
    'I post when I have something to say',
    '{leaf} \u2022 {leaf2}',
    'your friend who overthinks {leaf}',
    'learning {leaf} in public',
  ],
  es: [
    '{leaf} y otras cosas',
    'contando mi vida desde {city}',
    'hago lo que puedo',
    '{leaf} sin filtro',
    'de {city} para quien quiera',
  ],
  pt: ['{leaf} e vida real', 'direto de {city}', 's\xF3 o que eu uso mesmo', 'falando de {leaf} sem frescura'],
  fr: [
    '{leaf} et un peu de tout',
    'depuis {city}, avec mauvaise foi',
    'je partage ce que j\u2019aime',
    '{leaf} au quotidien',
  ],
  de: ['{leaf} und Alltag', 'aus {city}, mit Kaffee', 'ehrlich \xFCber {leaf}', 'hier geht es um {leaf}'],
  id: ['ngomongin {leaf} tiap hari', 'anak {city}', 'cerita {leaf} & racun receh', 'santai aja'],
  ar: [
    '\u0623\u0634\u0627\u0631\u0643\u0643\u0645 \u064A\u0648\u0645\u064A\u0627\u062A\u064A \u0645\u0646 {city}',
    '{leaf} \u0648\u0623\u0634\u064A\u0627\u0621 \u0623\u062D\u0628\u0647\u0627',
    '\u0645\u062D\u062A\u0648\u0649 \u0628\u0633\u064A\u0637 \u0645\u0646 \u0627\u0644\u0642\u0644\u0628',
    '\u0623\u062D\u0643\u064A \u0639\u0646 {leaf}',
  ],
  ja: [
    '{city}\u3067\u66AE\u3089\u3057\u3066\u3044\u307E\u3059',
    '{leaf}\u306E\u3053\u3068\u3001\u3068\u304D\u3069\u304D\u65E5\u5E38',
    '\u597D\u304D\u306A\u3082\u306E\u3092\u597D\u304D\u306A\u3060\u3051',
    '{leaf}\u306E\u8A18\u9332',
  ],
}
const phones = {
  US: (draw) => `+1 202 555 01${draw.between(10, 99)}`,
  CA: (draw) => `+1 613 555 01${draw.between(10, 99)}`,
  GB: (draw) => `+44 7700 900${draw.between(100, 999)}`,
  AU: (draw) => `+61 491 570 ${draw.between(156, 159)}`,
  FR: (draw) => `+33 6 39 98 ${draw.between(10, 99)} ${draw.between(10, 99)}`,
  DE: (draw) => `+49 30 23125 ${draw.between(100, 999)}`,
}
function emailOf(ground, person) {
  const draw = new Draw(keyOf(ground.seed, purpose.links, person.index))
  if (!draw.chance(0.42) || person.magic !== null) return null
  const name = latin(person.given)
  if (person.brand) return `press@${person.brand.id.slice(6)}.example`
  const word = person.topInterest
  return draw.pick([
    `${name}@${name}${word}.example`,
    `hello@${name}${person.index}.example`,
    `${name}.${word}${person.index}@example.com`,
    `collab.${name}${person.index}@studio.example`,
    `${name}${person.index}@talent-agency.example`,
  ])
}
const obfuscate = (draw, email) => {
  const [name = '', host = ''] = email.split('@')
  return draw.pick([
    `${name} at ${host.replaceAll('.', ' dot ')}`,
    `${name} [at] ${host.replaceAll('.', ' [dot] ')}`,
    `${name}(at)${host}`,
    `${name} AT ${host.replaceAll('.', ' DOT ')}`,
  ])
}
const shortNames = {
  instagram: 'IG',
  tiktok: 'tiktok',
  youtube: 'yt',
  x: 'X',
  facebook: 'fb',
  twitch: 'ttv',
  threads: 'threads',
  pinterest: 'pins',
  snapchat: '\u{1F47B}',
  bluesky: 'bsky',
  mastodon: 'mastodon',
  professional: 'work',
}
function declaredAccounts(ground, person, network) {
  if (person.magic !== null) return []
  const draw = new Draw(keyOf(ground.seed, purpose.links, person.index, networks.indexOf(network)))
  return person.networks.filter((other) => other !== network && draw.chance(0.55))
}
const profileUrl = (network, handle) => `https://${network}.demo.example/${handle}`
function writeBio(ground, person, network) {
  const draw = new Draw(keyOf(ground.seed, purpose.bio, person.index, networks.indexOf(network)))
  if (person.magic === 'demo_unicode') return { text: at(oddTexts, 1), links: [] }
  if (person.magic !== null) return { text: 'A magic account of the demo world.', links: [] }
  const nation = at(countries, person.country)
  const parts = person.brand
    ? [`The official home of ${person.brand.name}. Synthetic demo brand.`]
    : [phrase(draw, person)]
  if (draw.chance(0.3) && !person.brand) parts.push(`${person.city.nick} ${nation.flag}`)
  if (draw.chance(0.15) && !person.brand) parts.push(String(2025 - person.birthYear))
  if (draw.chance(0.12) && !person.brand)
    parts.push(person.gender === 'female' ? 'she/her' : person.gender === 'male' ? 'he/him' : 'they/them')
  const email = emailOf(ground, person)
  if (email !== null && draw.chance(0.75))
    parts.push(
      draw.pick(['\u{1F4E9} ', 'collabs: ', 'mail: ', '']) + (draw.chance(0.22) ? obfuscate(draw, email) : email),
    )
  const phone = phones[nation.code]
  if (phone && draw.chance(0.05))
    parts.push(`\u260E\uFE0F ${phone(new Draw(keyOf(ground.seed, purpose.links, person.index, 99)))}`)
  const links = draw.chance(0.35) ? [`https://links.demo.example/${latin(person.given)}${person.index}`] : []
  for (const other of declaredAccounts(ground, person, network)) {
    const handle = ground.book.handleOf(person.index, other)
    if (draw.chance(0.5)) parts.push(`${shortNames[other]}: @${handle}`)
    else links.push(profileUrl(other, handle))
  }
  if (draw.chance(0.42)) parts[0] = `${parts[0] ?? ''} ${draw.pick(emojiOf(person.topInterest))}`
  return { text: parts.join(draw.pick(['\n', ' | ', ' \u2022 ', '\n'])), links }
}
function phrase(draw, person) {
  const names = person.interests.map((id) => (findInterest(id)?.name ?? id).toLowerCase())
  return draw
    .pick(phrases[person.language] ?? phrases.en ?? [''])
    .replace('{leaf}', names[0] ?? '')
    .replace('{leaf2}', names[1] ?? person.topInterest)
    .replace('{city}', person.city.name)
}
export { declaredAccounts, emailOf, profileUrl, writeBio }
//# sourceMappingURL=bios.js.map
