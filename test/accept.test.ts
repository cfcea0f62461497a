import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

let started: Started

beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

const ask = 'GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n'

/** Asks on a connection of its own and reads until the other side closes. */
const askAlone = async (): Promise<string> => {
  const socket: Socket = connect(Number(new URL(started.origin).port), '127.0.0.1')
  socket.end(ask)
  let text = ''
  socket.on('data', (chunk: Buffer) => void (text += chunk.toString()))
  await once(socket, 'close')
  return text
}

test('connections that come together are all answered, whoever accepts them', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, askAlone))
  expect(new Set(answers.map((text) => text.split('\r\n', 1)[0]))).toEqual(new Set(['HTTP/1.1 200 OK']))
})

test('after the stop nobody accepts any more', async () => {
  const { stop, origin } = await start()
  const port = Number(new URL(origin).port)
  await stop()
  const socket = connect(port, '127.0.0.1')
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNREFUSED')
})
