/** Strings (a colon behind one makes it a name) and brackets: all that matters for which names an object has. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g

/**
 * The first name that stands twice in the same object of a well-formed JSON text, if any. RFC 8259 leaves open which one counts: two
 * programs may read the same text differently, so it is refused.
 */
export const findRepeatedName = (text: string): string | undefined => {
  const open: Set<string>[] = []
  for (const [token, colon] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (colon !== undefined) {
      const quoted = token.slice(0, token.lastIndexOf('"') + 1)
      const name = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)
      const names = open.at(-1)
      if (names?.has(name) === true) return name
      names?.add(name)
    }
  }
  return undefined
}
