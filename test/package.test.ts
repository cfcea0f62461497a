import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'rostra-package-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What decides which files npm takes. */
const isRead = (name: string): boolean => ['package.json', '.npmignore', '.gitignore'].includes(name)
const isLeft = (name: string): boolean => name === '.git' || name.startsWith('node_modules')

/** The same files under the same names, empty: npm compresses what it lists, and models take it twenty seconds. */
const outline = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (isLeft(entry.name)) continue
    if (entry.isDirectory()) outline(source, copy)
    else if (isRead(entry.name)) copyFileSync(source, copy)
    else writeFileSync(copy, '')
  }
}

test('the package holds the rules, as they are written and as they are compiled', () => {
  outline(root, folder)
  const listed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [{ files }] = JSON.parse(listed) as [{ files: { path: string }[] }]
  const paths = files.map(({ path }) => path)
  expect(paths).toContain('assets/rules/en/hate.rules')
  expect(paths).toContain('assets/demo/en/life.rules')
  expect(paths).toContain('dist/assets/compiled/rules/hate.json')
  expect(paths).toContain('dist/assets/compiled/rules.sha256')
})
