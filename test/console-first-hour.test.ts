import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, scrollsSideways, violationsOf, type OpenedConsole } from './console-page.js'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike } from './records.js'

/** Without the demo: what somebody sees who brings data of their own, from nothing to the first answer. */
describe.skipIf(executablePath === undefined)('the first hour in the console', { timeout: 240_000 }, () => {
  let started: Started
  let opened: OpenedConsole
  let page: Page

  beforeAll(async () => {
    started = await start()
    opened = await openConsole(started)
    ;({ page } = opened)
    await opened.signIn()
  })
  afterAll(async () => {
    await opened.close()
    await started.stop()
  })

  const inside = [
    ['/', 'What would you like to know?'],
    ['/screening/people', 'People'],
    ['/screening/criteria', 'Criteria'],
    ['/screening/monitoring', 'Monitoring'],
    ['/listening/tags', 'Tags and saved queries'],
    ['/account', 'Your account'],
  ] as const
  const navigation = readFileSync(new URL('../web/shell/navigation.ts', import.meta.url), 'utf8')
  const listed = [...navigation.matchAll(/to: '([^']+)', title: t\('([^']+)'\)/g)].map(
    ([, to = '', title = '']) => [to, title] as const,
  )
  expect(listed.length).toBeGreaterThan(20)
  test.each([...inside, ...listed])('%s is sound while nothing is stored', async (path, title) => {
    await opened.go(path)
    await opened.heading(title)
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
    await opened.expectSound()
  })

  test.each(['/', '/creators', '/rankings', '/profile', '/overlap', '/screening', '/listening', '/brief', '/status'])(
    '%s says how to begin',
    async (path) => {
      await opened.go(path)
      await opened.shows('No creators yet')
      await page.getByRole('link', { name: 'Import a file' }).waitFor()
    },
  )

  test('where nobody is invented, nothing leads to invented people', async () => {
    await opened.go('/')
    await opened.shows('Start')
    expect(await page.locator('main').innerText()).not.toMatch(/hughes|lumevia|Brackwyn/)
    await opened.go('/media')
    await opened.heading('Media check')
    expect(await page.getByText('demo example').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Tour' }).count()).toBe(0)
  })

  test('with somebody stored, the tour asks about them, step by step, by keyboard', async () => {
    const { creators, search } = started.app.context.corpus
    const provenance = { source: 'import', basis: 'measured', asOf: started.clock.now(), synthetic: false } as const
    await creators.save([
      creatorLike({ externalId: '1', handle: 'small.one', followers: 50, provenance }),
      creatorLike({ externalId: '2', handle: 'large.one', followers: 5000, provenance }),
    ])
    await indexed(search.creators)
    await page.reload()
    await page.getByRole('button', { name: 'Tour' }).click()
    const card = page.getByRole('complementary', { name: 'Tour' })
    for (const [title, heading] of [
      ['Find them', 'Creator search'],
      ['Read the figures', '@large.one'],
      ['Know the audience', '@large.one'],
      ['Check what they posted', 'Screening'],
      ['Keep the answer', 'Lists'],
    ] as const) {
      await card.getByRole('heading', { name: title }).waitFor()
      await card.getByText('Should we work with @large.one?').waitFor()
      if (heading.startsWith('@')) await opened.shows(heading)
      else await opened.heading(heading)
      await page.locator('.tour :focus').waitFor()
      await opened.settled()
      expect(await violationsOf(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      if (title !== 'Keep the answer') await card.getByRole('button', { name: 'Next' }).press('Enter')
    }
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Tour' }).click()
    await card.getByRole('heading', { name: 'Find them' }).waitFor()
    await card.getByRole('button', { name: 'Close the tour' }).click()
    await card.waitFor({ state: 'detached' })
  })

  test('Ctrl Z in an empty field takes the latest change back, in a filled one the typing', async () => {
    await opened.go('/lists')
    const name = page.getByLabel('Name')
    await name.press('Control+z')
    await opened.shows('Nothing to undo.')
    await name.fill('Spring')
    await name.press('Control+z')
    await expect.poll(() => name.inputValue()).toBe('')
    // One notice or, after its time, none; never a second one.
    expect(await page.getByText('Nothing to undo.').count()).toBeLessThan(2)
  })
})
