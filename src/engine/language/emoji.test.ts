import { expect, test } from 'vitest'
import { emojiOf } from './emoji.js'

test('emoji are found whole, without tone and colour', () => {
  expect(emojiOf('plain © text ™ 3')).toEqual([])
  expect(emojiOf('👍🏽 and 👍, ❤️ and ❤')).toEqual(['👍', '❤'])
  expect(emojiOf('👨‍👩‍👧🇩🇪')).toEqual(['👨‍👩‍👧', '🇩🇪'])
})

test('signs made of several characters are whole wherever they stand in a text', () => {
  expect(emojiOf('ab🏴󠁧󠁢󠁥󠁮󠁧󠁿cd 👁️‍🗨️é🫱🏻‍🫲🏿 1️⃣ ⛹🏿‍♀️x')).toEqual(['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👁‍🗨', '🫱‍🫲', '⛹‍♀'])
  expect(emojiOf('🇩🇪🇫🇷 🇩')).toEqual(['🇩🇪', '🇫🇷', '🇩'])
})
