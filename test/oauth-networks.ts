import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playLinkedin, type Reply } from './oauth-linkedin.js'
import { owner, secretOf } from './oauth-owner.js'

/**
 * The OAuth servers and owners' interfaces of the networks that creators can connect, as their documents describe them (read on
 * 17 November 2026), on one port of loopback: every host is a folder. Strict: codes work once, secrets, redirects and verifiers must
 * fit, tokens run out, and only the fields that were asked for are given.
 */
export interface OAuthNetworks {
  origin: string
  /** The address and port, to be let through to. */
  reachable: string
  /** A table of providers that leads here. */
  file: string
  /** What was asked, as "host path". */
  asked: string[]
  /** Signs the owner in and agrees, or refuses, as the network would: gives where the browser is sent. */
  agree(url: string, refuse?: boolean): string
  /** The owner removes the app in the settings of the network. */
  removeApp(): void
  refuseFigures: Set<string>
  /** What a place answers instead of its own answer, by "host path". */
  instead: Map<string, [status: number, body: unknown]>
  /** The Pages that the owner manages at Facebook, in the order in which they are listed. */
  pages: { id: string; name: string; username: string; followers_count: number }[]
  stop(): Promise<void>
}

interface Grant {
  redirectUri: string
  challenge: string | null
  host: string
}

const shipped = new URL('../assets/connect/providers.json', import.meta.url)

