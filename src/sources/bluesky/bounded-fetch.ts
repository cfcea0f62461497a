import { textOf } from '../web/text-of.js'

type Fetch = typeof globalThis.fetch

const answerBytesMax = 20_000_000
const redirectsMax = 3

/** What this service answered, as if it had said that it cannot: led elsewhere, or told without an end. */
const noAnswer = (): Response => Response.json({}, { status: 502 })

/** Whole, if it is no larger than anybody's answer. */
const readBounded = async (response: Response): Promise<Buffer | undefined> => {
  const chunks: Uint8Array[] = []
  let size = 0
  // Unpacked on its way: what is counted is what would be held.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > answerBytesMax) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Where the same host leads to within itself, such as from http to https; undefined for any other place. */
const within = (host: string, from: string, location: string | null): string | undefined => {
  if (location === null || !URL.canParse(location, from)) return undefined
  const next = new URL(location, from)
  const isWeb = next.protocol === 'http:' || next.protocol === 'https:'
  return isWeb && next.host === host ? next.href : undefined
}

/**
 * The library takes what it is given: an answer of any size, from wherever the service leads. Here it is bounded, and read as its header says.
 * The service may be one inside that the operator named, so other hosts are not weighed: none is asked.
 */
export const boundedFetch =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const first = typeof input === 'object' && 'url' in input ? input.url : String(input)
    const { host } = new URL(first)
    let response = await fetch(input, { ...init, redirect: 'manual' })
    for (let redirects = 0, at = first; response.status >= 300 && response.status < 400; redirects++) {
      const next = within(host, at, response.headers.get('location'))
      await response.body?.cancel()
      if (next === undefined || redirects >= redirectsMax) return noAnswer()
      at = next
      response = await fetch(next, { ...init, redirect: 'manual' })
    }
    const bytes = await readBounded(response)
    if (bytes === undefined) return noAnswer()
    const headers = new Headers(response.headers)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    const hasBody = response.status !== 204 && response.status !== 205
    const text = textOf(bytes, headers.get('content-type') ?? undefined)
    return new Response(hasBody ? text : null, { status: response.status, headers })
  }
