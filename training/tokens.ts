// Writes every text's tokens for bag.py, as the judge cuts them: `tsx training/tokens.ts TEXTS OUT`. A line a text: nine digits of how it looks
// (base 36), then each token behind a mark that says whether it is a word. Pack OUT as tokens.xz.
import { readFileSync, writeFileSync } from 'node:fs'
import { shapeOf } from '../src/engine/text/model/features.js'
import { splitTokens } from '../src/engine/text/model/tokens.js'

const [textsFile = '', out = ''] = process.argv.slice(2)
const lines = readFileSync(textsFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const text = JSON.parse(line) as string
    const tokens = splitTokens(text)
    const shape = shapeOf(text, tokens).map(([, value]) => value.toString(36))
    return shape.join('') + tokens.map(({ kind, norm }) => (kind === 'word' ? '\u001e' : '\u001f') + norm).join('')
  })
writeFileSync(out, `${lines.join('\n')}\n`)
