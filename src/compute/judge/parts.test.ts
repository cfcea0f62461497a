import { expect, test } from 'vitest'
import { readForJudgement } from '../../engine/judgement/judge-text.js'
import type { Suspicion } from '../../engine/text/model/prefilter.js'
import { openJudgement, readModels } from './models.js'

const judgement = openJudgement(readModels(), 'balanced')

const suspected = (text: string, heeded?: readonly Suspicion[]): Suspicion[] => {
  const read = readForJudgement({ text, language: 'en' }, judgement, ['risks'], heeded)
  return 'look' in read ? [...read.look.suspected] : []
}

test('a part of a text is looked through only for what it can add to the whole', () => {
  const dealer = 'Selling weed, pills and cocaine tonight, message me for prices'
  expect(suspected(dealer)).toContain('drugs')
  expect(suspected(dealer, ['harm'])).not.toContain('drugs')
  const threat = 'I will find you and kill you, count your days'
  expect(suspected(threat, ['harm'])).toEqual(['harm'])
  expect(suspected(threat, [])).toEqual([])
})
