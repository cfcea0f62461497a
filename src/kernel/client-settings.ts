import { z } from 'zod'
import { apiPrefix } from './operation.js'
import { setting } from './setting.js'

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
      'Base URL of the server that client commands call, such as `https://rostra.example/v1`; `/v1` may be left out. By default, the server that works in the data folder, else one on `ROSTRA_PORT`.',
    read: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).transform(toBaseUrl),
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
