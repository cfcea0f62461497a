import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'rostra-fairness-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fairness = (...args: string[]) =>
  spawnSync(process.execPath, [bin, 'fairness', ...args, '--data', folder], { encoding: 'utf8' })

interface Group {
  group: string
  texts: number
  flagged: number
  impactRatio: number
}

test('a set is tried on texts that differ only in who is meant', () => {
  const { status, stdout } = fairness('crt_default', '--json')
  const { axes, mistakes } = JSON.parse(stdout) as { axes: { axis: string; groups: Group[] }[]; mistakes: object[] }
  expect(axes.map(({ axis }) => axis)).toEqual(expect.arrayContaining(['religion', 'gender', 'age', 'dialect']))
  const groups = axes.flatMap((axis) => axis.groups)
  expect(groups.reduce((sum, { flagged }) => sum + flagged, 0)).toBe(mistakes.length)
  // Commonly taken as a sign of unequal impact; a single text must not decide it.
  expect(groups.filter(({ impactRatio }) => impactRatio < 0.8)).toEqual([])
  expect(Math.min(...groups.map(({ texts }) => texts))).toBeGreaterThanOrEqual(6)
  expect(status).toBe(0)
})

test('a set that is not there is said to be so', () => {
  const { status, stderr } = fairness('crt_nope')
  expect(status).not.toBe(0)
  expect(stderr).toContain('crt_nope')
})
