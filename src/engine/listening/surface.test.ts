import { expect, test } from 'vitest'
import { writtenAs, writtenLabel } from './surface.js'

const texts = ['Une crème de nuit, quelle crème de nuit !', 'ma Crème de nuit', 'GAVE ME A RASH', 'it gave me a rash']

test('words are written as most texts write them', () => {
  expect(writtenAs('creme de nuit', texts)).toBe('crème de nuit')
  expect(writtenAs('gave me a rash', texts)).toBe('gave me a rash')
  expect(writtenAs('not there', texts)).toBe('not there')
})

test('a label begins with a capital, whatever it is made of', () => {
  expect(writtenLabel('creme de nuit, rash', texts)).toBe('Crème de nuit, rash')
  expect(writtenLabel('', texts)).toBe('')
})
