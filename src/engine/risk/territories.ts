import { addTo } from '../../kernel/groups.js'
import { once, readWords } from '../../assets/words.js'
import { fold, foldPlaced, spanOf } from '../language/fold.js'
import { splitWords } from '../language/words.js'

/** The languages whose names of countries are known: those that texts are judged in. */
const languages = 'en es pt fr de it nl pl tr ru sv da no fi cs ro uk el hu id vi ar fa hi ja zh ko th fil sw'.split(
  ' ',
)
/** Codes that name no country, and islands whose names are words of every day. */
const leftOut = new Set('EU EZ UN XA XB ZZ QO AC BV CP DG HM IC IM IO JE TA TF UM'.split(' '))
const namedWordsMax = 5
/** Names of fewer letters are looked for as they are, longer ones with other endings too: Nigeria, Nigerian, Nigerianer. */
const stemLetters = 6
const endingLetters = 5
/** A stem of fewer letters would be the beginning of any word. */
const stemMin = 5

interface Territories {
  names: ReadonlySet<string>
  /** Beginnings of names by their first letters. */
  stems: ReadonlyMap<string, readonly string[]>
  /** Beginnings of the names of peoples by their first letters. */
  peoples: ReadonlyMap<string, readonly string[]>
}

const head = (word: string): string => word.slice(0, 4)

const codes = (): string[] => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => !leftOut.has(code))
}

/** Languages that are called like a people. */
const tongues =
  'ar az be bg bn bs cs da de el en es et fa fi fr gu he hi hr hu hy is it ja ka kk km ko ku ky lt lv mk mn ms my ne nl pa pl ps pt ro ru sk sl sq sr sv ta tg th tk tr uk ur uz vi yi zh kab tt ug'.split(
    ' ',
  )
/** What makes an adjective of a people's name: rumän-isch, румын-ский, rumuń-ski, rumen-o. */
const adjectiveEnding = /(?:isch|ский|ська|sk[aiy]|stina|[aeiou])$/u
/** What stands behind such a name: of adjectives, of men and of women, of many. */
const peopleEnding =
  /^(?:[aeiouys]|[aeio]s|e[nmr]|er[ns]?|n[aeio]|in(?:nen)?|k[aeioą]|ek|ow|om|ami|isch(?:e[mnrs]?)?|ish|l[iıuü]|l[ae]r|ов|ам|ами|ом|ка|ки|ке|ку|кой|ы|а|у|е|ин|ский|ская|ские|ского|ской)?$/u

/** The beginnings of what a people and its language are called: romen-o, rumän-isch. */
const peopleStems = (language: string): string[] => {
  const shown = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
  return tongues.flatMap((code) => {
    const name = fold(shown.of(code) ?? '')
    if (!/^\p{L}+$/u.test(name)) return []
    const stem = name.replace(adjectiveEnding, '')
    return [stem, name].filter((each) => each.length >= stemMin).slice(0, 1)
  })
}

/** The names of all countries (CLDR, by the runtime), in many languages. */
const readTerritories = once((): Territories => {
  const everyday = new Set(readWords('protected', 'everyday').map((word) => fold(word)))
  const names = new Set<string>()
  for (const language of languages) {
    const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of codes()) {
      const name = shown.of(code)
      if (name === undefined || name === '') continue
      const plain = splitWords(fold(name))
        .map(({ text }) => text)
        .join(' ')
      if (plain.length > 2 && !everyday.has(plain)) names.add(plain)
    }
  }
  const stems = new Map<string, string[]>()
  for (const name of names) {
    if (name.includes(' ') || name.length < stemLetters) continue
    const stem = name.length > stemLetters ? name.slice(0, -1) : name
    if (!everyday.has(stem)) addTo(stems, head(stem), stem)
  }
  const peoples = new Map<string, string[]>()
  for (const stem of new Set(languages.flatMap(peopleStems))) if (!everyday.has(stem)) addTo(peoples, head(stem), stem)
  return { names, stems, peoples }
})

const isForm = (word: string, { names, stems, peoples }: Territories): boolean =>
  names.has(word) ||
  (stems.get(head(word)) ?? []).some((stem) => word.startsWith(stem) && word.length - stem.length <= endingLetters) ||
  (peoples.get(head(word)) ?? []).some((stem) => word.startsWith(stem) && peopleEnding.test(word.slice(stem.length)))

/** Where a text names a country, or says with a form of its name where somebody is from. */
export const findTerritories = (text: string): { start: number; end: number }[] => {
  const known = readTerritories()
  const folded = foldPlaced(text)
  const words = splitWords(folded.text)
  const found: { start: number; end: number }[] = []
  for (let i = 0; i < words.length; i++) {
    for (let count = Math.min(namedWordsMax, words.length - i); count > 0; count--) {
      const some = words.slice(i, i + count)
      const name = some.map((word) => word.text).join(' ')
      if (count === 1 ? !isForm(name.split(/['’]/)[0] ?? '', known) : !known.names.has(name)) continue
      found.push(spanOf(folded, some[0]?.start ?? 0, some.at(-1)?.end ?? 0))
      i += count - 1
      break
    }
  }
  return found
}
