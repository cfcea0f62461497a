import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewFile, type Preview } from '../src/corpus/transfer/run/preview.js'
import type { Mapping } from '../src/corpus/transfer/understand/mapping.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-sheets-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = Date.parse('2026-11-01T00:00:00Z')
const look = (name: string, content: string, mapping: Partial<Mapping> = {}): Promise<Preview> => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return previewFile(path, name, { set: {}, columns: {}, ...mapping }, now)
}

/** The records of a preview, over all of its tables. */
const recordsOf = ({ tables }: Preview): unknown[] => tables.flatMap(({ records }) => records)

const dutch = `"Overzicht influencers voorjaar 2026",,,,,,,
,,,,,,,
Naam,Instagram,TikTok,Volgers IG,Volgers TT,Betrokkenheid,E-mailadres,Laatst bijgewerkt
Sanne Verzonnen,@sanne.verzonnen,@sanneverzonnen,"48.200","112.000","3,9%",sanne@verzonnen.example,12-05-2026
Daan Bedacht,instagram.com/daan_bedacht,,"9.850",,"5,1%",,28-04-2026
Totaal,,,"58.050",,,,
`

test('an address without https is one account, a sum is none, and the day of the data is read', async () => {
  const preview = await look('dutch.csv', dutch)
  expect(recordsOf(preview)).toEqual([
    expect.objectContaining({ network: 'instagram', handle: 'sanne.verzonnen', followers: 48_200, as_of: '2026-05-12T00:00:00.000Z' }),
    expect.objectContaining({ network: 'instagram', handle: 'daan_bedacht', followers: 9850, engagement_rate: 0.051 }),
    expect.objectContaining({ network: 'tiktok', handle: 'sanneverzonnen', followers: 112_000 }),
  ]) // prettier-ignore
  expect(preview.sampled).toMatchObject({ importable: 2, rejected: 1, cells_lost: 0, keyed: 0 })
})

test.each([
  ['polish', 'Lp.;Imię i nazwisko;Nick;Platforma;Liczba obserwujących;Śr. polubień;Śr. komentarzy;Płeć;Uwagi\n1;Zofia Zmyślona;zofia.zmyslona;Instagram;48 200;1 930;45;Kobieta;pilne\nRazem;;;;48 200;;;;\n', { followers: 48_200, average_likes: 1930, average_comments: 45, gender: 'female' }],
  ['turkish', 'Sıra,Ad Soyad,Kullanıcı Adı,Platform,Takipçi Sayısı,Ort. Beğeni,Cinsiyet,Son Güncelleme\n1,Mert Hayali,mert_hayali,YouTube,"1,2 Mn","23 B",Erkek,28.04.2026\nToplam,,,,"1,2 Mn",,,\n', { followers: 1_200_000, average_likes: 23_000, gender: 'male', as_of: '2026-04-28T00:00:00.000Z' }],
  ['japanese', '番号,名前,アカウント名,媒体,フォロワー数,性別,都道府県,更新日\n1,架空 花子,kakuu_hanako,Instagram,4.8万,女性,東京都,2026年5月12日\n合計,,,,4.8万,,,\n', { followers: 48_000, gender: 'female', location: '東京都', as_of: '2026-05-12T00:00:00.000Z' }],
])('a sheet in %s', async (name, content, record) => {
  const preview = await look(`${name}.csv`, content)
  expect(recordsOf(preview)).toEqual([expect.objectContaining(record)])
  expect(preview.tables[0]?.left_out.filter(({ why }) => why.startsWith('Not recognised'))).toEqual([])
}) // prettier-ignore

test('the preview says what a rate without a definition is taken for, and another definition can be set', async () => {
  const list = 'username,followers,engagement_rate\nana.cooks,12400,3.1%\n'
  const plain = await look('rates.csv', list, { set: { network: 'instagram' } })
  expect(plain.tables[0]?.notes).toEqual([expect.stringMatching(/taken for likes and comments divided by followers/)])
  expect(recordsOf(plain)).toEqual([expect.not.objectContaining({ engagement_rate_basis: expect.anything() as unknown })])
  const stated = await look('rates.csv', list, { set: { network: 'instagram', engagement_rate_basis: 'as stated by Example' } })
  expect(stated.tables[0]?.notes).toEqual([])
  expect(recordsOf(stated)).toEqual([expect.objectContaining({ engagement_rate: 0.031, engagement_rate_basis: 'as stated by Example' })])
}) // prettier-ignore

test('a rate of an unnamed definition is noted, in the preview', async () => {
  const preview = await look('er.csv', 'username,followers,60d_eng_rate\nana.cooks,12400,3.1%\n', { set: { network: 'instagram' } })
  expect(preview.tables[0]?.notes).toEqual([expect.stringMatching(/own definition, "as stated by the file in 60d_eng_rate"/)])
}) // prettier-ignore

test('a second header between the rows says how those below it are read', async () => {
  const preview = await look(
    'joined.csv',
    'network,handle,followers,country\ninstagram,ana.cooks,1200,Spain\n\nHandle,Country,Network\nmira.runs,Germany,instagram\nnetwork,handle,followers,country\ninstagram,lou.bakes,90,Italy\n',
  )
  expect(recordsOf(preview)).toMatchObject([
    { network: 'instagram', handle: 'ana.cooks', followers: 1200, country_code: 'ES' },
    { network: 'instagram', handle: 'mira.runs', country_code: 'DE' },
    { network: 'instagram', handle: 'lou.bakes', followers: 90, country_code: 'IT' },
  ])
  expect(preview.sampled).toMatchObject({ importable: 3, rejected: 0 })
})

test('what stands under a header with other columns is refused, and never read as something else', async () => {
  const preview = await look(
    'blocks.csv',
    'handle,followers,network\nana.cooks,1200,instagram\n,,\nCaption,Likes,Comments\nPaella,310,12\n',
  )
  expect(recordsOf(preview)).toMatchObject([{ handle: 'ana.cooks', followers: 1200 }])
  expect(preview.sampled).toMatchObject({ importable: 1, rejected: 1 })
  expect(JSON.stringify(preview.problems)).toContain('stands under another header (line 4: Caption, Likes, Comments)')
})

test('an export of a search is read without what is derived in it', async () => {
  const preview = await look(
    'export.csv',
    'network,external_id,handle,name,followers,average_likes.mean,average_likes.contents,engagement_rate,engagement.basis,contact.has,audience.countries,audience.as_of\ninstagram,\'@ana.cooks,ana.cooks,Ana,1200,30,12,0.025,measured,false,"[{""id"":""es"",""share"":0.7}]",2026-10-01T00:00:00.000Z\n',
  )
  expect(preview.format).toMatchObject({ id: 'rostra-search' })
  expect(recordsOf(preview)).toMatchObject([{ handle: 'ana.cooks', name: 'Ana', followers: 1200, average_likes: 30, engagement_rate: 0.025 }]) // prettier-ignore
  expect(preview.sampled).toMatchObject({ importable: 1, rejected: 0, cells_lost: 0 })
})
