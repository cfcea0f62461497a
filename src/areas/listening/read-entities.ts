import type { Dictionaries } from '../../corpus/dictionaries/dictionaries.js'
import type { Texts } from '../../corpus/search/known-texts.js'
import type { Found } from '../../engine/listening/index.js'
import { findNamedEntities, type NameBooks, type NamedEntity } from '../../engine/text/named-entities.js'
import { sampleEvenly, textOfMention } from './judge-mentions.js'

interface Needs {
  texts: Texts
  dictionaries: Dictionaries
}

/** Few at once: other calls are answered between them. */
const readAtOnce = 100

const openBooks = async ({ dictionaries }: Needs): Promise<NameBooks> => {
  await dictionaries.readAhead()
  const [firstNames, places] = [dictionaries.firstNames(), dictionaries.places()]
  const known = new Map<string, number>()
  const likelihood = (name: string): number => {
    const place = places.resolve(name)
    return place === undefined || place.text.length !== name.length ? 0 : place.confidence
  }
  return {
    isFirstName: (word) => firstNames.find(word) !== undefined,
    placeLikelihood: (name) => {
      const value = known.get(name) ?? likelihood(name)
      known.set(name, value)
      return value
    },
  }
}

/** Who and what mentions name, by key; beyond `most` of an even sample of them. */
export const readEntities = async (
  found: Found,
  most: number,
  needs: Needs,
  signal: AbortSignal,
): Promise<Map<string, NamedEntity[]>> => {
  const named = new Map<string, NamedEntity[]>()
  if (found.keys.length === 0 || most === 0) return named
  const books = await openBooks(needs)
  const wanted = sampleEvenly(found.keys).slice(0, most)
  for (let at = 0; at < wanted.length; at += readAtOnce) {
    signal.throwIfAborted()
    for (const [key, text] of await needs.texts.find(wanted.slice(at, at + readAtOnce))) {
      const entities = findNamedEntities(textOfMention(text), books)
      if (entities.length > 0) named.set(key, entities)
    }
  }
  return named
}
