import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
const folder = new URL('../../../assets/models/', import.meta.url)
const toShared = (bytes) => {
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return shared
}
const readManifest = () => JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'))
const readModel = ({ file, sha256 }) => {
  const bytes = readFileSync(new URL(file, folder))
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`assets/models/${file} is not the file that manifest.json names. Restore it from the release.`)
  return toShared(file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes)
}
const readModels = () => {
  const { files } = readManifest()
  return { linear: readModel(files.linear) }
}
const judging = ['text', 'intent']
const listCode = (room) => {
  const root = fileURLToPath(new URL(`../../engine/${room}/`, import.meta.url)).replace('/src/', '/dist/')
  try {
    return readdirSync(root, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.js'))
      .sort()
      .map((name) => join(root, name))
  } catch {
    return []
  }
}
const engineVersion = () => {
  const hash = createHash('sha256').update(JSON.stringify(readManifest().files))
  for (const file of judging.flatMap(listCode)) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
export { engineVersion, readModels }
//# sourceMappingURL=models.js.map
