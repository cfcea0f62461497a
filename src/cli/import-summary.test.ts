import { expect, test } from 'vitest'
import { sentence, type ImportSummary } from './import-summary.js'

const summary: ImportSummary = {
  file: 'people.csv',
  records: { creators: 2, history: 1 },
  format: null,
  rows: 3,
  imported: 3,
  rejected: 0,
  withheld: 0,
  cells_lost: 0,
  keyed: 0,
  own_ids: 0,
  waiting: 0,
  joined: {},
  notes: [],
  seconds: 0.4,
  rows_per_s: 7,
  resumed_from: 0,
  rejects: null,
}

test('what was imported is counted by kind', () => {
  expect(sentence(summary, false)).toBe('people.csv: 3 of 3 rows imported (2 creators, 1 point of history).')
  expect(sentence(summary, true)).toBe('people.csv: 3 of 3 rows can be imported.')
})

test('an import of nothing counts no kinds', () => {
  const nothing = { ...summary, records: {}, rows: 1, imported: 0, rejected: 1 }
  expect(sentence(nothing, false)).toBe('people.csv: 0 of 1 rows imported. 1 rejected.')
})

test('how fast it went is said of large files alone', () => {
  const large = { ...summary, rows: 20_000, imported: 20_000, rows_per_s: 4000 }
  expect(sentence(large, false)).toContain(', 4000 rows/s.')
})
