import { readFileSync } from 'node:fs'
import { networks } from '../../../model/network.js'
import { headerKey } from './header-key.js'

interface Names {
  words: string[]
  hosts: string[]
}

const { not_carried: names } = JSON.parse(
  readFileSync(new URL('../../../../assets/import/values.json', import.meta.url), 'utf8'),
) as { not_carried: Record<string, Names> }

const from = (pick: (each: Names) => string[]): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).flatMap(([name, each]) => pick(each).map((word) => [word, name] as const)))
/** 'WhatsApp' and 'ВКонтакте' are one word. */
const joined = (text: string): string => headerKey(text).replaceAll('_', '')
const byWord = new Map([...from(({ words }) => words)].map(([word, name]) => [joined(word), name]))
const byHost = from(({ hosts }) => hosts)
/** Scripts that put no blanks between words. */
const eastern = [...byWord].filter(([word]) => /[\p{sc=Han}]/u.test(word))

/** A network that people have lists of and that is not carried here, by its name. */
export const notCarried = (word: string): string | undefined => byWord.get(joined(word))

/** The same where its name stands among other words: in a header, or in the name of a file. */
export const notCarriedIn = (text: string): string | undefined => {
  const key = headerKey(text)
  const parts = key.split('_').map((part) => byWord.get(part))
  return (
    byWord.get(joined(text)) ??
    parts.find((name) => name !== undefined) ??
    eastern.find(([word]) => key.includes(word))?.[1]
  )
}

/** The same by an address there. */
export const notCarriedAt = (address: string): string | undefined => {
  const host =
    /^(?:https?:)?(?:\/\/)?(?:www\.|m\.)?([\w.-]+)(?:[/?#]|$)/i.exec(address.trim())?.[1]?.toLowerCase() ?? ''
  const parts = host.split('.')
  return parts.map((_part, i) => byHost.get(parts.slice(i).join('.'))).find((name) => name !== undefined)
}

/** What to tell whoever brings accounts of such a network. */
export const sayNotCarried = (name: string): string =>
  `${name} is not one of the networks of this service, which are ${networks.join(', ')}`
