import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exp } from './draw.js'
import { Permutation } from './permutation.js'

it('is a bijection that its inverse undoes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (size, key) => {
      const permutation = new Permutation(size, key)
      const images = Array.from({ length: size }, (_, i) => permutation.forward(i))
      expect(images.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i))
      expect(images.map((image) => permutation.inverse(image))).toEqual(Array.from({ length: size }, (_, i) => i))
    }),
    { numRuns: 60 },
  )
})

it('computes e to the x', () => {
  for (const x of [-20, -3.3, -0.5, 0, 0.1, 1, 9.2, 16]) expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-9)
})
