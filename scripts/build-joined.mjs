// A start that loads 2,000 files takes four times as long as one that loads a few: what is started, the command and every thread,
// is joined into one file, or one for each part that is loaded on demand. Joined files lie in the place of the module they begin with.
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { keepToOneByte } from './one-byte.mjs'

/** A thread begins with a module called …-thread.ts. */
const isThread = (file) => file.endsWith('-thread.ts')
const command = join('src', 'main.ts')

/** Packages of many small modules that need nothing of their own folder are joined too; all others are loaded from node_modules. */
const joinedPackages = [
  '@ipld/car',
  '@ipld/dag-cbor',
  'feedsmith',
  'htmlparser2',
  'hyparquet',
  'hyparquet-compressors',
  'hyparquet-writer',
  'kysely',
  'libphonenumber-js',
  'zod',
]

/** Those that are loaded from node_modules. */
export const otherPackages = (root) => {
  const file = join(root, 'package.json')
  const { dependencies = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return Object.keys(dependencies).filter((name) => !joinedPackages.includes(name))
}

const own = 'import.meta.url'

/** What a module reads beside itself lies where it was: its address is told from where the joined file lies. */
const addressesOf = (entry) => ({
  name: 'addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const from = relative(dirname(entry), path).replace(/\.ts$/, '.js')
      const address = `new URL(${JSON.stringify(from)}, ${own}).href`
      return { contents: path === entry ? source : source.replaceAll(own, address), loader: 'ts' }
    }),
})

/** Writes the command and every thread of `files` over the modules they begin with. */
export const buildJoined = (esbuild, root, files, options) => {
  const external = otherPackages(root)
  const joined = async (file, more = {}) => {
    const { metafile } = await esbuild({
      ...options,
      ...more,
      entryPoints: [file],
      bundle: true,
      external,
      plugins: [addressesOf(join(root, file))],
      metafile: true,
    })
    const written = Object.keys(metafile.outputs).filter((name) => name.endsWith('.js'))
    for (const name of written) keepToOneByte(join(root, name))
  }
  const threads = files.filter(isThread).map((file) => joined(file))
  // Its parts lie beside it, so that addresses are the same from each.
  const commands = files.includes(command) ? [joined(command, { splitting: true, chunkNames: '[name]-[hash]' })] : []
  return Promise.all([...threads, ...commands])
}
