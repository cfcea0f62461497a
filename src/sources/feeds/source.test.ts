import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SafeFetch } from '../web/safe-fetch.js'
import { WebSource } from './source.js'

// Written from the sitemap protocol (sitemaps.org) and RFC 9309.

const now = Date.parse('2026-11-15T12:00:00Z')
const words = 'Bees fly far for honey, and whoever keeps them knows where they go. '.repeat(8)
const entry = (n: number): string =>
  `<url><loc>https://news.example/a${n}</loc><lastmod>2026-11-${String(n).padStart(2, '0')}T08:00:00Z</lastmod></url>`
const listed = (...numbers: number[]): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${numbers.map(entry).join('')}</urlset>`
const index = ['old', 'older', 'new', 'oldest']
  .map((name, i) => {
    const day = { old: '12', older: '11', new: '14', oldest: '01' }[name] ?? String(i)
    return `<sitemap><loc>https://news.example/map-${name}.xml</loc><lastmod>2026-11-${day}</lastmod></sitemap>`
  })
  .join('')
const pages: Record<string, string> = {
  '/robots.txt': 'User-agent: *\nDisallow: /private\nSitemap: https://news.example/maps.xml\n',
  '/': '<html><head><title>News</title></head><body><p>No feed is named here.</p></body></html>',
  '/maps.xml': `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${index}</sitemapindex>`,
  '/map-new.xml': listed(14, 13),
  '/map-old.xml': listed(12),
  '/map-older.xml': listed(11, 10),
  '/map-oldest.xml': listed(1),
  '/undated.xml':
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://news.example/b1</loc></url><url><loc>https://news.example/b2</loc></url></urlset>',
  '/b1': `<html><head><meta property="article:published_time" content="2026-11-02T08:00:00Z"></head><body><p>${words}</p></body></html>`,
  '/b2': `<html><body><p>${words}</p></body></html>`,
}

let server: Server
let origin = ''
const asked: string[] = []
beforeAll(async () => {
  server = createServer(({ url = '/' }, response) => {
    asked.push(url)
    const article = /^\/a\d+$/.test(url)
      ? `<html><body><article><h1>Story</h1><p>${words}</p></article></body></html>`
      : ''
    const body = pages[url] ?? (url.endsWith('.gz') ? 'packed' : article)
    response.writeHead(body === '' ? 404 : 200, { 'content-type': url.endsWith('.xml') ? 'text/xml' : 'text/html' })
    response.end(url.endsWith('.gz') ? gzipSync(listed(3)) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const read = async (handle: string) => {
  const web = new SafeFetch({ allowed: new Set([new URL(origin).host]) })
  const source = new WebSource({ web, now: () => now, pause: async () => {}, originOf: () => origin, feeds: [] })
  const { items } = await source.contents({ network: 'web', handle }, { cursor: null, limit: 20 })
  await web.close()
  return items
}

test('a site without a feed is read by the sitemaps of its robots.txt, the newest ones of an index', async () => {
  const items = await read('news.example')
  expect(items.map(({ contentId }) => contentId)).toEqual([14, 13, 12, 11, 10].map((n) => `news.example/a${n}`))
  expect(items[0]?.text).toContain('Bees fly far')
  expect(asked).not.toContain('/map-oldest.xml')
})

test('a sitemap that is kept compressed', async () => {
  expect(await read('news.example/map.xml.gz')).toMatchObject([{ contentId: 'news.example/a3' }])
})

test('where nothing is dated, the articles say when they were published', async () => {
  const handle = 'news.example/undated.xml'
  expect(await read(handle)).toMatchObject([
    { contentId: 'news.example/b1', author: handle, publishedAt: Date.parse('2026-11-02T08:00:00Z') },
  ])
})
