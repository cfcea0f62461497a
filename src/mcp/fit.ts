interface Limits {
  items: number
  characters: number
}

/** From roomy to tight. The first under which an answer fits is taken. */
const limits: readonly Limits[] = [
  { items: 12, characters: 800 },
  { items: 6, characters: 400 },
  { items: 3, characters: 200 },
]
/** About 6,000 tokens: several answers have to fit into a conversation. */
const answerCharactersMax = 24_000

/** Pages are bounded already; brands were asked for by name; a category that is left out would read as not looked for. */
const wholeLists = new Set(['/data', '/brands', '/categories'])

/**
 * Cuts long lists and texts, and calls `cut` with what was.
 */
const cutTo = (value: unknown, to: Limits, cut: (path: string) => void, path = ''): unknown => {
  if (typeof value === 'string') {
    if (value.length <= to.characters) return value
    cut(path)
    return `${value.slice(0, to.characters)}…`
  }
  if (Array.isArray(value)) {
    const whole = value.length <= to.items || wholeLists.has(path)
    if (!whole) cut(path)
    return (whole ? value : value.slice(0, to.items)).map((each) => cutTo(each, to, cut, `${path}/-`))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cutTo(each, to, cut, `${path}/${key}`)]))
}

/** What fits into the context of a model, and which lists and texts were cut for it. */
export const fit = (value: unknown): { shown: unknown; shortened: string[] } => {
  let fitted = { shown: value, shortened: [] as string[] }
  for (const to of limits) {
    const shortened = new Set<string>()
    fitted = { shown: cutTo(value, to, (path) => shortened.add(path)), shortened: [...shortened] }
    if (JSON.stringify(fitted.shown).length <= answerCharactersMax) break
  }
  return fitted
}
