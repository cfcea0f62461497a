// JSON as coloured nodes.
import { el, type Child } from './dom.js'

const tokenPattern = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g
// Beyond this a browser spends seconds on nodes that nobody reads.
const colouredCharactersMax = 200_000

const tokenNodes = ([whole, text, colon, number, word]: RegExpExecArray): Child[] => {
  if (colon !== undefined) return [el('span.json-key', {}, text), colon]
  if (text !== undefined) return [el('span.json-text', {}, text)]
  if (number !== undefined) return [el('span.json-number', {}, number)]
  return [word === undefined ? whole : el('span.json-word', {}, word)]
}

/** Pretty-printed JSON as nodes. */
export const colouredJson = (text: string): Child[] => {
  if (text.length > colouredCharactersMax) return [text]
  const nodes: Child[] = []
  let end = 0
  for (const match of text.matchAll(tokenPattern)) {
    nodes.push(text.slice(end, match.index), ...tokenNodes(match))
    end = match.index + match[0].length
  }
  nodes.push(text.slice(end))
  return nodes
}

export const pretty = (value: unknown): string => JSON.stringify(value, null, 2)

/** What a text says as JSON; undefined where it is none. */
export const parseJson = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** An example as it is shown: text as it is, anything else as JSON. */
export const shownExample = (example: unknown): string => (typeof example === 'string' ? example : pretty(example))
