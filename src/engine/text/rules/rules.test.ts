import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RiskCategory } from '../verdict.js'
import { everyday } from '../../../../test/text/everyday.js'
import { applyRules, readText, type Heads } from './index.js'

const judge = (text: string, language: string | null = 'en', heads: Heads = {}) =>
  applyRules(readText(text, language), heads)
const probability = (text: string, category: RiskCategory, language: string | null = 'en'): number =>
  judge(text, language).risks.find((risk) => risk.category === category)?.probability ?? 0
const evidenceOf = (text: string, category: RiskCategory) =>
  judge(text).risks.find((risk) => risk.category === category)?.evidence ?? []

test.each<[RiskCategory, string, string]>([
  ['profanity', 'f u c k this', 'f u c k'],
  ['profanity', 'what the f**k is it', 'f**k'],
  ['profanity', 'this is sh1t', 'sh1t'],
  ['profanity', 'b!tch please', 'b!tch'],
  ['profanity', 'fuuuuuck', 'fuuuuuck'],
  ['profanity', 'ｆｕｃｋ it', 'ｆｕｃｋ'],
  ['profanity', '𝓯𝓾𝓬𝓴 it', '𝓯𝓾𝓬𝓴'],
  ['profanity', 'fu\u200bck it', 'fu\u200bck'],
  ['profanity', 'ассhole аsshоle', 'аsshоle'],
  ['profanity', 'oh f.u.c.k', 'f.u.c.k'],
  ['profanity', '😂😂 fu\u0336c\u0336k\u0336 it', 'fu\u0336c\u0336k\u0336'],
  ['threat', 'tomorrow i will k1ll you', 'will k1ll you'],
])('%s is seen through its disguise: %s', (category, text, words) => {
  const [evidence] = evidenceOf(text, category)
  expect(evidence?.text).toBe(words)
  expect(text.slice(evidence?.start, evidence?.end)).toBe(words)
  expect(evidence?.match).not.toBe('exact')
})

test.each([
  ["ho comprato dell'eroina", 'drugs', 'it'],
  ["je blanchis l'argent du quartier", 'crime', 'fr'],
  ["t'es vraiment une conne", 'harassment', 'fr'],
] as const)('a word behind an elided one is seen: %s', (text, category, language) => {
  expect(probability(text, category, language)).toBeGreaterThan(0.5)
  expect(probability(text, category, 'en')).toBeLessThan(0.5)
})

test.each([
  ["I don't hate immigrants", 'hate'],
  ['nobody here hates immigrants', 'hate'],
  ['people who say immigrants are vermin are wrong', 'hate'],
  ['"immigrants are vermin" is a racist thing to say', 'hate'],
  ['she said that gay people are disgusting, I reported her', 'hate'],
  ['I would never kill you', 'threat'],
  ['shoot me an e-mail', 'threat'],
  ['you are killing it', 'violence'],
  ['we kill the boss in the game on the third try', 'violence'],
  ['two shots of espresso', 'alcohol'],
  ['300 days sober, no beer', 'alcohol'],
  ['#grooming day for my poodle', 'minors_safety'],
  ['Dick is from Scunthorpe, near Essex', 'sexual'],
] as const)('%s: no %s', (text, category) => {
  expect(probability(text, category)).toBeLessThan(0.5)
})

test.each([
  ['I hate immigrants', 'hate'],
  ['immigrants are vermin', 'hate'],
  ['gay people should be shot', 'hate'],
  ['I will kill you', 'threat'],
  ['you are such an idiot', 'harassment'],
  ['i want to kill myself', 'self_harm'],
  ['i slit my wrist last night', 'self_harm'],
  ['smoking weed with the boys', 'drugs'],
  ['tequila shots tonight', 'alcohol'],
  ['vaping again', 'tobacco'],
  ['look at my new glock', 'weapons'],
  ['lost the rent at the casino', 'gambling'],
  ['he was arrested for shoplifting', 'crime'],
  ['vote out the republicans', 'politics'],
  ['vaccines cause autism', 'misinformation_claims'],
  ['sieg heil brothers', 'extremism'],
  ['send nudes', 'sexual'],
] as const)('%s: %s', (text, category) => {
  expect(probability(text, category)).toBeGreaterThan(0.5)
})

