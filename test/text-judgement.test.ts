import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenWith } from './file-server.js'
import { start, type Started } from './harness.js'
import { imported } from './records.js'

interface Judged {
  id: string | null
  language: { code: string } | null
  toxicity: { probability: number; category: string | null } | null
  risks: { category: string; probability: number; evidence: { start: number; end: number; text: string }[] }[] | null
  sentiment: { label: string } | null
  intent: { stage: string } | null
  remark: { probability: number } | null
  emotions: Record<string, number> | null
  entities: { kind: string; text: string; value: string }[]
  not_judged: { task: string; reason: string }[]
}

let started: Started
beforeAll(async () => {
  started = await start({ config: { demo: true, seedDemo: false } })
  const { corpus, demo } = started.app.context
  await corpus.brands.save(demo?.brands() ?? [], imported(1000))
})
afterAll(() => started.stop())

const ask = (body: object) => started.call('POST', '/text-judgement', { body })
const judge = async (texts: string[], more: object = {}): Promise<Judged[]> => {
  const { status, json } = await ask({ texts: texts.map((text, i) => ({ id: `t${i}`, text })), ...more })
  expect(status).toBe(200)
  return (json as { data: Judged[] }).data
}

test('an insult is toxic and says by which words; the same words quoted to contradict them are less so', async () => {
  const insult = 'You are a pathetic idiot and nobody likes you'
  const [said, quoted] = await judge([insult, '"You are an idiot" is no way to talk to people'])
  expect(said).toMatchObject({ id: 't0', language: { code: 'en' }, sentiment: { label: 'negative' } })
  expect(said?.toxicity?.probability).toBeGreaterThan(0.7)
  expect(quoted?.toxicity?.probability).toBeLessThan(0.5)
  for (const { evidence } of said?.risks ?? [])
    for (const { start: from, end, text } of evidence) expect(insult.slice(from, end)).toBe(text)
})

test('names what a comment wants, and the brand by its id', async () => {
  const id = started.app.context.demo?.brands().find(({ name }) => name === 'Lumevia')?.id
  const [asked] = await judge(['where can I buy the Lumevia serum? write to hi@shop.example or @mina.k'])
  expect(asked?.intent?.stage).toBe('asks_where')
  expect(asked?.entities.map(({ kind, value }) => [kind, value])).toEqual([
    ['brand', id],
    ['email', 'hi@shop.example'],
    ['handle', 'mina.k'],
  ])
})

test('what cannot be judged is null and says why; odd texts are judged or not, never an error', async () => {
  const odd = ['', '   ', 'x'.repeat(50_000), '\u0001\u0002\u0003\u0004', '😀'.repeat(3000), '\u202eabc\u202c']
  const judged = await judge(odd)
  expect(judged.map(({ id }) => id)).toEqual(odd.map((_, i) => `t${i}`))
  expect(judged[0]).toMatchObject({ toxicity: null, risks: null, not_judged: [{ task: 'all', reason: 'empty' }] })
  expect(judged[2]?.not_judged).toEqual([{ task: 'all', reason: 'too_long' }])
  expect(judged[3]?.not_judged).toEqual([{ task: 'all', reason: 'not_text' }])
})

test('judges what is asked for, and leaves out what is unlikely', async () => {
  const [all] = await judge(['what a stupid idea, but the soup was great'], { min_probability: 0 })
  const [some] = await judge(['what a stupid idea, but the soup was great'], {
    min_probability: 0.99,
    tasks: ['risks'],
  })
  expect(all?.risks?.length).toBeGreaterThan(0)
  expect(some).toMatchObject({ risks: [], sentiment: null, intent: null, not_judged: [] })
  expect(some?.toxicity).toEqual(all?.toxicity)
})

test('remarks on a product and feelings are judged where they are asked for, in several languages', async () => {
  const texts = [
    'do these run small? the last pair gave me blisters after an hour',
    'happy birthday gorgeous, see you on saturday',
    'Wie fallen die aus? Meine letzten waren nach zwei Wochen durchgelaufen',
    'お誕生日おめでとうございます、また土曜日に',
    'สุขสันต์วันเกิดนะ แล้วเจอกันวันเสาร์',
  ]
  const [asks, greets, german, japanese, thai] = await judge(texts, { tasks: ['remark', 'emotions'] })
  expect(asks?.remark?.probability).toBeGreaterThan(0.7)
  expect(greets?.remark?.probability).toBeLessThan(0.3)
  expect(greets?.emotions?.joy).toBeGreaterThan(0.5)
  expect(german?.remark?.probability).toBeGreaterThan(0.6)
  expect(japanese?.remark?.probability).toBeLessThan(0.4)
  expect(japanese).toMatchObject({ emotions: null, risks: null })
  expect(thai).toMatchObject({ remark: null, emotions: null, risks: null })
  expect(thai?.not_judged).toContainEqual({ task: 'remark', reason: 'language_unsupported' })
  const [usual] = await judge([texts[0] ?? ''])
  expect(usual).toMatchObject({ remark: null, emotions: null, not_judged: [] })
})

