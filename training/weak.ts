// Which texts the word lists find nothing in, by category: `tsx training/weak.ts TEXTS OUT`. OUT holds a bit mask a text, the
// bits in the order of the categories: set where some word of the category stands in the text.
import { readFileSync, writeFileSync } from 'node:fs'
import { readText } from '../src/engine/text/rules/index.js'
import { riskCategories } from '../src/engine/text/verdict.js'

const [textsFile = '', out = ''] = process.argv.slice(2)
const texts = readFileSync(textsFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as string)
const masks = texts.map((text) =>
  readText(text.toWellFormed(), 'en').hits.reduce(
    (mask, { wanted }) => mask | (1 << riskCategories.indexOf(wanted.category)),
    0,
  ),
)
writeFileSync(out, Uint32Array.from(masks))
