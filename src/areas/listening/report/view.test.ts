import { expect, test } from 'vitest'
import { exampleInsights } from '../examples.js'
import { viewListening } from './view.js'

test('the report says what is not known instead of zero, and how many texts a filter left out for it', () => {
  const { coverage } = exampleInsights
  const brands = exampleInsights.brands.map((brand) => ({ ...brand, reach: { followers: 0, authors_known: 0 } }))
  const unknown = { ...coverage, no_data: [{ field: 'lang', texts: 5 }], index_building: true }
  const shown = viewListening({ ...exampleInsights, brands, coverage: unknown }, 'Lumevia')
  expect(shown.voice.map((row) => row.at(-1))).toEqual(brands.map(() => '–'))
  expect(shown.notes.join(' ')).toMatch(/5 texts were left out because the filter needs lang.*not indexed yet/u)
})

test('a change from a handful of mentions is not said in percent', () => {
  const noteOf = (before: number) => {
    const brands = exampleInsights.brands.map((brand) => ({
      ...brand,
      mentions: 94,
      before: { ...brand, mentions: before, share_of_voice: brand.share_of_voice.mentions, change: null, p_value: 1 },
    }))
    return viewListening({ ...exampleInsights, brands }, 'Lumevia').figures[0]?.note
  }
  expect([noteOf(3), noteOf(47)]).toEqual(['3 before', '47 before (+100.0 %)'])
})

test('one brand alone has no share of voice', () => {
  const shown = viewListening({ ...exampleInsights, brands: exampleInsights.brands.slice(0, 1) }, 'Lumevia')
  expect(shown.figures[1]).toEqual({ name: 'Share of voice', value: '–', note: 'needs another brand' })
  expect(shown.voice[0]?.slice(2, 5)).toEqual(['–', '–', '–'])
})
