import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewFile, type Preview } from '../src/corpus/transfer/run/preview.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-tar-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entry = (name: string, content: string, type = '0'): Buffer => {
  const header = Buffer.alloc(512)
  const body = Buffer.from(content)
  header.write(name.slice(0, 100), 0)
  header.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write(type, 156)
  header.write('ustar\0', 257)
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512)])
}
const tarOf = (...entries: Buffer[]): Buffer => Buffer.concat([...entries, Buffer.alloc(1024)])

const look = (name: string, content: Buffer): Promise<Preview> => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return previewFile(path, name, { set: {}, columns: {} }, Date.parse('2026-11-01T00:00:00Z'))
}

const actor = entry(
  'actor.json',
  JSON.stringify({
    id: 'https://social.example/users/ana',
    preferredUsername: 'ana',
    name: 'Ana',
    summary: '<p>Cook</p>',
  }),
)
const note = (n: number): object => ({
  type: 'Create',
  to: ['https://www.w3.org/ns/activitystreams#Public'],
  object: {
    id: `https://social.example/users/ana/statuses/11000000000000000${n}`,
    type: 'Note',
    published: '2026-05-01T10:00:00Z',
    content: `<p>Bread ${n}</p>`,
    to: ['https://www.w3.org/ns/activitystreams#Public'],
  },
})
const outbox = JSON.stringify({ orderedItems: [note(1), note(2)] })
const picture = entry('media_attachments/files/a.png', 'x'.repeat(70_000))
const longNamed = Buffer.concat([
  entry('././@LongLink', `${'deep/'.repeat(30)}outbox.json\0`, 'L'),
  entry('deep', outbox),
])

test.each([
  ['packed', gzipSync(tarOf(actor, picture, entry('outbox.json', outbox)))],
  ['plain', tarOf(picture, entry('outbox.json', outbox), actor)],
  ['with a long name', gzipSync(tarOf(actor, longNamed))],
])('an archive of Mastodon as a tar file, %s', async (name, content) => {
  const { tables } = await look(`${name}.tar.gz`, content)
  const recordsOf = (kind: string) => tables.filter((table) => table.kind === kind).flatMap(({ records }) => records)
  expect(recordsOf('creators')).toMatchObject([{ network: 'mastodon', handle: 'ana@social.example' }])
  expect(recordsOf('contents')).toMatchObject([{ text: 'Bread 1' }, { text: 'Bread 2' }])
})

test('a tar file of something else, and one that is cut, say so', async () => {
  await expect(look('other.tar.gz', gzipSync(tarOf(entry('a.txt', 'hello'))))).rejects.toThrow(
    /no archive that is known/,
  )
  await expect(look('cut.tar', tarOf(picture).subarray(0, 40_000))).rejects.toThrow(/not whole/)
})
