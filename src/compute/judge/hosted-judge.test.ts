import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Judge, Verdict } from '../../engine/text/verdict.js'
import { HostedJudge } from './hosted-judge.js'

const plain: Verdict = {
  language: { code: 'en', confidence: 0.9 },
  sentiment: null,
  risks: [],
  spam: null,
  intent: null,
  entities: [],
  irony: null,
  remark: null,
  emotions: null,
  not_judged: [],
}
const local: Judge & { judged: number; close(): Promise<void> } = {
  judged: 0,
  version: 'local',
  judge: async (texts) =>
    texts.map(({ text }) => (text === '' ? { ...plain, not_judged: [{ task: 'all', reason: 'empty' }] } : plain)),
  embed: async (texts) => texts.map(() => new Float32Array(1)),
  close: async () => {},
}

// Plays an endpoint: what it answers is in the text it is asked about.
let server: Server
let url = ''
const asked: { authorization: string | undefined; text: string }[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] }
      const text = messages[1]?.content ?? ''
      asked.push({ authorization: request.headers.authorization, text })
      if (text === 'never answered') return
      if (text === 'refused') return void response.writeHead(500).end()
      const content =
        text === 'not json'
          ? 'I think this is fine.'
          : JSON.stringify({
              sentiment: { negative: 0.8, neutral: 0.1, positive: 0.1 },
              risks: [
                { category: 'threat', probability: 0.9, words: ['find you'] },
                { category: 'hate', probability: 0.9, words: ['words that are not there'] },
                { category: 'sorcery', probability: 0.9, words: ['find you'] },
              ],
            })
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({ choices: [{ message: { content } }], usage: { prompt_tokens: 10, completion_tokens: 5 } }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = (timeoutMs = 5000): HostedJudge =>
  new HostedJudge(local, { url, model: 'strong', key: 'secret', timeoutMs })

test('takes findings that quote the text, and no others', async () => {
  const judge = open()
  const [verdict] = await judge.judge([{ text: 'I will find you' }])
  expect(verdict?.risks).toEqual([
    {
      category: 'threat',
      probability: 0.9,
      basis: 'model',
      evidence: [expect.objectContaining({ start: 7, end: 15, text: 'find you', name: 'hosted/threat' })],
    },
  ])
  expect(verdict?.sentiment?.label).toBe('negative')
  expect(asked.at(-1)).toEqual({ authorization: 'Bearer secret', text: 'I will find you' })
  expect(judge.spent).toEqual({ calls: 1, failures: 0, promptTokens: 10, completionTokens: 5 })
  expect(judge.version).toBe('local+strong')
})

test('leaves the local verdict where the endpoint fails, talks or is silent', async () => {
  const judge = open(200)
  const texts = ['refused', 'not json', 'never answered']
  const verdicts = await judge.judge(texts.map((text) => ({ text })))
  expect(verdicts).toEqual([plain, plain, plain])
  expect(judge.spent).toMatchObject({ calls: 3, failures: 3 })
})

test('sends nothing that could not be read, and nothing that was not asked', async () => {
  const judge = open()
  const [empty] = await judge.judge([{ text: '' }])
  expect(empty?.not_judged).toEqual([{ task: 'all', reason: 'empty' }])
  await judge.judge([{ text: 'hello' }], { tasks: ['spam'] })
  expect(judge.spent.calls).toBe(0)
})

test('stops where its caller stops', async () => {
  await expect(open().judge([{ text: 'never answered' }], { signal: AbortSignal.timeout(100) })).rejects.toThrow()
})
