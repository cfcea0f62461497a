import { readFileSync } from 'node:fs'
import { parse as parseCsv } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { bringIn, bringInTalk } from './demo-people.js'
import { start, type Started } from './harness.js'

/** One server, one browser and one page for everything: starting them is what takes time. */
describe.skipIf(executablePath === undefined)('the console in a browser', () => {
  let started: Started
  let opened: OpenedConsole
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    started = await start({ config: { demo: true, seedDemo: false } })
    const people = bringIn(started, 40).then(() => bringInTalk(started))
    opened = await openConsole(started)
    ;({ page, complaints } = opened)
    await people
  })
  afterAll(async () => {
    await opened.close()
    await started.stop()
  })

  const shows: OpenedConsole['shows'] = (text) => opened.shows(text)
  const press: OpenedConsole['press'] = (name) => opened.press(name)
  const heading: OpenedConsole['heading'] = (name) => opened.heading(name)
  const go: OpenedConsole['go'] = (path) => opened.go(path)
  const expectSound = (): Promise<void> => opened.expectSound()

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
    expect(
      await page.evaluate('document.cookie + Object.values(sessionStorage) + Object.values(localStorage)'),
    ).not.toContain('rostra')
    const again = await started.call('POST', `${started.origin}/console/sign-in`, { token: null, body: { code } })
    expect(again.status).toBe(401)
  })

  test.each([
    ['/', 'What would you like to know?', 'creators can be found'],
    ['/creators?view=cards', 'Creator search', 'More creators'],
    ['/profile', 'Profile report', 'Whose profile?'],
    ['/compare', 'Compare creators', 'Which creators?'],
    ['/overlap', 'Audience overlap', 'Which creators?'],
    ['/lists', 'Lists', 'No lists yet'],
    ['/saved-searches', 'Saved searches', 'No saved searches yet'],
    ['/rankings?interest=food', 'Rankings', 'Equal values share a rank'],
    ['/brief?text=german vegan creators with 10-80k', 'Brief fit', 'considered'],
    ['/contacts', 'Contacts', 'The list is empty'],
    ['/screening', 'Screening', 'No screenings yet'],
    ['/screening/criteria', 'Criteria', 'Copy this set'],
    ['/screening/monitoring', 'Monitoring', 'No monitored profiles'],
    ['/media', 'Media check', 'Image or video'],
    ['/intent', 'Purchase intent', 'Whose comments?'],
    ['/relevance', 'Comments relevance', 'Post and product'],
    ['/listening', 'Listening', 'No scheduled listening yet'],
    ['/listening/tags', 'Tags and saved queries', 'No tags yet'],
    ['/import', 'Import data', 'Choose a file'],
    ['/enrichment', 'Enrich a list', 'Handles, URLs or e-mail addresses'],
    ['/brands', 'Brands', 'More brands'],
    ['/requests', 'Requests', 'run in the background'],
    ['/users', 'Users', 'Open sessions'],
    ['/tokens', 'Tokens', 'Last used'],
    ['/report-style', 'Report style', 'Your style'],
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
    await page.getByRole('heading', { name: 'Why it matched' }).waitFor()
    await page.keyboard.press('Escape')
    await chooseTwo()
    await page.getByRole('link', { name: 'Overlap', exact: true }).click()
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
    await shows('2 chosen')
    await press('Clear')
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
    // The history and the rows are two answers, in no order.
    await page
      .getByLabel(/^Stage of/)
      .nth(1)
      .waitFor()
    expect(await page.getByLabel(/^Stage of/).count()).toBe(2)
    await page.getByRole('link', { name: 'Search inside' }).click()
    await shows('on Spring launch')
    await expectSound()
  })

  test('chosen creators are exported as a file', async () => {
    await go('/creators?network=instagram')
    await page.getByRole('checkbox', { name: 'All creators shown' }).check()
    await page.getByRole('region', { name: 'Chosen creators' }).getByRole('button', { name: 'Export' }).click()
    await press('Start export')
    const csv = page.getByRole('button', { name: 'CSV', exact: true })
    const [file] = await Promise.all([page.waitForEvent('download'), csv.click()])
    expect(parseCsv(readFileSync(await file.path())).length).toBeGreaterThan(2)
    await page.goBack()
    await press('Clear')
    expect(complaints.splice(0)).toEqual([])
  })

  test('clumsy use: a filter does not hide its neighbours, two quick clicks submit once, nobody answers', async () => {
    await go('/creators?network=instagram')
    await page.getByText('Networks without matches').click()
    await page.getByRole('checkbox', { name: 'TikTok', exact: true }).check()
    await page.getByRole('button', { name: /Instagram, TikTok/ }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByRole('checkbox', { name: 'TikTok', exact: true }).isChecked()).toBe(false)
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
    await expect.poll(isThere).toBe(true)
    await page.keyboard.press('z')
    await shows('“Undone.”')
    await page.keyboard.press('c')
    await shows('“Confirmed in review”')
    const [file] = await Promise.all([page.waitForEvent('download'), press('Report (PDF)')])
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
})
