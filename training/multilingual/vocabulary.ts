// Chooses the rows of multilingual BERT that are kept, and the texts that are trained on:
// node --import tsx training/multilingual/vocabulary.ts TABLE.jsonl VOCAB.txt ROWS KEPT.jsonl CHOSEN.json
import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { WordPiece } from '../../src/engine/text/model/wordpiece.js'

const [table = '', vocabularyFile = '', rows = '38000', keptFile = '', chosenFile = ''] = process.argv.slice(2)
const served = new Set('de es it fr pt nl pl ar ary arq hi hi-Latn tr ru id zh ja ko en vi ro ur-Latn'.split(' '))
const vocabulary = readFileSync(vocabularyFile, 'utf8').split('\n').filter(Boolean)
const pieces = new WordPiece(vocabulary, [], { cased: true })

/** Rows of one source that are read at most, so that no set drowns the others. */
const mostOf = ({ source, split }: { source: string; split: string }): number =>
  source === 'identity' ? 6000 : split === 'train' ? 16_000 : 4000

const counts = new Map<string, Float64Array>()
const read = new Map<string, number>()
const kept: string[] = []
for await (const line of createInterface({ input: createReadStream(table) })) {
  const row = JSON.parse(line) as { text: string; lang: string; source: string; split: string }
  const key = `${row.source} ${row.split}`
  const before = read.get(key) ?? 0
  if (!served.has(row.lang) || before >= mostOf(row)) continue
  read.set(key, before + 1)
  kept.push(line)
  const own = counts.get(row.lang) ?? new Float64Array(vocabulary.length)
  counts.set(row.lang, own)
  for (const id of pieces.encode(row.text)) own[id] = (own[id] ?? 0) + 1
}

// A piece counts by the language that needs it most; English has an encoder of its own.
const shares = [...counts].map(([lang, own]) => {
  const all = own.reduce((a, b) => a + b)
  return own.map((count) => (count / all) * (lang === 'en' ? 0.4 : 1))
})
const need = vocabulary.map((_, id) => Math.max(...shares.map((share) => share[id] ?? 0)))
const total = vocabulary.map((_, id) => [...counts.values()].reduce((sum, own) => sum + (own[id] ?? 0), 0))
const isLetter = (piece: string): boolean => [...piece.replace(/^##/u, '')].length === 1
const ids = [...vocabulary.keys()]
const always = new Set(ids.filter((id) => id < 110 || (isLetter(vocabulary[id] ?? '') && (total[id] ?? 0) >= 2)))
const others = ids
  .filter((id) => !always.has(id) && (total[id] ?? 0) >= 5)
  .sort((a, b) => (need[b] ?? 0) - (need[a] ?? 0))
const chosen = [...always, ...others.slice(0, Number(rows) - always.size)].sort((a, b) => a - b)
writeFileSync(chosenFile, JSON.stringify(chosen))
writeFileSync(keptFile, `${kept.join('\n')}\n`)
process.stdout.write(`${kept.length} texts, ${chosen.length} rows\n`)
