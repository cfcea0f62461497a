import { isObject, type RawRow } from './raw-rows.js'

/** Keys under which answers of programs hold what they are about. */
export const envelopeKeys = [
  'data', 'items', 'includes', 'result', 'results', 'records', 'aweme_list', 'itemList', 'users', 'posts', 'accounts', 'creators', 'profiles', 'influencers', 'videos',
  'comments', 'tweets', 'business_discovery', 'edges', 'orderedItems', 'messages', 'chats', 'media', 'hits', 'response', 'payload', 'graphql', 'rows', 'entries', 'feed',
  'lookalikes', 'elements', 'channels', 'streams', 'statuses', 'documents', 'docs', 'nodes', 'list', 'collection',
] // prettier-ignore

/** Keys that rows have and envelopes do not. */
const rowKeys = ['network', 'handle', 'username', 'content_id', 'text', 'caption', 'shortCode', 'url', 'name', 'title']

/** Whether an object is no row but holds some. */
export const isEnvelope = (object: Record<string, unknown>): boolean =>
  envelopeKeys.some((key) => typeof object[key] === 'object' && object[key] !== null) &&
  !rowKeys.some((key) => key in object)

/** Keys of what is known to hold rows: a list under `data`, one thing alone, or lists of several kinds under `includes`. */
const holders = ['data', 'items', 'includes', 'results', 'records', 'business_discovery']

/** Whether an item of a list or a line is a whole answer: somebody saved many of them one after the other. */
const isAnswer = (object: Record<string, unknown>): boolean =>
  isEnvelope(object) && holders.some((key) => isObject(object[key]) || isListOfObjects(object[key]))

const isListOfObjects = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject)

const depthMax = 3

interface Found {
  at: string
  content: Record<string, unknown>
}

/** The lists of an answer as rows; what is left of it is its frame. One thing with an id of its own is a row as it is, with the lists inside it. */
const take = (object: Record<string, unknown>, path: string, rows: Found[], depth = 0): Record<string, unknown> => {
  const frame: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(object)) {
    const at = path === '' ? key : `${path}.${key}`
    if (isListOfObjects(value)) rows.push(...value.map((content) => ({ at: `${at}[]`, content })))
    else if (isObject(value) && depth === 0 && key === 'data' && 'id' in value) rows.push({ at: 'data[]', content: value })
    else frame[key] = isObject(value) && depth < depthMax ? take(value, at, rows, depth + 1) : value
  }
  return frame
} // prettier-ignore

/** Posts in an answer about somebody are theirs. */
const nameAuthor = (rows: readonly Found[], frame: Record<string, unknown>): void => {
  const owner = isObject(frame['business_discovery']) ? frame['business_discovery']['username'] : undefined
  if (typeof owner === 'string') for (const { content } of rows) if ('media_type' in content) content['username'] ??= owner
} // prettier-ignore

/** The rows that a row holds, where it is a whole answer; the row itself otherwise. Reading goes on after all of them, or before the first. */
export const unfold = (row: RawRow, start: Pick<RawRow, 'nextOffset' | 'nextLine'>): RawRow[] => {
  if (row.at !== '[]' || !isObject(row.content) || !isAnswer(row.content)) return [row]
  const found: Found[] = []
  const frame = take(row.content, '', found)
  nameAuthor(found, frame)
  const rows = [...found, ...(Object.keys(frame).length > 0 ? [{ at: '', content: frame }] : [])]
  return rows.map(({ at, content }, i) => ({
    ...row,
    at,
    content,
    ...(i === rows.length - 1 ? {} : { nextOffset: start.nextOffset, nextLine: start.nextLine }),
  }))
}
