import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { SafeFetch } from '../../src/sources/web/safe-fetch.js'
import type { Source } from '../../src/sources/port.js'
import { now, type Answer, type World } from './world.js'

/** What goes wrong with every answer until it is set back. */
export type Fault = Answer | 'cut' | 'silent' | undefined

export interface Played {
  source: Source
  asked: string[]
  /** What was answered to what, while nothing went wrong. */
  answered: { path: string; answer: Answer }[]
  fail: (fault: Fault) => void
  /** Lets time go by for the source. */
  pass: (ms: number) => void
  /** Resolves when the next call has arrived. */
  arrival: () => Promise<void>
  stop: () => Promise<void>
}

const send = (response: ServerResponse, { status = 200, headers = {}, body }: Answer): void => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Plays a network on loopback, with a source that reads it. */
export const play = async (world: World): Promise<Played> => {
  let fault: Fault
  let arrived: (() => void) | undefined
  let clock = now
  const asked: string[] = []
  const answered: Played['answered'] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', 'http://world')
    const body = await readBody(request)
    asked.push(`${method} ${url.pathname}${url.search}`)
    arrived?.()
    if (fault === 'silent') return
    const fine = world.answer({ method, url, headers, body }) ?? { status: 404, body: { error: 'not found' } }
    if (fault === undefined) answered.push({ path: asked.at(-1) ?? '', answer: fine })
    if (fault === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write('{"data": [')
      response.destroy()
    } else send(response, fault ?? fine)
  }
  const sockets = new WebSocketServer({ noServer: true })
  const converse = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    asked.push(`GET ${request.url ?? ''}`)
    if (typeof fault === 'object') {
      const { status = 200, headers = {} } = fault
      const lines = Object.entries({ connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`)
      socket.end([`HTTP/1.1 ${status} No`, ...lines, '', ''].join('\r\n'))
      return
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('message', (data: Buffer) => {
        arrived?.()
        if (fault === 'cut') return client.terminate()
        if (fault === 'silent') return
        const message = JSON.parse(data.toString('utf8')) as unknown[]
        for (const frame of world.frames?.(message) ?? []) client.send(JSON.stringify(frame))
      })
    })
  }
  const server: Server = createServer((request, response) => void answer(request, response))
  if (world.frames !== undefined) server.on('upgrade', converse)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const web = new SafeFetch({ allowed: new Set([at]) })
  return {
    source: world.open({ web, origin: `http://${at}`, now: () => clock }),
    asked,
    answered,
    fail: (next) => (fault = next),
    pass: (ms) => (clock += ms),
    arrival: () => new Promise((resolve) => (arrived = resolve)),
    stop: async () => {
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      await web.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
