import { UsageError } from './command.js'
import { listOf, textOf, type Json, type ServerCall } from './server-call.js'

/** Everything on a list, page after page. */
export const readAll = async (path: string, query: Record<string, string>, server: ServerCall): Promise<Json[]> => {
  const all: Json[] = []
  let cursor: unknown = undefined
  do {
    const sent = new URLSearchParams({ ...query, ...(typeof cursor === 'string' ? { cursor } : {}) })
    const page = await server.call('GET', `${path}?${sent.toString()}`)
    all.push(...listOf(page, 'data'))
    cursor = page['next_cursor']
  } while (typeof cursor === 'string')
  return all
}

interface Kind {
  /** Where they are: /lists. */
  path: string
  /** How their ids begin: list_. */
  prefix: string
  /** What one and several of them are called. */
  noun: string
  nouns: string
  /** The command that shows them. */
  command: string
  query?: Record<string, string>
  /** What they are called by: their name, unless given. */
  nameOf?: (one: Json) => string
}

/** The one of a name or an id. Several may have the same name: then none is taken, least of all to be deleted. */
export const findNamed = async (
  said: string | undefined,
  { path, prefix, noun, nouns, command, query = { limit: '100' }, nameOf = ({ name }) => textOf(name) }: Kind,
  server: ServerCall,
): Promise<Json> => {
  if (said === undefined) throw new UsageError(`Specify which ${noun}.`)
  if (said.startsWith(prefix)) return server.call('GET', `${path}/${encodeURIComponent(said)}`)
  const wanted = said.trim().toLowerCase()
  const found = (await readAll(path, query, server)).filter((one) => nameOf(one).toLowerCase() === wanted)
  const [first, ...others] = found
  if (first === undefined) throw new Error(`There is no ${noun} named ${said}. See: ${command}`)
  if (others.length > 0)
    throw new Error(
      `${found.length} ${nouns} are named ${said}. Give an id: ${found.map(({ id }) => textOf(id)).join(', ')}`,
    )
  return first
}
