import { expect, test } from 'vitest'
import { keptCompute } from '../../../test/kept-compute.js'
import { TextJudge } from './text-judge.js'

const { judge } = keptCompute()

const judgeAll = (...texts: string[]) => judge.judge(texts.map((text) => ({ text })))

test('says language, sentiment, risks and spam, with the words that made it say so', async () => {
  const [praise, insult, spam, wish] = await judgeAll(
    'I love this so much, the best lipstick ever 😍',
    'you are a stupid idiot and everybody hates you',
    'check out my channel and subscribe please',
    'où est-ce que tu as trouvé cette robe, elle est magnifique',
  )
  expect(praise?.language?.code).toBe('en')
  expect(praise?.sentiment?.label).toBe('positive')
  expect(praise?.sentiment?.evidence.map(({ text }) => text).join(' ')).toContain('love')
  expect(insult?.risks?.[0]?.probability).toBeGreaterThan(0.8)
  expect(spam?.spam?.probability).toBeGreaterThan(0.8)
  expect(wish?.language?.code).toBe('fr')
})

test('short texts are told apart by their small words', async () => {
  const short = {
    en: [
      "Women don't deserve to live.",
      'Gay people must be exterminated.',
      'Medina is a terrible cook',
      'Landlords are parasites.',
    ],
    es: ['No me gusta nada', 'quiero una para mi madre'],
    pt: ['eu amo isso', 'muito bom esse'],
    fr: ["c'est trop beau"],
    de: ['Das ist mir egal', 'so ein Unsinn'],
    it: ['che bello', 'non mi piace per niente', 'i ragazzi a casa'],
  }
  for (const [code, texts] of Object.entries(short))
    for (const [i, { language }] of (await judgeAll(...texts)).entries())
      expect([texts[i], language?.code]).toEqual([texts[i], code])
})

test('who asks to be agreed with means it; who asks why somebody wrote it does not', async () => {
  const [meant, threat, asked, lashes] = await judgeAll(
    'Am I the only one who thinks immigrants are scum?',
    "I'm going to punch the next immigrant I meet.",
    'Why would you say that about immigrants?',
    'Next week I will slap the lashes on all the girls',
  )
  const hateOf = (verdict: typeof meant): number =>
    verdict?.risks?.find(({ category }) => category === 'hate')?.probability ?? 0
  expect(hateOf(meant)).toBeGreaterThan(0.5)
  expect(hateOf(threat)).toBeGreaterThan(0.5)
  for (const harmless of [asked, lashes]) expect(hateOf(harmless)).toBeLessThan(0.5)
})

test('the same text gives the same verdict, alone or among others', async () => {
  const texts = ['great', 'this is awful', '', 'I want one!', 'x'.repeat(30_000), 'Ça va ?']
  const together = await judgeAll(...texts)
  for (const [i, text] of texts.entries()) expect(await judgeAll(text)).toEqual([together[i]])
})

test('what cannot be judged is said to be so', async () => {
  const odd = ['', ' \n', 'a'.repeat(100_000), '\u0000\u0001\u0002\u0003\u0004\u0005', '\ud83d', '\u202e\u200f', '…']
  const verdicts = await judgeAll(...odd, 'สวัสดีทุกคน วันนี้อากาศดี')
  for (const verdict of verdicts) expect(verdict.not_judged).not.toEqual([])
  expect(verdicts[2]?.not_judged).toEqual([{ task: 'all', reason: 'too_long' }])
  expect(verdicts.at(-1)?.language?.code).toBe('th')
  expect(verdicts.at(-1)?.sentiment).toBeNull()
  const [pictures, many] = await judgeAll('😍😍😍', '😀'.repeat(5000))
  expect(pictures?.sentiment?.label).toBe('positive')
  expect(many?.risks).toEqual([])
})

test('sentiment in Hindi is judged in the letters in which it was learned', async () => {
  const [latin, own] = await judgeAll('ye phone bahut kharab hai', 'खाना ठंडा और बेस्वाद था')
  expect([latin?.language?.code, latin?.sentiment]).toEqual(['hi', expect.anything()])
  expect([own?.language?.code, own?.sentiment]).toEqual(['hi', null])
  expect(own?.not_judged).toContainEqual({ task: 'sentiment', reason: 'language_unsupported' })
})

test('vectors have length one', async () => {
  const [vector] = await judge.embed(['a red lipstick'])
  expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1)
})

test('a judge that is closed while its model is still being opened ends well, and so does its process', async () => {
  for (let i = 0; i < 3; i++) {
    const hasty = new TextJudge({ threads: 1 })
    const [verdict] = await hasty.judge([{ text: '12345' }], { tasks: ['risks'] })
    expect(verdict).toBeDefined()
    await hasty.close()
    await expect(hasty.judge([{ text: 'late' }])).rejects.toThrow()
  }
})
