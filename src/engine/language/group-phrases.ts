/** A phrase with the places of the texts that hold it, ascending. */
export interface HeldPhrase {
  readonly rows: Uint32Array
}

export interface PhraseGroup<T> {
  readonly phrases: T[]
  /** Texts that hold enough of the phrases, ascending. */
  readonly rows: Uint32Array
}

/** Two phrases belong together where at least this share of the texts of the rarer one hold both. */
export const togetherFrom = 0.5

/** How many numbers two ascending lists have in common. O(shorter x log longer). */
const countCommon = (one: Uint32Array, two: Uint32Array): number => {
  const [short, long] = one.length <= two.length ? [one, two] : [two, one]
  let [count, from] = [0, 0]
  for (const row of short) {
    let [step, to] = [1, from]
    while (to < long.length && long[to]! < row) {
      from = to + 1
      to += step
      step *= 2
    }
    let high = Math.min(to, long.length)
    while (from < high) {
      const middle = (from + high) >>> 1
      if (long[middle]! < row) from = middle + 1
      else high = middle
    }
    if (long[from] === row) count++
  }
  return count
}

const rowsOf = (phrases: readonly HeldPhrase[], need: number): Uint32Array => {
  const [only] = phrases
  if (phrases.length === 1 && only !== undefined) return only.rows
  const counts = new Map<number, number>()
  for (const { rows } of phrases) for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1)
  return Uint32Array.from([...counts].flatMap(([row, count]) => (count >= need ? [row] : []))).sort()
}

/**
 * Groups phrases, the strongest first, by the texts that hold them: a phrase joins the first group whose strongest phrase it is said
 * together with, or opens a new one. What themes of comments and of mentions are made of.
 */
export const groupPhrases = <T extends HeldPhrase>(
  ranked: readonly T[],
  { groupsMax, phrasesMax, need }: { groupsMax: number; phrasesMax: number; need: number },
): PhraseGroup<T>[] => {
  const groups: T[][] = []
  for (const phrase of ranked) {
    const group = groups.find(([first]) => {
      if (first === undefined) return false
      return countCommon(first.rows, phrase.rows) >= togetherFrom * Math.min(first.rows.length, phrase.rows.length)
    })
    if (group === undefined) {
      if (groups.length < groupsMax) groups.push([phrase])
    } else if (group.length < phrasesMax) group.push(phrase)
  }
  return groups.map((phrases) => ({ phrases, rows: rowsOf(phrases, need) }))
}
