import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the package holds the rules, as they are written and as they are compiled', () => {
  const listed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
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
