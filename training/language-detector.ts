// Packs the tables of the language detector `eld` (npm, Apache-2.0) for engine/text/model/tongues.ts:
// tsx training/language-detector.ts FOLDER_OF_ELD OUT. The medium tables are taken: the large ones err no less on comments.
import { writeFileSync } from 'node:fs'
import { hashBytes } from '../src/engine/text/model/language-detector.js'

const [folder = '', out = ''] = process.argv.slice(2)
const { ngramsData } = (await import(`${folder}/src/ngrams/medium.js`)) as {
  ngramsData: { languages: Record<string, string>; ngrams: Record<string, Record<string, number>> }
}
const { dictionary } = (await import(`${folder}/src/dictionary.js`)) as { dictionary: string[] }
const byteOf = new Map<string, number>(
  dictionary.flatMap((char, byte) => (char === ' ' ? [] : [[char, byte] as const])),
)
byteOf.set(' ', 0x20)
const rows = Object.entries(ngramsData.ngrams)
  .flatMap(([gram, scores]) => {
    const bytes = [...gram].map((char) => byteOf.get(char) ?? -1)
    return bytes.includes(-1) ? [] : [{ hash: hashBytes(bytes), scores: Object.entries(scores) }]
  })
  .sort((a, b) => a.hash - b.hash)
const pairs = rows.flatMap(({ scores }) => scores)
const json = JSON.stringify({ languages: Object.values(ngramsData.languages), keys: rows.length, pairs: pairs.length })
const meta = Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4))
writeFileSync(
  out,
  Buffer.concat([
    Buffer.from(Uint32Array.of(meta.length).buffer),
    meta,
    Buffer.from(Uint32Array.from(rows.map(({ hash }) => hash)).buffer),
    Buffer.from(rows.map(({ scores }) => scores.length)),
    Buffer.from(pairs.map(([language]) => Number(language))),
    Buffer.from(pairs.map(([, score]) => score)),
  ]),
)
process.stderr.write(`${Object.keys(ngramsData.ngrams).length} runs, ${rows.length} packed\n`)
