import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

/** The models as threads share them: read once, written never. */
export interface Models {
  linear: SharedArrayBuffer
}

interface Manifest {
  files: Record<keyof Models, { file: string; sha256: string }>
}

const folder = new URL('../../../assets/models/', import.meta.url)

const toShared = (bytes: Uint8Array): SharedArrayBuffer => {
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return shared
}

const readManifest = (): Manifest => JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Manifest

/** Reads and unpacks a model file. A file that is not the one the manifest names is refused: its verdicts would not be ours. */
const readModel = ({ file, sha256 }: { file: string; sha256: string }): SharedArrayBuffer => {
  const bytes = readFileSync(new URL(file, folder))
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`assets/models/${file} is not the file that manifest.json names. Restore it from the release.`)
  return toShared(file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes)
}

export const readModels = (): Models => {
  const { files } = readManifest()
  return { linear: readModel(files.linear) }
}

/** Rooms of the engine whose code decides what a verdict says. */
const judging = ['text', 'intent']

const listCode = (room: string): string[] => {
  // From the sources, as in tests, the build beside them is what the threads run.
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

/** Hash of the model files, lexicons and rules: the same version gives the same verdicts. */
export const engineVersion = (): string => {
  const hash = createHash('sha256').update(JSON.stringify(readManifest().files))
  for (const file of judging.flatMap(listCode)) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
