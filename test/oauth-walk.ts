import type { Response, Started } from './harness.js'
import type { OAuthNetworks } from './oauth-networks.js'
import { secretOf } from './oauth-owner.js'

/** The settings with which a server of ours lets creators connect there. */
export const connectSettings = ({ file }: OAuthNetworks) => ({
  publicUrl: 'https://rostra.example',
  connectProviders: file,
  connectApps: ['instagram', 'facebook', 'youtube', 'tiktok', 'professional'].flatMap((id) => [
    `${id}.client_id=${secretOf.id}`,
    `${id}.client_secret=${secretOf.secret}`,
  ]),
})

/** The way of a creator through the pages of our server, as a browser goes it. Gives the last answer. */
export const walkThrough = async (
  started: Pick<Started, 'call' | 'origin'>,
  networks: OAuthNetworks,
  link: string,
  { refuse = false, otherBrowser = false } = {},
): Promise<Response> => {
  const page = (path: string, headers = {}) => started.call('GET', started.origin + path, { token: null, headers })
  const { pathname } = new URL(link)
  const sent = await page(`${pathname}/continue`)
  const cookie = (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return page(networks.agree(sent.headers.get('location') ?? '', refuse), otherBrowser ? {} : { cookie })
}
