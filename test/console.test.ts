import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

const executablePath = process.env['TEST_CHROMIUM']
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

/** What axe finds in the page as it is now. Light and dark, wide and narrow are all looked at without loading again. */
const violationsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource)
  const found: string[] = []
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await page.evaluate<{ violations: Violation[] }>(
      `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
    )
    for (const { id, nodes } of violations)
      found.push(`${width} ${colorScheme} ${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`)
  }
  return found
}

const scrollsSideways = async (page: Page): Promise<boolean> => {
  await page.setViewportSize({ width: 320, height: 800 })
  const does = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')
  await page.setViewportSize({ width: 1280, height: 900 })
  return does
}

describe.skipIf(executablePath === undefined)('the console in a browser', () => {
  let started: Started
  let browser: Browser
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    started = await start({ config: { demo: true } })
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-extensions'],
    })
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    page.setDefaultTimeout(15_000)
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(started.origin)) complaints.push(`${request.url()} is elsewhere`)
    })
  })
  afterAll(async () => {
    await browser.close()
    await started.stop()
  })

  /** Everything that must hold of a page once what it is about has appeared. */
  const expectSound = async (): Promise<void> => {
    expect(await violationsOf(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    expect(complaints.splice(0)).toEqual([])
  }

  test('without a token it asks for one, and says so when it is wrong', async () => {
    await page.goto(`${started.origin}/usage`)
    await page.getByLabel('Token').fill('rostra_wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').getByText('does not know this token').waitFor()
    expect(complaints.splice(0).every((each) => each.includes('401'))).toBe(true)
    await expectSound()
  })

  test('a link signs in once, and its code leaves the address', async () => {
    const code = started.app.signInCodes.issue(started.token)
    await page.goto('about:blank')
    await page.goto(`${started.origin}/#sign-in=${code}`)
    await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor()
    expect(page.url()).not.toContain(code)
    expect(await page.evaluate("sessionStorage.getItem('rostra.token')")).toBe(started.token)
    const again = await started.call('POST', `${started.origin}/console/sign-in`, { token: null, body: { code } })
    expect(again.status).toBe(401)
  })

  test.each([
    ['/', 'What would you like to know?', 'synthetic everywhere'],
    ['/profile', 'Profile report', 'Whose profile?'],
    ['/profile/instagram/lumevia.official', 'Lumevia', 'Older contents'],
    ['/overlap', 'Audience overlap', 'Which creators?'],
    ['/screening', 'Screening', 'Nobody has been screened yet'],
    ['/screening/criteria', 'Criteria', 'Make a set like this'],
    ['/requests', 'Requests', 'followed here live'],
    ['/tokens', 'Tokens', 'Last used'],
    ['/networks', 'Networks', 'demo world'],
    ['/health', 'Health', 'Database: ok'],
    ['/nowhere', 'There is nothing here', 'Back to the start'],
  ])('%s shows what it is about', async (path, heading, text) => {
    if (path === '/nowhere') await page.goto(`${started.origin}/requests`)
    else await page.goto(started.origin + path)
    if (path === '/nowhere')
      await page.evaluate(`history.pushState({}, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.getByText(text).first().waitFor()
    await expectSound()
  })
})

test('the page and its files are served compressed, cached by their names, under a strict policy', async () => {
  const started = await start()
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
    for (const [, address = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
      const file = await fetch(started.origin + address, { headers: { 'accept-encoding': 'br' } })
      expect(file.status).toBe(200)
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      bytes += Number(file.headers.get('content-length'))
    }
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(300_000)
    for (const path of ['/creators', '/profile/x/someone', '/listening/lis_1'])
      expect((await fetch(started.origin + path)).headers.get('content-type')).toMatch(/^text\/html/)
    expect((await fetch(`${started.origin}/assets/none.js`)).status).toBe(404)
    expect((await fetch(`${started.origin}/nowhere`)).status).toBe(404)
  } finally {
    await started.stop()
  }
})

test('a sign-in code is taken from this machine, by its own name, and from our own pages alone', async () => {
  const started = await start()
  const exchange = async (code: string, headers: Record<string, string> = {}): Promise<number> =>
    (await started.call('POST', `${started.origin}/console/sign-in`, { token: null, body: { code }, headers })).status
  try {
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
