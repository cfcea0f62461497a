/**
 * An expression holds in no text that has none of a few strings. They are found by reading the expression, so that a text is looked
 * through once for all of them, and an expression is tried only where it has a chance.
 */

/** `exact`: everything a piece can match, where that is little. `needs`: strings one of which is in whatever it matches. */
interface Piece {
  exact: readonly string[] | null
  needs: readonly string[] | null
}

/** Where a word begins: written into needles, so that "is" is not found in "this". */
export const wordStart = '\u0001'

const exactMax = 24
const unitsMax = 10
const anything: Piece = { exact: null, needs: null }
const nothing: Piece = { exact: [''], needs: null }

const isWordUnit = (unit: string | undefined): boolean => unit !== undefined && /^\w/.test(unit)
/** From here on scripts write without spaces: a character says as much as two letters. */
const unspacedFrom = 0x3040

/** Spaces are in every text: "a " is no rarer than "a". */
const lengthOf = (needle: string): number => {
  let length = 0
  for (let i = 0; i < needle.length; i++) {
    const unit = needle.charCodeAt(i)
    length += unit === 1 || unit === 32 ? 0 : unit >= unspacedFrom ? 2 : 1
  }
  return length
}

const usable = (strings: readonly string[] | null): readonly string[] | null =>
  strings !== null && strings.length > 0 && strings.every((each) => lengthOf(each) >= 2) ? strings : null

/** Longer strings are rarer; of equally long ones, fewer are. */
const worth = (strings: readonly string[]): number => Math.min(6, ...strings.map(lengthOf)) - strings.length / 100

const better = (a: readonly string[] | null, b: readonly string[] | null): readonly string[] | null =>
  a === null ? b : b === null || worth(a) >= worth(b) ? a : b

const join = (before: readonly string[], after: readonly string[]): readonly string[] => {
  if (after.length === 1) return after[0] === '' ? before : before.map((head) => head + (after[0] ?? ''))
  return [...new Set(before.flatMap((head) => after.map((tail) => head + tail)))]
}

const quantifier = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y
const lookarounds = ['(?=', '(?!', '(?<=', '(?<!']
const behindNoWord = '(?<![\\w])'
const classMax = 6

class Reader {
  #at = 0
  readonly #source: string

  constructor(source: string) {
    this.#source = source
  }

  read(): Piece {
    const options = [this.#sequence()]
    while (this.#source[this.#at] === '|') {
      this.#at++
      options.push(this.#sequence())
    }
    const exacts = options.flatMap(({ exact }) => exact ?? [])
    const needs = options.map((option) => better(usable(option.exact), option.needs))
    return {
      exact: options.every(({ exact }) => exact !== null) && exacts.length <= exactMax ? exacts : null,
      needs: needs.every((each) => each !== null) ? needs.flat() : null,
    }
  }

  #sequence(): Piece {
    let run: readonly string[] = ['']
    let needs: readonly string[] | null = null
    let isWhole = true
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) {
      const piece = this.#quantified()
      if (piece.exact !== null && run.length * piece.exact.length <= exactMax) {
        run = join(run, piece.exact)
        needs = better(needs, piece.needs)
        continue
      }
      isWhole = false
      needs = better(better(needs, usable(run)), piece.needs)
      run = piece.exact ?? ['']
    }
    return isWhole ? { exact: run, needs } : { exact: null, needs: better(needs, usable(run)) }
  }

  #quantified(): Piece {
    const piece = this.#atom()
    quantifier.lastIndex = this.#at
    const found = quantifier.exec(this.#source)
    if (found === null) return piece
    this.#at += found[0].length
    if (found[0].startsWith('?'))
      return piece.exact === null ? anything : { exact: [...new Set(['', ...piece.exact])], needs: null }
    if (found[0].startsWith('*') || found[1] === '0') return anything
    return { exact: null, needs: better(usable(piece.exact), piece.needs) }
  }

  #atom(): Piece {
    const at = this.#at
    if (this.#source.startsWith(behindNoWord, at)) {
      this.#at += behindNoWord.length
      return { exact: [wordStart], needs: null }
    }
    if (lookarounds.some((each) => this.#source.startsWith(each, at))) {
      this.#skipGroup()
      return nothing
    }
    const unit = this.#source.charAt(at)
    if (unit === '(') {
      this.#at += this.#source.startsWith('(?:', at) ? 3 : 1
      const inner = this.read()
      this.#at++
      return inner
    }
    if (unit === '[') return this.#class()
    this.#at += unit === '\\' ? 2 : 1
    if (unit === '^' || unit === '$') return nothing
    if (unit === '.') return anything
    if (unit !== '\\') return { exact: [unit], needs: null }
    const escaped = this.#source.charAt(at + 1)
    if (/[pP]/.test(escaped)) this.#at = this.#source.indexOf('}', at) + 1
    if (escaped === 'n') return { exact: ['\n'], needs: null }
    if (escaped === 'b') return nothing
    return /\w/.test(escaped) ? anything : { exact: [escaped], needs: null }
  }

  #class(): Piece {
    const end = this.#classEnd(this.#at)
    const inside = this.#source.slice(this.#at + 1, end)
    this.#at = end + 1
    // A mark that means something else elsewhere is written with a stroke before it: "[(\\[]".
    const units = inside.replace(/\\([^\p{L}\p{N}])/gu, '$1')
    const isRange = /[\\^-]/.test(inside.replace(/\\[^\p{L}\p{N}]/gu, ''))
    return isRange || units.length > classMax ? anything : { exact: [...units], needs: null }
  }

  #skipGroup(): void {
    for (let depth = 0; this.#at < this.#source.length; this.#at++) {
      const unit = this.#source.charAt(this.#at)
      if (unit === '\\') this.#at++
      else if (unit === '[') this.#at = this.#classEnd(this.#at)
      else if (unit === '(') depth++
      else if (unit === ')' && --depth === 0) break
    }
    this.#at++
  }

  #classEnd(from: number): number {
    let at = from + 1
    while (at < this.#source.length && this.#source[at] !== ']') at += this.#source[at] === '\\' ? 2 : 1
    return at
  }
}

/** A needle as a text shows it: with a mark wherever a word begins in it, cut where it is long enough to be rare. */
const toNeedle = (raw: string): string => {
  let needle = raw.startsWith(wordStart) && isWordUnit(raw.replaceAll(wordStart, '')[0]) ? wordStart : ''
  let before: string | undefined
  for (const unit of raw.replaceAll(wordStart, '').slice(0, unitsMax)) {
    if (before !== undefined && isWordUnit(unit) && !isWordUnit(before)) needle += wordStart
    needle += unit
    before = unit
  }
  return needle
}

/** Strings one of which is in every text that the expression holds in; null where that cannot be told from its source. */
export const needlesOf = (source: string, startsWord = false): readonly string[] | null => {
  const { exact, needs } = new Reader(startsWord ? behindNoWord + source : source).read()
  const found = better(usable(exact), needs)
  return found === null ? null : [...new Set(found.map(toNeedle))]
}
