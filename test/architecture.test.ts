import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = new URL('../src', import.meta.url).pathname
const web = new URL('../web', import.meta.url).pathname

interface Source {
  path: string
  text: string
  imports: string[]
}

const readSource = (root: string, path: string): Source => {
  const text = readFileSync(join(root, path), 'utf8')
  // Type imports count: they tie files together just as much.
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier]) => specifier ?? '')
  const imports = specifiers.map((specifier) =>
    relative(root, join(root, dirname(path), specifier)).replace(/\.js$/, '.ts'),
  )
  return { path, text, imports }
}

const readSources = (root: string): Source[] =>
  readdirSync(root, { recursive: true })
    .map(String)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith('dist/'))
    .map((path) => readSource(root, path))

const sources = readSources(src)

/** Low to high. A file imports from its own folder or from a lower layer: never up, never sideways. */
const layers = [
  ['kernel'],
  ['model', 'assets'],
  ['engine'],
  ['db', 'compute'],
  ['corpus', 'sources', 'jobs'],
  ['gather'],
  ['areas', 'http', 'mcp'],
  [
    'app.ts',
    'background.ts',
    'config.ts',
    'context.ts',
    'housekeeping.ts',
    'main.ts',
    'needs.ts',
    'operations.ts',
    'server-parts.ts',
    'version.ts',
    'cli',
  ],
]

const folderOf = (path: string): string => path.split('/')[0] ?? ''
const layerOf = (path: string): number => layers.findIndex((folders) => folders.includes(folderOf(path)))
const areaOf = (path: string): string | undefined => /^areas\/([^/]+)\//.exec(path)?.[1]

test('every file belongs to a layer', () => {
  expect(sources.filter(({ path }) => layerOf(path) === -1).map(({ path }) => path)).toEqual([])
})

test('imports go down, never up, never sideways', () => {
  const top = layers.length - 1
  const wrong = sources.flatMap(({ path, imports }) =>
    imports
      .filter((target) => {
        const sameRoom = folderOf(path) === folderOf(target) && areaOf(path) === areaOf(target)
        const bothOnTop = layerOf(path) === top && layerOf(target) === top
        return !sameRoom && !bothOnTop && layerOf(target) >= layerOf(path)
      })
      .map((target) => `${path} → ${target}`),
  )
  expect(wrong).toEqual([])
})

test('no file reaches itself through its imports', () => {
  const graph = new Map(sources.map(({ path, imports }) => [path, imports]))
  const cycles: string[] = []
  const visit = (path: string, trail: string[], done: Set<string>): void => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    if (trail.includes(path) || done.has(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path], done)
    done.add(path)
  }
  const done = new Set<string>()
  for (const path of graph.keys()) visit(path, [], done)
  expect(cycles).toEqual([])
})

/** The folders and files directly in a folder, each with those of them that it imports from. */
const childrenOf = (folder: string, all: readonly Source[]): Map<string, Set<string>> => {
  const prefix = folder === '' ? '' : `${folder}/`
  const childOf = (path: string): string | undefined =>
    path.startsWith(prefix)
      ? path
          .slice(prefix.length)
          .split('/')[0]
          ?.replace(/\.tsx?$/, '')
      : undefined
  const children = new Map<string, Set<string>>()
  for (const { path, imports } of all) {
    const child = childOf(path)
    if (child === undefined) continue
    const targets = children.get(child) ?? new Set()
    children.set(child, targets)
    for (const target of imports.map(childOf)) if (target !== undefined && target !== child) targets.add(target)
  }
  return children
}

/** Those that are left when everything that imports nothing of the rest has been taken away, again and again: the circles. */
const circular = (children: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const left = new Set(children.keys())
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const child of left)
      if (![...(children.get(child) ?? [])].some((target) => left.has(target))) left.delete(child)
  }
  return [...left]
}

const foldersOf = (all: readonly Source[]): string[] => {
  const parents = (path: string): string[] => (path === '.' ? [''] : [path, ...parents(dirname(path))])
  return [...new Set(all.flatMap(({ path }) => parents(dirname(path))))]
}

/** Folders in which this does not hold yet. */
const tangled = new Set(['engine/text/rules'])

test.each([
  ['src', sources],
  ['web', readSources(web)],
])('in every folder of %s imports between its children run one way', (_, all) => {
  const circles = foldersOf(all).map((folder) => ({ folder, children: circular(childrenOf(folder, all)) }))
  expect(circles.filter(({ folder, children }) => !tangled.has(folder) && children.length > 0)).toEqual([])
})

test('the index of a folder joins what lies in it, and nothing in it reaches up to the index', () => {
  const up = sources.flatMap(({ path, imports }) =>
    imports
      .filter((target) => target.endsWith('/index.ts') && dirname(path).startsWith(`${dirname(target)}/`))
      .map((target) => `${path} → ${target}`),
  )
  expect(up).toEqual([])
})

