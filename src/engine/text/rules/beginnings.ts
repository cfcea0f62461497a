/** How a list writes a word that stands for every word that begins so: "salak*" finds "salaksın". */
export const isBeginning = (word: string): boolean => word.endsWith('*')

const keyLength = 2

/** The beginnings of words that lists name, looked up by their first letters: the cost of a word does not grow with the lists. */
export const createBeginnings = (words: Iterable<string>): ((form: string) => readonly string[]) => {
  const byKey = new Map<string, Set<string>>()
  for (const word of words) {
    if (!isBeginning(word)) continue
    const key = word.slice(0, keyLength)
    byKey.set(key, (byKey.get(key) ?? new Set()).add(word))
  }
  return (form) => {
    const near = byKey.get(form.slice(0, keyLength))
    return near === undefined ? [] : [...near].filter((word) => form.startsWith(word.slice(0, -1)))
  }
}
