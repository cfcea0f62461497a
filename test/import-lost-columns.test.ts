import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Response, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

type Json = Record<string, unknown>
const preview = async (name: string, body: string): Promise<Response> => {
  const sent = await fetch(`${started.baseUrl}/imports/files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body,
    headers: { authorization: started.token },
  })
  const { id } = (await sent.json()) as { id: string }
  return started.call('POST', `/imports/files/${id}/preview`, { body: {} })
}
const leftOut = (shown: Response): Record<string, unknown> =>
  Object.fromEntries(
    (shown.at('tables.0.left_out') as { column: string; why: string }[]).map(({ column, why }) => [column, why]),
  )

test.each([
  ['weibo.csv', '昵称,粉丝数,主页\n安娜,12万,https://weibo.com/u/1234567890\n', 'Weibo', 'the addresses in 主页'],
  ['list.csv', 'Имя,Ссылка,Подписчики\nАнна,https://vk.com/anna_invented,3400\n', 'VK', 'the addresses in Ссылка'],
  ['list.csv', '小红书号,昵称,粉丝数\n123456789,安娜,1.2万\n', 'Xiaohongshu', 'the column 小红书号'],
  ['达人列表.csv', '达人昵称,抖音号,粉丝数\n虚构小美,xg.xiaomei,12.3万\n', 'Douyin', 'the column 抖音号'],
  [
    'list.csv',
    'name,handle,followers,link\nAna,ana,12,https://www.douyin.com/user/MS4wLjABAAAAinvented\n',
    'Douyin',
    'the addresses in link',
  ],
  ['vk_bloggers.csv', 'handle,followers\nanna_v,10\n', 'VK', 'the name of the file'],
])('%s of a network that is not carried says so, and which are: %s', async (name, text, network, why) => {
  const [missing] = (await preview(name, text)).at('tables.0.missing') as string[]
  expect(missing).toContain(`The file seems to be of ${network}, from ${why}. ${network} is not one of the networks`)
  expect(missing).toContain('instagram, tiktok, youtube')
})

test('a row of a network that is not carried is refused by its name; the others are taken', async () => {
  const shown = await preview('list.csv', 'platform,handle,followers\nВКонтакте,anna_v,10\nInstagram,ana.cooks,20\n')
  expect(shown.at('sampled')).toMatchObject({ rows: 2, importable: 1, rejected: 1 })
  expect(shown.at('problems.0.reasons.0')).toBe('network is VK, which is not carried here: "ВКонтакте" (in the column platform)') // prettier-ignore
})

test('what is of Douyin is refused and not taken for TikTok, of which the same company tells its users abroad', async () => {
  const shown = await preview(
    '平台.csv',
    '昵称,平台,账号,粉丝数\n小林,抖音,xiaolin88,12.5万\n小王,海外抖音,xiaowang,3万\n',
  )
  expect(shown.at('sampled')).toMatchObject({ rows: 2, importable: 1, rejected: 1 })
  expect(shown.at('tables.0.records.0.network')).toBe('tiktok')
  expect(shown.at('problems.0.reasons.0')).toContain('network is Douyin, which is not carried here')
})

test.each([
  ['date of birth', '1994-05-03', 1994],
  ['Geburtsdatum', '03.05.1994', 1994],
  ['Fecha de nacimiento', '3 de mayo de 1994', 1994],
  ['dob', '05/03/1994', 1994],
  ['生年月日', '1994年5月3日', 1994],
  ['birth year', '1994', 1994],
  ['birthday', '03/05', undefined],
  ['birthday', '03.05.65', undefined],
])('of a birth date in %s (%s) the year is kept and never the day', async (column, cell, year) => {
  const shown = await preview('list.csv', `network,handle,followers,${column}\ninstagram,ana.cooks,20,${cell}\n`)
  const record = shown.at('tables.0.records.0') as Json
  expect(record['birth_year']).toBe(year)
  expect(JSON.stringify(record)).not.toMatch(/1994-05|05-03/)
  expect(shown.at('sampled')).toMatchObject({ importable: 1, cells_lost: year === undefined ? 1 : 0 })
})

test.each(['Edad', 'Alter', 'âge', 'Idade', 'Возраст', '年龄'])(
  'an age (%s) is lost, and it is said why',
  async (age) => {
    const shown = await preview('list.csv', `network,handle,followers,${age}\ninstagram,ana.cooks,20,32\n`)
    expect(leftOut(shown)[age]).toMatch(/^An age, which is wrong a year later/)
  },
)

test.each(['Tarif', 'Preis pro Post', 'valor', 'Fee (EUR)', 'Price per post USD', 'Cachê', 'Стоимость', '报价'])(
  'a price (%s) is lost, and it is said where prices belong',
  async (price) => {
    const shown = await preview('list.csv', `network,handle,followers,${price}\ninstagram,ana.cooks,20,250 €\n`)
    expect(leftOut(shown)[price]).toMatch(/^A price.*field of a list/)
  },
)
