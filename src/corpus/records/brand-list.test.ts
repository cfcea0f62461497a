import { expect, test } from 'vitest'
import { createBrandFinder } from '../../engine/text/find-brands.js'
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

const finder = createBrandFinder(brands)

test.each([
  ['I only wear black', []],
  ['Good Vibes Only', []],
  ['ONLY TODAY: free shipping on everything', []],
  ['New jeans from ONLY, so comfy', ['ONLY']],
  ['But first, coffee', []],
  ['Canapé acheté chez BUT hier, super qualité', ['But']],
  ['Our Target Audience is young people', []],
  ['Found this at Target for $5', ['Target']],
  ['Target haul! Come shopping with me', ['Target']],
  ['Apple announced new MacBooks today', ['Apple']],
  ['Apple trees in our garden are blooming', []],
  ['Mein Boss ist im Urlaub', []],
  ['Neue Sneaker von Puma, Anzeige', ['Puma']],
  ['Gekocht bij Action voor 2 euro', ['Action']],
  ['Uso il deodorante Dove ogni giorno', ['Dove']],
  ['Dove sei? Ti aspetto', []],
  ['No hay nada mejor que un día de sol', []],
  ['Outfit: Zara top, H&M jeans', ['Zara', 'H&M']],
  ['h m, let me think', []],
  ["Everything I bought at Trader Joe's this week", ["Trader Joe's"]],
  ["Spesa all'Esselunga con 40 euro", ['Esselunga']],
  ["Trendyol'dan aldıklarım geldi", ['Trendyol']],
  ['LC Waikiki’den bebek kıyafetleri aldım', ['LC Waikiki']],
  ["Mavi'den aldığım jean", ['Mavi']],
  ["Le scarpe dell'Adidas di mio fratello", ['Adidas']],
  ['Bana bir bardak su getir', []],
  ['O garoto comeu o pão sozinho', []],
  ['Il mulino bianco sulla collina', []],
  ['Colazione con i biscotti Mulino Bianco', ['Mulino Bianco']],
  ['Im Edeka gibt es die besten Erdbeeren', ['EDEKA']],
  ["Nike's new shoe and l'Oréal Paris mascara", ['Nike', "L'Oréal"]],
  ["We'll gap'em, she said", []],
])('%j names %j', (text, names) => {
  expect(finder.inText(text).map((id) => openBrands().get(id)?.name)).toEqual(names)
})
