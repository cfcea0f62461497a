const pythonList =
  /^\[\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")(?:\s*,\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"))*\s*\]$/u
const quotedItem = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gu

const parse = (text: string): unknown[] | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

const nameKeys = ['screen_name', 'username', 'name', 'tag', 'text', 'hashtagName', 'title', 'expanded_url', 'url']

const linkKeys = ['expanded_url', 'url', 'uri', 'href', 'link', 'value']

/** The word of an item that is an object: {name: 'food'}. */
const toItem = (item: unknown, keys: readonly string[]): unknown => {
  if (typeof item !== 'object' || item === null) return item
  const key = keys.find((name) => typeof (item as Record<string, unknown>)[name] === 'string')
  return key === undefined ? undefined : (item as Record<string, unknown>)[key]
}

const clean = (items: readonly unknown[], keys: readonly string[]): string[] =>
  items
    .map((item) => toItem(item, keys))
    .filter((item) => item !== undefined && item !== null)
    .map((item) => (typeof item === 'string' ? item : JSON.stringify(item)).trim())
    .filter((item) => item !== '')

/** Objects in a list, as Python prints them: [{'name': 'food', 'id': None}]. */
const parsePython = (text: string): unknown[] | undefined =>
  /^\[\s*\{\s*'/u.test(text)
    ? parse(
        text
          .replace(/'((?:[^'\\]|\\.)*)'/gu, (_, inner: string) => JSON.stringify(inner.replace(/\\'/g, "'")))
          .replace(/\bNone\b/g, 'null')
          .replace(/\bTrue\b/g, 'true')
          .replace(/\bFalse\b/g, 'false'),
      )
    : undefined

/** The items of a cell: a JSON array, a list as Python prints it, or words with something between them. */
export const toItems = (value: unknown, separators: RegExp, keys: readonly string[] = nameKeys): string[] => {
  if (Array.isArray(value)) return clean(value, keys)
  const text = String(value).trim()
  if (text.startsWith('[')) {
    const list = parse(text) ?? parsePython(text)
    if (list !== undefined) return clean(list, keys)
    if (pythonList.test(text))
      return [...text.matchAll(quotedItem)].map(([, a, b]) => (a ?? b ?? '').trim()).filter((item) => item !== '')
  }
  return text
    .split(separators)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** Addresses, which may stand in objects beside their titles. */
export const toLinks = (value: unknown): string[] => toItems(value, /[|\s]+/u, linkKeys)

/** A handle with its server, `@mira@social.example`, is one. */
const ofServer = /^@?[\w.-]+@[\w-]+(?:\.[\w-]+)+$/u

/** Tags and handles: marks, blanks and commas all separate them. */
export const toMarked = (value: unknown, mark: '#' | '@'): string[] => {
  const items = toItems(value, /[,|;\s]+/u)
  return items
    .flatMap((item) => (mark === '@' && ofServer.test(item) ? [item.replace(/^@/, '')] : item.split(mark)))
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
