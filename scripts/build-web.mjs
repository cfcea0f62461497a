// Turns web/ into web/dist/: the console and the reference, in hashed files, each also compressed. Does nothing where nothing has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { toInterface } from '../sdk/generate/interface.mjs'
import { replaceFolder } from './replace-folder.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const web = join(root, 'web')
const target = join(web, 'dist')
const stampFile = join(target, '.stamp')

const sources = () =>
  readdirSync(web, { recursive: true })
    .map(String)
    .filter((name) => !/^(dist|generated)/.test(name) && statSync(join(web, name)).isFile())
    .map((name) => join('web', name))
    .concat(
      'src/kernel/wording.ts',
      'src/model/interest.ts',
      'openapi.json',
      'package.json',
      'scripts/build-web.mjs',
      'sdk/generate/interface.mjs',
    )
    .sort()

/** Changes whenever a source was added, removed or written. */
const stampOf = (files) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** The types of the interface, for the console’s code. They are not kept in git: openapi.json is. */
export const generateInterface = () => {
  const file = join(web, 'generated', 'interface.ts')
  const text = toInterface(JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')))
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** The console, the reference, and the style of the pages that the service writes itself, which name it. */
const entries = {
  index: join(web, 'index.html'),
  reference: join(web, 'reference', 'index.html'),
  page: join(web, 'design', 'page.css'),
}

/** A file's name changes with what is in it, so that browsers may keep it; what the service names stays. */
const nameOfAsset = ({ names }) => (names.includes('page.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]')

const isText = (name) => /\.(js|css|html|svg|json)$/.test(name)

const compressAll = (folder) => {
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    if (!isText(name)) continue
    const file = join(folder, name)
    const bytes = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

export const buildWeb = async () => {
  generateInterface()
  const stamp = stampOf(sources())
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  // Whoever asks for the build, tests for one, gets what is shipped.
  const { NODE_ENV: before } = process.env
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const fresh = `${target}.${process.pid}`
  await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    clearScreen: false,
    esbuild: { jsx: 'automatic' },
    build: {
      outDir: fresh,
      emptyOutDir: true,
      target: 'es2022',
      cssTarget: 'chrome125',
      rollupOptions: { input: entries, output: { assetFileNames: nameOfAsset } },
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
  compressAll(fresh)
  writeFileSync(join(fresh, '.stamp'), stamp)
  replaceFolder(fresh, target)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
