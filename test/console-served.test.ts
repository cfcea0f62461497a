import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consoleSections } from '../src/http/console-pages.js'
import { start } from './harness.js'

test('every page of the console can be opened by its address', () => {
  const router = readFileSync(new URL('../web/router.tsx', import.meta.url), 'utf8')
  const sections = [...router.matchAll(/^ {2}page\('\/([^/']+)/gm)].map(([, section]) => section)
  expect(new Set(consoleSections)).toEqual(new Set(sections))
})

test('every page in the navigation has an icon of its own', () => {
  const navigation = readFileSync(new URL('../web/shell/navigation.ts', import.meta.url), 'utf8')
  const shell = readFileSync(new URL('../web/shell/shell.tsx', import.meta.url), 'utf8')
  const icons = [...navigation.matchAll(/icon: '(\w+)'/g), ...shell.matchAll(/<NavLink [^>]*icon="(\w+)"/g)].map(
    ([, icon]) => icon,
  )
  expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([])
})

test('the page and its files are served compressed, cached by their names, under a strict policy, and a link signs in from here alone', async () => {
  const started = await start()
  const exchange = async (code: string, headers: Record<string, string> = {}): Promise<number> =>
    (await started.call('POST', `${started.origin}/console/sign-in`, { token: null, body: { code }, headers })).status
  try {
    const page = await fetch(`${started.origin}/`, { headers: { 'accept-encoding': 'br' } })
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self'; style-src 'self'/,
    )
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(html).not.toMatch(/<script(?![^>]*src=)|style=|https?:\/\//)
    let bytes = 0
    const addresses = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address = '']) => address),
    )
    // What the page loads itself, what it goes on with, and what that needs.
    for (const address of addresses) {
      const file = await fetch(started.origin + address, { headers: { 'accept-encoding': 'br' } })
      expect(file.status).toBe(200)
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      bytes += Number(file.headers.get('content-length'))
      for (const [, name = ''] of (await file.text()).matchAll(
        /(?:from|import|import\((?="\.\/start-)) ?"\.\/([\w-]+\.js)"/g,
      ))
        addresses.add(`/assets/${name}`)
    }
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(300_000)
    for (const path of ['/creators', '/contacts', '/profile/x/someone', '/listening/lst_1'])
      expect((await fetch(started.origin + path)).headers.get('content-type')).toMatch(/^text\/html/)
    expect((await fetch(`${started.origin}/assets/none.js`)).status).toBe(404)
    expect((await fetch(`${started.origin}/nowhere`)).status).toBe(404)
    const code = started.app.signInCodes.issue(started.token)
    expect(await exchange(code, { 'sec-fetch-site': 'cross-site' })).toBe(401)
    expect(await exchange('another')).toBe(401)
    expect(await exchange(code)).toBe(200)
    expect(await exchange(code)).toBe(401)
    const late = started.app.signInCodes.issue(started.token)
    started.clock.advance(15 * 60_000)
    expect(await exchange(late)).toBe(401)
  } finally {
    await started.stop()
  }
})
