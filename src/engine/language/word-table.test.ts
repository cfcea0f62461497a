import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWord, makeWordTable } from './word-table.js'

test('every word of a table is found with what is known of it, and no other word is', () => {
  const known = fc.record({ number: fc.double({ noNaN: true }), marks: fc.integer({ min: 1, max: 255 }) })
  fc.assert(
    fc.property(fc.dictionary(fc.string(), known), fc.array(fc.string()), (entries, others) => {
      const words = new Map(Object.entries(entries))
      const table = makeWordTable(words)
      const read = (word: string) => {
        const slot = findWord(table, word)
        return slot === undefined ? undefined : { number: table.numbers[slot], marks: table.marks[slot] }
      }
      for (const word of [...words.keys(), ...others]) expect(read(word)).toEqual(words.get(word))
    }),
  )
})
