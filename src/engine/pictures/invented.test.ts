import { expect, test } from 'vitest'
import { drawFace, drawScene } from './invented.js'

test.each([drawFace, drawScene])('the same seed is the same picture, others look different, all are small', (draw) => {
  const seeds = Array.from({ length: 300 }, (_, i) => `invented.person.${i}`)
  const pictures = seeds.map(draw)
  expect(seeds.map(draw)).toEqual(pictures)
  expect(new Set(pictures).size).toBeGreaterThan(290)
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(2048)
    expect(picture).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+" width="\d+" height="\d+">(<(rect|circle|path) [^<>]*\/>)+<\/svg>$/,
    )
    expect(picture).not.toMatch(/NaN|undefined|href|script/)
  }
})
