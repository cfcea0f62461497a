// Cuts texts into the pieces of a shipped encoder: `tsx training/refine-pieces.ts english|multilingual ROWS.jsonl OUT`. Writes OUT.u16 and OUT.len.
import { readFileSync, writeFileSync } from 'node:fs'
import { WordPiece } from '../src/engine/text/model/wordpiece.js'

const [which = '', rowsFile = '', out = ''] = process.argv.slice(2)
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)
const models = new URL('../assets/models/', import.meta.url).pathname
const pieces =
  which === 'multilingual'
    ? new WordPiece(linesOf(`${models}multilingual-vocabulary.txt`), [], { cased: true })
    : new WordPiece(linesOf(`${models}vocabulary.txt`), linesOf(`${models}pictures.txt`))
const cut = linesOf(rowsFile).map((line) => pieces.encode((JSON.parse(line) as { text: string }).text, 96))
writeFileSync(`${out}.u16`, Buffer.concat(cut.map((ids) => Buffer.from(Uint16Array.from(ids).buffer))))
writeFileSync(
  `${out}.len`,
  Uint8Array.from(cut, ({ length }) => length),
)
