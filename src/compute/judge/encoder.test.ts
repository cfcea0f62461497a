import { readFileSync } from 'node:fs'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { WordPiece } from '../../engine/text/model/wordpiece.js'
import { Encoder } from './encoder.js'
import { readModels } from './models.js'
import { partOfModel } from './part-of-model.js'

const models = readModels()

test('half of the encoder says the same of meaning as the whole', async () => {
  const whole = await InferenceSession.create(models.encoderFile)
  const encoder = await Encoder.open(models)
  for (const text of ['a red lipstick', 'wo gibt es das? 😍', 'x']) {
    const ids = BigInt64Array.from(new WordPiece(models.vocabulary, models.pictures).encode(text), BigInt)
    const tensor = (values: BigInt64Array): Tensor => new Tensor('int64', values, [1, ids.length])
    const outputs = await whole.run({
      input_ids: tensor(ids),
      attention_mask: tensor(new BigInt64Array(ids.length).fill(1n)),
      token_type_ids: tensor(new BigInt64Array(ids.length)),
    })
    const wanted = outputs['sense']?.data as Float32Array
    const length = Math.hypot(...wanted)
    const sense = await encoder.sense(text)
    for (const [i, value] of sense.entries()) expect(value).toBeCloseTo((wanted[i] as number) / length, 5)
    expect(await encoder.logits(text)).toEqual(Float32Array.from(outputs['logits']?.data as Float32Array))
  }
})

test('refuses a file that is cut off', () => {
  const bytes = readFileSync(models.encoderFile)
  expect(partOfModel(bytes, 'sense').length).toBeLessThan(0.8 * bytes.length)
  expect(() => partOfModel(bytes.subarray(0, 1000), 'sense')).toThrow('cut off')
  expect(() => partOfModel(Uint8Array.of(255, 255), 'sense')).toThrow('in the middle of a number')
})
