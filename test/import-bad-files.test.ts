import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipStream } from '../src/engine/tables/zip.js'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

const table = 'network,handle,followers\ninstagram,ana.cooks,5\ninstagram,bob.runs,6\n'

const zipOf = (...entries: [name: string, text: string][]): Buffer => {
  const zip = new ZipStream()
  const parts: Uint8Array[] = []
  for (const [name, text] of entries) parts.push(...zip.open(name), ...zip.add(text), ...zip.close())
  return Buffer.concat([...parts, ...zip.end()])
}

/** A zip file with one entry of bytes, stored as they are. */
const stored = (name: string, content: Buffer): Buffer => {
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt32LE(crc32(content), 10)
  common.writeUInt32LE(content.length, 14)
  common.writeUInt32LE(content.length, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), content])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end])
}

/** Changes the first entry's headers, as other programs would have written them. */
const patched = (zip: Buffer, change: (local: Buffer, central: Buffer) => void): Buffer => {
  const copy = Buffer.from(zip)
  change(copy, copy.subarray(copy.indexOf('PK\x01\x02')))
  return copy
}

const bring = async (name: string, content: string | Buffer): Promise<{ preview: Answer; ended: Answer; id: string }> => {
  const sent = await fetch(`${started.baseUrl}/imports/files?name=${encodeURIComponent(name)}`, { method: 'POST', body: new Uint8Array(Buffer.from(content as string)), headers: { authorization: started.token } })
  const { id } = (await sent.json()) as { id: string }
  const preview = await started.call('POST', `/imports/files/${id}/preview`, { body: {} })
  const run = await started.call('POST', '/imports', { body: { file_id: id } })
  await started.drain()
  return { preview, ended: await started.call('GET', `/imports/${run.id}`), id: run.id }
} // prettier-ignore
type Answer = Awaited<ReturnType<Started['call']>>

/** An Instagram archive names its owner first, so something could have been written before the rest is read. */
const owner: [string, string][] = [['personal_information/personal_information/personal_information.json', JSON.stringify({ profile_user: [{ string_map_data: { Username: { value: 'ana.cooks' } } }] })]] // prettier-ignore
const many = Array.from({ length: 6000 }, (_, i) => ({ media: [{ title: `post ${(i * 7919) % 6007}`, creation_timestamp: 1_772_452_800 + i, uri: `${i}.jpg` }] })) // prettier-ignore
/** Changes bytes near the end of the entries. */
const torn = (zip: Buffer): Buffer => {
  const copy = Buffer.from(zip)
  const end = copy.indexOf('PK\x01\x02') - 2000
  for (let i = end; i < end + 300; i++) copy[i] = (copy[i] ?? 0) ^ 0x55
  return copy
}

const bomb = '0'.repeat(9_000_000)
const noise = Buffer.from(Array.from({ length: 2000 }, (_, i) => (i * 7919) % 256))

test.each<[string, string | Buffer, RegExp]>([
  ['up.zip', zipOf(['../../evil.csv', table]), /leads out of it.*import the files in it/],
  ['absolute.zip', zipOf(['/tmp/evil.csv', table]), /leads out of it/],
  ['backslash.zip', zipOf(['..\\evil.csv', table]), /leads out of it/],
  ['secret.zip', patched(zipOf(['list.csv', table]), (local, central) => (local.writeUInt16LE(local.readUInt16LE(6) | 1, 6), central.writeUInt16LE(central.readUInt16LE(8) | 1, 8))), /protected by a password \(list\.csv\): unpack it/],
  ['cut.zip', zipOf(['list.csv', table]).subarray(0, 90), /not whole: download or copy it again/],
  ['bomb.zip', zipOf(['list.csv', bomb.repeat(3)]), /500 times its size, which is refused \(list\.csv\)/],
  ['many.zip', zipOf(...Array.from({ length: 14 }, (_, i): [string, string] => [`${i}.csv`, bomb])), /500 times its size, which is refused \(with the entry 1?\d\.csv\)/],
  ['lzma.zip', patched(zipOf(['list.csv', table]), (local, central) => (local.writeUInt16LE(14, 8), central.writeUInt16LE(14, 10))), /compressed in a way that is not read here \(list\.csv\): unpack it/],
  ['instagram-cut.zip', zipOf(...owner, ['your_instagram_activity/media/posts_1.json', '[{"media":[{"title":"ok","creation_timestamp":1772452800,"uri":"a.jpg"}]},\n{"media":[{"ti']), /cut\.zip has an entry your_instagram_activity\/media\/posts_1\.json that ends in the middle of the object that begins on line 2\.$/],
  ['deep.zip', [1, 2, 3].reduce((inner, i) => stored(`${i}.zip`, inner), zipOf(['list.csv', table])), /zip files in zip files in zip files/],
  ['no-table.zip', zipOf(['photo.jpg', 'x']), /no table in it/],
  ['noise.csv', noise, /neither text nor a form that is known here \(byte 1 is zero\): export it as CSV/],
  ['zero.csv', table.replace(',5', ',\0'), /has a zero byte on line 2, at character 21, which no text has/],
  ['python.json', "[{'username': 'ana.cooks', 'network': 'instagram'}]", /None of its rows can be read: the row on line 1 is not JSON/],
  ['program.csv', Buffer.concat([Buffer.from('MZ'), noise]), /is a program/],
  ['page.csv', '<!DOCTYPE html><html><body>Sign in</body></html>', /is a web page.*download the table itself/],
  ['packed.rar', 'Rar!\x1a\x07\x01\x00xxxxxxxx', /cannot be read here; unpack it/],
  ['empty.csv', '\n\n', /nothing in it/],
  ['line.csv', 'a'.repeat(3_000_000), /header that cannot be read: line 1 is longer than 1048576 bytes: a line break may be missing/],
  ['cut.json', '[{"username": "a.b", "followers": 1},\n {"username"', /middle of the object that begins on line 2/],
  ['nested.json', '['.repeat(5000), /nested deeper than 200 levels on line 1/],
])('%s is refused with what to do, and nothing is written', async (name, content, message) => {
  const { preview, ended } = await bring(name, content)
  expect([preview.status, preview.at('detail')]).toEqual([422, expect.stringMatching(message)])
  expect([ended.at('status'), ended.at('error.detail')]).toEqual(['failed', expect.stringMatching(message)])
  expect(await started.app.context.corpus.creators.find({ network: 'instagram', handle: 'ana.cooks' })).toBeUndefined()
}) // prettier-ignore

