import { Client, StreamableHTTPClientTransport, type CallToolResult } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanEnv, rostraFile } from './command-line.js'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike, imported } from './records.js'

let started: Started
beforeAll(async () => {
  started = await start({ config: { demo: true, seedDemo: false } })
})
afterAll(() => started.stop())

const lumevia = { network: 'instagram', handle: 'lumevia.official' }

const ways = ['http', 'stdio'] as const
const revisions = { 'the current': { mode: { pin: '2026-07-28' } }, 'the one before': { mode: 'legacy' } } as const

const connect = async (
  way: (typeof ways)[number],
  revision: keyof typeof revisions = 'the current',
  token = started.token,
): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: revisions[revision] })
  const transport =
    way === 'http'
      ? new StreamableHTTPClientTransport(new URL(`${started.origin}/mcp`), {
          requestInit: { headers: { authorization: `Bearer ${token}` } },
        })
      : new StdioClientTransport({
          command: process.execPath,
          args: [rostraFile, 'mcp'],
          env: { ...(cleanEnv as Record<string, string>), ROSTRA_URL: started.baseUrl, ROSTRA_TOKEN: token },
        })
  await client.connect(transport)
  return client
}

/** A post of the demo world. */
const postOf = async () => {
  const posts = await started.call('POST', '/public-content', { body: { profile: lumevia, limit: 1 } })
  return { network: 'instagram', content_id: posts.at('data.0.id') as string }
}

const shownBy = ({ structuredContent, isError, content }: CallToolResult): Record<string, unknown> => {
  expect([isError ?? false, isError === true ? content : []]).toEqual([false, []])
  return structuredContent as Record<string, unknown>
}

describe.each(ways)('over %s', (way) => {
  test.each(Object.keys(revisions) as (keyof typeof revisions)[])(
    '%s revision of the protocol lists tools and calls one',
    async (revision) => {
      const client = await connect(way, revision)
      const { tools } = await client.listTools()
      expect(tools.length).toBeLessThanOrEqual(15)
      for (const { name, description, outputSchema, annotations } of tools) {
        expect([name, annotations?.readOnlyHint, outputSchema?.type]).toEqual([name, true, 'object'])
        expect(description?.length).toBeGreaterThan(60)
      }
      // What is said about the tools leaves room for the conversation.
      const told = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))
      expect(JSON.stringify(told).length).toBeLessThan(20_000)
      const called = await client.callTool({ name: 'list_contents', arguments: { profile: lumevia, limit: 3 } })
      const body = { profile: lumevia, limit: 3 }
      const direct = (await started.call('POST', '/public-content', { body })).json as { data: { id: string }[] }
      const { data } = shownBy(called) as { data: { id: string }[] }
      expect(data.map(({ id }) => id)).toEqual(direct.data.map(({ id }) => id))
      await client.close()
    },
  )

  test('long work tells its progress, gives figures of the interface and links the whole', async () => {
    const client = await connect(way)
    const steps: number[] = []
    const called = await client.callTool(
      { name: 'screen_profile', arguments: { content: await postOf() } },
      { onprogress: ({ progress }) => steps.push(progress) },
    )
    const shown = shownBy(called) as { request_id: string; status: string; result: { risk: unknown; coverage: object } }
    const direct = await started.call('GET', `/screening/${shown.request_id}`)
    expect(direct.at('result')).toMatchObject({ coverage: shown.result.coverage, risk: shown.result.risk as object })
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    const again = await client.callTool({ name: 'get_result', arguments: { request_id: shown.request_id } })
    expect(shownBy(again)).toEqual(shown)
    const link = called.content.find(({ type }) => type === 'resource_link') as { uri: string }
    const { contents } = await client.readResource({ uri: link.uri })
    expect(JSON.parse((contents[0] as { text: string }).text)).toEqual(direct.json)
    const flagged = await client.callTool({ name: 'list_flagged_items', arguments: { request_id: shown.request_id } })
    expect(shownBy(flagged)).toHaveProperty('data')
    await client.close()
  })
})

test('every tool shows what its operation answers', async () => {
  const client = await connect('http')
  /** A busy machine may take longer than a tool waits, which then tells how to ask for the result. */
  const call = async (name: string, given: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const shown = shownBy(await client.callTool({ name, arguments: given }))
    const isEnded = !/^(queued|in_progress)$/.test(String(shown['status']))
    return isEnded ? shown : call('get_result', { request_id: shown['request_id'] })
  }
  const content = await postOf()
  const calls: Record<string, Record<string, unknown>> = {
    search_creators: { query: 'lumevia', followers: { min: 1 }, sort: { by: 'followers' } },
    find_profile: { query: 'lumevia' },
    get_profile_report: { profile: lumevia },
    compare_audiences: { profiles: [lumevia, { network: 'instagram', handle: 'hughes.well' }] },
    list_comments: { content, limit: 5 },
    judge_texts: { texts: [{ text: 'Where can I buy this? I love it' }] },
    analyse_purchase_intent: { profile: lumevia, max_comments: 200 },
    analyse_comments_relevance: { content, product: { name: 'serum' } },
    listen_to_brands: { brand: { name: 'Lumevia' } },
    look_up_ids: { dictionary: 'interests', query: 'beau' },
    get_data_status: {},
  }
  for (const [name, given] of Object.entries(calls)) {
    const shown = await call(name, given)
    expect([name, JSON.stringify(shown).length < 40_000]).toEqual([name, true])
    if ('status' in shown)
      expect([name, shown['status'], shown['result'] !== null]).toEqual([
        name,
        expect.stringMatching(/succeeded|partial/),
        true,
      ])
  }
  await client.close()
})

