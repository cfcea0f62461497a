// Writes the features of every text, computed by the very code that judges: `tsx training/features.ts TEXTS OUT`.
// TEXTS holds one JSON string a line. OUT.u32 holds the hashes of all texts one after the other, OUT.len how many each has.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { eachFeature } from '../src/engine/text/model/features.js'
import { splitTokens } from '../src/engine/text/model/tokens.js'

const [textsFile = '', out = ''] = process.argv.slice(2)
const texts = readFileSync(textsFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as string)
const file = openSync(`${out}.u32`, 'w')
const lengths = new Uint32Array(texts.length)
const started = performance.now()
for (const [i, text] of texts.entries()) {
  const seen = new Set<number>()
  eachFeature(text, splitTokens(text), (hash) => seen.add(hash))
  writeSync(file, Uint32Array.from(seen))
  lengths[i] = seen.size
}
closeSync(file)
writeFileSync(`${out}.len`, lengths)
process.stderr.write(
  `${texts.length} texts, ${Math.round((1000 * texts.length) / (performance.now() - started))} a second\n`,
)
