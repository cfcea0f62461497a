import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { start, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

const dayMs = 86_400_000

describe.skipIf(executablePath === undefined)('campaigns in the console', () => {
  let started: Started
  let opened: OpenedConsole
  let page: Page

  beforeAll(async () => {
    started = await start()
    const now = started.clock.now()
    const { creators, contents } = started.app.context.corpus
    await creators.save(
      ['una.bakes', 'otto.rides'].map((handle) =>
        creatorLike({ externalId: handle, handle, name: handle, followers: 1000, provenance: imported(now) }),
      ),
    )
    const made = { author: 'una.bakes', authorExternalId: 'una.bakes', provenance: imported(now) }
    await contents.save([
      contentLike({ ...made, contentId: 'p1', text: 'Bake along with code UNA20', publishedAt: now - 3 * dayMs }),
      contentLike({
        ...made,
        author: 'otto.rides',
        authorExternalId: 'otto.rides',
        contentId: 'p2',
        text: 'New wheels #ad',
        publishedAt: now - 2 * dayMs,
      }),
    ])
    opened = await openConsole(started)
    page = opened.page
  })
  afterAll(async () => {
    await opened.close()
    await started.stop()
  })

  const shows: OpenedConsole['shows'] = (text) => opened.shows(text)
  const expectSound = (): Promise<void> => opened.expectSound()

  test('are made, found, judged, decided and reported', async () => {
    await opened.signIn()
    await page.getByRole('link', { name: 'Campaigns' }).first().click()
    await shows('No campaigns yet')
    await expectSound()
    await page.getByLabel('Name', { exact: true }).fill('Spring')
    await page.getByLabel('Discount codes').fill('UNA20')
    await page.getByLabel('First day').fill(new Date(started.clock.now() - 10 * dayMs).toISOString().slice(0, 10))
    await page.getByLabel('Fee of each creator').fill('100')
    await page.getByLabel('Creators', { exact: true }).fill('instagram:una.bakes, instagram:otto.rides')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor()
    await started.drain()
    await page.reload()
    await shows('Bake along with code UNA20')
    await shows('Found by code UNA20')
    await shows('Not disclosed')
    // Who has only possible posts is told apart, and what is true of all is said once.
    await shows('1 possible post not counted')
    expect(await page.getByText(/no source is configured for Instagram/).count()).toBe(1)
    await expectSound()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Report (PDF)' }).click()
    expect((await download).suggestedFilename()).toBe('Spring.pdf')
    // The other post, which is only possible, has a button of the same name.
    const post = page.getByRole('listitem').filter({ hasText: 'Bake along with code UNA20' })
    await post.getByRole('button', { name: 'Do not count' }).click()
    await post.getByRole('button', { name: 'Count', exact: true }).waitFor()
    await expectSound()
  })
})
