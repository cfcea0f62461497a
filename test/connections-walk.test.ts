import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CommandLine } from './command-line.js'
import { start, beginning, type Started } from './harness.js'
import { creatorLike } from './records.js'
import { playNetworks, type OAuthNetworks } from './oauth-networks.js'
import { owner } from './oauth-owner.js'
import { connectSettings, walkThrough } from './oauth-walk.js'

const day = 86_400_000
const purpose = 'Plan the spring campaign together with you.'
let started: Started
let networks: OAuthNetworks
const commandLine = new CommandLine()

beforeAll(async () => {
  let now = (): number => beginning
  networks = await playNetworks(() => now())
  started = await start({ config: connectSettings(networks), reachable: [networks.reachable] })
  now = () => started.clock.now()
})
afterAll(async () => {
  await started.stop()
  await networks.stop()
})
afterEach(async () => {
  networks.instead.clear()
  networks.pages.splice(1)
  const listed = (await started.call('GET', '/connections?limit=100')).at('data') as { id: string }[]
  for (const { id } of listed) await started.call('DELETE', `/connections/${id}`)
})

const link = async (provider: string, more: object = {}, token = started.token) => {
  const made = await started.call('POST', '/connections', { body: { provider, purpose, ...more }, token })
  return { id: made.id, url: String(made.at('url')) }
}
const connect = async (provider: string, more: object = {}, token = started.token) => {
  const made = await link(provider, more, token)
  const back = await walkThrough(started, networks, made.url)
  expect([back.status, back.text]).toEqual([303, ''])
  return made
}
const show = async (id: string, token = started.token) => started.call('GET', `/connections/${id}`, { token })
const read = async (id: string, token = started.token) => started.call('POST', `/connections/${id}/read`, { token })
const rostra = (...args: string[]) =>
  commandLine.run([...args, '--url', started.baseUrl], { env: { ROSTRA_TOKEN: started.token }, columns: 100 })

test('whoever refused can open the link again and agree', async () => {
  for (const provider of ['instagram', 'facebook', 'youtube', 'tiktok']) {
    const { id, url } = await link(provider)
    const refused = await walkThrough(started, networks, url, { refuse: true })
    expect(refused.text).toContain('You did not agree, so nothing was connected.')
    expect((await show(id)).at('state')).toBe('pending')
    expect((await walkThrough(started, networks, url)).status).toBe(303)
    expect((await show(id)).at('state')).toBe('connected')
  }
})

test('a network that is down while a token is renewed ends nothing', async () => {
  const { id } = await connect('youtube')
  started.clock.advance(3600_000)
  networks.instead.set('oauth2.googleapis.com /token', [503, { error: 'backend' }])
  expect((await read(id)).status).toBeGreaterThanOrEqual(500)
  expect((await show(id)).json).toMatchObject({ state: 'connected', problem: expect.any(String) as string })
  networks.instead.set('oauth2.googleapis.com /token', [429, { error: 'rate' }])
  const limited = await read(id)
  expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([503, 60])
  expect((await show(id)).at('state')).toBe('connected')
  networks.instead.clear()
  expect((await read(id)).json).toMatchObject({ state: 'connected', problem: null })
})

test('a page of HTML with status 200 instead of a token is no token', async () => {
  const { id, url } = await link('tiktok')
  networks.instead.set('open.tiktokapis.com /v2/oauth/token/', [200, '<html>Sorry</html>'])
  const back = await walkThrough(started, networks, url)
  expect([back.status, (await show(id)).at('state')]).toEqual([400, 'pending'])
})

test('a token that cannot be renewed runs out, and the connection says what to do', async () => {
  const { id } = await connect('facebook')
  started.clock.advance(59 * day)
  expect((await read(id)).status).toBe(200)
  started.clock.advance(2 * day)
  expect((await read(id)).status).toBeGreaterThanOrEqual(400)
  expect((await show(id)).json).toMatchObject({ state: 'ended', ended_by: 'network', measured: null })
  const again = await connect('facebook')
  expect((await show(again.id)).json).toMatchObject({ state: 'connected', handle: owner.handle })
})

test.each(['youtube', 'tiktok', 'facebook'])(
  'of two connections to one %s account, ending one leaves the other',
  async (provider) => {
    const other = await started.createToken('second')
    const [one, two] = [await connect(provider), await connect(provider, {}, other)]
    expect((await started.call('POST', `/connections/${one.id}/end`)).json).toMatchObject({
      state: 'ended',
      revoked: false,
    })
    expect((await read(two.id, other)).status).toBe(200)
    expect((await started.call('POST', `/connections/${two.id}/end`, { token: other })).at('revoked')).toBe(true)
  },
)

test('signing in as somebody else than expected does not end what they had connected', async () => {
  const one = await connect('youtube')
  const { url } = await link('youtube', { handle: 'somebody.else' })
  expect((await walkThrough(started, networks, url)).text).toContain('the link is for somebody.else')
  expect((await read(one.id)).status).toBe(200)
})

