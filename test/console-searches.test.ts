import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { bringIn } from './demo-people.js'
import { start, type Started } from './harness.js'

describe.skipIf(executablePath === undefined)('searches in the console', () => {
  let started: Started
  let opened: OpenedConsole
  let page: Page
  beforeAll(async () => {
    started = await start({ config: { demo: true, seedDemo: false } })
    await bringIn(started, 40, ['instagram', 'tiktok'])
    opened = await openConsole(started)
    page = opened.page
    await opened.signIn()
  })
  afterAll(async () => {
    await opened.close()
    await started.stop()
  })

  test('a row opens wherever it is clicked, the panel has an address, and names are shown for ids', async () => {
    await page.goto(`${started.origin}/creators?view=table&interests=["home.cleaning"]&locations=["us-tx","mx"]`)
    await opened.shows('Cleaning and order')
    await opened.shows('Texas, Mexico')
    await page.goto(`${started.origin}/creators?view=table&network=instagram`)
    await opened.shows('More creators')
    await page.locator('tr.opens td.end').first().click()
    await page.getByRole('heading', { name: 'Why it matched' }).waitFor()
    await page.waitForURL(/open=instagram/)
    const address = page.url()
    await opened.expectSound()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.waitForURL((url) => !url.href.includes('open='))
    await page.goto(address)
    await page.getByRole('dialog').getByRole('link', { name: 'Open report' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.waitForURL((url) => !url.href.includes('open='))
    await page.goto(`${started.origin}/creators?view=table&network=tiktok&open=instagram:lumevia.official`)
    await opened.shows('Not among the results of this search.')
    expect(opened.complaints.splice(0)).toEqual([])
  })

  test('a report leads to similar creators, and the search says whom they are like', async () => {
    await page.goto(`${started.origin}/profile/instagram/lumevia.official`)
    await page.getByRole('link', { name: 'Find similar' }).click()
    await page.waitForURL(/creators\?.*similar_to/)
    await opened.shows('like lumevia.official')
    await page.locator('tr.opens, .creator-card.opens').first().waitFor()
    await opened.settled()
    expect(await page.getByRole('checkbox', { name: 'Choose lumevia.official' }).count()).toBe(0)
    await page.locator('tr.opens td.end, .creator-card.opens').first().click()
    await page.getByRole('dialog').getByText('In common:').waitFor()
    await opened.expectSound()
    expect(opened.complaints.splice(0)).toEqual([])
  })

  test('a price is a filter that can be changed, and a column when it is sorted by', async () => {
    await page.goto(
      `${started.origin}/creators?view=table&sort={"by":"price","order":"asc"}&price={"max":300,"currency":"EUR"}`,
    )
    await opened.shows('price up to 300 EUR')
    await page.getByRole('textbox', { name: 'Price of a post, at most' }).fill('200')
    await page.keyboard.press('Enter')
    await page.waitForURL(/price=.*200.*EUR/)
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD')
    await page.waitForURL(/price=.*200.*USD/)
    await opened.settled()
    const prices = await page.locator('tr.opens td.end').allInnerTexts()
    const shown = prices.filter((text) => text.startsWith('$')).map((text) => Number(text.replace(/[$,]/g, '')))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((price) => price > 200)).toEqual([])
    await opened.expectSound()
    expect(opened.complaints.splice(0)).toEqual([])
  })
})
