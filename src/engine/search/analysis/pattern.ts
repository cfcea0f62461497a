import { fold } from '../../language/fold.js'

/**
 * A word with signs for what may stand there: ? for one character, * for any number. Compared with terms as they are kept, folded. Only
 * letters and digits may stand beside the signs: anything else would be cut into several words.
 */
export interface TermPattern {
  /** What every term begins with. */
  readonly head: string
  readonly test: (term: string) => boolean
  /** The folded pattern, with its signs. */
  readonly text: string
}

const shape = /^[\p{L}\p{N}\p{M}?*]+$/u

/** Reads a pattern; undefined where it is none. */
export const toTermPattern = (written: string): TermPattern | undefined => {
  if (!shape.test(written) || !/[?*]/u.test(written)) return undefined
  const text = written
    .replaceAll(/\*+/gu, '*')
    .split(/([?*])/u)
    .map((part) => (part === '?' || part === '*' ? part : fold(part)))
    .join('')
  const source = text.replaceAll('?', '.').replaceAll('*', '.*')
  const expression = new RegExp(`^${source}$`, 'su')
  return { head: /^[^?*]*/u.exec(text)?.[0] ?? '', test: (term) => expression.test(term), text }
}