test.each([
  ['eres un hijo de puta', 'es', 'profanity'],
  ['vou te matar', 'pt', 'threat'],
  ['nique ta mère', 'fr', 'profanity'],
  ['du bist ein arschloch', 'de', 'profanity'],
  ['vaffanculo', 'it', 'profanity'],
  ['روح موت', 'ar', 'harassment'],
  ['tu chutiya hai', 'hi', 'harassment'],
  ['main judi online gacor', 'id', 'gambling'],
] as const)('%s (%s) is found by words alone', (text, language, category) => {
  const risk = judge(text, language).risks.find((each) => each.category === category)
  expect(risk?.probability).toBeGreaterThan(0.5)
  expect(risk?.basis).not.toBe('model')
})

test.each([
  ['je suis en retard, désolé', 'fr'],
  ['vestido negro y zapatos rojos', 'es'],
  ['so ein Mist, der Zug ist weg', 'de'],
  ['die Katze schläft', 'de'],
  ['con te partirò', 'it'],
])('%s (%s) is harmless', (text, language) => {
  expect(judge(text, language).risks.filter(({ probability: p }) => p >= 0.5)).toEqual([])
})

test('nothing of an ordinary day is flagged', () => {
  const flagged = everyday.flatMap((text) =>
    judge(text)
      .risks.filter(({ probability: p }) => p >= 0.5)
      .map(({ category }) => `${category}: ${text}`),
  )
  expect(everyday.length).toBeGreaterThan(300)
  expect(flagged).toEqual([])
})

const groups =
  `women, men, black people, white people, gay people, straight people, trans people, Muslims, Christians, Jews, Hindus, atheists, immigrants, refugees,
disabled people, deaf people, Mexicans, Chinese people, Nigerians, Germans, Arabs, Roma people, old people, lesbians, bisexual people, Koreans, Turks, Asians, Latinos, foreigners`
    .split(',')
    .map((group) => group.trim())
const frames = [
  'I met {} at the market',
  '{} are welcome here',
  'I love {}',
  'many {} live in this street',
  'the film is about {}',
  '{} deserve respect',
  'thank you to all {} who helped',
  'my neighbours are {}',
  '{} and their families',
  'do {} like this song?',
  'proud of {} today',
  'a book by {} about cooking',
  '{} won the match yesterday',
  'two {} joined our team',
  'I hate mondays, {} agree',
  '{} are people',
]

test('which group is named in a neutral or kind sentence changes nothing', () => {
  for (const frame of frames) {
    const verdicts = groups.map((group) => judge(frame.replace('{}', group)).risks)
    for (const category of [
      'hate',
      'harassment',
      'threat',
      'violence',
      'sexual',
      'extremism',
      'politics',
      'crime',
    ] as const) {
      const all = verdicts.map((risks) => risks.find((risk) => risk.category === category)?.probability ?? 0)
      expect(Math.max(...all) - Math.min(...all), `${category}: ${frame}`).toBeLessThanOrEqual(0.05)
      expect(Math.max(...all), `${category}: ${frame}`).toBeLessThan(0.3)
    }
  }
})

const hostile = fc.array(
  fc.oneof(
    fc.constantFrom(
      'fuck',
      'kill you',
      'k1ll',
      'i hate',
      'women',
      '"',
      "'",
      '“',
      '*',
      '@a',
      '#x',
      'http://',
      'a at b dot com',
      '.',
      '?',
      '\u200b',
      '\u0301',
      '😂',
      '\ud83d',
      '\udc00',
      '\u202e',
      'not',
      'f u c k',
      'ﷺ',
      '\n',
      '\0',
      ' ',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  ),
  { maxLength: 60 },
)

test('evidence is cut from the text as given, whatever the text', () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(' ', ''), fc.constantFrom('en', 'es', null, 'xx'), (parts, gap, language) => {
      const text = parts.join(gap)
      const { risks, irony } = judge(text, language)
      for (const { start, end, text: words } of [
        ...risks.flatMap(({ evidence }) => evidence),
        ...(irony?.evidence ?? []),
      ]) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(text.slice(start, end)).toBe(words)
      }
      for (const { probability: p } of risks) expect(p > 0 && p <= 1).toBe(true)
      expect(judge(text, language)).toEqual({ risks, irony })
    }),
    { numRuns: 400 },
  )
})