test('a cry for help and a threat in words of their own are found; a bridge and a workout are not', async () => {
  const [farewell, threat, bridge, workout] = await judge(
    [
      "i'm so tired of being here. please look after the dog when i'm gone, goodbye everyone",
      'i know where you park your car, one night you will not make it home',
      'sunset over London Bridge tonight',
      'that leg day killed me, i cannot feel my legs',
    ],
    { tasks: ['risks'] },
  )
  const most = (judged: Judged | undefined, ...categories: string[]): number =>
    Math.max(0, ...(judged?.risks ?? []).filter((r) => categories.includes(r.category)).map((r) => r.probability))
  expect(most(farewell, 'self_harm')).toBeGreaterThan(0.5)
  expect(most(threat, 'threat', 'violence')).toBeGreaterThan(0.5)
  for (const harmless of [bridge, workout]) expect(most(harmless, 'self_harm', 'threat', 'violence')).toBeLessThan(0.5)
})

test('says what is wrong with a call', async () => {
  for (const [body, pointer] of [
    [{}, '/texts'],
    [{ texts: [] }, '/texts'],
    [{ texts: [{ text: 7 }] }, '/texts/0/text'],
    [{ texts: [{ text: '\ud800 half' }] }, '/texts/0/text'],
    [{ texts: [{ text: 'a', language: 'English!' }] }, '/texts/0/language'],
    [{ texts: [{ text: 'a' }], tasks: ['mood'] }, '/tasks/0'],
    [{ texts: [{ text: 'a' }], threshold: 1 }, '/threshold'],
    [{ texts: Array.from({ length: 501 }, () => ({ text: 'a' })) }, '/texts'],
  ] as const) {
    const { status, json } = await ask(body)
    expect([status, JSON.stringify(json)]).toEqual([422, expect.stringContaining(pointer) as string])
  }
})

test('the call of docs/judgement.md answers as the page says', async () => {
  const page = readFileSync(new URL('../docs/judgement.md', import.meta.url), 'utf8')
  const body = /-d '(\{.*?\n\})'/s.exec(page)?.[1] ?? ''
  const { status, json } = await ask(JSON.parse(body) as object)
  expect(status).toBe(200)
  const [insult, question, contradiction] = (json as { data: Judged[] }).data
  expect(insult?.toxicity).toMatchObject({ category: 'harassment' })
  expect(question?.entities).toMatchObject([{ kind: 'brand', text: 'Lumevia' }])
  expect(contradiction?.toxicity?.probability).toBeLessThan(0.5)
})

test('a hosted judge is asked where one is set; what it finds must stand in the text, and what it was asked is counted', async () => {
  const content = JSON.stringify({
    sentiment: { negative: 0.1, neutral: 0.1, positive: 0.8 },
    risks: [
      { category: 'threat', probability: 0.9, words: ['find you'] },
      { category: 'hate', probability: 0.9, words: ['words that are not there'] },
    ],
  })
  const endpoint = await listenWith((request, response) => {
    request.resume().on('end', () => {
      const usage = { prompt_tokens: 10, completion_tokens: 5 }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ choices: [{ message: { content } }], usage }))
    })
  })
  const hosted = await start({ config: { judgeUrl: `${endpoint.origin}/v1/` } })
  try {
    const body = { texts: [{ text: 'I will find you a seat' }] }
    const { json } = await hosted.call('POST', '/text-judgement', { body })
    const [judged] = (json as { data: Judged[] }).data
    expect(judged).toMatchObject({ toxicity: { category: 'threat' }, sentiment: { label: 'positive' } })
    expect(judged?.risks?.map(({ category }) => category)).not.toContain('hate')
    const metrics = await (await fetch(`${hosted.origin}/metrics`)).text()
    expect(metrics).toMatch(/rostra_hosted_judge\{figure="calls"\} 1/)
  } finally {
    await hosted.stop()
    endpoint.close()
  }
})
