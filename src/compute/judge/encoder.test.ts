import { expect, test } from 'vitest'
import { Encoder } from './encoder.js'
import { readModels } from './models.js'

const models = readModels()
const encoder = await Encoder.open(models)
const head = models.joints.encoder_heads.indexOf('offensive')

test('a text has the same answers whatever was read before it', async () => {
  const once = await encoder.read('where did you get that bag? 😍')
  const whole = await encoder.readOn(once.hidden)
  await encoder.read('x'.repeat(500))
  const again = await encoder.read('where did you get that bag? 😍')
  expect(again.logits).toEqual(once.logits)
  expect(await encoder.readOn(again.hidden)).toEqual(whole)
  expect(once.logits).toHaveLength(models.joints.encoder_heads.length)
  expect(whole).toHaveLength(models.joints.encoder_heads.length)
})

test('both halves tell an insult from praise', async () => {
  for (const [text, isInsult] of [
    ['you are a pathetic idiot and everybody hates you', true],
    ['thank you, this helped me so much', false],
  ] as const) {
    const { logits, hidden } = await encoder.read(text)
    expect(Number(logits[head]) > 0).toBe(isInsult)
    expect(Number((await encoder.readOn(hidden))[head]) > 0).toBe(isInsult)
  }
})

test('vectors of meaning have length one and are nearer where the meaning is', async () => {
  const [red, rouge, rain] = (await Promise.all(
    ['a red lipstick', 'lipstick in a red shade', 'it will rain in Oslo tomorrow'].map((text) => encoder.sense(text)),
  )) as [Float32Array, Float32Array, Float32Array]
  const cosine = (a: Float32Array, b: Float32Array): number =>
    a.reduce((sum, value, i) => sum + value * Number(b[i]), 0)
  expect(cosine(red, red)).toBeCloseTo(1, 5)
  expect(cosine(red, rouge)).toBeGreaterThan(cosine(red, rain) + 0.2)
})
