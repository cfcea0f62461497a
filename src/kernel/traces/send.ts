/** Where telemetry goes. */
export interface Endpoint {
  url: string
  headers: Readonly<Record<string, string>>
  timeoutMs: number
}

/** A collector that is busy or starting says so with these: the same is sent once more, later. */
const passing = new Set([429, 502, 503, 504])

/** Gives what went wrong, if something did, and whether trying again may help. */
export const sendJson = async (
  { url, headers, timeoutMs }: Endpoint,
  body: object,
): Promise<{ trouble: string; again: boolean } | undefined> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    await response.arrayBuffer()
    if (response.ok) return undefined
    return { trouble: `it answered ${response.status}`, again: passing.has(response.status) }
  } catch (error) {
    const { message, cause } = error as Error
    return { trouble: cause instanceof Error && cause.message !== '' ? cause.message : message, again: true }
  }
}
