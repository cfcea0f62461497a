import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { start, type Started } from './harness.js'

describe.skipIf(executablePath === undefined)('comparisons in the console', () => {
  let started: Started
  let opened: OpenedConsole
  let page: Page
  beforeAll(async () => {
    started = await start({ config: { demo: true, seedDemo: false } })
    opened = await openConsole(started)
    page = opened.page
  })
  afterAll(async () => {
    await opened.close()
    await started.stop()
  })

  test('creators are compared side by side, and saved as a table', async () => {
    await opened.signIn()
    await page.goto(`${started.origin}/compare?profiles=instagram:lumevia.official,instagram:nobody.at.all.here`)
    await page.getByLabel('Compare their audiences too').uncheck()
    await page.getByRole('button', { name: 'Compare 2 creators' }).click()
    await page.getByRole('heading', { level: 1, name: 'Comparison' }).waitFor()
    await started.drain()
    await opened.shows('Side by side')
    await opened.shows('Account score')
    await opened.shows('Not known')
    await opened.shows('No overlap. It was not asked for.')
    await opened.expectSound()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    expect((await download).suggestedFilename()).toBe('comparison.csv')
    await page.getByRole('link', { name: 'Lumevia' }).click()
    await page.getByRole('group', { name: 'Factors of the account score' }).waitFor()
  })
})
