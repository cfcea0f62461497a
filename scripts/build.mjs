// Turns src/ into dist/: file by file, and what is started as one file each. Types are checked by `npm run check`, not here: starting must be quick.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildJoined } from './build-joined.mjs'
import { replaceFolder } from './replace-folder.mjs'

const project = join(dirname(fileURLToPath(import.meta.url)), '..')

const list = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name)))
    : []

const sources = (root) =>
  list(root, 'src')
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()

/** Rules and texts that are compiled beside the code: docs/rules.md. */
const rules = (root) =>
  list(root, 'assets')
    .filter((name) => name.endsWith('.rules'))
    .sort()

/** Lists that are indexed by the build. */
const lists = [
  'places.tsv.br',
  'first-names.br',
  'brands.tsv.br',
  'models/vocabulary.txt',
  'models/multilingual-vocabulary.txt',
]
const listsOf = (root) => lists.map((name) => join('assets', name)).filter((name) => existsSync(join(root, name)))

/** Changes whenever a source file was added, removed or written. */
const stampOf = (root, files) => {
  const hash = createHash('sha256').update(process.versions.modules)
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** What is compiled besides code: by which module of the build, and which function of it. Later ones read what earlier ones made. */
const compilers = [
  ['assets/compile.js', 'compileRules'],
  ['corpus/dictionaries/place-file.js', 'compilePlaces'],
  ['corpus/search/handle-splitter.js', 'compileHandles'],
]

/** Rules and lists are compiled by what was just built: it knows their grammar, and how they are read. */
const compileAssets = async (fresh) => {
  for (const [module, name] of compilers) {
    if (!existsSync(join(fresh, module))) continue
    const built = await import(pathToFileURL(join(fresh, module)))
    built[name](join(fresh, 'assets/compiled'))
  }
}

/** Builds what has changed since the last time; does nothing where nothing has. */
export const build = async (root = project) => {
  const files = sources(root)
  const stamp = stampOf(root, [...files, ...rules(root), ...listsOf(root)])
  const stampFile = join(root, 'dist', '.stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  const { build: esbuild } = await import('esbuild')
  const fresh = join(root, `dist.${process.pid}`)
  const options = {
    absWorkingDir: root,
    outbase: 'src',
    outdir: fresh,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'error',
  }
  await esbuild({ ...options, entryPoints: files })
  await buildJoined(esbuild, root, files, options)
  await compileAssets(fresh)
  writeFileSync(join(fresh, '.stamp'), stamp)
  replaceFolder(fresh, join(root, 'dist'))
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
