import { findInterest } from '../../model/interest.js'
import { type DemoNetwork, demoNetworks } from '../../model/network.js'
import { at, Draw, keyOf, purpose } from './draw.js'
import { countries } from './geography.js'
import type { DemoContext } from './demo-context.js'
import { latin } from './names/latin.js'
import type { Person } from './person.js'
import { entriesOf } from './text/written.js'
import { oddTexts } from './unicode.js'
import { emojiOf } from './voice.js'

export interface Bio {
  text: string
  links: string[]
}

/** Ranges that regulators reserve for fiction; nobody answers there. */
const phones: Record<string, (draw: Draw) => string> = {
  US: (draw) => `+1 202 555 01${draw.between(10, 99)}`,
  CA: (draw) => `+1 613 555 01${draw.between(10, 99)}`,
  GB: (draw) => `+44 7700 900${draw.between(100, 999)}`,
  AU: (draw) => `+61 491 570 ${draw.between(156, 159)}`,
  FR: (draw) => `+33 6 39 98 ${draw.between(10, 99)} ${draw.between(10, 99)}`,
  DE: (draw) => `+49 30 23125 ${draw.between(100, 999)}`,
}

/** The address a person can be reached at, if they want to be. One for all their accounts. */
export const emailOf = (context: DemoContext, person: Person): string | null => {
  const draw = new Draw(keyOf(context.seed, purpose.links, person.index))
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

const obfuscate = (draw: Draw, email: string): string => {
  const [name = '', host = ''] = email.split('@')
  return draw.pick([
    `${name} at ${host.replaceAll('.', ' dot ')}`,
    `${name} [at] ${host.replaceAll('.', ' [dot] ')}`,
    `${name}(at)${host}`,
    `${name} AT ${host.replaceAll('.', ' DOT ')}`,
  ])
}

const shortNames: Record<DemoNetwork, string> = {
  instagram: 'IG',
  tiktok: 'tiktok',
  youtube: 'yt',
  x: 'X',
  facebook: 'fb',
  twitch: 'ttv',
  threads: 'threads',
  pinterest: 'pins',
  snapchat: '👻',
  bluesky: 'bsky',
  mastodon: 'mastodon',
  professional: 'work',
}

/** Which of a person's other accounts this account points to. */
export const declaredAccounts = (context: DemoContext, person: Person, network: DemoNetwork): DemoNetwork[] => {
  if (person.magic !== null) return []
  const draw = new Draw(keyOf(context.seed, purpose.links, person.index, demoNetworks.indexOf(network)))
  return person.networks.filter((other) => other !== network && draw.chance(0.55))
}

/** Public address of a profile of the demo world; never the address of a real network. */
export const profileUrl = (network: DemoNetwork, handle: string): string => `https://${network}.demo.example/${handle}`

/** What the account says about itself, with its links. */
export const writeBio = (context: DemoContext, person: Person, network: DemoNetwork): Bio => {
  const draw = new Draw(keyOf(context.seed, purpose.bio, person.index, demoNetworks.indexOf(network)))
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
  const email = emailOf(context, person)
  if (email !== null && draw.chance(0.75))
    parts.push(draw.pick(['📩 ', 'collabs: ', 'mail: ', '']) + (draw.chance(0.22) ? obfuscate(draw, email) : email))
  const phone = phones[nation.code]
  if (phone && draw.chance(0.05))
    parts.push(`☎️ ${phone(new Draw(keyOf(context.seed, purpose.links, person.index, 99)))}`)
  const links = draw.chance(0.35) ? [`https://links.demo.example/${latin(person.given)}${person.index}`] : []
  for (const other of declaredAccounts(context, person, network)) {
    const handle = context.book.handleOf(person.index, other)
    if (draw.chance(0.5)) parts.push(`${shortNames[other]}: @${handle}`)
    else links.push(profileUrl(other, handle))
  }
  if (draw.chance(0.42)) parts[0] = `${parts[0] ?? ''} ${draw.pick(emojiOf(person.topInterest))}`
  return { text: parts.join(draw.pick(['\n', ' | ', ' • ', '\n'])), links }
}

const phrasesOf = (language: string): readonly string[] => {
  const own = entriesOf('bios', 'creator', language)
  return own.length > 0 ? own : entriesOf('bios', 'creator', 'en')
}

const phrase = (draw: Draw, person: Person): string => {
  const names = person.interests.map((id) => (findInterest(id)?.name ?? id).toLowerCase())
  return draw
    .pick(phrasesOf(person.language))
    .replace('{leaf}', names[0] ?? '')
    .replace('{leaf2}', names[1] ?? person.topInterest)
    .replace('{city}', person.city.name)
}
