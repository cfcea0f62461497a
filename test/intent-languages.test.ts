import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

/** Comments on two imported posts, in languages besides those that everybody tries first. */
const comments: readonly [post: string, text: string, expected: string][] = [
  ['p1', 'fiyatı ne kadar acaba', 'asks_price'],
  ['p1', 'nereden aldınız bunu?', 'asks_where'],
  ['p1', 'dün sipariş verdim, sabırsızlanıyorum', 'bought'],
  ['p1', 'çok pahalı bu ya', 'objects'],
  ['p1', 'hoeveel kost deze lamp?', 'asks_price'],
  ['p1', 'ik heb hem gisteren meteen besteld', 'bought'],
  ['p1', 'ile kosztuje ta lampa?', 'asks_price'],
  ['p1', 'gdzie można kupić taką lampę?', 'asks_where'],
  ['p1', 'подскажите, сколько стоит лампа', 'asks_price'],
  ['p1', 'очень хочу такую себе', 'wants'],
  ['p1', '이거 얼마예요?', 'asks_price'],
  ['p1', '请问在哪里买的呀', 'asks_where'],
  ['p1', 'यह लैंप कितने का है भाई?', 'asks_price'],
  ['p2', 'πόσο κάνει αυτή η λάμπα παρακαλώ;', 'not_judged'],
  ['p2', 'τι όμορφο σπίτι που έχεις', 'not_judged'],
]

let started: Started
const add = async (rows: readonly string[]): Promise<void> => {
  const file = await started.call('POST', '/imports/files', {
    body: rows.join('\n'),
    headers: { 'content-type': 'text/csv' },
  })
  const { id } = await started.call('POST', '/imports', { body: { file_id: file.id } })
  await started.drain()
  const run = await started.call('GET', `/imports/${id}`)
  expect(run.at('result'), run.text).toMatchObject({ rejected: 0, imported: rows.length - 1 })
}

const quoted = (text: string): string => `"${text}"`

beforeAll(async () => {
  started = await start()
  await add([
    'network,handle,name,followers',
    'instagram,lamps.invented,Lamps,9000',
    'instagram,fotos.invented,Fotos,9000',
  ])
  await add([
    'network,username,post_id,caption,date',
    'instagram,lamps.invented,p1,The Orlo lamp,2026-10-01',
    'instagram,fotos.invented,p2,The Orlo lamp,2026-10-01',
  ])
  await add([
    'network,post_id,username,comment,date',
    ...comments.map(([post, text], i) => `instagram,${post},reader${i},${quoted(text)},2026-10-02`),
  ])
})
afterAll(() => started.stop())

interface Shown {
  text: string
  stage: string
  set_apart: string | null
}

const judge = async (handle: string): Promise<{ result: unknown; shown: Shown[] }> => {
  const { id } = await started.call('POST', '/purchase-intent', { body: { profile: { network: 'instagram', handle } } })
  await started.drain()
  const asked = await started.call('GET', `/purchase-intent/${id}`)
  const read = await started.call('GET', `/purchase-intent/${id}/comments?limit=100`)
  return { result: asked.at('result'), shown: read.at('data') as Shown[] }
}

test('who asks for a price, has ordered or finds it dear is understood in eight more languages', async () => {
  const { shown } = await judge('lamps.invented')
  const stages = new Map(shown.map(({ text, stage }) => [text, stage]))
  const mine = comments.filter(([post]) => post === 'p1')
  expect(mine.map(([, text]) => [text, stages.get(text)])).toEqual(mine.map(([, text, stage]) => [text, stage]))
})

test('in a language that nobody reads nothing is claimed', async () => {
  const { result, shown } = await judge('fotos.invented')
  expect(shown.map(({ set_apart }) => set_apart)).toEqual(['not_judged', 'not_judged'])
  expect(result).toMatchObject({ comments: { read: 2, counted: 0, not_judged: 2 }, authors: 0 })
})

test('a comment that names the product is about it in any language', async () => {
  const { id } = await started.call('POST', '/comments-relevance', {
    body: { content: { network: 'instagram', content_id: 'p2' }, product: { name: 'λάμπα Orlo' } },
  })
  await started.drain()
  const asked = await started.call('GET', `/comments-relevance/${id}`)
  expect(asked.at('result.comments')).toMatchObject({ read: 2, relevant: 1, irrelevant: 0, not_judged: 1 })
})
