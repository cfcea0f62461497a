// Threads are started often and load little, but from many files, their packages most of all: each becomes one file, in the place
// of the module it begins with.
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** A thread begins with a module called …-thread.ts. */
const isThread = (file) => file.endsWith('-thread.ts')

/** Packages that cannot be joined: they load native code or files of their own folder. */
const beside = ['@myriaddreamin/*', 'koffi', 'libsql', 'onnxruntime-node', 'pg', 'sharp', 'tesseract.js']

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

/** Writes every thread of `files` over the module it begins with. */
export const buildThreads = (esbuild, root, files, options) =>
  Promise.all(
    files.filter(isThread).map((file) =>
      esbuild({
        ...options,
        entryPoints: [file],
        bundle: true,
        external: beside,
        plugins: [addressesOf(join(root, file))],
      }),
    ),
  )
