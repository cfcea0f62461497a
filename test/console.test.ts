import { readFileSync } from 'node:fs'
import { parse as parseCsv } from 'csv-parse/sync'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsOf, emptyPanels, scrollsSideways, violationsOf } from './console-page.js'
import { consoleSections } from '../src/http/console.js'
import { bringIn, bringInTalk } from './demo-people.js'
import { start, type Started } from './harness.js'

const executablePath = process.env['TEST_CHROMIUM']

/** One server, one browser and one page for everything: starting them is what takes time. */
describe.skipIf(executablePath === undefined)('the console in a browser', { timeout: 120_000 }, () => {
  let started: Started
  let browser: Browser
  let page: Page
  let complaints: string[] = []

  beforeAll(async () => {
    started = await start({ config: { demo: true, seedDemo: false } })
    const people = bringIn(started, 40).then(() => bringInTalk(started))
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-extensions'],
    })
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    page.setDefaultTimeout(120_000)
    await page.clock.install({ time: started.clock.now() })
    complaints = complaintsOf(page, started.origin)
    await people
  })
  afterAll(async () => {
    await browser.close()
    await started.stop()
  })

  const shows = (text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor()
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click()
  const heading = (name: string): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor()

  /** Goes to a page as a link of the console does, without loading everything again. */
  const go = (path: string): Promise<void> =>
    page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`)

  /** Everything that must hold of a page once what it is about has appeared. */
  const expectSound = async (): Promise<void> => {
    expect(await violationsOf(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    expect(await emptyPanels(page)).toEqual([])
    expect(complaints.splice(0)).toEqual([])
  }

  test('without a token it asks for one, and says so when it is wrong', async () => {
    await page.goto(`${started.origin}/usage`)
    await page.getByLabel('Token').fill('rostra_wrong')
    await press('Sign in')
    await page.getByRole('alert').getByText('This token is not valid').waitFor()
    expect(complaints.splice(0).every((each) => each.includes('401'))).toBe(true)
    await expectSound()
  })

  test('a link signs in once, and its code leaves the address', async () => {
    const code = started.app.signInCodes.issue(started.token)
    await page.goto('about:blank')
    await page.goto(`${started.origin}/#sign-in=${code}`)
    await heading('What would you like to know?')
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
    ['/lists', 'Lists', 'No lists yet'],
    ['/contacts', 'Contacts', 'The list is empty'],
    ['/screening', 'Screening', 'No screenings yet'],
    ['/screening/criteria', 'Criteria', 'Copy this set'],
    ['/screening/monitoring', 'Monitoring', 'No monitored profiles'],
    ['/media', 'Media check', 'Image or video'],
    ['/intent', 'Purchase intent', 'Whose comments?'],
    ['/relevance', 'Comments relevance', 'Post and product'],
    ['/listening', 'Listening', 'No scheduled listening yet'],
    ['/import', 'Import data', 'Choose a file'],
    ['/enrichment', 'Enrich a list', 'Handles, URLs or e-mail addresses'],
    ['/brands', 'Brands', 'More brands'],
    ['/requests', 'Requests', 'run in the background'],
    ['/tokens', 'Tokens', 'Last used'],
    ['/usage', 'Usage', 'By operation'],
    ['/networks', 'Networks', 'Demo data'],
    ['/health', 'Health', 'Database: ok'],
  ])('%s shows what it is about', async (path, title, text) => {
    await go(path)
    await heading(title)
    await shows(text)
    await expectSound()
  })

  test('an address that leads nowhere inside the console says so', async () => {
    await go('/nowhere')
    await heading('Page not found')
  })

  test('from a search to a report, to the overlap of audiences, to an export', async () => {
    const search = '/creators?network=instagram&sort={"by":"followers","order":"asc"}'
    const chooseTwo = async (): Promise<void> => {
      const boxes = page.getByRole('checkbox', { name: /^Choose / })
      await boxes.nth(0).check()
      await boxes.nth(1).check()
    }
    await go(search)
    await shows('More creators')
    await expectSound()
    await page.locator('.person-button').first().press('Enter')
    await page.getByRole('heading', { name: 'Why it matched' }).waitFor()
    await page.getByRole('link', { name: 'Open report' }).click()
    await shows('Credibility')
    await shows('Sponsored and organic')
    await expectSound()
    await page.goBack()
    await chooseTwo()
    await page.getByRole('link', { name: 'Compare audiences' }).click()
    await press('Compare 2 audiences')
    await page.getByRole('heading', { name: 'Overlap matrix' }).waitFor()
    await expectSound()
    await go(search)
    await shows('More creators')
    await press('Export')
    await page.getByLabel(/^How many of/).fill('7')
    await press('Start export')
    const [file] = await Promise.all([page.waitForEvent('download'), press('Download CSV')])
    expect(parseCsv(readFileSync(await file.path()))).toHaveLength(8)
    await page.keyboard.press('Escape')
    expect(complaints.splice(0)).toEqual([])
  })

  test('ticked rows stay while searching, go to a list, and come back after a removal', async () => {
    await go('/creators?network=instagram')
    await shows('More creators')
    // Where somebody was ticked before, they still are.
    for (const clear of await page.getByRole('button', { name: 'Clear' }).all()) await clear.click()
    await page
      .getByRole('checkbox', { name: /^Choose / })
      .nth(0)
      .check()
    await page
      .getByRole('checkbox', { name: /^Choose / })
      .nth(1)
      .check()
    await go('/creators?network=instagram&sort={"by":"followers","order":"asc"}')
    // Not looked at by axe here: the bar floats over whichever row is at the bottom.
    await shows('2 chosen')
    await press('Add to list')
    await page.getByLabel('Name of the new list').fill('Spring launch')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await shows('2 creators added to Spring launch.')
    await go('/lists')
    await page.getByRole('link', { name: 'Spring launch' }).click()
    await heading('Spring launch')
    await page
      .getByLabel(/^Stage of/)
      .first()
      .selectOption('contacted')
    await shows(/^1 creator changed/)
    await expectSound()
    await press(/^Remove/)
    await shows('1 creator removed.')
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).last().click()
    await shows(/^Change of 1 creator undone/)
    expect(await page.getByLabel(/^Stage of/).count()).toBe(2)
    await page.getByRole('link', { name: 'Search inside' }).click()
    await shows('on Spring launch')
    await expectSound()
  })

  test('clumsy use: a filter does not hide its neighbours, two quick clicks submit once, nobody answers', async () => {
    await go('/creators?network=instagram')
    await page.getByRole('checkbox', { name: 'TikTok', exact: true }).check()
    await page.getByRole('button', { name: /Instagram, TikTok/ }).waitFor()
    await page.goBack()
    expect(await page.getByRole('checkbox', { name: 'TikTok', exact: true }).isChecked()).toBe(false)
    const count = async (): Promise<number> =>
      ((await started.call('GET', '/requests?kind=audience_overlap&limit=100')).at('data') as unknown[]).length
    const before = await count()
    await go('/overlap?profiles=instagram:lumevia.official,instagram:brackwyn.official')
    await page.getByRole('button', { name: 'Compare 2 audiences' }).dblclick()
    await page.getByRole('heading', { name: 'Overlap matrix' }).waitFor()
    expect(await count()).toBe(before + 1)
    expect(complaints.splice(0)).toEqual([])
    await page.context().setOffline(true)
    await go('/creators?query=nobodyanswers')
    await shows('Server not reachable')
    await page.context().setOffline(false)
    await press('Try again')
    await shows('No creators match all filters')
    expect(complaints.splice(0).every((each) => each.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true)
  })

  test('from a handle to a screening, a review by keyboard alone, and the report', async () => {
    await go('/screening')
    await page.getByRole('combobox', { name: 'Handle or URL' }).fill('hughes.well')
    await press('Screen')
    await shows('Coverage')
    const list = page.getByRole('listbox', { name: 'Items' })
    await list.waitFor()
    await expectSound()
    const isThere = (): Promise<boolean> =>
      page.evaluate<boolean>("document.activeElement?.getAttribute('aria-label') === 'Items'")
    for (let tabs = 0; tabs < 80 && !(await isThere()); tabs++) await page.keyboard.press('Tab')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('u')
    await page.getByLabel('Why?').waitFor()
    await page.keyboard.type('About something else')
    await page.keyboard.press('Enter')
    await shows(/2 items: score/)
    await shows('“About something else”')
    expect(await isThere()).toBe(true)
    await page.keyboard.press('z')
    await shows('“Undone.”')
    await page.keyboard.press('c')
    await shows('“Confirmed in review”')
    const [file] = await Promise.all([page.waitForEvent('download'), press('Report, PDF')])
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(complaints.splice(0)).toEqual([])
  })

  test('criteria are tried before they are saved, and somebody is watched by them', async () => {
    await go('/screening/criteria')
    await press(/Copy this set from Brand safety/)
    await press('Try it')
    await shows(/of \d+$/)
    await expectSound()
    await press('Save criteria')
    await shows('Brand safety, ours')
    await go('/screening/monitoring')
    await page.getByRole('combobox', { name: 'Handle or URL' }).fill('lumevia.official')
    await press('Watch')
    await page.getByRole('link', { name: '@lumevia.official' }).waitFor()
    await press(/^Pause/)
    await press(/^Resume/)
    await expectSound()
  })

  test('from a brand to what is heard, from a figure to exactly its posts, and every day again', async () => {
    await go('/listening')
    await page.getByRole('combobox', { name: 'Brand' }).fill('Lumevia')
    await press('Run every day')
    await shows('Lumevia, every day')
    await page.getByRole('button', { name: 'Listen', exact: true }).click()
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
    await go('/intent?profiles=instagram:lumevia.official')
    await press('Analyse comments')
    await shows('Stages')
    await expectSound()
    const contents = await started.call('POST', '/public-content', {
      body: { profile: { network: 'instagram', handle: 'lumevia.official' }, limit: 1, type: ['image'] },
    })
    await go('/relevance')
    await page.getByLabel('URL of the post').fill(String(contents.at('data.0.url')))
    await page.getByLabel('Product or service').fill('Dew Serum')
    await press('Analyse comments')
    await shows('Comments by label')
    await expectSound()
  })

  test('a picture is looked at by its address, and a file as it is dropped', async () => {
    await go('/media')
    await press('Use a demo example')
    await press('Check')
    await shows('Image classification')
    await expectSound()
    await go('/media')
    await page.setInputFiles('input[type=file]', new URL('../docs/images/console-home.png', import.meta.url).pathname)
    await shows('Uploaded, not stored')
    await expectSound()
  })

  test('a file is dropped, understood, corrected, imported, and what was refused is shown', async () => {
    const list =
      'rank,channel_info,followers,mood\n1,ana.invented,12.4k,calm\n2,mira invented!,5k,\n3,tom.invented,lots,\n'
    await go('/import')
    await heading('Import data')
    await page.setInputFiles('input[type=file]', { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
    await heading('list.csv')
    await shows('which network')
    await expectSound()
    await page
      .getByLabel(/^Network/)
      .first()
      .selectOption('instagram')
    await shows('Cells that would be lost')
    await page.getByLabel('Field for mood').selectOption('bio')
    await page.locator('dd', { hasText: 'calm' }).waitFor()
    await expectSound()
    await press(/^Import$/)
    await shows('Refused rows and lost cells')
    await shows('followers is no number')
    await expectSound()
    const [download] = await Promise.all([page.waitForEvent('download'), press('Download all')])
    expect(
      readFileSync(await download.path(), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(1)
    await go('/import')
    await shows('Earlier imports')
    await shows('list.csv')
    await expectSound()
  })

  test('addresses are looked up, and one is taken out of all lists', async () => {
    await started.call('GET', '/profiles?network=instagram&handle=brackwyn.official')
    await started.call('POST', '/contact-info', {
      body: { profile: { network: 'instagram', handle: 'brackwyn.official' } },
    })
    // The list was looked at a moment ago: what is submitted now must stand in it all the same.
    await Promise.all([page.waitForResponse(/\/v1\/requests\?/), go('/requests')])
    await go('/contacts')
    await page.getByLabel('E-mail address', { exact: true }).fill('press@gribbleton.example')
    await press('Add to the list')
    await shows('No reason given')
    await press('Use demo addresses')
    await press('Look up')
    await shows('Results by address')
    await shows('Address 3')
    await expectSound()
    await go('/requests')
    await page.getByText('3 addresses').first().waitFor()
    await expectSound()
  })
})

test('every page of the console can be opened by its address', () => {
  const router = readFileSync(new URL('../web/router.tsx', import.meta.url), 'utf8')
  const sections = [...router.matchAll(/^ {2}page\('\/([^/']+)/gm)].map(([, section]) => section)
  expect(new Set(consoleSections)).toEqual(new Set(sections))
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
    for (const [, address = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
      const file = await fetch(started.origin + address, { headers: { 'accept-encoding': 'br' } })
      expect(file.status).toBe(200)
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      bytes += Number(file.headers.get('content-length'))
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
