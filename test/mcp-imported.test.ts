import { Client, StreamableHTTPClientTransport, type CallToolResult } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'

// What an agent reads where the demo is off and everything was imported: all tools, and what they say when something is missing.

const creators = `username,full name,bio,followers,location
ana.invented,Ana Invented,Vegan recipes,48200,"Valencia, Spain"
lou.invented,Lou Invented,Recipes for parents,5100,"Lyon, France"
bare.invented,Bare Invented,,900,`
const posts = `shortcode,username,date,caption,likes,comments
CzInvented1,ana.invented,2026-04-02,"My new Lumotea kettle #recipes #tea",900,2
CzInvented2,ana.invented,2026-04-20,"I will find you and break your legs, you coward.",800,0
CzInvented3,lou.invented,2026-04-21,"Soup again #recipes",100,0`
const comments = `content_url,author,text,date
https://www.instagram.com/p/CzInvented1/,pia.invented,Where can I buy the kettle?,2026-04-03
https://www.instagram.com/p/CzInvented1/,tom.invented,Just ordered mine!,2026-04-03`
const followersOf = (handle: string, from: number): string[] =>
  Array.from({ length: 60 }, (_, i) => `${handle},reader.no${from + i},Marta Invented,"Madrid, Spain"`)
const followers = ['follower of,username,full name,location', ...followersOf('ana.invented', 0)]
  .concat(followersOf('lou.invented', 30))
  .join('\n')

