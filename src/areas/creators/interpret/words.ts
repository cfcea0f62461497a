import { readFileSync } from 'node:fs'

/** What a phrase says: an effect and what it is about. */
export interface Effect {
  what: string
  of: string[]
}

/** Words as they are compared: without case and accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, ' ')
    .replace(/-(?=\p{L})/gu, ' ')
    .trim()

const readEffect = (text: string): Effect => {
  const [what = '', ...of] = text.trim().split(' ')
  return { what, of }
}

const read = (): ReadonlyMap<string, Effect[]> =>
  new Map(
    readFileSync(new URL('../../../../assets/interpret/words.tsv', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [phrase = '', effects = ''] = line.split('\t')
        return [phrase, effects.split(';').map(readEffect)] as const
      }),
  )

let kept: ReadonlyMap<string, Effect[]> | undefined
/** The phrases of assets/interpret, read when they are first needed. */
export const phrases = (): ReadonlyMap<string, Effect[]> => (kept ??= read())
