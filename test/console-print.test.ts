import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { start, type Started } from './harness.js'

describe.skipIf(executablePath === undefined)('a page of the console on paper', { timeout: 240_000 }, () => {
  let started: Started
  let opened: OpenedConsole
  beforeAll(async () => {
    started = await start()
    opened = await openConsole(started)
    await opened.signIn()
  })
  afterAll(async () => {
    await opened.close()
    await started.stop()
  })

  test('it is light, and has nothing on it that can only be pressed', async () => {
    const { page } = opened
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await opened.go('/lists')
    await opened.heading('Lists')
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Create' }).isVisible()).toBe(false)
    expect(await page.getByText('Skip to content').isVisible()).toBe(false)
    const scheme = await page.evaluate<string>('getComputedStyle(document.documentElement).colorScheme')
    expect(scheme).toBe('light')
  })
})
