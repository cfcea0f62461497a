import { expect, test } from 'vitest'
import type { RiskCategory, Verdict } from '../../engine/text/verdict.js'
import { keptCompute } from '../../../test/kept-compute.js'

const { judge } = keptCompute()

const probability = (verdict: Verdict | undefined, category: RiskCategory): number =>
  verdict?.risks?.find((each) => each.category === category)?.probability ?? 0

/** Sentences of the plainest kind, one of each pair an attack: what every language that is judged must tell apart. */
const pairs: Record<string, [attack: string, harmless: string]> = {
  de: ['Ich hasse Muslime, die sind Abschaum.', 'Meine Nachbarn sind Muslime und feiern heute ein Fest.'],
  es: ['Los musulmanes son basura, los odio.', 'Mis vecinos musulmanes celebran hoy una fiesta.'],
  fr: ['Les musulmans sont des parasites, je les déteste.', "Mes voisins musulmans célèbrent une fête aujourd'hui."],
  it: ['Odio i musulmani, sono feccia.', 'I miei vicini musulmani festeggiano oggi una ricorrenza.'],
  pt: ['Odeio os muçulmanos, são um lixo.', 'Meus vizinhos muçulmanos comemoram uma festa hoje.'],
  nl: ['Ik haat moslims, het zijn ratten.', 'Mijn buren zijn moslims en vieren vandaag feest.'],
  pl: ['Nienawidzę muzułmanów, to robactwo.', 'Moi sąsiedzi obchodzą dziś święto.'],
  ru: ['Ненавижу мигрантов, это крысы.', 'В нашем городе живёт много мигрантов.'],
  zh: ['我恨黑人，他们都是垃圾。', '我们小区住着很多黑人。'],
  ar: ['أكره اليهود، كلهم حثالة.', 'يعيش كثير من اليهود في مدينتنا.'],
}

test.each(Object.entries(pairs))('%s: an attack on a group is found, a mention is not', async (code, [bad, good]) => {
  const [attack, harmless] = await judge.judge([{ text: bad }, { text: good }], { tasks: ['risks'] })
  expect(attack?.language?.code).toBe(code)
  expect(probability(attack, 'hate')).toBeGreaterThan(0.5)
  expect(harmless?.risks).not.toBeNull()
  expect(probability(harmless, 'hate')).toBeLessThan(0.5)
})

test.each([
  ['de', 'Ich hasse Muslime, die sind Abschaum.', 'Heute war das Wetter am See wunderbar.'],
  ['en', 'Muslims are vermin and must be exterminated.', 'Had a lovely walk by the lake this morning.'],
])('%s: a kind sentence behind or in front of an attack does not hide it', async (_, attack, kind) => {
  const texts = [`${attack} ${kind}`, `${kind} ${attack}`]
  const verdicts = await judge.judge(
    texts.map((text) => ({ text })),
    { tasks: ['risks'] },
  )
  for (const [i, verdict] of verdicts.entries()) {
    const finding = verdict.risks?.find(({ category }) => category === 'hate')
    expect(finding?.probability).toBeGreaterThan(0.5)
    for (const { start, end, text } of finding?.evidence ?? []) expect(texts[i]?.slice(start, end)).toBe(text)
  }
})

test.each([
  ['look-alikes', 'Мuslіms аre vеrmin and must bе ехtеrminаtеd.'],
  ['styled letters', '𝐌𝐮𝐬𝐥𝐢𝐦𝐬 𝐚𝐫𝐞 𝐯𝐞𝐫𝐦𝐢𝐧 𝐚𝐧𝐝 𝐦𝐮𝐬𝐭 𝐛𝐞 𝐞𝐱𝐭𝐞𝐫𝐦𝐢𝐧𝐚𝐭𝐞𝐝.'],
  ['digits', 'Mu5l1ms 4re v3rmin and mu5t be 3xt3rmin4ted.'],
])('%s hide no attack, and the evidence stands where it was written', async (_, text) => {
  const [verdict] = await judge.judge([{ text }], { tasks: ['risks'] })
  const finding = verdict?.risks?.find(({ category }) => category === 'hate')
  expect(finding?.probability).toBeGreaterThan(0.5)
  for (const each of finding?.evidence ?? []) expect(text.slice(each.start, each.end)).toBe(each.text)
})

test('a language without models or word lists gets no clean verdict', async () => {
  const [verdict] = await judge.judge([{ text: 'Ég fór í búðina í dag og keypti mjólk og brauð.', language: 'is' }])
  expect(verdict?.risks).toBeNull()
  expect(verdict?.not_judged).toContainEqual({ task: 'risks', reason: 'language_unsupported' })
})

test.each([
  ['zh', '今天天气真好', '昨晚在澳门赌场赢了八万'],
  ['ja', '今日は天気がいいですね', '今日はパチンコで三万負けた'],
  ['ko', '오늘 날씨가 정말 좋다', '강원랜드에서 하룻밤에 삼백 잃었다'],
])(
  'all categories are judged where a language has models for some and word lists for the others (%s)',
  async (language, plain, betting) => {
    const [clear, flagged] = await judge.judge(
      [
        { text: plain, language },
        { text: betting, language },
      ],
      { tasks: ['risks'] },
    )
    expect(clear?.not_judged).toEqual([])
    for (const { probability } of clear?.risks ?? []) expect(probability).toBeLessThan(0.5)
    expect(flagged?.risks?.find(({ category }) => category === 'gambling')?.probability).toBeGreaterThan(0.5)
  },
)

test('the same text gives the same verdict alone and among others', async () => {
  const text = 'Los musulmanes son basura, los odio. Hoy hace sol en la ciudad.'
  const [alone] = await judge.judge([{ text }])
  const among = await judge.judge([{ text: 'Guten Morgen zusammen' }, { text }, { text: 'nice bag' }])
  expect(among[1]).toEqual(alone)
})
