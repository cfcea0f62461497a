// npm run eval -- stated FILE: what bios state of their owners, against what people say they state. FILE holds a JSON object a line:
// {"bio", "gender"?, "age"?, "birthYear"?, "place"?, "country"?, "profession"?}; what is not there is not stated.
import { readFileSync } from 'node:fs'
import { openPlaces } from '../src/corpus/dictionaries/place-file.js'
import { namePlace } from '../src/corpus/search/place-resolver.js'
import type { FindPlace } from '../src/engine/facts/stated-place.js'
import { readStated } from '../src/engine/facts/stated.js'

interface Labelled {
  bio: string
  gender?: string
  age?: number
  birthYear?: number
  place?: string
  country?: string
  profession?: string
}

const file = process.argv[2]
if (file === undefined) throw new Error('Name a file of labelled bios.')
const asOf = Date.UTC(2026, 10, 15)
const places = openPlaces()
const findPlace: FindPlace = (text) => namePlace(places, text)
const counts = new Map<string, { right: number; wrong: number; missed: number }>()

const compare = (what: string, bio: string, wanted: unknown, found: unknown): void => {
  const count = counts.get(what) ?? { right: 0, wrong: 0, missed: 0 }
  counts.set(what, count)
  if (found !== undefined && found === wanted) count.right++
  else {
    if (found !== undefined) count.wrong++
    if (wanted !== undefined) count.missed++
    if (found !== wanted) process.stdout.write(`${what}: ${String(found)} for ${String(wanted)} in ${bio}\n`)
  }
}

for (const line of readFileSync(file, 'utf8')
  .split('\n')
  .filter((each) => each !== '')) {
  const wanted = JSON.parse(line) as Labelled
  const provenance = { source: 'eval', basis: 'declared' as const, asOf, synthetic: true }
  const found = readStated({ name: '', bio: wanted.bio, provenance, professional: null }, findPlace)
  const year = wanted.birthYear ?? (wanted.age === undefined ? undefined : 2026 - wanted.age)
  compare('gender', wanted.bio, wanted.gender, found.gender?.value)
  compare('birth year', wanted.bio, year, found.birthYear?.value)
  compare('place', wanted.bio, wanted.place ?? wanted.country, found.place?.countryCode ?? found.place?.value)
  compare('profession', wanted.bio, wanted.profession, found.profession?.value)
}
for (const [what, { right, wrong, missed }] of counts) {
  const [found, stated] = [right + wrong, right + missed]
  process.stdout.write(`${what}: precision ${right}/${found}, recall ${right}/${stated}\n`)
}
