import type { IncomingMessage } from 'node:http'
import { owner } from './oauth-owner.js'

export type Reply = [status: number, body: unknown]

/** What every network does alike with codes and tokens. */
export interface Desk {
  mint: (lifeS: number, prefix: string) => string
  mintRefresh: (prefix: string) => string
  withdraw: (...prefixes: string[]) => void
  redeem: (host: string, form: URLSearchParams) => boolean
  isApp: (form: URLSearchParams) => boolean
  isValid: (token: string | null | undefined) => boolean
  tokens: ReadonlyMap<string, number>
  refreshes: ReadonlySet<string>
}

/** Rest.li refuses lists and times whose brackets and commas are encoded, so the address itself is looked at. */
export const playLinkedin =
  ({ mint, mintRefresh, withdraw, redeem, isApp, isValid, tokens, refreshes }: Desk) =>
  (
    path: string,
    query: URLSearchParams,
    form: URLSearchParams,
    bearer: string | undefined,
    { url = '', headers }: IncomingMessage,
  ): Reply => {
    const life = { access_token: mint(5_184_000, 'AQX'), expires_in: 5_184_000, refresh_token_expires_in: 31_536_000 }
    if (path === '/oauth/v2/accessToken') {
      if (!isApp(form)) return [401, { error: 'invalid_client' }]
      const isRefresh = form.get('grant_type') === 'refresh_token'
      const isFine = isRefresh ? refreshes.has(form.get('refresh_token') ?? '') : redeem('linkedin', form)
      return isFine ? [200, { ...life, refresh_token: mintRefresh('AQR') }] : [400, { error: 'invalid_request' }]
    }
    if (path === '/oauth/v2/revoke') {
      if (!isApp(form) || !tokens.has(form.get('token') ?? '')) return [400, { error: 'invalid_request' }]
      withdraw('AQX', 'AQR')
      return [200, {}]
    }
    if (!isValid(bearer)) return [401, { status: 401, serviceErrorCode: 65_600, message: 'Invalid access token' }]
    if (headers['linkedin-version'] === undefined || headers['x-restli-protocol-version'] !== '2.0.0')
      return [400, { status: 400, message: 'A version must be present' }]
    const urn = (kind: string, id: number) => `urn:li:${kind}:${id}`
    const list = /[?&]ids=List\(([\d,]+)\)/.exec(url)?.[1]?.split(',') ?? []
    const named = (record: (id: string) => object) => ({
      results: Object.fromEntries(list.map((id) => [id, record(id)])),
    })
    if (path === '/rest/organizationAcls')
      return [200, { elements: [12, 13].map((id) => ({ organization: urn('organization', id), state: 'APPROVED' })) }]
    if (path === '/rest/organizationsLookup')
    return [200, named((id) => ({ id: Number(id), localizedName: owner.name, vanityName: id === '12' ? owner.handle : 'other' }))] // prettier-ignore
    if (path === '/rest/geo')
      return [200, named((id) => ({ id, defaultLocalizedName: { value: id === '101282230' ? 'Germany' : 'Austria' } }))]
    if (path === '/rest/networkSizes/urn%3Ali%3Aorganization%3A12')
      return query.get('edgeType') === 'COMPANY_FOLLOWED_BY_MEMBER' ? [200, { firstDegreeSize: 4200 }] : [400, {}]
    const isAboutIt = query.get('organizationalEntity') === urn('organization', 12)
    if (path === '/rest/organizationalEntityShareStatistics') {
      const days = /&timeIntervals=\(timeRange:\(start:(\d+),end:(\d+)\),timeGranularityType:DAY\)/.exec(url)
      const figures = { impressionCount: 240, uniqueImpressionsCount: 150, clickCount: 6, likeCount: 4, commentCount: 1, shareCount: 1, engagement: 0.05 } // prettier-ignore
      // It stops two days before today.
      const count = days === null ? 0 : Math.round((Number(days[2]) - Number(days[1])) / 86_400_000) - 2
      const elements = Array.from({ length: count }, () => ({ totalShareStatistics: figures }))
      return isAboutIt && days !== null ? [200, { elements }] : [400, { status: 400, message: 'Invalid query' }]
    }
    if (path !== '/rest/organizationalEntityFollowerStatistics' || !isAboutIt) return [400, { status: 400 }]
    const counted = (key: string, rows: [string, number][]) =>
      rows.map(([id, n]) => ({ [key]: id, followerCounts: { organicFollowerCount: n, paidFollowerCount: 0 } }))
    return [
      200,
      {
        elements: [
          {
            followerCountsByGeoCountry: counted('geo', [[urn('geo', 101_282_230), 300], [urn('geo', 103_883_259), 100]]), // prettier-ignore
            followerCountsBySeniority: counted('seniority', [[urn('seniority', 5), 50], [urn('seniority', 3), 150]]), // prettier-ignore
            followerCountsByFunction: counted('function', [[urn('function', 15), 20]]),
            followerCountsByStaffCountRange: counted('staffCountRange', [['SIZE_2_TO_10', 10]]),
          },
        ],
      },
    ]
  }
