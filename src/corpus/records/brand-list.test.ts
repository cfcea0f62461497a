import { expect, test } from 'vitest'
import { openBrands } from './brand-list.js'

const brands = [...openBrands().values()]

test('knows large advertisers of every trade', () => {
  const names = new Set(brands.map(({ name }) => name))
  const advertisers = 'Canon Amazon Logitech T-Mobile Nike Nivea Toyota Nykaa Lazada Sparkasse Rappi Trendyol'.split(
    ' ',
  )
  expect(advertisers.filter((name) => !names.has(name))).toEqual([])
  for (const name of ['Mercado Libre', 'Tiffany & Co.', 'Bottega Veneta', 'Dr. Oetker']) expect(names).toContain(name)
})

test('names that are also words need more than themselves to be found', () => {
  const sure = brands.filter(({ ambiguous }) => ambiguous !== true).map(({ name }) => name.toLowerCase())
  for (const word of ['amazon', 'apple', 'bolt', 'bumble', 'hinge', 'nerf', 'brahma', 'braun', 'bimbo'])
    expect(sure).not.toContain(word)
})

test('no brand belongs to itself, and every owner is known', () => {
  for (const { id, parentId } of brands)
    if (parentId !== null) expect([id, parentId !== id, openBrands().has(parentId)]).toEqual([id, true, true])
})
