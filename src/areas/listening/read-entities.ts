import type { Dictionaries } from '../../corpus/dictionaries/dictionaries.js'
import type { Texts } from '../../corpus/search/known-texts.js'
import type { Found } from '../../engine/listening/index.js'
import type { NameBooks, NamedEntity } from '../../engine/text/named-entities.js'
import { findEntities, isReadForNames } from '../../engine/text/named-scripts.js'
import { ReasonCount, sampleEvenly, textOfMention } from './judge-mentions.js'
import { partsOf } from '../../kernel/parts.js'

interface Needs {
  texts: Texts
  dictionaries: Dictionaries
}

/** Few at once: other calls are answered between them. */
const readAtOnce = 100

const openBooks = ({ dictionaries }: Needs): NameBooks => {
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

export interface ReadEntities {
  named: Map<string, NamedEntity[]>
  read: number
  /** Keys of mentions in which no name could be told: that none was found in them says nothing. */
  unread: ReadonlySet<string>
  notRead: { reason: string; mentions: number }[]
}

/** Who and what mentions name, by key; beyond `most` of an even sample of them. */
export const readEntities = async (
  found: Found,
  most: number,
  needs: Needs,
  signal: AbortSignal,
): Promise<ReadEntities> => {
  const named = new Map<string, NamedEntity[]>()
  const keys = sampleEvenly(found.keys)
  const wanted = keys.slice(0, most)
  const unread = new Set(keys.slice(most))
  const reasons = new ReasonCount()
  reasons.note('not_in_sample', unread.size)
  if (wanted.length === 0) return { named, read: 0, unread, notRead: reasons.list() }
  const books = openBooks(needs)
  for (const some of partsOf(wanted, readAtOnce)) {
    signal.throwIfAborted()
    const texts = await needs.texts.find(some)
    for (const key of some) {
      const text = texts.get(key)
      const said = text === undefined ? undefined : textOfMention(text)
      const reason = said === undefined ? 'not_found' : isReadForNames(said) ? undefined : 'script_not_supported'
      if (reason !== undefined) {
        reasons.note(reason)
        unread.add(key)
        continue
      }
      const entities = findEntities(said ?? '', books)
      if (entities.length > 0) named.set(key, entities)
    }
  }
  return { named, read: found.keys.length - unread.size, unread, notRead: reasons.list() }
}
