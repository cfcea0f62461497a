/** What this reads of an OpenAPI description. */
export interface Walked {
  method: string
  path: string
  operation: WalkedOperation
}

interface WalkedOperation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}

/** Where an answer holds the id that others ask with. */
export type IdPlace = 'id' | 'data.0.id'

export const bodyExampleOf = ({ requestBody }: WalkedOperation): unknown =>
  requestBody?.content['application/json']?.example

const answerExampleOf = ({ responses }: WalkedOperation): { id?: unknown; data?: { id?: unknown }[] } | undefined => {
  const [usual] = Object.values(responses)
  return usual?.content?.['application/json']?.example as ReturnType<typeof answerExampleOf>
}

/** The id that an answer brings, as the example writes it: a new thing’s own, or that of the first of a list. */
export const idOf = (operation: WalkedOperation): { example: string; at: IdPlace } | undefined => {
  const answer = answerExampleOf(operation)
  if (typeof answer?.id === 'string') return { example: answer.id, at: 'id' }
  const first = answer?.data?.[0]?.id
  return typeof first === 'string' ? { example: first, at: 'data.0.id' } : undefined
}

/** Makes things, reads lists, reads things, changes things, takes parts out, removes things; what only a removal leaves comes last. */
const rankOf = ({ method, path, operation }: Walked): number => {
  if (method === 'delete') return 6
  if (idOf(operation)?.example.startsWith('del_') === true) return 7
  if (path.endsWith('/remove')) return 5
  if (!path.includes('{')) return method === 'get' ? 2 : 1
  if (path.split('{').length > 2) return 4
  return method === 'get' ? 3 : 4
}

const order = (operations: readonly Walked[]): Walked[] =>
  operations
    .map((walked, at) => ({ walked, at, rank: rankOf(walked) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ walked }) => walked)

/** A submission is waited for where its own result is read, so that what reads its parts finds them. */
const isWhole = ({ path }: Walked): boolean => /^[^{]*\{\w+\}$/.test(path)

const waitedFor = (operations: readonly Walked[]): Walked[] => {
  const ranked = order(operations)
  return [
    ...ranked.filter((each) => rankOf(each) < 3),
    ...ranked.filter((each) => rankOf(each) === 3 && isWhole(each)),
    ...ranked.filter((each) => rankOf(each) === 3 && !isWhole(each)),
    ...ranked.filter((each) => rankOf(each) > 3),
  ]
}

/** All operations in an order in which their examples can be tried one after another: what is asked for exists by then. */
export const walk = (description: object): Walked[] => {
  const { paths } = description as { paths: Record<string, Record<string, WalkedOperation>> }
  return waitedFor(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    ),
  )
}
