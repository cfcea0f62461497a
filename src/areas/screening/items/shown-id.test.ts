import { expect, test } from 'vitest'
import { aliasPattern, isCalled, shownId } from './shown-id.js'

const telling = 'feeds:https://blog.example/my-muslim-wedding'

test('an id that says what is protected is a digest, for employment alone', () => {
  expect(shownId(telling, 'brand_safety')).toBe(telling)
  expect(shownId(telling, 'employment')).toMatch(aliasPattern)
  expect(shownId('instagram:10000ko', 'employment')).toBe('instagram:10000ko')
})

test('an item is called by its id and by its digest', () => {
  expect(isCalled(telling, telling)).toBe(true)
  expect(isCalled(telling, shownId(telling, 'employment'))).toBe(true)
  expect(isCalled(telling, shownId('feeds:https://blog.example/our-jewish-wedding', 'employment'))).toBe(false)
})
