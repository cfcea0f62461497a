import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipStream } from '../src/engine/tables/zip.js'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

const preview = async (name: string, body: string | Uint8Array<ArrayBuffer>) => {
  const sent = await fetch(`${started.baseUrl}/imports/files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body,
    headers: { authorization: started.token },
  })
  const { id } = (await sent.json()) as { id: string }
  return started.call('POST', `/imports/files/${id}/preview`, { body: {} })
}

const agency = `Kampagne Frühling 2026;;;;
Stand: 12.03.2026;;;;
;;;;
Creator;Profil;Follower;ER;Preis Reel
Ana Invented;https://www.instagram.com/ana.invented/?igsh=Mz&utm_source=qr;1,2 Mio.;3,4 %;1.2k€
— ab hier nur Plan B —;;;;
Lou & Jo Invented;@lou.invented / @jo.invented;45.300;1,9 %;300€ VB
Kim Invented;instagram.com/kim.invented;12.400;4%;auf Anfrage
Durchschnitt;;336.550;2,85 %;
Summe;;1.346.200;;1.950 €
`

test('links among handles name the network, and notes, sums and averages are no creators', async () => {
  const shown = await preview('shortlist.csv', agency)
  expect(shown.at('tables.0.records')).toMatchObject([
    { network: 'instagram', handle: 'ana.invented', followers: 1_200_000, engagement_rate: 0.034 },
    { network: 'instagram', handle: 'lou.invented' },
    { network: 'instagram', handle: 'jo.invented' },
  ])
  expect(shown.at('tables.0.notes')).toContain('The network is taken to be instagram, from the addresses in Profil.')
  expect(shown.at('sampled')).toMatchObject({ importable: 3, rejected: 3, keyed: 0 })
  const problems = shown.at('problems') as { line: number; reasons: string[] }[]
  expect(problems.map(({ line, reasons }) => [line, reasons[0]])).toEqual([
    [6, 'It has one filled cell and names no account: a note or a heading.'],
    [7, expect.stringContaining('several handles')],
    [9, 'It is a row of totals or averages.'],
    [10, 'It is a row of totals or averages.'],
  ])
})

test('an address among handles of another network is of that network', async () => {
  const shown = await preview('mixed.csv', 'name,handle,network,followers\nAna,ana.invented,instagram,10\nKim,https://www.tiktok.com/@kim.invented?lang=de,,20\n') // prettier-ignore
  expect(shown.at('tables.0.records')).toMatchObject([
    { network: 'instagram', handle: 'ana.invented' },
    { network: 'tiktok', handle: 'kim.invented', followers: 20 },
  ])
})

test.each([
  ['[12.03.26, 14:05:11] Petra: Hallo,\nanbei die Liste\n[12.03.26, 14:06:01] Ana: Danke!\n'],
  ['12/03/2026, 14:05 - Petra: Hallo\nund noch etwas\n12/03/2026, 14:06 - Ana: Danke!\n'],
])('a chat is refused with the reason, however it is called', async (text) => {
  const refused = await preview('Chat mit Petra.txt', text)
  expect([refused.status, refused.at('detail')]).toEqual([422, expect.stringContaining('WhatsApp')])
})

const sheet = (...rows: string[][]): string =>
  `<worksheet><sheetData>${rows.map((row) => `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`).join('')}</sheetData></worksheet>` // prettier-ignore

test('a hidden sheet is left out, and the preview says so', async () => {
  const zip = new ZipStream()
  const parts: Uint8Array[] = []
  const entries = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="Instagram" r:id="r1"/><sheet name="intern" state="hidden" r:id="r2"/></sheets></workbook>', // prettier-ignore
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="sheets/sheet1.xml"/><Relationship Id="r2" Target="sheets/sheet2.xml"/></Relationships>', // prettier-ignore
    'xl/sheets/sheet1.xml': sheet(['network', 'handle', 'followers'], ['instagram', 'ana.invented', '1200']),
    'xl/sheets/sheet2.xml': sheet(['network', 'handle', 'bank'], ['instagram', 'kept.apart', 'DE00']),
  }
  for (const [name, text] of Object.entries(entries)) parts.push(...zip.open(name), ...zip.add(text), ...zip.close())
  const shown = await preview('sheets.xlsx', new Uint8Array(Buffer.concat([...parts, ...zip.end()])))
  expect(shown.at('files')).toMatchObject([
    { name: 'sheets.xlsx', taken: true },
    { name: 'sheets.xlsx/intern', taken: false, why: expect.stringContaining('hidden sheet') as unknown },
  ])
  expect(shown.at('tables.0.records')).toMatchObject([{ handle: 'ana.invented' }])
})
