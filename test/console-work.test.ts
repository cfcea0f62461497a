import { readFileSync } from 'node:fs'
import { parse as parseCsv } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, violationsOf, type OpenedConsole } from './console-page.js'
import { bringIn } from './demo-people.js'
import { start, type Started } from './harness.js'

const report = '/profile/instagram/lumevia.official'

describe.skipIf(executablePath === undefined)('working in the console', () => {
  let started: Started
  let opened: OpenedConsole
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    started = await start({ config: { demo: true, seedDemo: false } })
    await bringIn(started, 12)
    opened = await openConsole(started)
    ;({ page, complaints } = opened)
    await opened.signIn()
  })
  afterAll(async () => {
    await opened.close()
    await started.stop()
  })

  const heading: OpenedConsole['heading'] = (name) => opened.heading(name)
  const shows: OpenedConsole['shows'] = (text) => opened.shows(text)
  const go: OpenedConsole['go'] = (path) => opened.go(path)
  const save = async (format: string): Promise<Buffer> => {
    const button = page.getByRole('button', { name: `${format} file of this chart` }).first()
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toMatch(new RegExp(`^[\\p{L}\\p{N}-]+\\.${format.toLowerCase()}$`, 'u'))
    return readFileSync(await file.path())
  }

  test('fields of a list are shown and changed beside each member, and notes keep their lines', async () => {
    const fields = [{ key: 'fee', name: 'Agreed fee', type: 'number' }]
    const list = await started.call('POST', '/lists', { body: { name: 'With fields', fields } })
    const set = { note: 'first\nsecond', fields: { fee: 250 } }
    const body = { items: ['instagram:lumevia.official'], set }
    expect((await started.call('POST', `/lists/${list.id}/members`, { body })).at('added')).toBe(1)
    await go(`/lists/${list.id}`)
    await heading('With fields')
    const fee = page.getByLabel('Agreed fee: lumevia.official')
    expect(await fee.inputValue()).toBe('250')
    expect(await page.getByLabel('Note on lumevia.official').inputValue()).toBe('first\nsecond')
    await opened.settled()
    expect(await violationsOf(page)).toEqual([])
    await fee.fill('300.5')
    await fee.blur()
    await shows(/^1 creator changed/)
    await shows(/^just now, by /)
    const members = await started.call('GET', `/lists/${list.id}/members`)
    expect(members.at('data')).toMatchObject([{ note: 'first\nsecond', fields: { fee: 300.5 } }])
    await page.locator('summary', { hasText: 'Columns' }).press('Enter')
    await page.getByRole('checkbox', { name: 'Note' }).press('Space')
    await page.getByRole('checkbox', { name: 'Added by' }).press('Space')
    await page.keyboard.press('Escape')
    await page.locator('summary:focus', { hasText: 'Columns' }).waitFor()
    expect(await page.locator('details.menu[open]').count()).toBe(0)
    await page.reload()
    await page.getByRole('columnheader', { name: 'Added by' }).waitFor()
    expect(await page.getByRole('columnheader', { name: 'Note' }).count()).toBe(0)
    await opened.settled()
    expect(await violationsOf(page)).toEqual([])
    await page.locator('summary', { hasText: 'Columns' }).click()
    await page.getByRole('button', { name: 'Reset columns' }).click()
    await page.getByLabel('Note on lumevia.official').waitFor()
    await started.call('DELETE', `/lists/${list.id}`)
  })

  test('a slash searches from any page: a page by its name, a creator by the handle', async () => {
    await go('/usage')
    await heading('Usage')
    // Whoever listens to the page hears where it is.
    await page.locator('h1:focus').getByText('Usage').waitFor()
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Creator, topic or page' }).fill('audi')
    await page.getByRole('option', { name: /Audience overlap/ }).waitFor()
    // Pages and creators are two answers; both stand before one is chosen by its place.
    await opened.settled()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await heading('Audience overlap')
    await page.keyboard.press('/')
    await page.locator('dialog[open] input:focus').waitFor()
    await page.keyboard.type('lumevia')
    await page
      .getByRole('option', { name: /lumevia\.official/ })
      .first()
      .click()
    await page.waitForURL(/\/profile\/[a-z]+\/lumevia\.official/)
    expect(complaints.splice(0)).toEqual([])
  })

  test('a question mark shows the keys, but is text where text is written', async () => {
    await go('/brands')
    await heading('Brands')
    await page.keyboard.press('?')
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.locator('main input').first().focus()
    await page.keyboard.type('what?/z')
    await expect.poll(() => page.locator('main input').first().inputValue()).toBe('what?/z')
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  test('a change is undone by the keyboard, wherever the focus is and after its notice is gone', async () => {
    const list = await started.call('POST', '/lists', { body: { name: 'Kept' } })
    const id = String(list.at('id'))
    const member = { network: 'instagram', handle: 'lumevia.official' }
    await started.call('POST', `/lists/${id}/members`, { body: { profiles: [member] } })
    await go(`/lists/${id}`)
    await heading('Kept')
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await shows('1 creator removed.')
    await page.clock.runFor(10_000)
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).waitFor()
    await page.clock.runFor(10_000)
    await page.locator('.toast').waitFor({ state: 'detached' })
    await go('/usage')
    await heading('Usage')
    await page.keyboard.press('z')
    await expect.poll(async () => (await started.call('GET', `/lists/${id}/members`)).at('data.length')).toBe(1)
    await page.keyboard.press('z')
    await shows('Nothing to undo.')
    expect(complaints.splice(0)).toEqual([])
  })

  test('a chart is saved as a picture and as exact values', async () => {
    // Looking at a page with axe leaves it narrow.
    await page.setViewportSize({ width: 1280, height: 900 })
    await go(report)
    await page.locator('#audience figure').first().waitFor()
    await opened.settled()
    const rows = parseCsv(await save('CSV'))
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.slice(1).every(([, value]) => value === '' || Number.isFinite(Number(value)))).toBe(true)
    const svg = (await save('SVG')).toString()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(svg).not.toMatch(/var\(|class=|light-dark/)
    expect((await save('PNG')).subarray(1, 4).toString()).toBe('PNG')
    expect(complaints.splice(0)).toEqual([])
  })

  test('on a phone the report is in tabs, one part at a time', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await go(report)
    await page.getByRole('tab', { name: 'Audience' }).click()
    await shows('Credibility')
    await page.waitForURL(/part=audience/)
    await page.locator('#numbers').waitFor({ state: 'hidden' })
    await opened.settled()
    expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThan(5000)
    await page.keyboard.press('ArrowRight')
    await page.waitForURL(/part=business/)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.locator('#numbers').waitFor()
    expect(complaints.splice(0)).toEqual([])
  })

  test('every flagged item leads to its source', async () => {
    const screening = await started.call('POST', '/screening', {
      body: { profile: { network: 'instagram', handle: 'hughes.well' } },
    })
    const id = String(screening.at('id'))
    await started.call('GET', `/screening/${id}?wait=30`)
    await go(`/screening/${id}`)
    await page.getByRole('listbox', { name: 'Items' }).waitFor()
    const link = page.getByRole('link', { name: 'Open the original' })
    const flagged = await started.call('GET', `/screening/${id}/contents?limit=1`)
    expect(await link.getAttribute('href')).toBe(flagged.at('data.0.content.url'))
  })

  test('the overlap form offers what the advice names', async () => {
    await go('/overlap?profiles=instagram:lumevia.official,tiktok:lumevia.official')
    await page.getByLabel(/^People read of each audience/).selectOption('100000')
    await page.getByLabel('One person on several networks').selectOption('any')
    expect(await violationsOf(page)).toEqual([])
    expect(complaints.splice(0)).toEqual([])
  })
})

test('the console, the reference and the pages of the service share typefaces and colours', () => {
  const read = (path: string): string => readFileSync(new URL(`../web/${path}`, import.meta.url), 'utf8')
  for (const file of ['design/console.css', 'design/page.css', 'reference/reference.css']) {
    const css = read(file)
    expect(css).toMatch(/@import '[./]*(design\/)?tokens\.css'/)
    expect(css.match(/#[\da-f]{3,8}\b|@font-face/gi)).toBeNull()
  }
})
