import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, scrollsSideways, type OpenedConsole } from './console-page.js'
import { bringIn } from './demo-people.js'
import { start, type Started } from './harness.js'

interface Person {
  network: string
  handle: string
  location: { country_code: string } | null
}
const nameIn = (language: string, location: Person['location']): string =>
  location === null ? '' : (new Intl.DisplayNames(language, { type: 'region' }).of(location.country_code) ?? '')

describe.skipIf(executablePath === undefined)('the console in other languages', () => {
  let started: Started
  let opened: OpenedConsole
  let page: Page

  beforeAll(async () => {
    started = await start({ config: { demo: true, seedDemo: false } })
    await bringIn(started, 10)
    opened = await openConsole(started, { locale: 'de-AT' })
    page = opened.page
  })
  afterAll(async () => {
    await opened.close()
    await started.stop()
  })

  test('the browser decides, numbers and dates follow, and nothing of it is cut off', async () => {
    await page.goto(`${started.origin}/#sign-in=${started.app.signInCodes.issue(started.token)}`)
    await opened.heading('Was möchten Sie wissen?')
    await page.locator('html[lang=de]').waitFor()
    await opened.expectSound()
    await opened.go('/creators?view=table')
    await opened.heading('Creator-Suche')
    await opened.shows(/\d,\d\s%/)
    await opened.go('/rankings')
    await page.locator('option', { hasText: 'Beauty: Hautpflege' }).waitFor({ state: 'attached' })
    await opened.go('/tokens')
    await opened.heading('Tokens')
    await opened.shows('Gültig')
  })

  test('a profile names its country once, and what it is about, in the language of the console', async () => {
    const found = await started.call('POST', '/discovery', { body: { limit: 10 } })
    const [first] = (found.at('data') as Person[]).filter(
      ({ location }) => nameIn('de', location) !== nameIn('en', location),
    )
    const { network, handle, location } = first as Person
    await opened.go(`/profile/${network}/${handle}`)
    await opened.shows(nameIn('de', location))
    const shown = await page.locator('.profile-head').innerText()
    expect(shown).not.toMatch(new RegExp(`${nameIn('en', location)}|· personal|· business|· creator`))
  })

  test('what the service says of its networks, criteria and times is in the language of the console', async () => {
    const english = /\b(the|of|is|are|and|with|who|that|were|from)\b/
    for (const [path, heading] of [
      ['/networks', 'Netzwerke'],
      ['/connections', 'Verbundene Konten'],
      ['/screening/criteria', 'Kriterien'],
    ] as const) {
      await opened.go(path)
      await opened.heading(heading)
      await opened.settled()
      const lines = (await page.locator('main').innerText()).split('\n')
      expect(lines.filter((line) => english.test(line))).toEqual([])
    }
    await opened.go('/retention')
    await opened.shows('Suche und Analyse')
    await opened.go('/lists/list_01kb3zq4f0e8v5w2n7m6x9c1da')
    await opened.shows('Nicht vorhanden: Liste. Prüfen Sie die ID und ob sie zu diesem Konto gehört.')
    opened.complaints.splice(0)
  })

  test('another language is chosen in the console and kept', async () => {
    await opened.go('/tokens')
    await page.getByLabel('Sprache der Konsole').selectOption('fr')
    await opened.heading('Jetons')
    await page.locator('html[lang=fr]').waitFor()
    await page.goto(`${started.origin}/requests`)
    await opened.heading('Demandes')
    await page.getByLabel('Langue de la console').selectOption('es')
    await opened.heading('Solicitudes')
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByLabel('Idioma de la consola').selectOption('en')
    await opened.heading('Requests')
  })
})
