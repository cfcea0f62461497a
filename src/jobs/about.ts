const wordsMax = 120

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** A profile or a content item, by whichever of its names was used. */
const nameOf = (value: unknown): string | undefined => {
  if (!isFields(value)) return undefined
  const handle = textOf(value['handle'])
  if (handle !== undefined) return `@${handle}`
  return (
    textOf(value['name']) ??
    textOf(value['profile_url']) ??
    textOf(value['content_url']) ??
    textOf(value['content_id']) ??
    textOf(value['url'])
  )
}

const countOf = (many: unknown, one: string, several: string): string | undefined =>
  Array.isArray(many) && many.length > 0 ? `${many.length} ${many.length === 1 ? one : several}` : undefined

/** Several by the names of the first few. */
const namesOf = (many: unknown): string | undefined => {
  if (!Array.isArray(many) || many.length === 0) return undefined
  const names = many.flatMap((each) => nameOf(each) ?? [])
  if (names.length === 0) return undefined
  const more = names.length - 3
  return `${names.slice(0, 3).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/**
 * What a request was about in a few words, read off what was asked for: whose profile, which post, which brands. Kinds need not say it
 * themselves, because all of them name things in the same way.
 */
export const aboutInput = (input: unknown): string | null => {
  if (!isFields(input)) return null
  const subject =
    nameOf(input['profile']) ??
    namesOf(input['profiles']) ??
    nameOf(input['content']) ??
    namesOf(input['contents']) ??
    namesOf([input['brand'], input['others']].flat())
  const product = nameOf(input['product'])
  const found =
    subject ??
    textOf(input['media_url']) ??
    textOf(input['query']) ??
    textOf(input['file_name']) ??
    countOf(input['emails'], 'address', 'addresses') ??
    countOf(input['rows'], 'row', 'rows')
  const words = product === undefined ? found : `${product}${found === undefined ? '' : `, ${found}`}`
  if (words === undefined) return null
  return words.length > wordsMax ? `${words.slice(0, wordsMax - 1)}…` : words
}
