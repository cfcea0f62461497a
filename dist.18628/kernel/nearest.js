const distance = (a, b) => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i])
  const at = (i, j) => rows[i]?.[j] ?? j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      const row = rows[i]
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped)
    }
  return at(a.length, b.length)
}
const nearest = (word, known) => {
  if (word.length > 60) return void 0
  const limit = word.length <= 4 ? 1 : word.length <= 9 ? 2 : 3
  const [best] = known
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
  return best?.candidate
}
export { nearest }
//# sourceMappingURL=nearest.js.map