test('whoever agrees twice has two connections, and the report shows each figure once', async () => {
  const [one, two] = [await connect('youtube'), await connect('youtube')]
  const known = { network: 'youtube', externalId: 'UC1', handle: owner.handle, followers: 1000 } as const
  const provenance = { source: 'import', basis: 'measured', asOf: started.clock.now(), synthetic: false } as const
  await started.app.context.corpus.creators.save([creatorLike({ ...known, provenance })])
  const report = await started.call('POST', '/profile-analytics', {
    body: { profile: { network: 'youtube', handle: owner.handle }, max_age_s: 31_536_000, audiences: [] },
  })
  const names = (report.at('first_party.figures') as { name: string }[]).map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(report.at('first_party.figures.0')).toMatchObject({ value: 1200, estimate: { value: 1000, difference: -200 } })
  await started.call('POST', `/connections/${one.id}/end`)
  expect((await read(two.id)).at('measured.figures.0.value')).toBe(1200)
})

test('of several Pages the one that the link is for is connected, and stays it', async () => {
  networks.pages.push({ id: '1002', name: 'Second Page', username: 'second.page', followers_count: 40 })
  const { id } = await connect('facebook', { handle: 'second.page' })
  const valueOf = (answer: Awaited<ReturnType<typeof show>>) => answer.at('measured.figures.0.value')
  expect((await show(id)).json).toMatchObject({ handle: 'second.page', external_id: '1002' })
  expect(valueOf(await show(id))).toBe(40)
  const first = await connect('facebook')
  networks.pages.reverse()
  const reread = await read(first.id)
  expect([reread.at('handle'), valueOf(reread)]).toEqual([owner.handle, 900])
  networks.pages.reverse()
})

test('an account that has another name now is the same one', async () => {
  const { id } = await connect('facebook')
  const [page] = networks.pages
  if (page !== undefined) page.username = 'ana.bakes'
  expect((await read(id)).json).toMatchObject({ state: 'connected', handle: 'ana.bakes', external_id: '1001' })
  if (page !== undefined) page.username = owner.handle
})

test('deleting gives the access back at the network; erasing the person leaves no connection', async () => {
  const one = await connect('youtube')
  networks.asked.length = 0
  expect((await started.call('DELETE', `/connections/${one.id}`)).status).toBe(204)
  expect(networks.asked).toContain('oauth2.googleapis.com /revoke')
  const two = await connect('tiktok')
  const token = await started.createToken('first', ['operator'])
  const body = { who: [`tiktok:${owner.handle}`], reason: 'They asked for it.' }
  const erased = await started.call('POST', '/subjects/erase', { body, token })
  expect([erased.status, erased.text]).toEqual([201, expect.stringContaining('connections')])
  expect((await show(two.id)).status).toBe(404)
})

test('a creator can still disconnect when the app was taken out of the settings', async () => {
  const { id, url } = await connect('youtube')
  const held = started.app.context.connections.ready
  const ready = held.get('youtube')
  held.delete('youtube')
  const page = started.origin + new URL(url).pathname
  expect((await started.call('GET', page, { token: null })).text).toContain('Disconnect')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await started.call('POST', `${page}/disconnect`, { token: null, headers, body: '' })).status).toBe(200)
  if (ready !== undefined) held.set('youtube', ready)
  expect((await show(id)).json).toMatchObject({ state: 'ended', ended_by: 'creator', measured: null })
})

test('no file in the data folder has a token, a secret of a sign-in or the code of a link', async () => {
  const { url } = await connect('tiktok')
  await connect('youtube')
  const pending = await link('youtube')
  const sent = await started.call('GET', `${started.origin}${new URL(pending.url).pathname}/continue`, { token: null })
  const state = new URL(sent.headers.get('location') ?? '').searchParams.get('state') ?? 'none'
  const folder = started.config.dataFolder
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  const all = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)).toString('latin1')).join('')
  const known = [state, new URL(url).pathname.split('/').at(-1) ?? '']
  expect(known.filter((secret) => all.includes(secret))).toEqual([])
  expect(/(?:ya29\.|act\.|rft\.|1\/\/)[0-9a-f]{24}/.exec(all)).toBeNull()
})

test('a command links, lists, reads and ends', async () => {
  const made = await rostra('connections', 'link', 'youtube', '--purpose', purpose)
  expect(made.code).toBe(0)
  expect((await walkThrough(started, networks, made.out.trim())).status).toBe(303)
  const list = await rostra('connections', 'list')
  expect(list.out).toMatch(/con_\w+ +youtube +ana\.cooks +connected/)
  const id = /con_\w+/.exec(list.out)?.[0] ?? ''
  const figures = await rostra('connections', 'read', id)
  expect(figures.out).toMatch(/views +120 k +in 28 days/)
  expect((await rostra('connections', 'end', id)).out).toContain('The network was told.')
  expect((await rostra('connections', 'read', id)).code).not.toBe(0)
})
