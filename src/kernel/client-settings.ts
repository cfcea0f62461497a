import { z } from 'zod'
import { apiPrefix } from './operation.js'
import { setting } from './setting.js'

const isHere = /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])(?=[:/]|$)/i
const looksLikeAddress = /^[^/\s]*[.:][^/\s]*(\/|$)|^localhost(\/|$)/i

/** People leave the scheme out. Tokens travel unencrypted on this machine alone; a word by itself is no address. */
const withScheme = (given: string): string => {
  const text = given.trim()
  if (text.includes('://') || !looksLikeAddress.test(text)) return text
  return `${isHere.test(text) ? 'http' : 'https'}://${text}`
}

/** The address of a server as people write it, with or without the path of the interface. */
const toBaseUrl = (given: string): string => {
  const url = given.replace(/\/+$/, '')
  return new URL(url).pathname === '/' ? url + apiPrefix : url
}

/** A token as people copy it: with quotes, spaces around it or the scheme that others want before it. */
const toToken = (given: string): string =>
  given
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^bearer\s+/i, '')

/** What the commands that call a server need. */
export const clientSettings = {
  url: setting<string | undefined>({
    env: 'ROSTRA_URL',
    flag: 'url',
    fallback: undefined,
    meaning:
      'Base URL of the server that client commands call, such as `https://rostra.example/v1`; `/v1` and `https://` may be left out (`localhost:8080` is `http://localhost:8080/v1`). By default, the server that works in the data folder, else one on `ROSTRA_PORT`.',
    read: z
      .string()
      .transform(withScheme)
      .pipe(z.url({ protocol: /^https?$/, error: 'must be an http or https URL, such as http://127.0.0.1:8080/v1' }))
      .transform(toBaseUrl),
  }),
  token: setting<string | undefined>({
    env: 'ROSTRA_TOKEN',
    flag: 'token',
    fallback: undefined,
    meaning:
      'API token that client commands send. By default, the local token in the data folder, made on the first start.',
    read: z
      .string()
      .transform(toToken)
      .refine((token) => /^[\x21-\x7e]+$/.test(token), { error: 'must be a token alone, such as rostra_…' }),
    secret: true,
  }),
}
