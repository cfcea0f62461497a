import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { settings } from '../src/config.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const files = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length))

test('every setting that a file names is one of ours', () => {
  const known = new Set(Object.values(settings).map(({ env }) => env))
  const named = files.flatMap((file) => [...read(file).matchAll(/\bROSTRA_[A-Z_]+\b/g)].map(([name]) => name))
  expect(named.length).toBeGreaterThan(5)
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
})

test('the image holds everything that the package holds, and nothing that is not there', () => {
  const dockerfile = read('deploy/Dockerfile')
  const { files: packed, engines } = JSON.parse(read('package.json')) as { files: string[]; engines: { node: string } }
  for (const file of packed) expect(dockerfile).toMatch(new RegExp(`^COPY .*\\b${file}( |$)`, 'm'))
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
  expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([])
  const ignored = read('deploy/Dockerfile.dockerignore').split('\n')
  expect(copied.filter((name) => ignored.includes(name))).toEqual([])
  const [, base = '0'] = /^FROM node:(\d+)/m.exec(dockerfile) ?? []
  expect(Number(base)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]))
  expect(dockerfile).toMatch(/^USER 65532:65532$/m)
})

test('the chart uses the values it has, and has the version of the program', () => {
  const values = read('deploy/helm/rostra/values.yaml')
  const keys = new Set([...values.matchAll(/^(\w+):/gm)].map(([, key]) => key))
  const templates = files.filter((file) => file.includes('helm/rostra/templates')).map(read)
  const used = new Set(templates.flatMap((text) => [...text.matchAll(/\.Values\.(\w+)/g)].map(([, key]) => key)))
  expect([...used].sort()).toEqual([...keys].sort())
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(read('deploy/helm/rostra/Chart.yaml')).toContain(`appVersion: ${version}\n`)
})
