// Cuts every text into pieces, by the very code that judges: `tsx training/encode.ts TEXTS OUT`. Writes OUT.u16 and OUT.len.
// Pictures that stand in enough of the texts get a place of their own: with `pictures` as third argument they are counted anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { WordPiece, prepare } from '../src/engine/text/model/wordpiece.js'

const [textsFile = '', out = '', count] = process.argv.slice(2)
const models = new URL('../assets/models/', import.meta.url)
const vocabulary = readFileSync(new URL('vocabulary.txt', models), 'utf8').split('\n').filter(Boolean)
const texts = readFileSync(textsFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as string)

if (count === 'pictures') {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const picture of new Set(prepare(text).match(/\p{S}/gu) ?? []))
      if (picture.charCodeAt(0) > 0x7f) counts.set(picture, (counts.get(picture) ?? 0) + 1)
  const pictures = [...counts]
    .filter(([picture, times]) => times >= 5 && !vocabulary.includes(picture))
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, 900)
    .map(([picture]) => picture)
  writeFileSync(new URL('pictures.txt', models), `${pictures.join('\n')}\n`)
}
const pictures = readFileSync(new URL('pictures.txt', models), 'utf8').split('\n').filter(Boolean)
const pieces = new WordPiece(vocabulary, pictures)
const all = texts.map((text) => pieces.encode(text, 96))
writeFileSync(`${out}.u16`, Uint16Array.from(all.flat()))
writeFileSync(`${out}.len`, Uint8Array.from(all.map(({ length }) => length)))
