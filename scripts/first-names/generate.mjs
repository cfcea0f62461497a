// Packs the share of women among the bearers of a first name into assets/first-names.br. See README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const [from] = process.argv.slice(2)
if (from === undefined) throw new Error('Usage: node generate.mjs NAME_DATA_JSON')
const data = JSON.parse(readFileSync(from, 'utf8'))

/** As if one woman and one man more carried every name: three bearers of a rare name prove little. */
const smooth = (share, count) => (share * count + 1) / (count + 2)

const lines = Object.entries(data)
  .filter(([name, [sources, count]]) => /^[a-z]{2,20}$/.test(name) && (count >= 20 || sources >= 4))
  .map(([name, [, count, share]]) => [name, smooth(share, Math.max(count, 10))])
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, share]) => name + String.fromCharCode(65 + Math.round(share * 25)))
const packed = brotliCompressSync(Buffer.from(lines.join('\n')), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(new URL('../../assets/first-names.br', import.meta.url), packed)
process.stdout.write(`${lines.length} names, ${packed.length} bytes\n`)
