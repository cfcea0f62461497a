import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesIn } from '../src/corpus/transfer/run/files-in.js'
import { previewFile } from '../src/corpus/transfer/run/preview.js'
import { CommandLine } from './command-line.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-blocks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const mapping = { set: {}, columns: {} }
const now = Date.parse('2026-11-01T00:00:00Z')

/** Every file to import, with the kind of its rows, its records and what is wrong with rows. */
const look = async (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { taken } = await filesIn({ path, name }, () => folder, mapping)
  return Promise.all(
    taken.map(async (file) => {
      const { tables, problems } = await previewFile(file.path, file.name, mapping, now)
      return { name: file.name, kind: tables[0]?.kind, records: tables[0]?.records, problems }
    }),
  )
}

const accounts = 'Handle,Network,Followers\nana.invented,instagram,48200\nlou.invented,instagram,5100\n'

test('posts below a list of accounts are imported under their own header', async () => {
  const found = await look(
    'two.csv',
    `${accounts}\nPost URL,Author,Date,Caption,Likes\nhttps://www.instagram.com/p/CxInvented7/,ana.invented,2026-04-02,"Paella,\nfor twelve",310\nhttps://www.instagram.com/p/CxInvented8/,lou.invented,2026-04-20,Late summer,many\n`,
  )
  expect(found).toMatchObject([
    { name: 'two.csv', kind: 'creators', records: [{ handle: 'ana.invented' }, { handle: 'lou.invented' }], problems: [] },
    { name: 'two.csv/line 5', kind: 'contents', records: [{ text: 'Paella,\nfor twelve', likes: 310 }, { author: 'lou.invented' }] },
  ]) // prettier-ignore
  // Lines are those of the file as it was brought.
  expect(found[1]?.problems.map(({ line }) => line)).toEqual([8])
})

test('accounts in other columns are imported too, and a header that comes back goes on with the first table', async () => {
  const found = await look(
    'lists.csv',
    `${accounts}Handle,Network,Country,Gender,Followers\nmika.invented,tiktok,Germany,male,12400\nHandle,Network,Followers\nnele.invented,instagram,90\n`,
  )
  expect(found).toMatchObject([
    { records: [{ handle: 'ana.invented' }, { handle: 'lou.invented' }, { handle: 'nele.invented' }] },
    { name: 'lists.csv/line 4', records: [{ handle: 'mika.invented', network: 'tiktok', gender: 'male' }] },
  ])
})

test('what is not understood by itself stays where it is, and is refused there with the reason', async () => {
  const [file, ...others] = await look(
    'blocks.csv',
    'handle,followers,network\nana.invented,1200,instagram\n,,\nCaption,Likes,Comments\nPaella,310,12\n',
  )
  expect(others).toEqual([])
  expect(file?.problems).toMatchObject([{ line: 5, kept: false }])
})

test('what the command refuses of all tables in a file is listed in one file beside it', async () => {
  const path = join(folder, 'refused.csv')
  writeFileSync(path, 'handle,network,followers\n,instagram,5\nana.invented,instagram,48200\n\nPost URL,Author,Date,Likes\nhttps://www.instagram.com/p/CxInvented7/,ana.invented,2026-04-02,310\nnot an address,lou.invented,2026-04-20,95\n') // prettier-ignore
  const { code, out } = await new CommandLine().run(['import', path, '--data', join(folder, 'data')])
  expect([code, out]).toEqual([3, expect.stringContaining(`See ${path}.rejects.jsonl.`)])
  const rejects = readFileSync(`${path}.rejects.jsonl`, 'utf8').trim().split('\n')
  expect(rejects.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual([2, 7])
})
