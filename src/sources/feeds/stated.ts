import { toText } from '../mapped/value.js'

/** What a page says of its article for search engines (schema.org, as JSON-LD). */
export interface Stated {
  title: string | null
  text: string | null
  published: string | null
  author: string | null
}

const articleType = /Article$|^(?:BlogPosting|LiveBlogPosting|Report|Review)$/
const depthMax = 5
const nothing: Stated = { title: null, text: null, published: null, author: null }

type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const all = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

const findArticle = (value: unknown, depth = 0): Json | undefined => {
  if (depth > depthMax) return undefined
  for (const each of all(value)) {
    if (!isJson(each)) continue
    if (all(each['@type']).some((type) => typeof type === 'string' && articleType.test(type))) return each
    const below = findArticle(each['@graph'] ?? each['mainEntity'], depth + 1)
    if (below !== undefined) return below
  }
  return undefined
}

const nameOf = (author: unknown): string | null => {
  const [first] = all(author)
  return isJson(first) ? toText(first['name']) : toText(first)
}

export const readStated = (script: string): Stated => {
  let written: unknown
  try {
    written = JSON.parse(script)
  } catch {
    return nothing
  }
  const article = findArticle(written)
  return article === undefined
    ? nothing
    : {
        title: toText(article['headline']),
        text: toText(article['articleBody']),
        published: toText(article['datePublished']),
        author: nameOf(article['author']),
      }
}
