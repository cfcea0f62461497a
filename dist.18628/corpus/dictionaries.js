import { readFileSync } from 'node:fs'
import { createFirstNames } from '../engine/audience/first-names.js'
import { createDictionary } from '../engine/dictionary/index.js'
import { createPlaces } from '../engine/places/index.js'
import { interests } from '../model/interest.js'
import { languages } from '../model/language.js'
const keptMs = 1e4
const toLexicon = (things, read) => {
  const entries = things.map((thing) => ({ ...read(thing), aliases: [...read(thing).aliases] }))
  return { index: createDictionary(entries), byId: new Map(things.map((thing) => [read(thing).id, thing])) }
}
const once = (make) => {
  let made
  return () => (made ??= { value: make() }).value
}
const keep = (clock, read) => {
  let kept
  return () => {
    if (kept === void 0 || kept.until <= clock.now()) {
      const value = read()
      kept = { value, until: clock.now() + keptMs }
      value.catch(() => (kept = void 0))
    }
    return kept.value
  }
}
const createDictionaries = ({ brands, tags }, clock) => ({
  places: once(() => createPlaces(readFileSync(new URL('../../assets/places.tsv.br', import.meta.url)))),
  firstNames: once(() => createFirstNames(readFileSync(new URL('../../assets/first-names.br', import.meta.url)))),
  languages: once(() =>
    toLexicon(languages, ({ code, name, nativeName }) => ({ id: code, name, aliases: [nativeName, code], weight: 0 })),
  ),
  interests: once(() =>
    toLexicon(interests, ({ id, name, parentId }) => ({ id, name, aliases: [], weight: parentId === null ? 1 : 0 })),
  ),
  brands: keep(clock, async () =>
    toLexicon(await brands.list(), ({ id, name, aliases }) => ({ id, name, aliases, weight: 0 })),
  ),
  topics: keep(clock, async () =>
    toLexicon(await tags.list(), ({ tag, contents }) => ({ id: tag, name: tag, aliases: [], weight: contents })),
  ),
})
export { createDictionaries }
//# sourceMappingURL=dictionaries.js.map
