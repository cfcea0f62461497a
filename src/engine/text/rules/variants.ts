import { addTo } from '../../../kernel/groups.js'
import { once, readSections, readWords } from '../../../assets/words.js'
import { signLetters } from '../../language/disguise.js'
import type { Token } from './tokens.js'

/** An underscore inside a word hides nothing. */
const letters: Readonly<Record<string, string>> = { ...signLetters, _: '' }

const decode = (form: string, one: string): string => {
  let decoded = ''
  for (const unit of form) decoded += unit === '1' ? one : (letters[unit] ?? unit)
  return decoded
}

const collapse = (form: string, from: number, to: number): string => {
  let collapsed = ''
  for (let at = 0; at < form.length;) {
    let end = at + 1
    while (end < form.length && form[end] === form[at]) end++
    collapsed += (form[at] ?? '').repeat(end - at >= from ? Math.min(to, end - at) : end - at)
    at = end
  }
  return collapsed
}

/**
 * Other words that an oddly written word may stand for, the likeliest first: digits and symbols read as letters, letters of
 * other scripts as the Latin ones they resemble, repeated letters once or twice. At most a dozen.
 */
export const variantsOf = (token: Token): string[] => {
  const found = new Set<string>()
  const seen = token.look === '' ? token.form : token.look
  if (token.look !== '') found.add(token.look)
  for (const form of /[0-9@$!€_]/.test(seen) ? [decode(seen, 'i'), decode(seen, 'l')] : [seen]) {
    found.add(form)
    found.add(collapse(form, 3, 2))
    found.add(collapse(form, 3, 1))
    if (form.length > 3) found.add(collapse(form, 2, 1))
  }
  found.delete(token.form)
  return [...found]
}

/** Spellings of words of attacks: a letter left out, or two of them swapped, unless that is another word. */
const misspellings = once((): ReadonlyMap<string, string> => {
  const otherWords = new Set(readWords('misspellings', 'other-words'))
  const found = new Map<string, string>()
  for (const word of readWords('misspellings')) {
    for (let at = 0; at < word.length; at++) {
      const [before, unit, behind] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)]
      const swapped = behind === '' ? [] : [before + behind.charAt(0) + unit + behind.slice(1)]
      for (const spelling of [before + behind, ...swapped])
        if (spelling !== word && !otherWords.has(spelling)) found.set(spelling, word)
    }
  }
  for (const { options, entries } of readSections('misspellings', 'spellings'))
    for (const spelling of entries) found.set(spelling, options['of'] ?? '')
  return found
})

/** The word of an attack that a spelling stands for. Whether it is one, the words around it say. */
export const misspeltAs = (form: string): string | undefined => misspellings().get(form)

/** Words some letters of which are hidden ("f**k"), found among those that are worth hiding. */
export interface Masked {
  find: (form: string) => readonly string[]
}

const keyOf = (word: string): string => `${word[0] ?? ''}${String(word.length)}`

/** Indexes the words that people hide letters of, by first letter and length. */
export const createMasked = (words: Iterable<string>): Masked => {
  const index = new Map<string, string[]>()
  for (const word of words) {
    const key = keyOf(word)
    addTo(index, key, word)
  }
  const fits = (form: string, word: string): boolean => {
    for (let at = 0; at < form.length; at++) if (form[at] !== '*' && form[at] !== word[at]) return false
    return true
  }
  return {
    find: (form) => {
      const shown = form.length - form.split('*').length + 1
      if (shown === form.length || shown < 1 || form.startsWith('*') || form.length < 3) return []
      // One letter fits too many words; custom knows one.
      if (shown === 1) return form === 'f***' ? ['fuck'] : []
      return (index.get(keyOf(form)) ?? []).filter((word) => fits(form, word)).slice(0, 2)
    },
  }
}

/** A word spelled with its letters apart: "f u c k", "k.i.l.l". Token numbers from `from` up to, not including, `to`. */
export interface Spelled {
  from: number
  to: number
  form: string
}

const spelledMax = 24

/** Runs of three or more single letters close to one another, read as one word. */
export const findSpelled = (tokens: readonly Token[]): Spelled[] => {
  const spelled: Spelled[] = []
  for (let from = 0; from < tokens.length; from++) {
    let to = from
    let form = ''
    while (to < tokens.length && to - from < spelledMax) {
      const token = tokens[to]
      if (token?.kind !== 'word' || token.form.length !== 1) break
      if (to > from && token.start - (tokens[to - 1]?.end ?? 0) > 3) break
      form += letters[token.form] ?? token.form
      to++
    }
    if (to - from >= 3) spelled.push({ from, to, form })
    if (to > from) from = to - 1
  }
  return spelled
}