export const playNetworks = async (now: () => number): Promise<OAuthNetworks> => {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, number>()
  const refreshes = new Set<string>()
  const asked: string[] = []
  const refuseFigures = new Set<string>()
  const instead: OAuthNetworks['instead'] = new Map()
  const pages = [{ id: '1001', name: owner.name, username: owner.handle, followers_count: 900 }]
  const mint = (lifeS: number, prefix: string): string => {
    const token = `${prefix}${randomBytes(12).toString('hex')}`
    tokens.set(token, now() + lifeS * 1000)
    return token
  }
  /** Networks take the whole access of an app back, whichever of its tokens they are shown. */
  const withdraw = (...prefixes: string[]): void => {
    for (const known of [tokens.keys(), refreshes.keys()])
      for (const token of [...known]) {
        if (!prefixes.some((prefix) => token.startsWith(prefix))) continue
        tokens.delete(token)
        refreshes.delete(token)
      }
  }
  const mintRefresh = (prefix: string): string => {
    const token = `${prefix}${randomBytes(12).toString('hex')}`
    refreshes.add(token)
    return token
  }
  const isValid = (token: string | null | undefined): boolean => (tokens.get(token ?? '') ?? 0) > now()

  /** A code for a grant, once. */
  const redeem = (host: string, form: URLSearchParams): boolean => {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    if (grant === undefined || grant.host !== host || grant.redirectUri !== form.get('redirect_uri')) return false
    const verifier = form.get('code_verifier') ?? ''
    return grant.challenge === null || createHash('sha256').update(verifier).digest('base64url') === grant.challenge
  }
  const isApp = (form: URLSearchParams): boolean =>
    (form.get('client_id') ?? form.get('client_key')) === secretOf.id && form.get('client_secret') === secretOf.secret

  const graphError = (code: number): Reply => [400, { error: { message: 'no', type: 'OAuthException', code } }]
  const pick = (fields: string, record: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => fields.split(',').includes(name)))

  const splits: Record<string, [string, number][]> = {
    country: [['DE', 700], ['AT', 300]],
    age: [['18-24', 200], ['25-34', 500], ['55-64', 200], ['65+', 100]],
    gender: [['F', 600], ['M', 300], ['U', 100]],
    city: [['Berlin, Berlin', 100]],
  } // prettier-ignore

  const instagram = (
    path: string,
    query: URLSearchParams,
    form: URLSearchParams,
    bearer: string | undefined,
  ): Reply => {
    if (path === '/oauth/access_token')
      return isApp(form) && redeem('instagram', form)
        ? [
            200,
            { data: [{ access_token: mint(3600, 'IGS'), user_id: owner.id, permissions: 'instagram_business_basic' }] },
          ]
        : [400, { error_type: 'OAuthException', code: 400, error_message: 'Invalid' }]
    if (path === '/access_token' || path === '/refresh_access_token')
      return isValid(query.get('access_token'))
        ? [200, { access_token: mint(5_184_000, 'IGL'), token_type: 'bearer', expires_in: 5_184_000 }]
        : graphError(190)
    if (!isValid(bearer)) return graphError(190)
    const { id: user_id, handle: username, name, followers: followers_count } = owner
    if (path === '/v25.0/me')
      return [200, pick(query.get('fields') ?? '', { user_id, username, name, followers_count })]
    if (path === '/v25.0/me/media')
      return [
        200,
        {
          data: [
            { id: '1', like_count: 10, comments_count: 2 },
            { id: '2', comments_count: 4 },
          ],
        },
      ]
    const metric = query.get('metric') ?? ''
    if (refuseFigures.has(metric)) return graphError(10)
    if (metric !== 'follower_demographics')
      return [
        200,
        { data: metric.split(',').map((each, i) => ({ name: each, total_value: { value: 1000 * (i + 1) } })) },
      ]
    const results = splits[query.get('breakdown') ?? '']?.map(([key, value]) => ({ dimension_values: [key], value }))
    return [200, { data: [{ name: metric, total_value: { breakdowns: [{ results }] } }] }]
  }

  const facebook = (path: string, query: URLSearchParams, form: URLSearchParams, bearer: string | undefined): Reply => {
    if (path === '/v25.0/oauth/access_token') {
      const isFine = query.has('code') ? redeem('facebook', query) : isValid(query.get('fb_exchange_token'))
      return isApp(query) && isFine
        ? [200, { access_token: mint(5_184_000, 'EAA'), token_type: 'bearer' }]
        : graphError(100)
    }
    if (path === '/v25.0/me/permissions') {
      if (!isValid(form.get('access_token')) || form.get('method') !== 'delete') return graphError(190)
      withdraw('EA')
      return [200, { success: true }]
    }
    if (!isValid(bearer)) return graphError(190)
    if (path === '/v25.0/me/accounts')
      return [200, { data: pages.map((page) => ({ ...page, access_token: mint(5_184_000, `EAP${page.id}.`) })) }]
    const page = pages.find(({ id }) => bearer?.startsWith(`EAP${id}.`))
    if (page !== undefined && path === `/v25.0/${page.id}`) return [200, pick(query.get('fields') ?? '', page)]
    if (page === undefined || path !== `/v25.0/${page.id}/insights`) return graphError(190)
    const value = query.get('metric')?.startsWith('page_follows_') === true ? { DE: 600, AT: 300 } : 5000
    return [200, { data: [{ name: query.get('metric'), values: [{ value: 1 }, { value }] }] }]
  }

  const google = (path: string, query: URLSearchParams, form: URLSearchParams, bearer: string | undefined): Reply => {
    const given = { expires_in: 3599, scope: 'https://www.googleapis.com/auth/youtube.readonly', token_type: 'Bearer' }
    if (path === '/token') {
      if (!isApp(form)) return [401, { error: 'invalid_client' }]
      const refresh = form.get('refresh_token')
      if (form.get('grant_type') === 'refresh_token')
        return refreshes.has(refresh ?? '')
          ? [200, { access_token: mint(3599, 'ya29.'), ...given }]
          : [400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }]
      return redeem('google', form)
        ? [200, { access_token: mint(3599, 'ya29.'), refresh_token: mintRefresh('1//'), ...given }]
        : [400, { error: 'invalid_grant' }]
    }
    if (path === '/revoke')
      return refreshes.has(form.get('token') ?? '')
        ? (withdraw('ya29.', '1//'), [200, {}])
        : [400, { error: 'invalid_token' }]
    if (!isValid(bearer)) return [401, { error: { code: 401, status: 'UNAUTHENTICATED' } }]
    const { id, handle, name: title, followers } = owner
    const channel = {
      id: `UC${id}`,
      snippet: { title, customUrl: `@${handle}` },
      statistics: { subscriberCount: String(followers) },
    }
    if (path === '/youtube/v3/channels') return [200, { items: [channel] }]
    const rows: Record<string, unknown[]> = {
      country: [['DE', 800], ['CH', 200]],
      ageGroup: [['age18-24', 40], ['age55-64', 35], ['age65-', 25]],
      gender: [['female', 70], ['male', 30]],
    } // prettier-ignore
    return [200, { rows: rows[query.get('dimensions') ?? ''] ?? [[120_400, 900, 80, 40, 300_000, 41.5]] }]
  }

  const tiktok = (path: string, query: URLSearchParams, form: URLSearchParams, bearer: string | undefined): Reply => {
    if (path === '/v2/oauth/token/') {
      const isRefresh = form.get('grant_type') === 'refresh_token'
      const isFine = isRefresh ? refreshes.delete(form.get('refresh_token') ?? '') : redeem('tiktok', form)
      if (!isApp(form) || !isFine) return [400, { error: 'invalid_grant', error_description: 'no', log_id: '1' }]
      const lives = { expires_in: 7200, refresh_expires_in: 15_552_000 }
      return [
        200,
        {
          open_id: 'o1',
          scope: 'user.info.basic,video.list',
          access_token: mint(7200, 'act.'),
          refresh_token: mintRefresh('rft.'),
          ...lives,
        },
      ]
    }
    if (path === '/v2/oauth/revoke/')
      return isApp(form) && tokens.has(form.get('token') ?? '')
        ? (withdraw('act.', 'rft.'), [200, {}])
        : [400, { error: 'invalid_request' }]
    const ok = { code: 'ok', message: '', log_id: '1' }
    if (!isValid(bearer)) return [401, { error: { ...ok, code: 'access_token_invalid' } }]
    const user = {
      open_id: 'o1',
      username: owner.handle,
      display_name: owner.name,
      follower_count: 3000,
      likes_count: 9,
      video_count: 2,
    }
    if (path === '/v2/user/info/') return [200, { data: { user: pick(query.get('fields') ?? '', user) }, error: ok }]
    const videos = [{ id: '1', view_count: 100, like_count: 10 }, { id: '2', view_count: 300, like_count: 20 }] // prettier-ignore
    return [200, { data: { videos, has_more: false }, error: ok }]
  }

  const linkedin = playLinkedin({ mint, mintRefresh, withdraw, redeem, isApp, isValid, tokens, refreshes })
  type Host = (path: string, query: URLSearchParams, form: URLSearchParams, bearer: string | undefined, request: IncomingMessage) => Reply // prettier-ignore
  const hosts: Record<string, Host> = {
    'api.linkedin.com': linkedin,
    'www.linkedin.com': linkedin,
    'graph.instagram.com': instagram,
    'api.instagram.com': instagram,
    'graph.facebook.com': facebook,
    'www.googleapis.com': google,
    'oauth2.googleapis.com': google,
    'youtubeanalytics.googleapis.com': google,
    'open.tiktokapis.com': tiktok,
  }

  const bodyOf = async (request: IncomingMessage): Promise<string> => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    return body
  }
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '', 'http://x')
      const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(url.pathname) ?? []
      asked.push(`${host} ${path}`)
      const bearer = request.headers.authorization?.replace(/^Bearer /, '')
      const [status, answer] = instead.get(`${host} ${path}`) ??
        hosts[host]?.(path, url.searchParams, new URLSearchParams(body), bearer, request) ?? [404, {}]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const reachable = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = `http://${reachable}`
  const file = join(mkdtempSync(join(tmpdir(), 'rostra-providers-')), 'providers.json')
  writeFileSync(
    file,
    readFileSync(shipped, 'utf8').replaceAll(/"https:\/\/((?:[a-z0-9]+\.)+com)(?=[/"])(?!\/auth\/)/g, `"${origin}/$1`),
  )

  return {
    origin,
    reachable,
    file,
    asked,
    refuseFigures,
    instead,
    pages,
    agree: (url, refuse = false) => {
      const { hostname, pathname, searchParams: query } = new URL(url.replace(`${origin}/`, 'https://'))
      const host = /facebook/.test(hostname)
        ? 'facebook'
        : (/instagram|google|tiktok|linkedin/.exec(hostname)?.[0] ?? pathname)
      if ((query.get('client_id') ?? query.get('client_key')) !== secretOf.id || query.get('response_type') !== 'code')
        throw new Error(`not a sign-in: ${url}`)
      const redirectUri = query.get('redirect_uri') ?? ''
      const back = new URL(redirectUri)
      back.searchParams.set('state', query.get('state') ?? '')
      if (refuse) back.searchParams.set('error', 'access_denied')
      else {
        const code = randomBytes(8).toString('hex')
        grants.set(code, { redirectUri, challenge: query.get('code_challenge'), host })
        back.searchParams.set('code', code)
      }
      return back.pathname + back.search
    },
    removeApp: () => {
      tokens.clear()
      refreshes.clear()
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
