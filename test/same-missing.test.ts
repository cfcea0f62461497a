import { expect, test } from 'vitest'
import { sameMissing } from '../web/parts/same-missing.js'

const comments = (id: string) => ({ item: `Comments of ${id}`, detail: `No comments on the content ${id} are known.` })

test('what is missing for the same reason is said once, with what else lacks it', () => {
  const growth = { item: 'growth', detail: 'No earlier figures are known.' }
  const groups = sameMissing([comments('DBc19'), growth, comments('DBc18'), comments('DBc17')])
  expect(groups.map(({ first, others }) => [first.item, others.map(({ item }) => item)])).toEqual([
    ['Comments of DBc19', ['Comments of DBc18', 'Comments of DBc17']],
    ['growth', []],
  ])
  expect(sameMissing([])).toEqual([])
})
