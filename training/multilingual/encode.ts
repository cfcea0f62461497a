// Cuts the texts into pieces of the kept vocabulary, as the judge will:
// node --import tsx training/multilingual/encode.ts KEPT.jsonl VOCAB.txt CHOSEN.json PICTURES.txt VOCABULARY_OUT IDS_OUT LENGTHS_OUT
import { readFileSync, writeFileSync } from 'node:fs'
import { WordPiece } from '../../src/engine/text/model/wordpiece.js'

const [kept = '', all = '', chosenFile = '', picturesFile = '', vocabularyOut = '', idsOut = '', lengthsOut = ''] =
  process.argv.slice(2)
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)
const full = linesOf(all)
const chosen = (JSON.parse(readFileSync(chosenFile, 'utf8')) as number[]).map((id) => full[id] ?? '')
const known = new Set(chosen)
const vocabulary = [...chosen, ...linesOf(picturesFile).filter((picture) => !known.has(picture))]
writeFileSync(vocabularyOut, `${vocabulary.join('\n')}\n`)

const pieces = new WordPiece(vocabulary, [], { cased: true })
const cut = linesOf(kept).map((line) => pieces.encode((JSON.parse(line) as { text: string }).text, 96))
writeFileSync(idsOut, Buffer.concat(cut.map((ids) => Buffer.from(Uint16Array.from(ids).buffer))))
writeFileSync(
  lengthsOut,
  Uint8Array.from(cut, ({ length }) => length),
)
