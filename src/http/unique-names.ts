/** Strings (a colon behind one makes it a name) and brackets: all that matters for which names an object has. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g

/** More names than any operation takes in one object. Reading and checking 80,000 of them would hold up everybody for a second. */
export const namesMax = 1000

/** What is wrong with the names of an object: one stands twice, or there are too many. */
export type NameFault = { repeated: string } | 'too_many'

/**
 * The first fault of the names in a JSON text, if any. RFC 8259 leaves open which of two that are the same counts: two programs may read the same
 * text differently, so it is refused. A text that is not well-formed is the business of whoever parses it.
 */
export const findNameFault = (text: string): NameFault | undefined => {
  try {
    return lookThrough(text)
  } catch {
    return undefined
  }
}

const lookThrough = (text: string): NameFault | undefined => {
  const open: Set<string>[] = []
  for (const [token, colon] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (colon !== undefined) {
      const quoted = token.slice(0, token.lastIndexOf('"') + 1)
      const name = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)
      const names = open.at(-1)
      if (names?.has(name) === true) return { repeated: name }
      names?.add(name)
      if (names !== undefined && names.size > namesMax) return 'too_many'
    }
  }
  return undefined
}
