import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { start, type Started } from './harness.js'

describe.skipIf(executablePath === undefined)('saved searches in the console', () => {
  let started: Started
  let opened: OpenedConsole
  let page: Page
  beforeAll(async () => {
    started = await start({ config: { demo: true, seedDemo: false } })
    opened = await openConsole(started)
    page = opened.page
    await opened.signIn()
  })
  afterAll(async () => {
    await opened.close()
    await started.stop()
  })

  test('a saved search is run, paused and scheduled, and shows who is new', async () => {
    const body = { name: 'Bakers', filters: { interests: ['food.baking'] }, every_s: null }
    await started.call('POST', '/saved-searches', { body })
    await started.drain()
    await page.goto(`${started.origin}/saved-searches`)
    await opened.shows('Bakers')
    await opened.expectSound()
    await page.getByRole('link', { name: 'Bakers' }).click()
    await opened.shows('First run')
    await page.getByLabel('A match has changed').click()
    await page.locator('input:checked').nth(2).waitFor()
    await page.getByRole('combobox', { name: /^Run/ }).selectOption('Every week')
    await opened.shows(/^Next run/)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Resume' }).waitFor()
    await opened.press('Run now')
    await opened.shows('Checking. The result will appear below.')
    await started.drain()
    await page.reload()
    await page.getByRole('button', { name: 'Differences' }).first().click()
    await opened.shows('No differences')
    await opened.expectSound()
    const saved = (await started.call('GET', '/saved-searches')).at('data.0') as Record<string, unknown>
    expect(saved).toMatchObject({ every_s: 604_800, paused: true, next_at: null, alerts: ['new', 'lost', 'changed'] })
  })
})
