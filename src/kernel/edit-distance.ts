/** Edits between two words: insert, delete or replace a character, or swap two neighbours (optimal string alignment). */
export const editDistance = (a: string, b: string): number => {
  const [one, two] = [Array.from(a), Array.from(b)]
  let before: number[] = []
  let last = two.map((_, j) => j).concat(two.length)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= two.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (one[i - 1] === two[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1]
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : Infinity
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped))
    }
    before = last
    last = row
  }
  return last[two.length] ?? 0
}