test('long and hostile texts are read to their end', () => {
  const pieces = [
    'fuck ',
    'i will ',
    "'a ",
    '"',
    '@',
    'a@',
    'com.',
    'http://',
    '#a',
    'black people are ',
    'not ',
    'a',
    '\ud800',
    'x at y dot ',
    '$',
    'f*',
    '\u200b',
    '😂',
    'a.',
  ]
  for (const piece of pieces) expect(judge(piece.repeat(Math.ceil(100_000 / piece.length))).risks).toBeInstanceOf(Array)
})

test('what a model says is joined with the words, and its own words are shown where no list explains it', () => {
  const text = 'what a lovely bunch they are'
  const spans = () => [{ start: 7, end: 13, text: 'lovely' }]
  const [risk] = judge(text, 'en', { hate: { probability: 0.9, spans, reasons: spans } }).risks
  expect(risk).toMatchObject({
    category: 'hate',
    basis: 'model',
    evidence: [{ by: 'model', text: 'lovely', match: 'model' }],
  })
  expect(risk?.probability).toBeGreaterThan(0.8)
  // Words that merely say where to look are no reasons.
  expect(judge(text, 'en', { hate: { probability: 0.9, spans } }).risks[0]).toMatchObject({
    basis: 'model',
    evidence: [],
  })
})

test('counter-speech lowers what a model fears, denial too', () => {
  const heads: Heads = { hate: { probability: 0.8 } }
  const of = (text: string): number => judge(text, 'en', heads).risks[0]?.probability ?? 0
  expect(of('immigrants are vermin')).toBeGreaterThan(0.8)
  expect(of('whoever says "immigrants are vermin" is wrong')).toBeLessThan(0.5)
  expect(of("I don't hate immigrants")).toBeLessThan(0.5)
  expect(of('"immigrants are vermin" is no way to talk about people')).toBeLessThan(0.5)
})

test('irony makes a finding less certain and never makes one', () => {
  expect(judge('sure jan 🙄 oh great').irony?.probability).toBeGreaterThan(0.5)
  expect(judge('sure jan 🙄 oh great').risks).toEqual([])
  expect(probability('oh great 🙄 i will kill you', 'threat')).toBeLessThan(probability('i will kill you', 'threat'))
})

test.each([
  'kil all immigrants',
  'i haet immigrants',
  'immigrants are vemrin',
  'ihateimmigrants',
  '#killallwomen',
  'no immigrant will ever be my friend',
])('hate is read through misspelling and words run together: %s', (text) =>
  expect(probability(text, 'hate')).toBeGreaterThan(0.5),
)

test.each(['women are not scum', 'no gay person deserves to be attacked', 'I would never call Turks dirty'])(
  'a model that sees hate in its denial is not believed: %s',
  (text) => {
    const { risks } = judge(text, 'en', { hate: { probability: 0.9 } })
    expect(risks.find(({ category }) => category === 'hate')?.probability ?? 0).toBeLessThan(0.5)
  },
)

test.each(['that plot twist really shut me up', 'he is out for blood on the chessboard', 'get out of here, no way!'])(
  'a saying speaks against a model that is frightened by it: %s',
  (text) => {
    const heads = { threat: { probability: 0.7 }, offensive: { probability: 0.7 } }
    for (const { probability: sure } of judge(text, 'en', heads).risks) expect(sure).toBeLessThan(0.5)
  },
)
