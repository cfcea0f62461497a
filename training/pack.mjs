// Packs model files into assets/models and writes the manifest: node training/pack.mjs NAME=FILE …
// A name that is not given keeps its entry.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Vectors hardly get smaller: what takes a third of the time to unpack is as good for them.
const quick = new Set(['bag'])

const folder = new URL('../assets/models/', import.meta.url)
const manifestFile = new URL('manifest.json', folder)
const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : { files: {} }
/** As it is read: in place or small, vectors, or anything else. */
const packed = (name, path, raw) => {
  if (/\.(?:onnx|json|txt)$/.test(path)) return [basename(path), raw]
  if (quick.has(name)) return [`${basename(path)}.gz`, gzipSync(raw, { level: 9 })]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  }
  return [`${basename(path)}.br`, brotliCompressSync(raw, { params })]
}

for (const argument of process.argv.slice(2)) {
  const [name, path] = argument.split('=')
  const [file, bytes] = packed(name, path, readFileSync(path))
  writeFileSync(new URL(file, folder), bytes)
  manifest.files[name] = { file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
