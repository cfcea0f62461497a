import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse as parseCsv } from 'csv-parse/sync'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringIn } from './demo-people.js'
import { start, type Started } from './harness.js'

const executablePath = process.env['TEST_CHROMIUM']
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

const everyRule = `['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']`
const colours = `['color-contrast']`

/** Dark changes colours alone, so that colours alone are looked at again. */
const looks = [
  [1280, 'light', everyRule],
  [1280, 'dark', colours],
  [390, 'dark', colours],
  [390, 'light', everyRule],
] as const

/** What axe finds in the page as it is now. Light and dark, wide and narrow are all looked at without loading again. */
const violationsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource)
  const found: string[] = []
  for (const [width, colorScheme, rules] of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await page.evaluate<{ violations: Violation[] }>(
      `axe.run({ runOnly: ${rules}, resultTypes: ['violations'] })`,
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

/** What people say of a brand, written for this: what the few people brought in have said is not known. */
const bringInTalk = async ({ app, clock }: Started): Promise<void> => {
  const said = [
    'Lumevia ruined my skin, worst serum ever, I hate it',
    'the Lumevia toner is terrible and way too expensive, awful',
    'so disappointed by Lumevia, horrible rash after two days',
    'I love my Lumevia serum, best thing I bought this year!',
  ]
  await app.context.contents.save(
    said.map((text, i) => ({
      network: 'instagram' as const,
      contentId: `talk${i}`,
      url: `https://instagram.demo.example/p/talk${i}`,
      author: `talker${i}`,
      authorExternalId: `talker${i}`,
      type: 'text' as const,
      format: 'post',
      title: null,
      text,
      language: 'en',
      publishedAt: clock.now() - (i + 1) * 86_400_000,
      media: [],
      thumbnailUrl: null,
      hashtags: [],
      mentions: [],
      links: [],
      place: null,
      audio: null,
      engagement: { likes: 10, comments: 1, views: null, shares: null, saves: null },
      declaredSponsorship: null,
      parentId: null,
      provenance: { source: 'import', basis: 'measured' as const, asOf: clock.now(), synthetic: true },
    })),
  )
  await app.context.search.texts.caughtUp()
}

/** One server, one browser and one page for everything: starting them is what takes time. */
describe.skipIf(executablePath === undefined)('the console in a browser', { timeout: 120_000 }, () => {
  let started: Started
  let browser: Browser
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    started = await start({ config: { demo: true, seedDemo: false } })
    await bringIn(started, 40)
    await bringInTalk(started)
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-extensions'],
    })
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    page.setDefaultTimeout(60_000)
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
    })
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(started.origin) && !/^(data|blob):/.test(url)) complaints.push(`${url} is elsewhere`)
    })
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await started.stop()
  })

  const open = async (path: string): Promise<void> => {
    await page.goto(started.origin + path)
  }
  const shows = (text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor()
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click()

  /** Everything that must hold of a page once what it is about has appeared. */
  const expectSound = async (): Promise<void> => {
    expect(await violationsOf(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    expect(complaints.splice(0)).toEqual([])
  }

  test('without a token it asks for one, and says so when it is wrong', async () => {
    await open('/usage')
    await page.getByLabel('Token').fill('rostra_wrong')
    await press('Sign in')
    await page.getByRole('alert').getByText('does not know this token').waitFor()
    expect(complaints.splice(0).every((each) => each.includes('401'))).toBe(true)
    await expectSound()
  })

  test('a link signs in once, and its code leaves the address', async () => {
    const code = started.app.signInCodes.issue(started.token)
    await page.goto('about:blank')
    await open(`/#sign-in=${code}`)
    await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor()
    expect(page.url()).not.toContain(code)
    expect(await page.evaluate("sessionStorage.getItem('rostra.token')")).toBe(started.token)
    const again = await started.call('POST', `${started.origin}/console/sign-in`, { token: null, body: { code } })
    expect(again.status).toBe(401)
  })

  test.each([
    ['/', 'What would you like to know?', 'creators can be found'],
    ['/creators?view=cards', 'Creator search', 'More creators'],
    ['/profile', 'Profile report', 'Whose profile?'],
    ['/overlap', 'Audience overlap', 'Which creators?'],
    ['/screening', 'Screening', 'Nobody has been screened yet'],
    ['/screening/criteria', 'Criteria', 'Make a set like this'],
    ['/screening/monitoring', 'Monitoring', 'Nobody is being watched'],
    ['/media', 'Media check', 'Which picture or film?'],
    ['/intent', 'Purchase intent', 'Whose comments?'],
    ['/relevance', 'Comments relevance', 'Which post'],
    ['/listening', 'Listening', 'Whom shall we listen for?'],
    ['/requests', 'Requests', 'followed here live'],
    ['/tokens', 'Tokens', 'Last used'],
    ['/usage', 'Usage', 'By operation'],
    ['/networks', 'Networks', 'demo world'],
    ['/health', 'Health', 'Database: ok'],
  ])('%s shows what it is about', async (path, heading, text) => {
    await open(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await shows(text)
    await expectSound()
  })

  test('an address that leads nowhere inside the console says so', async () => {
    await page.evaluate(`history.pushState({}, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))`)
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  })

  test('from a search to a report, to the overlap of audiences, to an export', async () => {
    await open('/creators?network=instagram&sort={"by":"followers","order":"asc"}')
    await shows('More creators')
    await expectSound()
    for (const at of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Choose / })
        .nth(at)
        .check()
    await page.locator('.person-button').first().press('Enter')
    await page.getByRole('heading', { name: 'Why it was found' }).waitFor()
    await page.getByRole('link', { name: 'Open the report' }).click()
    await shows('Credibility')
    await shows('Sponsored against organic')
    await expectSound()
    await page.goBack()
    for (const at of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Choose / })
        .nth(at)
        .check()
    await page.getByRole('link', { name: 'Compare their audiences' }).click()
    await press('Compare 2 audiences')
    await shows('Different people')
    await expectSound()
    await open('/creators?network=instagram&sort={"by":"followers","order":"asc"}')
    await shows('More creators')
    await press('Export')
    await page.getByLabel(/^How many of/).fill('7')
    await press('Start the export')
    const [file] = await Promise.all([page.waitForEvent('download'), press('Download CSV')])
    expect(parseCsv(readFileSync(await file.path()))).toHaveLength(8)
    expect(complaints.splice(0)).toEqual([])
  })

  test('from a handle to a screening, a decision by keyboard, and the report', async () => {
    await open('/screening')
    await page.getByRole('combobox', { name: 'Handle or address' }).fill('hughes.well')
    await press('Screen')
    await shows('What was looked at')
    const list = page.getByRole('listbox', { name: 'Items' })
    await list.waitFor()
    await expectSound()
    await list.focus()
    await page.keyboard.press('j')
    await page.keyboard.press('u')
    await page.getByLabel('Why?').fill('About something else')
    await page.keyboard.press('Enter')
    await shows(/1 item: score/)
    await shows('“About something else”')
    await press('Undo')
    await shows('“Undone in review”')
    const [file] = await Promise.all([page.waitForEvent('download'), press('Report, PDF')])
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(complaints.splice(0)).toEqual([])
  })

  test('from a brand to what is heard, and from a figure to exactly its posts', async () => {
    await open('/listening')
    await page.getByRole('combobox', { name: 'Brand' }).fill('Lumevia')
    await press('Listen')
    await shows('Share of voice')
    await expectSound()
    const id = page.url().split('/').at(-1) ?? ''
    const insights = await started.call('GET', `/social-listening/${id}/fetch`)
    const negative = Number(insights.at('insights.brands.0.sentiment.negative'))
    expect(negative).toBeGreaterThan(0)
    await press(/^Negative/)
    await page.getByRole('heading', { name: `${negative} mentions` }).waitFor()
    expect(page.url()).toContain('sentiment=negative')
    expect(complaints.splice(0)).toEqual([])
  })

  test('comments fill in while they are read, and end in insights', async () => {
    await open('/intent')
    await page.getByRole('combobox', { name: 'Handle or address' }).fill('lumevia.official')
    await press('Read the comments')
    await shows('How near to buying')
    await expectSound()
    const contents = await started.call('POST', '/public-content', {
      body: { profile: { network: 'instagram', handle: 'lumevia.official' }, limit: 1, type: ['image'] },
    })
    await open('/relevance')
    await page.getByLabel('Address of the post').fill(String(contents.at('data.0.url')))
    await page.getByLabel('Product or service').fill('Dew Serum')
    await press('Read the comments')
    await shows('What the comments are')
    await expectSound()
  })

  test('a picture is looked at', async () => {
    await open('/media')
    await press('Take one of the demo world')
    await press('Look at it')
    await shows('What the picture model sees')
    await expectSound()
    await open('/requests')
    await page.getByRole('link', { name: 'Social listening' }).first().waitFor()
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
    for (const path of ['/creators', '/profile/x/someone', '/listening/lst_1'])
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
