/** Strings (a colon behind one makes it a name) and brackets: all that matters for which names an object has. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g

/** More names than any operation takes in one object. Reading and checking 80,000 of them would hold up everybody for a second. */
export const namesMax = 1000
/** In a whole body, for each MiB that the operation takes: twice as many as its rows have where they are short. */
export const namesPerMiB = 50_000
/** Objects and arrays in each other: more than any operation takes. */
export const depthMax = 100

/** What is wrong with the names in a text: one stands twice, an object or the whole has too many, or they stand too deep. */
export type NameFault = { repeated: string } | 'too_many' | 'too_many_in_all' | 'too_deep'

/** What a text may have in all. */
export const namesOfBody = (bytesMax: number): number => Math.max(1, bytesMax / 2 ** 20) * namesPerMiB

/**
 * The first fault of the names in a JSON text, if any. RFC 8259 leaves open which of two that are the same counts: two programs may read the same
 * text differently, so it is refused. A text that is not well-formed is the business of whoever parses it.
 */
export const findNameFault = (text: string, inAllMax = Infinity): NameFault | undefined => {
  try {
    return lookThrough(text, inAllMax)
  } catch {
    return undefined
  }
}

const lookThrough = (text: string, inAllMax: number): NameFault | undefined => {
  const open: Set<string>[] = []
  let inAll = 0
  for (const [token, colon] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') {
      if (open.push(new Set()) > depthMax) return 'too_deep'
    } else if (token === '}' || token === ']') open.pop()
    else if (colon !== undefined) {
      const quoted = token.slice(0, token.lastIndexOf('"') + 1)
      const name = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)
      const names = open.at(-1)
      if (names?.has(name) === true) return { repeated: name }
      names?.add(name)
      if (names !== undefined && names.size > namesMax) return 'too_many'
      if (++inAll > inAllMax) return 'too_many_in_all'
    }
  }
  return undefined
}
