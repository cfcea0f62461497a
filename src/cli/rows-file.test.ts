import { expect, test } from 'vitest'
import { readRowsFile } from './rows-file.js'

test('a header of one column is none of the rows; a plain list has none', () => {
  for (const header of ['profile', 'E-Mail', 'Screen name', '"url"'])
    expect(readRowsFile(`${header}\ninstagram:ana.bakes\n`)).toHaveProperty('csv')
  expect(readRowsFile('instagram:ana.bakes\nana@bakes.example\n')).toEqual({
    items: ['instagram:ana.bakes', 'ana@bakes.example'],
  })
})
