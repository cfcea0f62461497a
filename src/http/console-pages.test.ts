import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addConsolePages } from './console-pages.js'

test('a console that is not built yet keeps nobody waiting, and opens as soon as it is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-pages-'))
  const app = Fastify()
  addConsolePages(app, "default-src 'none'", folder)
  const browser = { accept: 'text/html,application/xhtml+xml' }
  const early = await app.inject({ url: '/screening/scr_1', headers: browser })
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '2'])
  expect(early.headers['content-type']).toContain('text/html')
  expect(early.body).toContain('http-equiv="refresh"')
  expect((await app.inject({ url: '/' })).body).toContain('npm run build')
  writeFileSync(join(folder, 'index.html'), '<p>Console</p>')
  const later = await app.inject({ url: '/screening/scr_1', headers: browser })
  expect([later.statusCode, later.body]).toEqual([200, '<p>Console</p>'])
  await app.close()
  rmSync(folder, { recursive: true })
})
