import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const versionIn = (path: string): string => (JSON.parse(read(path)) as { version: string }).version

test('everything that is released together has the same version', () => {
  const version = versionIn('package.json')
  const places = {
    'package-lock.json': versionIn('package-lock.json'),
    'sdk/package.json': versionIn('sdk/package.json'),
    'clients/python/pyproject.toml': /^version = "(.+)"$/m.exec(read('clients/python/pyproject.toml'))?.[1],
    'the user agent of the Python client': /rostra-python\/([\d.]+)/.exec(
      read('clients/python/src/rostra/_core.py'),
    )?.[1],
    'version of the chart': /^version: (.+)$/m.exec(read('deploy/helm/rostra/Chart.yaml'))?.[1],
    'appVersion of the chart': /^appVersion: (.+)$/m.exec(read('deploy/helm/rostra/Chart.yaml'))?.[1],
    'openapi.json': /"info": \{[^{}]*?"version": "([^"]+)"/.exec(read('openapi.json'))?.[1],
    'the newest release in CHANGELOG.md': /^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md'))?.[1],
  }
  expect(places).toEqual(Object.fromEntries(Object.keys(places).map((name) => [name, version])))
})

test('the changelog names its releases from new to old, with a day each and known kinds of changes', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^(##+) (.+)$/gm)].map(([, marks = '', title = '']) => ({
    level: marks.length,
    title,
  }))
  const releases = headings.filter(({ level }) => level === 2).map(({ title }) => title)
  expect(releases[0]).toBe('[Unreleased]')
  const dated = releases.slice(1).map((title) => /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/.exec(title)?.slice(1))
  expect(dated.every((each) => each !== undefined)).toBe(true)
  const days = dated.map((each) => each?.[1] ?? '')
  expect(days).toEqual(days.toSorted().reverse())
  const kinds = new Set(headings.filter(({ level }) => level === 3).map(({ title }) => title))
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
  expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([])
})
