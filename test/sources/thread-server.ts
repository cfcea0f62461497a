import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Comment } from '../../src/model/comment.js'
import type { Source, SourcePage } from '../../src/sources/port.js'
import { SafeFetch } from '../../src/sources/web/safe-fetch.js'
import type { Answer } from './world.js'

const stops: (() => Promise<void>)[] = []
export const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0)) await stop()
}

interface Played {
  at: string
  web: SafeFetch
  asked: string[]
}

/** A network of some answers by path and query. */
export const serve = async (answer: (url: URL) => Answer | undefined): Promise<Played> => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://network')
    if (!url.pathname.includes('access_token')) asked.push(`${url.pathname}${url.search}`)
    const { status = 200, headers = {}, body } = answer(url) ?? { status: 404, body: { error: 'Not found' } }
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const web = new SafeFetch({ allowed: new Set([at]) })
  stops.push(async () => {
    server.closeAllConnections()
    await web.close()
    await new Promise((resolve) => server.close(resolve))
  })
  return { at, web, asked }
}

/** All pages of the comments; `cut` is what the first one said. */
export const readAll = async (source: Source, contentId: string, limit = 100) => {
  const all: Comment[] = []
  const first: SourcePage<Comment> = await source.comments(
    { network: source.network, contentId },
    { cursor: null, limit },
  )
  for (let page = first; ;) {
    all.push(...page.items)
    if (page.cursor === null) break
    page = await source.comments({ network: source.network, contentId }, { cursor: page.cursor, limit })
  }
  const parents = new Map(all.map(({ commentId, parentId }) => [commentId, parentId]))
  return { all, parents, ids: [...parents.keys()], total: first.total, cut: first.cut }
}
export const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)
