import { expect, test } from 'vitest'
import { hashRules } from '../../assets/index.js'
import { engineVersion } from './models.js'

test('the version of the engine changes with the rules', () => {
  expect(engineVersion('balanced')).toBe(engineVersion('balanced', undefined, hashRules()))
  expect(engineVersion('balanced', undefined, 'other rules')).not.toBe(engineVersion('balanced'))
})
