import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = new URL('../src', import.meta.url).pathname

interface Source {
  path: string
  text: string
  imports: string[]
}

const readSource = (path: string): Source => {
  const text = readFileSync(join(src, path), 'utf8')
  // Type imports count: they tie files together just as much.
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier]) => specifier ?? '')
  const imports = specifiers.map((specifier) =>
    relative(src, join(src, dirname(path), specifier)).replace(/\.js$/, '.ts'),
  )
  return { path, text, imports }
}

const sources = readdirSync(src, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map(readSource)

/** Low to high. A file imports from its own room or from a lower floor: never up, never sideways. */
const floors = [
  ['kernel'],
  ['model'],
  ['engine'],
  ['db', 'compute'],
  ['corpus', 'sources', 'jobs'],
  ['gather'],
  ['areas', 'http'],
  ['app.ts', 'config.ts', 'context.ts', 'main.ts', 'version.ts', 'cli'],
]

const roomOf = (path: string): string => path.split('/')[0] ?? ''
const floorOf = (path: string): number => floors.findIndex((rooms) => rooms.includes(roomOf(path)))
const areaOf = (path: string): string | undefined => /^areas\/([^/]+)\//.exec(path)?.[1]

test('every file stands on a floor of the house', () => {
  expect(sources.filter(({ path }) => floorOf(path) === -1).map(({ path }) => path)).toEqual([])
})

test('imports go down, never up, never sideways', () => {
  const top = floors.length - 1
  const wrong = sources.flatMap(({ path, imports }) =>
    imports
      .filter((target) => {
        const sameRoom = roomOf(path) === roomOf(target) && areaOf(path) === areaOf(target)
        const bothOnTop = floorOf(path) === top && floorOf(target) === top
        return !sameRoom && !bothOnTop && floorOf(target) >= floorOf(path)
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

test('files are short', () => {
  const lines = (text: string): number => text.split('\n').length - 1
  expect(sources.filter(({ text }) => lines(text) > 300).map(({ path, text }) => `${path}: ${lines(text)}`)).toEqual([])
})

test('the environment is read in one place', () => {
  expect(sources.filter(({ text }) => text.includes('process.env')).map(({ path }) => path)).toEqual(['config.ts'])
})

test('SQL is written where rows are kept: db, corpus, jobs and the stores of the rooms', () => {
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