let started: Started
let client: Client
beforeAll(async () => {
  started = await start({ config: { demo: false } })
  const headers = { 'content-type': 'text/csv' }
  for (const [name, table] of Object.entries({ creators, posts, comments, followers })) {
    const file = await started.call('POST', `/imports/files?name=${name}.csv`, { body: table, headers })
    const body = { file_id: file.id, mapping: { set: { network: 'instagram' } } }
    const { id } = await started.call('POST', '/imports', { body })
    await started.drain()
    const imported = await started.call('GET', `/imports/${id}`)
    expect([name, imported.at('status'), imported.at('result.rejected')]).toEqual([name, 'succeeded', 0])
  }
  const { corpus, gathering } = started.app.context
  await gathering.knownAudiences.catchUp()
  await indexed(corpus.search.creators, corpus.search.texts)
  client = new Client({ name: 'test', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${started.token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${started.origin}/mcp`), { requestInit }))
})
afterAll(async () => {
  await client.close()
  await started.stop()
})

const ana = { network: 'instagram', handle: 'ana.invented' }
const lou = { network: 'instagram', handle: 'lou.invented' }
const bare = { network: 'instagram', handle: 'bare.invented' }
const post = { network: 'instagram', content_id: 'CzInvented1' }

const call = (name: string, given: Record<string, unknown>): Promise<CallToolResult> =>
  client.callTool({ name, arguments: given })
const shownBy = async (name: string, given: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const { isError, content, structuredContent } = await call(name, given)
  expect([name, isError === true ? content : []]).toEqual([name, []])
  return structuredContent as Record<string, unknown>
}
const refusalOf = async (name: string, given: Record<string, unknown>): Promise<string> => {
  const { isError, content } = await call(name, given)
  expect([name, isError]).toEqual([name, true])
  return content.map((each) => (each.type === 'text' ? each.text : '')).join('\n')
}

test('every tool answers over imported data', async () => {
  expect(await shownBy('get_data_status', {})).toMatchObject({
    index: { creators: { documents: 3 } },
    networks: [{ network: 'instagram', creators: 3, demo_creators: 0 }],
  })
  expect(await shownBy('look_up_ids', { dictionary: 'locations', query: 'spain', limit: 1 })).toMatchObject({
    data: [{ id: 'es' }],
  })
  expect(await shownBy('find_profile', { query: 'ana.invente' })).toMatchObject({ data: [ana] })
  expect(await shownBy('get_profile_report', { profile: ana })).toMatchObject({ result: { profile: ana } })
  expect(await shownBy('compare_audiences', { profiles: [ana, lou] })).toMatchObject({ status: 'succeeded' })
  expect(await shownBy('list_contents', { profile: ana, since: '2026-04-20' })).toMatchObject({
    data: [{ id: 'CzInvented2', author: { handle: 'ana.invented' } }],
  })
  expect(await shownBy('list_comments', { content: post })).toMatchObject({ total: 2 })
  expect(await shownBy('judge_texts', { texts: [{ text: 'Where can I buy this?' }] })).toHaveProperty('data.0.intent')
  expect(await shownBy('analyse_purchase_intent', { profile: ana })).toMatchObject({
    result: { comments: { read: 2 } },
  })
  expect(await shownBy('analyse_comments_relevance', { content: post, brand: { name: 'Lumotea' } })).toMatchObject({
    result: { subject: 'Lumotea' },
  })
})

test('searches filter by topics, by audiences, and leave brands out', async () => {
  const handlesOf = async (given: Record<string, unknown>): Promise<string[]> =>
    ((await shownBy('search_creators', given))['data'] as { handle: string }[]).map(({ handle }) => handle).sort()
  expect(await handlesOf({ topics: ['recipes'] })).toEqual(['ana.invented', 'lou.invented'])
  expect(await handlesOf({ without_brands: ['brand_nike'] })).toHaveLength(3)
  const audience = { locations: [{ id: 'es', min_share: 0.5 }] }
  const found = await shownBy('search_creators', { audience, last_posted_after: '2026-04-01' })
  expect(found['funnel']).toContainEqual(expect.objectContaining({ no_data: expect.any(Number) as number }))
})

test('a screening shows every category that was looked for, and a listening who wrote where', async () => {
  const screened = await shownBy('screen_profile', { profile: ana })
  const whole = await started.call('GET', `/screening/${screened['request_id'] as string}`)
  expect((screened['result'] as { categories: object[] }).categories).toHaveLength(
    (whole.at('result.categories') as object[]).length,
  )
  expect(screened['shortened']).toEqual([])
  expect(await shownBy('list_flagged_items', { request_id: screened['request_id'] })).toMatchObject({
    data: [{ id: 'instagram:CzInvented2' }],
  })
  expect(await shownBy('get_result', { request_id: screened['request_id'] })).toEqual(screened)
  const said = await shownBy('listen_to_brands', { brand: { name: 'Lumotea' }, from: '2026-04-01', to: '2026-05-01' })
  const [brand] = (said['result'] as { brands: { top_posts: object[] }[] }).brands
  expect(brand?.top_posts).toMatchObject([
    { kind: 'content', network: 'instagram', content_id: 'CzInvented1', author: { handle: 'ana.invented' } },
  ])
})

test('refusals say once what is wrong, and what an agent can do', async () => {
  expect(await refusalOf('get_profile_report', { profile: '@ana.invented' })).toMatch(/"handle".*find_profile/s)
  expect(await refusalOf('list_comments', { content: 'CzInvented1' })).toMatch(/"content_id".*list_contents/s)
  expect(await refusalOf('list_comments', { content: { ...post, content_id: 'CzNone' } })).toMatch(/list_contents/)
  expect(await refusalOf('list_contents', { profile: ana, since: 'May' })).toMatch(/such as 2026-04-30/)
  for (const tool of ['get_result', 'list_flagged_items'])
    expect(await refusalOf(tool, { request_id: 'scr_nothing' })).toMatch(/request_id that a tool answered/)
  const employment = { profile: ana, criteria_id: 'crt_default_employment' }
  expect(await refusalOf('screen_profile', employment)).toMatch(/Agents cannot screen for employment/)
  const missing = [await refusalOf('screen_profile', { profile: bare })]
  missing.push(await refusalOf('compare_audiences', { profiles: [ana, bare] }))
  for (const text of missing) {
    expect(text).toMatch(/Only a person can import/)
    expect(text.match(/are known here/g)).toHaveLength(1)
  }
  const query = await refusalOf('listen_to_brands', { brand: { name: 'Lumo', query: 'lumo AND (' } })
  expect([query.match(/At character 10/g)?.length, query]).toEqual([1, expect.stringMatching(/lumo AND \(/)])
})