test.each<[string, Buffer, RegExp]>([
  ['instagram-torn.zip', torn(zipOf(...owner, ['your_instagram_activity/media/posts_1.json', JSON.stringify(many)])), /torn\.zip has a damaged entry your_instagram_activity\/media\/posts_1\.json \([^)]*\): download or copy it again\.$/],
  ['long.json', Buffer.from(`[${many.map((_, i) => `{"username": "ana.cooks", "network": "instagram", "followers": ${i}}`).join(',\n')},\n{"username"`), /middle of the object that begins on line 6001/],
])('%s is damaged after thousands of rows, and nothing is written', async (name, content, message) => {
  const { ended } = await bring(name, content)
  expect([ended.at('status'), ended.at('error.detail')]).toEqual(['failed', expect.stringMatching(message)])
  expect(await started.app.context.corpus.creators.find({ network: 'instagram', handle: 'ana.cooks' })).toBeUndefined()
}) // prettier-ignore

test('line ends of three kinds in one file, and numbers that Python writes as NaN', async () => {
  const mixed = await bring('mixed.csv', 'network,handle,followers\r\ninstagram,eva.mixed,5\ninstagram,tim.mixed,6\rinstagram,ida.mixed,7\r\n')
  expect([mixed.ended.at('result.imported'), mixed.ended.at('result.rejected')]).toEqual([3, 0])
  const nan = await bring('frame.json', '[{"username":"nan.one","network":"instagram","followers":NaN,"bio":"NaN of NaN"},{"username":"nan.two","network":"instagram","followers":12,"bio":"x"}]')
  expect([nan.ended.at('result.imported'), nan.ended.at('result.rejected')]).toEqual([2, 0])
  const find = (handle: string) => started.app.context.corpus.creators.find({ network: 'instagram', handle })
  expect([(await find('ida.mixed'))?.followers, (await find('nan.one'))?.followers, (await find('nan.one'))?.bio]).toEqual([7, null, 'NaN of NaN'])
}) // prettier-ignore

test('a table with a row for each figure says how to turn it, and its figures are not lost unseen', async () => {
  const long = 'network,handle,metric,value\ninstagram,ana.cooks,followers,1200\ninstagram,ana.cooks,likes,30\n'
  const { preview, ended } = await bring('figures.csv', long)
  expect(preview.at('tables.0.missing')).toEqual([expect.stringMatching(/a column of its own/)])
  expect([ended.at('status'), ended.at('error.detail')]).toEqual(['failed', expect.stringMatching(/pivot table/)])
  const both = await bring('list.csv', 'network,handle,followers,metric,value\ninstagram,bo.bakes,12,mood,3\n')
  expect(both.ended.at('result.imported')).toBe(1)
})

const link = patched(zipOf(['link.csv', '/etc/passwd'], ['list.csv', table]), (_local, central) => central.writeUInt32LE((0o120777 << 16) >>> 0, 38)) // prettier-ignore

test.each<[string, string | Buffer, number, [line: number, reason: RegExp][]]>([
  ['linked.zip', link, 2, []],
  ['twice.zip', zipOf(['list.csv', table], ['list.csv', table.replaceAll('.', '_')]), 4, []],
  ['inner.zip', stored('inner.zip', zipOf(['list.csv', table], ['read-me.txt', 'By hand.'])), 2, []],
  ['wide.csv', Buffer.from(table, 'utf16le'), 2, []],
  ['half.csv', `${table}instagram,last`, 2, [[4, /2 cells, but the header has 3; it ends in column 2, handle/]]],
  ['quote.csv', `${table}instagram,"cat.naps,7\n${'instagram,dog.digs,8\n'.repeat(60_000)}instagram,eel.swims,9\n`, 60_003, [[4, /opens a quote at character 11 that is never closed/]]],
  ['long.csv', `${table}${'a'.repeat(3_000_000)}\ninstagram,eel.swims,9\n`, 3, [[4, /longer than 1048576 bytes/]]],
])('%s costs what is wrong in it alone', async (name, content, imported, rejects) => {
  const { ended, id } = await bring(name, content)
  expect([ended.at('status'), ended.at('result.imported')]).toEqual(['succeeded', imported])
  const lines = (await started.call('GET', `/imports/${id}/rejects`)).text.split('\n').filter((line) => line !== '')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(rejects.map(([line, reason]) => expect.objectContaining({ line, reasons: [expect.stringMatching(reason)] }) as unknown))
}) // prettier-ignore