/** Folders whose folders stand in layers, low to high: each imports from lower layers only. */
const layered: Readonly<Record<string, readonly (readonly string[])[]>> = {
  engine: [
    ['statistics', 'language', 'tables', 'pictures'],
    ['dictionary', 'overlap', 'likeness', 'contacts'],
    ['places', 'search'],
    ['text'],
    ['audience', 'intent', 'relevance', 'risk', 'listening', 'analytics', 'identity'],
    ['judgement', 'facts'],
    ['campaigns'],
  ],
  'engine/search': [
    ['bytes', 'schema'],
    ['analysis', 'files'],
    ['columns'],
    ['segment'],
    ['write', 'match'],
    ['plan', 'collect'],
    ['answer'],
  ],
}

test.each(Object.entries(layered))('the folders of %s stand in layers', (parent, layers) => {
  const inside = sources.filter(({ path }) => path.slice(parent.length + 1).includes('/'))
  const children = childrenOf(parent, inside)
  expect([...children.keys()].sort()).toEqual(layers.flat().sort())
  const layerOf = (child: string): number => layers.findIndex((names) => names.includes(child))
  const wrong = [...children].flatMap(([child, targets]) =>
    [...targets].filter((target) => layerOf(target) >= layerOf(child)).map((target) => `${child} → ${target}`),
  )
  expect(wrong).toEqual([])
})

test('files are short', () => {
  const lines = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1
  const files = ['src', 'web', 'test', 'scripts', 'bench', 'eval'].flatMap((folder) => {
    const root = new URL(`../${folder}`, import.meta.url).pathname
    return readdirSync(root, { recursive: true }).map((path) => join(root, String(path)))
  })
  const written = files.filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\/(node_modules|dist|generated)\//.test(path))
  expect(written.length).toBeGreaterThan(sources.length)
  expect(written.filter((path) => lines(path) > 300).map((path) => `${path}: ${lines(path)}`)).toEqual([])
})

test('the environment is read in one place', () => {
  expect(sources.filter(({ text }) => text.includes('process.env')).map(({ path }) => path)).toEqual(['config.ts'])
})

test('SQL is written where rows are kept: db, corpus, jobs and the stores of the areas', () => {
  const mayWrite = (path: string): boolean => /^(db|corpus|jobs)\//.test(path) || /^areas\/.*store\.ts$/.test(path)
  const writes = (text: string): boolean =>
    /from 'kysely'|from 'libsql'|from 'pg'|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text)
  expect(sources.filter(({ path, text }) => writes(text) && !mayWrite(path)).map(({ path }) => path)).toEqual([])
})

test('the clock and chance are not read by engines', () => {
  const impure = /Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\(|from 'node:(fs|net|http|worker_threads)/
  expect(
    sources.filter(({ path, text }) => path.startsWith('engine/') && impure.test(text)).map(({ path }) => path),
  ).toEqual([])
})

const decisionsFolder = new URL('../docs/decisions', import.meta.url).pathname
const decisions = readdirSync(decisionsFolder)
  .filter((file) => /^\d{4}-.*\.md$/.test(file))
  .sort()
  .map((file) => ({ file, number: file.slice(0, 4), text: readFileSync(join(decisionsFolder, file), 'utf8') }))

/** The pages that a line of the head names after one of these words: "amended by [0031](…) and [0042](…)". */
const namedAfter = (text: string, words: string): string[] => {
  const [, list = ''] =
    new RegExp(String.raw`^Date: .*?${words} ((?:(?:, | and )?\[\d{4}\]\([^)]+\))+)`, 'm').exec(text) ?? []
  return [...list.matchAll(/\[(\d{4})\]/g)].map(([, number]) => number ?? '')
}

test('decisions are numbered without holes and have date, status, context, decision, alternatives and consequences', () => {
  expect(decisions.map(({ number }) => Number(number))).toEqual(decisions.map((_, i) => i + 1))
  const sections = ['Context', 'Decision', 'Alternatives', 'Consequences']
  for (const { file, number, text } of decisions) {
    const status = /^Date: \d{4}-\d\d-\d\d\. Status: (accepted|accepted, amended by .+|superseded by .+)\./m
    expect([file, text.startsWith(`# ${number} `), status.test(text)]).toEqual([file, true, true])
    expect([file, [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)]).toEqual([file, sections])
    const [, ...parts] = text.split(/^## .+$/m)
    expect([file, parts.map((part) => part.trim() !== '')]).toEqual([file, sections.map(() => true)])
  }
})

test('decisions that change each other say so on both pages, and link to pages that exist', () => {
  const files = new Set(decisions.map(({ file }) => file))
  const broken = decisions.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((\d{4}-[^)]+)\)/g)]
      .filter(([, to = '']) => !files.has(to))
      .map(([, to]) => `${file}: ${to}`),
  )
  expect(broken).toEqual([])
  const pairs = (words: string): string[] =>
    decisions.flatMap(({ number, text }) => namedAfter(text, words).map((other) => `${number} ${other}`))
  const turned = (words: string): string[] => pairs(words).map((pair) => pair.split(' ').reverse().join(' '))
  expect(turned('Amends').sort()).toEqual(pairs('amended by').sort())
  expect(turned('Extends').sort()).toEqual(pairs('Extended by').sort())
  expect(turned('Supersedes').sort()).toEqual(pairs('superseded by').sort())
})
