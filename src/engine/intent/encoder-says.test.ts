import { expect, test } from 'vitest'
import { judgeIntent } from './index.js'

const wish = 'my bathroom shelf has been waiting for exactly that bottle'
const buying = (probability: number) => ({ buying: { probability, start: 0, end: wish.length } })

test('a wish that no rule has words for is found where the encoder is sure, and shows the part that says so', () => {
  expect(judgeIntent(wish, 'en').stage).toBe('none')
  const found = judgeIntent(wish, 'en', buying(0.8))
  expect(found).toMatchObject({ stage: 'wants', confidence: 0.75, giveaway: false })
  expect(found.evidence).toMatchObject([{ by: 'model', text: wish }])
  expect(judgeIntent(wish, 'en', buying(0.4)).stage).toBe('none')
})

test.each([
  ['en', 'is it loud when it boils?'],
  ['en', 'omg do they run true to size'],
  ['de', 'Passt da ein Kindersitz drauf?'],
  ['es', '¿vale para inducción?'],
  ['fr', 'elle tient bien sur les pavés ?'],
  ['it', 'sui tappeti sale?'],
])('%s: "%s" asks, and not about buying', (language, text) => {
  expect(judgeIntent(text, language, { buying: { probability: 0.9, start: 0, end: text.length } }).stage).toBe('none')
})

test.each([
  ['en', 'do they still have the blue one in stock near Leeds'],
  ['en', 'does it fit a 76 cm door? if so we will take two'],
  ['de', 'ob ich mir davon gleich mehrere kaufen sollte?'],
  ['ja', 'これはまだ手に入りますか？'],
])('%s: the encoder may take "%s" for a wish', (language, text) => {
  expect(judgeIntent(text, language, { buying: { probability: 0.9, start: 0, end: text.length } }).stage).not.toBe(
    'none',
  )
})

test('what rules say stands, and so do giveaways and mentions of friends', () => {
  expect(judgeIntent('how much is it?', 'en', buying(0.9)).stage).toBe('asks_price')
  expect(judgeIntent('I would never buy this', 'en', buying(0.9)).stage).toBe('rejects')
  expect(judgeIntent('done all the steps, pick me for the giveaway!', 'en', buying(0.9))).toMatchObject({
    stage: 'none',
    giveaway: true,
  })
  expect(judgeIntent('@mia @tom', 'en', buying(0.9)).stage).toBe('none')
})
