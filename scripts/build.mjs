// Turns src/ into dist/, file by file. Types are checked by `npm run check`, not here: starting must be quick.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { replaceFolder } from './replace-folder.mjs'

const project = join(dirname(fileURLToPath(import.meta.url)), '..')

const sources = (root) =>
  readdirSync(join(root, 'src'), { recursive: true })
    .map((name) => join('src', String(name)))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()

/** Changes whenever a source file was added, removed or written. */
const stampOf = (root, files) => {
  const hash = createHash('sha256').update(process.versions.modules)
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Builds what has changed since the last time; does nothing where nothing has. */
export const build = async (root = project) => {
  const files = sources(root)
  const stamp = stampOf(root, files)
  const stampFile = join(root, 'dist', '.stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  const { build: esbuild } = await import('esbuild')
  const fresh = join(root, `dist.${process.pid}`)
  await esbuild({
    absWorkingDir: root,
    entryPoints: files,
    outbase: 'src',
    outdir: fresh,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'error',
  })
  writeFileSync(join(fresh, '.stamp'), stamp)
  replaceFolder(fresh, join(root, 'dist'))
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
