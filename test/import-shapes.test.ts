import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

/** Files in the shapes that people have, written before the reader was looked at. */
let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

const bring = async (name: string, lines: readonly string[], set: Record<string, string> = {}): Promise<unknown> => {
  const file = await started.call('POST', `/imports/files?name=${name}`, {
    body: lines.join('\n'),
    headers: { 'content-type': 'text/csv' },
  })
  const { id } = await started.call('POST', '/imports', { body: { file_id: file.id, mapping: { set } } })
  await started.drain()
  const { json, text } = await started.call('GET', `/imports/${id}`)
  const { result } = json as { result: { rows: number; imported: number; records: object } | null }
  if (result === null) throw new Error(text)
  return [result.imported, result.rows, result.records]
}

interface Hit {
  network: string
  handle: string
  followers: number | null
  average_likes: { mean: number | null }
  average_views: { mean: number | null }
  follower_growth: Record<string, number | null>
}
const find = async (query: string): Promise<Hit[]> => {
  const { json } = await started.call('POST', '/discovery', { body: { query } })
  return (json as { data: Hit[] }).data
}

test('a list of people with a column for each network is one creator on each of them', async () => {
  const brought = await bring('crm.csv', [
    'First Name,Last Name,Email,Instagram,TikTok,YouTube,IG Followers,TT Followers,City,Notes',
    'Ula,Umber,ula@umber.example,@ula.umber,@ula.tt,,34k,120k,Vienna,"nice, fast replies"',
    'Vic,Vale,vic@vale.example,https://instagram.com/vic.vale,,https://youtube.com/@vicvale,8.2k,,Graz,',
  ])
  expect(brought).toEqual([2, 2, { creators: 4 }])
  const found = [...(await find('umber')), ...(await find('vale'))]
  expect(found.map(({ network, handle, followers }) => [network, handle, followers]).sort()).toEqual([
    ['instagram', 'ula.umber', 34_000],
    ['instagram', 'vic.vale', 8200],
    ['tiktok', 'ula.tt', 120_000],
    ['youtube', 'vicvale', null],
  ])
})

test('a column that names a network and holds counts says how many follow there', async () => {
  const brought = await bring('reach.csv', ['Handle,Instagram,Country', 'wim.wanders,12.5k,Belgium'])
  expect(brought).toEqual([1, 1, { creators: 1 }])
  expect(await find('wim')).toMatchObject([{ network: 'instagram', handle: 'wim.wanders', followers: 12_500 }])
})

test('links to profiles alone are a list of them', async () => {
  const brought = await bring('links.csv', [
    'Links',
    'https://www.instagram.com/rita.rows/?hl=en',
    'https://www.tiktok.com/@sam.skates?lang=de',
    'https://youtube.com/@tess-teaches',
  ])
  expect(brought).toEqual([3, 3, { creators: 3 }])
})

test('groups above a header are left where they say nothing', async () => {
  const brought = await bring('groups.csv', [
    'Talent list,,,,',
    'Creator,,Reach,,Engagement',
    'Network,Username,Followers,Avg. views,Avg. likes',
    'instagram,jane.paints,22100,5400,812',
    'youtube,kofi-talks,98000,12000,930',
  ])
  expect(brought).toEqual([2, 2, { creators: 2 }])
  expect(await find('jane')).toMatchObject([
    { followers: 22_100, average_views: { mean: 5400 }, average_likes: { mean: 812 } },
  ])
})

test.each([
  [
    'days that are no first or fifteenth',
    [
      'date,network,username,followers',
      ...['2025-05-03,10000', '2025-06-07,10900', '2025-07-21,12100', '2025-08-09,14000', '2025-09-06,18000'].map(
        (point) => point.replace(',', ',instagram,dina.sings,'),
      ),
    ],
    'dina',
    18_000,
    // From 9 August; 7 June, three months before 6 September.
    { months_1: 0.285714, months_3: 0.651376 },
  ],
  [
    'a column for every day',
    ['username,network,2025-05-04,2025-06-08,2025-07-06,2025-08-05', 'eli.drums,tiktok,5000,5600,6.1k,7000'],
    'eli',
    7000,
    { months_1: 0.147541, months_3: 0.4 },
  ],
  [
    'a column for every month',
    ['Username,Platform,Jun 2025,Jul 2025,Aug 2025', 'fay-films,YouTube,100K,110K,121K'],
    'fay',
    121_000,
    { months_1: 0.1 },
  ],
  [
    'a row for every month',
    [
      'platform,username,month,followers',
      ...['2025-06,5000', '2025-07,5500', '2025-08,6050'].map((row) => row.replace(/^/, 'tiktok,gus.golfs,')),
    ],
    'gus',
    6050,
    { months_1: 0.1 },
  ],
])('growth is told from %s, in the hit and in the report', async (_says, lines, query, followers, growth) => {
  await bring('history.csv', lines)
  const [hit] = await find(query)
  expect(hit).toMatchObject({ followers, follower_growth: growth })
  const report = await started.call('POST', '/profile-analytics', {
    body: { profile: { network: hit?.network, handle: hit?.handle }, audiences: [] },
    headers: { prefer: 'wait=60' },
  })
  const over = report.at('growth.over') as { months: number; rate: number }[]
  const told = Object.fromEntries(over.map(({ months, rate }) => [`months_${months}`, rate]))
  expect(told).toMatchObject(growth)
  // One row a month is a history of months, and of no days.
  expect([(report.at('growth.monthly') as unknown[]).length > 2, report.at('growth.daily')]).toEqual([true, []])
})

test('an account beside the name of a follower is whom the row follows, and keeps its own figures', async () => {
  await bring('accounts.csv', ['platform,username,followers', 'instagram,hal.hums,51200'])
  const brought = await bring('follow.csv', [
    'platform,account,follower_username,follower_name,followers,following,location',
    ...Array.from({ length: 6 }, (_, i) => `instagram,hal.hums,fan_${i},Fan ${i},${40 + i},300,Milano`),
  ])
  expect(brought).toEqual([6, 6, { followers: 6 }])
  expect(await find('hal')).toMatchObject([{ handle: 'hal.hums', followers: 51_200, location: null }])
})

test('rows without handles are completed by their title', async () => {
  await bring('titles.csv', ['network,Youtuber,subscribers', 'youtube,Q-Quilts,900', 'youtube,QuiltMaster Zed,700'])
  const complete = async (query: string): Promise<unknown[]> =>
    ((await started.call('GET', `/dictionary/userhandles?query=${query}`)).at('data') as { handle: string }[]).map(
      ({ handle }) => handle,
    )
  expect(await complete('Q-Quilts')).toContain('title:q-quilts')
  expect((await complete('quiltma'))[0]).toBe('title:quiltmaster-zed')
})
