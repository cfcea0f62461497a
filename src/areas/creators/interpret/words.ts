import { readdirSync, readFileSync } from 'node:fs'
import { fold } from '../../../engine/language/fold.js'

/** What a phrase says: an effect and what it is about. */
export interface Effect {
  what: string
  of: string[]
}

/** Words as they are compared: without case, accents, hyphens and apostrophes. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/[’']/g, ' ')
    .replace(/-(?=\p{L})/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

const readEffect = (text: string): Effect => {
  const [what = '', ...of] = text.trim().split(' ')
  return { what, of }
}

/** Every form of a phrase with endings: coureu(r|*se) gives coureur, and coureuse, which is said of women. */
const formsOf = (phrase: string): { form: string; isFemale: boolean }[] => {
  const [, before = '', endings, after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(phrase) ?? []
  if (endings === undefined) return [{ form: phrase, isFemale: false }]
  return endings.split('|').flatMap((ending) =>
    formsOf(after).map(({ form, isFemale }) => ({
      form: `${before}${ending.replace('*', '')}${form}`,
      isFemale: isFemale || ending.startsWith('*'),
    })),
  )
}

const readLine = (line: string): [string, Effect[]][] => {
  const [listed = '', said = ''] = line.split('\t')
  const effects = said.split(';').map(readEffect)
  const female = [...effects.filter(({ what }) => what !== 'gender'), { what: 'gender', of: ['female', 'agrees'] }]
  return listed
    .split(', ')
    .flatMap(formsOf)
    .map(({ form, isFemale }) => [shortForm.test(form) ? form : fold(form), isFemale ? female : effects])
}

/** LA and NYC: looked up as they are written. */
const shortForm = /^\p{Lu}+$/u

const folder = new URL('../../../../assets/interpret/', import.meta.url)

const read = (): ReadonlyMap<string, Effect[]> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.tsv'))
      .toSorted()
      .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
      .filter((line) => line !== '' && !line.startsWith('#'))
      .flatMap(readLine),
  )

const readBestKnown = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(new URL('best-known.txt', folder), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t') as [name: string, id: string]),
  )

let keptPlaces: ReadonlyMap<string, string> | undefined
/** The id of the place that people mean by a name, where that is not the largest of the name. */
export const bestKnown = (name: string): string | undefined => (keptPlaces ??= readBestKnown()).get(plain(name))

let kept: ReadonlyMap<string, Effect[]> | undefined
/** The phrases of assets/interpret, read when they are first needed. */
export const phrases = (): ReadonlyMap<string, Effect[]> => (kept ??= read())
