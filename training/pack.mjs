// Packs model files into assets/models and writes the manifest: node training/pack.mjs NAME=FILE …
// A name that is not given keeps its entry.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const folder = new URL('../assets/models/', import.meta.url)
const manifestFile = new URL('manifest.json', folder)
const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : { files: {} }
for (const argument of process.argv.slice(2)) {
  const [name, path] = argument.split('=')
  const raw = readFileSync(path)
  if (path.endsWith('.onnx') || path.endsWith('.json') || path.endsWith('.txt')) {
    // Read in place, or small.
    const file = basename(path)
    writeFileSync(new URL(file, folder), raw)
    manifest.files[name] = { file, bytes: raw.length, sha256: createHash('sha256').update(raw).digest('hex') }
    continue
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  }
  const bytes = brotliCompressSync(raw, { params })
  const file = `${basename(path)}.br`
  writeFileSync(new URL(file, folder), bytes)
  manifest.files[name] = { file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
