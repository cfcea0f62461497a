import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { bringIn, bringInTalk } from './demo-people.js'
import { start, type Started } from './harness.js'
import { creatorLike } from './records.js'

/** One server, one browser and one page for everything: starting them is what takes time. */
describe.skipIf(executablePath === undefined)(
  'listening, comments, pictures, files and addresses in the console',
  () => {
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
      await opened.signIn()
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
      await page.waitForURL(/sentiment=negative/)
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
      await page.setInputFiles('input[type=file]', {
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(list),
      })
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

    test('a person asks: found, copied, erased with a certificate, and the log tells it and is sound', async () => {
      await started.app.context.corpus.creators.save([creatorLike({ externalId: 'una.asks', handle: 'una.asks' })])
      await go('/subjects')
      await shows('No one has been erased or restricted')
      await page.getByLabel('What the person is known by, one to a line').fill('instagram:una.asks')
      await page.getByRole('button', { name: 'Find', exact: true }).click()
      await page.getByRole('group', { name: 'Accounts of the person' }).waitFor()
      await expectSound()
      const [copy] = await Promise.all([page.waitForEvent('download'), press('Copy (PDF)')])
      expect(copy.suggestedFilename()).toBe('copy.pdf')
      await press('Erase …')
      await page.getByRole('button', { name: 'Erase', exact: true }).click()
      await page.getByRole('button', { name: 'Certificate' }).waitFor()
      await expectSound()
      expect((await started.call('GET', '/subjects/cases')).at('data.0.kind')).toBe('erasure')
      await go('/retention')
      await shows('Uploaded files')
      await expectSound()
      await go('/audit')
      await page.getByLabel('Operation').fill('eraseSubject')
      await press('Show')
      await page.getByRole('row', { name: /eraseSubject Succeeded/ }).waitFor()
      await press('Verify the log')
      await shows('The log is as it was written')
      await expectSound()
    })

    test('the status says what is known, and the demo is removed and restored there', async () => {
      await go('/status')
      await shows('Creators searchable')
      await shows('Demo data is stored')
      await expectSound()
      await press('Remove demo data…')
      await shows('This removes')
      await expectSound()
      await press('Keep demo data')
      expect((await started.call('GET', '/demo')).at('state')).toBe('present')
      await press('Remove demo data…')
      await press(/^Remove demo data$/)
      await shows('The demo data was removed.')
      await expectSound()
      await press('Restore demo data')
      await shows('No demo data is stored.')
      expect((await started.call('GET', '/demo')).at('state')).toBe('absent')
    })
  },
)
