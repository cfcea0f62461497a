// What the bag answers and which words it read, for prefilters.py: `tsx training/first-looks.ts ROWS.jsonl OUT.jsonl`. A line for each row of
// ROWS (`text`); the first names the answers.
import { readFileSync, writeFileSync } from 'node:fs'
import { openJudgement, readModels } from '../src/compute/judge/models.js'
import { lookAt } from '../src/engine/judgement/look.js'
import { nameOneGroup } from '../src/engine/text/model/groups.js'

const [rowsFile = '', out = ''] = process.argv.slice(2)
const judgement = openJudgement(readModels(), 'balanced')
const lines = readFileSync(rowsFile, 'utf8').split('\n').filter(Boolean)
const seen = lines.map((line) => {
  const { text } = JSON.parse(line) as { text: string }
  const look = lookAt({ text, language: 'en' }, judgement)
  if (typeof look === 'string') return null
  const tokens = nameOneGroup(text, look.tokens)?.tokens ?? look.tokens
  return { bag: [...look.bag], words: [...new Set(tokens.map(({ norm }) => norm))] }
})
writeFileSync(out, [judgement.bag.outputs, ...seen].map((each) => JSON.stringify(each)).join('\n'))
