import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keyedSentence } from '../src/cli/import-summary.js'
import { CommandLine } from './command-line.js'

const commandLine = new CommandLine()
const folder = mkdtempSync(join(tmpdir(), 'rostra-nothing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an export from a folder without a database says so, and makes none', async () => {
  const { code, err } = await commandLine.run(['export', 'creators', '--data', join(folder, 'data')])
  expect([code, err]).toEqual([1, expect.stringContaining('There is no database in')])
  expect(err).toContain('name its folder with --data')
})

test('what becomes of rows without a handle or an id is said of the rows there are', () => {
  expect(keyedSentence(2, 0, ['creators'])).toBe(
    '2 rows have a name but no handle, address or id, and are stored under their name (as title:…).',
  )
  expect(keyedSentence(1, 0, ['comments'])).toContain('1 row has no id, and is stored under one made from')
  expect(keyedSentence(3, 3, ['contents'])).toContain(
    '3 rows have ids of the file (such as 1 or p1), not of the network',
  )
  expect(keyedSentence(3, 1, ['contents'])).toMatch(/^2 rows have no id, .* 1 row has an id of the file/)
})
