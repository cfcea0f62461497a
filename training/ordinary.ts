// Which ordinary texts hold no word of a list: `tsx training/ordinary.ts ROWS.jsonl OUT.jsonl`. Of the rows of sentiment and emotion sets, gives `weak` to those in which nothing speaks for an attack:
// refine.py takes them for harmless.
import { readFileSync, writeFileSync } from 'node:fs'
import { readText } from '../src/engine/text/rules/index.js'

const [rowsFile = '', out = ''] = process.argv.slice(2)
const ordinary = /^(?:sentiment-|xed|goemotions|indonlu|arsarcasm-v2$|nusax|redv2)/
const attacks: ReadonlySet<string> = new Set([
  'hate',
  'harassment',
  'threat',
  'profanity',
  'sexual',
  'extremism',
  'violence',
])
const rows = readFileSync(rowsFile, 'utf8').split('\n').filter(Boolean)
const marked = rows.map((line) => {
  const row = JSON.parse(line) as { text: string; lang: string; source: string; split: string }
  if (!ordinary.test(row.source)) return line
  const { hits } = readText(row.text, row.lang.split('-')[0] ?? null)
  return hits.some(({ wanted }) => attacks.has(wanted.category)) ? line : JSON.stringify({ ...row, weak: 1 })
})
writeFileSync(out, `${marked.join('\n')}\n`)