test('input that the service refuses is an answer that says what to do', async () => {
  const client = await connect('http')
  const refused = await client.callTool({
    name: 'get_profile_report',
    arguments: { profile: { profile_url: 'https://nowhere.example/x' } },
  })
  expect([refused.isError, JSON.stringify(refused.content)]).toEqual([true, expect.stringMatching(/profile_url/)])
  const unknown = await client.callTool({ name: 'get_result', arguments: { request_id: 'scr_nothing' } })
  expect(unknown.isError).toBe(true)
  await client.close()
})

test('a request that failed is an error that says what the agent can do', async () => {
  const client = await connect('http')
  const nobody = { network: 'instagram', handle: 'nobody.is.called.so' }
  for (const [name, given] of Object.entries({
    get_profile_report: { profile: nobody },
    screen_profile: { profile: nobody },
    analyse_purchase_intent: { profile: nobody },
    compare_audiences: { profiles: [nobody, { ...nobody, handle: 'nor.is.this.one' }] },
  })) {
    const failed = await client.callTool({ name, arguments: given })
    const { status, request_id } = failed.structuredContent as { status: string; request_id: string }
    expect([name, failed.isError, status]).toEqual([name, true, 'failed'])
    expect(JSON.stringify(failed.content)).toMatch(/nobody\.is\.called\.so/)
    const again = await client.callTool({ name: 'get_result', arguments: { request_id } })
    expect(again).toEqual(failed)
  }
  const advised = await client.callTool({ name: 'get_profile_report', arguments: { profile: nobody } })
  expect(JSON.stringify(advised.content)).toMatch(/find_profile/)
  await client.close()
})

test('refusals name the tool that helps, and each wrong value once', async () => {
  const client = await connect('http')
  const refused = await client.callTool({ name: 'search_creators', arguments: { locations: ['Spainn'] } })
  const said = JSON.stringify(refused.content)
  expect(said).toMatch(/look_up_ids, dictionary \\"locations\\"/)
  expect(said.match(/Spainn/g)).toHaveLength(1)
  await client.close()
})

test('an agent finds the lists of the account and searches inside one', async () => {
  const client = await connect('http')
  const made = await started.call('POST', '/lists', { body: { name: 'Spring launch' } })
  const id = made.at('id') as string
  const { creators, search } = started.app.context.corpus
  await creators.save([creatorLike({ externalId: 'l1', handle: 'una.bakes', provenance: imported(1) })])
  await indexed(search.creators)
  const profiles = [{ network: 'instagram', handle: 'una.bakes' }]
  await started.call('POST', `/lists/${id}/members`, { body: { profiles } })
  const found = await client.callTool({ name: 'look_up_ids', arguments: { dictionary: 'lists', query: 'spring' } })
  expect(shownBy(found)).toMatchObject({ data: [{ id, name: 'Spring launch', members: 1 }] })
  await indexed(search.creators)
  const inside = await client.callTool({ name: 'search_creators', arguments: { lists: [id] } })
  expect(shownBy(inside)).toMatchObject({ data: [{ handle: 'una.bakes' }] })
  await client.close()
})

test('a token without the scope is refused by the tool, one that is none before it', async () => {
  const client = await connect('http', 'the current', await started.createToken('other', ['creators']))
  const refused = await client.callTool({ name: 'screen_profile', arguments: { profile: lumevia } })
  expect([refused.isError, JSON.stringify(refused.content)]).toEqual([true, expect.stringMatching(/scope screening/)])
  await client.close()
  const post = (headers: Record<string, string>) =>
    fetch(`${started.origin}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    })
  const none = await post({})
  expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="rostra"'])
  expect((await post({ authorization: started.token, origin: 'https://elsewhere.example' })).status).toBe(403)
  // A name that somebody else had lead here: the page and the address that it called agree.
  const json = { 'content-type': 'application/json' }
  const rebound = { ...json, host: 'evil.example', origin: 'http://evil.example', authorization: started.token }
  expect((await request(`${started.origin}/mcp`, { method: 'POST', headers: rebound, body: '{}' })).statusCode).toBe(
    403,
  )
  expect((await post({ authorization: started.token, origin: started.origin })).status).toBe(200)
  expect((await post({ authorization: started.token })).status).toBe(200)
})

test('who gives up cancels the work', async () => {
  const client = await connect('http')
  const leaving = new AbortController()
  const listed = async () =>
    (await started.call('GET', '/requests?limit=1')).at('data.0') as { id: string; status: string }
  const before = await listed()
  await started.app.worker.stop(0)
  const called = client.callTool(
    { name: 'analyse_purchase_intent', arguments: { profile: lumevia } },
    { signal: leaving.signal },
  )
  await expect.poll(async () => (await listed()).id).not.toBe(before.id)
  leaving.abort()
  await expect(called).rejects.toThrow()
  await expect.poll(async () => (await listed()).status).toBe('canceled')
  await client.close()
})

test('calls that tools made are over when they are answered', async () => {
  const open = async () =>
    /^rostra_http_calls.*$/m.exec((await started.call('GET', `${started.origin}/metrics`, { token: null })).text)?.[0]
  await expect.poll(open).toMatch(/ 0$/)
})
