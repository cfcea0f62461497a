import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { start, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

const dayMs = 86_400_000

describe.skipIf(executablePath === undefined)('an employment screening in the console', () => {
  let started: Started
  let opened: OpenedConsole
  let page: Page
  let id: string

  beforeAll(async () => {
    started = await start({})
    const provenance = imported(started.clock.now())
    const { creators, contents } = started.app.context.corpus
    await creators.save([creatorLike({ externalId: 'mabel', handle: 'mabel', name: 'Mabel Invented', provenance })])
    await contents.save(
      ['Selling weed from my garage, DM me', 'A quiet Sunday with a book', 'Night shift again'].map((text, i) =>
        contentLike({
          contentId: `m${i}`,
          author: 'mabel',
          authorExternalId: 'mabel',
          text,
          publishedAt: started.clock.now() - (i + 1) * dayMs,
          provenance,
        }),
      ),
    )
    const criteria = await started.call('POST', '/flagging-criteria', {
      body: { name: 'Two people', purpose: 'employment', sign_offs: 2 },
    })
    expect(criteria.status).toBe(201)
    const screened = await started.call('POST', '/screening', {
      body: {
        profile: { network: 'instagram', handle: 'mabel' },
        criteria_id: criteria.id,
        employment: { consent_reference: 'C-1', permissible_purpose: 'employment_hiring' },
      },
    })
    id = screened.id
    await started.drain()
    opened = await openConsole(started)
    page = opened.page
    await opened.signIn()
    await opened.go(`/screening/${id}`)
    await opened.heading('Mabel Invented')
  })
  afterAll(async () => {
    await opened.close()
    await started.stop()
  })

  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
  const saved = async (button: string): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), press(button)])
    return readFileSync(await file.path(), 'latin1').slice(0, 5)
  }

  test('two people sign, each with a token of their own', async () => {
    await opened.shows('0 of 2 signatures')
    await page.getByLabel('Your name').fill('Kim Sample')
    await press('Sign')
    await opened.shows('1 of 2 signatures')
    await page.getByLabel('Your name').fill('Kim Sample again')
    await press('Sign')
    await opened.shows('Another person must sign with a token of their own.')
    expect(opened.complaints.splice(0).join()).toContain('409')
    const token = await started.createToken('first')
    await page.goto(`${started.origin}/#sign-in=${started.app.signInCodes.issue(token)}`)
    await opened.heading('What would you like to know?')
    await opened.go(`/screening/${id}`)
    await page.getByLabel('Your name').fill('Lee Sample')
    await press('Sign')
    await opened.shows('2 of 2 signatures')
    await opened.shows(/Lee Sample, /)
    await opened.expectSound()
  })

  test('letters are written, and notices and disputes recorded in their order', async () => {
    await page.getByLabel('Recipient').fill('Mabel Invented\n2 Quay Street')
    await page.getByLabel('Sender').fill('Brackwyn Ltd\n1 Mill Lane')
    await page.getByLabel('Where to ask and dispute').fill('hr@brackwyn.example')
    await page.getByLabel('Signed by').fill('Kim Sample')
    expect(await saved('Save letter, PDF')).toBe('%PDF-')
    await page.locator('select').filter({ hasText: 'Pre-adverse notice' }).selectOption('final_notice')
    await press('Save letter, PDF')
    await opened.shows('final notice')
    await opened.shows('No notice is recorded.')
    await page.getByLabel('What was done, and why').fill('Sent by post')
    await press('Record the pre-adverse notice')
    await opened.shows('A final notice is possible from')
    await page.getByLabel('What was done, and why').fill('Too soon')
    await press('Record the final notice')
    await opened.shows('The final notice can be recorded from')
    await page.getByLabel('What is said, and by whom').fill('That account is not mine, says Mabel')
    await press('Record a dispute')
    await opened.shows('A dispute has been open since')
    // After so many days nobody is signed in any more.
    started.clock.advance(10 * dayMs)
    await opened.signIn()
    await opened.go(`/screening/${id}`)
    await page.getByLabel('What was done, and why').fill('Sent by post, and nothing came back')
    await press('Record the final notice')
    await opened.shows('A dispute is open: resolve it first.')
    await page.getByLabel('What is said, and by whom').fill('It is hers')
    await page.getByLabel('Outcome').selectOption('upheld')
    await press('Resolve the dispute')
    await opened.shows('Upheld')
    await press('Record the final notice')
    await opened.shows('Final notice recorded')
    await page.getByLabel('Recipient').fill('Mabel Invented\n2 Quay Street')
    await page.getByLabel('Sender').fill('Brackwyn Ltd\n1 Mill Lane')
    await page.getByLabel('Where to ask and dispute').fill('hr@brackwyn.example')
    await page.getByLabel('Signed by').fill('Kim Sample')
    await page.locator('select').filter({ hasText: 'Pre-adverse notice' }).selectOption('final_notice')
    expect(await saved('Save letter, PDF')).toBe('%PDF-')
    // Steps out of order were refused.
    expect(opened.complaints.splice(0).filter((each) => !/409|401/.test(each))).toEqual([])
    await opened.expectSound()
  })
})
