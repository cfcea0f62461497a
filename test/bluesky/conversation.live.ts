import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/kernel/clock.js'
import { start, type Response, type Started } from '../harness.js'
import { Someone, type Written } from './people.js'
import { startNetwork, type LocalNetwork } from './start-network.js'

/** A brand, its customers and a competitor, on a real network: what people say there is read, judged and counted. */
const answers = {
  asks_price: 'How much is it?',
  asks_where: 'Where can I buy this?',
  wants: 'I need this balm so badly 😍',
  bought: 'Just ordered the Moonmilk balm, thank you!',
  objects: 'Way too expensive for me',
}
const besides = ['Lovely weather in the mountains today', 'Lovely weather in the mountains today!']

let network: LocalNetwork
let rostra: Started
let launch: Written
const idOf = ({ uri }: Written): string => uri.replace('at://', '').replace(/app\.bsky\.feed\.\w+\//, '')

beforeAll(async () => {
  network = await startNetwork()
  const join = (name: string): Promise<Someone> => Someone.join(network.pdsUrl, name)
  const brand = await join('moonmilk')
  await brand.describe('Moonmilk', 'Balms, made by hand.')
  launch = await brand.post('Our new Moonmilk balm is here #moonmilk')
  for (const [i, text] of [...Object.values(answers), ...besides].entries())
    await (await join(`reader${i}`)).reply(launch, launch, text)
  await brand.reply(launch, launch, 'Thank you all, it is 12 euros')
  const [ana, ben] = [await join('ana'), await join('ben')]
  await ana.post('The Moonmilk balm smells wonderful, best one I ever had')
  await ana.post('Starmilk or Moonmilk? Moonmilk for me #skincare')
  await ben.post('My Starmilk cream gave me a rash, awful, never again')
  await ben.post('Nothing to see here')
  await network.settle()
  rostra = await start({
    clock: systemClock,
    config: { networks: ['bluesky'], blueskyUrl: network.appViewUrl },
  })
  for (const handle of ['moonmilk.test', 'ana.test', 'ben.test'])
    expect(
      (await rostra.call('POST', '/public-content', { body: { profile: { network: 'bluesky', handle } } })).status,
    ).toBe(200)
})

afterAll(async () => {
  await rostra.stop()
  await network.stop()
})

/** Submits, carries out, fetches. */
const ask = async (path: string, body: object, fetchPath = ''): Promise<{ id: string; answer: Response }> => {
  const { id, status } = await rostra.call('POST', path, { body })
  expect(status).toBe(202)
  await rostra.drain()
  return { id, answer: await rostra.call('GET', `${path}/${id}${fetchPath}`) }
}

interface Shown {
  text: string
  stage: string
  label: string
  cluster: string | null
  set_apart: string | null
}

describe('purchase intent', () => {
  it('reads the replies of the profile and finds what people want of the product', async () => {
    const { id, answer } = await ask('/purchase-intent', {
      profile: { network: 'bluesky', handle: 'moonmilk.test' },
      product: { name: 'Moonmilk balm', keywords: ['balm'] },
      compare: false,
    })
    expect(answer.json).toMatchObject({ status: 'succeeded', result: { comments: { read: 8, by_creator: 1 } } })
    const list = await rostra.call('GET', `/purchase-intent/${id}/comments?limit=100`)
    const stages = new Map((list.at('data') as Shown[]).map(({ text, stage }) => [text, stage]))
    for (const [stage, text] of Object.entries(answers)) expect([text, stages.get(text)]).toEqual([text, stage])
    for (const text of besides) expect(stages.get(text)).toBe('none')
    const lines = await rostra.call('GET', `/purchase-intent/${id}/comments`, {
      headers: { accept: 'application/x-ndjson' },
    })
    expect(lines.text.trim().split('\n')).toHaveLength(8)
  })
})

describe('comments relevance', () => {
  it('tells replies about the product from the others', async () => {
    const { id, answer } = await ask('/comments-relevance', {
      content: { network: 'bluesky', content_id: idOf(launch) },
      product: { name: 'Moonmilk balm', keywords: ['balm'] },
    })
    expect(answer.json).toMatchObject({ status: 'succeeded' })
    const list = await rostra.call('GET', `/comments-relevance/${id}/comments?limit=100`)
    const labels = new Map((list.at('data') as Shown[]).map(({ text, label }) => [text, label]))
    expect(labels.get(answers.bought)).toBe('relevant')
    expect(labels.get(answers.wants)).toBe('relevant')
    for (const text of besides) expect(labels.get(text)).toBe('irrelevant')
  })
})

describe('social listening', () => {
  it('counts brand and competitor, and shows exactly the posts it counted', async () => {
    const { id, answer } = await ask(
      '/social-listening',
      { brand: { name: 'Moonmilk' }, others: [{ name: 'Starmilk' }], networks: ['bluesky'] },
      '/fetch',
    )
    const status = await rostra.call('GET', `/social-listening/${id}`)
    expect(status.json).toMatchObject({ status: 'succeeded' })
    const brands = answer.at('insights.brands') as { name: string; mentions: number; sentiment: { negative: number } }[]
    for (const { name, mentions } of brands) {
      const shown = await rostra.call('GET', `/social-listening/${id}/mentions?brand=${name}&limit=100`)
      expect([name, shown.at('total.value'), (shown.at('data') as unknown[]).length]).toEqual([
        name,
        mentions,
        mentions,
      ])
    }
    const texts = async (query: string): Promise<string[]> =>
      ((await rostra.call('GET', `/social-listening/${id}/mentions?${query}`)).at('data') as { text: string }[]).map(
        ({ text }) => text,
      )
    expect(await texts('brand=Starmilk&sentiment=negative')).toEqual([
      'My Starmilk cream gave me a rash, awful, never again',
    ])
    expect(await texts('brand=Moonmilk&hashtag=skincare')).toEqual(['Starmilk or Moonmilk? Moonmilk for me #skincare'])
  })
})
