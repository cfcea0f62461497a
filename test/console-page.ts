import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Page, type Request } from 'playwright-core'
import { expect } from 'vitest'
import type { Started } from './harness.js'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Contrast is what takes axe most of its time. Dark changes colours alone; narrow changes the layout, and shows one bar that is hidden where
 * there is room. So every rule is held against every page, and none twice against the same thing.
 */
export const looks = [
  { width: 1280, colorScheme: 'light', where: 'document', options: { runOnly: standard } },
  { width: 1280, colorScheme: 'dark', where: 'document', options: { runOnly: ['color-contrast'] } },
  { width: 390, colorScheme: 'dark', where: "'.shell-bar, .sign-in'", options: { runOnly: ['color-contrast'] } },
  {
    width: 390,
    colorScheme: 'light',
    where: 'document',
    options: { runOnly: standard, rules: { 'color-contrast': { enabled: false } } },
  },
] as const

/** What axe finds in the page as it is now. Light and dark, wide and narrow are all looked at without loading again. */
export const violationsOf = async (page: Page, seen: readonly (typeof looks)[number][] = looks): Promise<string[]> => {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axeSource)
  const found: string[] = []
  for (const { width, colorScheme, where, options } of seen) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await page.evaluate<{ violations: Violation[] }>(
      `axe.run(${where}, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`,
    )
    for (const { id, nodes } of violations)
      found.push(`${width} ${colorScheme} ${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`)
  }
  return found
}

export const scrollsSideways = async (page: Page): Promise<boolean> => {
  await page.setViewportSize({ width: 320, height: 800 })
  const does = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')
  await page.setViewportSize({ width: 1280, height: 900 })
  return does
}

/** Panels that say nothing below their heading. */
export const emptyPanels = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('main section.panel')]
      .filter((panel) => {
        const head = panel.querySelector('.panel-head')
        const rest = panel.innerText.length - (head === null ? 0 : head.innerText.length)
        return rest < 2 && panel.querySelector('input, textarea, img, [aria-busy]') === null
      })
      .map((panel) => panel.innerText)`)

/** Everything a browser complains of: errors, refused calls, requests to anybody else. */
export const complaintsOf = (page: Page, origin: string): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) complaints.push(`${url} is elsewhere`)
  })
  return complaints
}

/** Counts what the page asks for and has not got yet. Streams do not end by themselves and are left out. */
class Asked {
  readonly #open = new Set<Request>()
  #waiting: (() => void)[] = []
  count = 0

  constructor(page: Page) {
    page.on('request', (request) => this.#begin(request))
    page.on('requestfinished', (request) => this.#end(request))
    page.on('requestfailed', (request) => this.#end(request))
  }

  /** Resolves when nothing is under way. */
  answered(): Promise<void> {
    return this.#open.size === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }

  #begin(request: Request): void {
    if (request.headers()['accept'] === 'text/event-stream') return
    // What the page before asked for dies with it.
    if (request.isNavigationRequest()) this.#open.clear()
    this.#open.add(request)
    this.count++
  }

  #end(request: Request): void {
    this.#open.delete(request)
    if (this.#open.size > 0) return
    for (const go of this.#waiting.splice(0)) go()
  }
}

/** Two frames later, whether the router has arrived where the address says. */
const arrived = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(
  () => globalThis.__TSR_ROUTER__ === undefined || __TSR_ROUTER__.state.status === 'idle')`

/** Waits until the page of the address is there with every answer it asked for, in whatever order they come. */
const settle = async (page: Page, asked: Asked): Promise<void> => {
  let before: number
  let there: boolean
  do {
    before = asked.count
    await asked.answered()
    there = await page.evaluate<boolean>(arrived)
    await asked.answered()
  } while (!there || asked.count > before)
}

/** Where the browser of the tests lies; without one, what needs it is skipped. */
export const executablePath = process.env['TEST_CHROMIUM']

export interface OpenedConsole {
  page: Page
  complaints: string[]
  /** Waits until somebody can see this text; what stands in a closed menu does not count. */
  shows: (text: string | RegExp) => Promise<void>
  press: (name: string | RegExp) => Promise<void>
  heading: (name: string) => Promise<void>
  /** Waits until the page has all answers it asked for. What is looked at once is looked at after this. */
  settled: () => Promise<void>
  /** Goes to a page as a link of the console does, without loading everything again, and waits until it is there. */
  go: (path: string) => Promise<void>
  /** Opens the console as the link does that a server prints when it starts. */
  signIn: () => Promise<void>
  /** Everything that must hold of a page once what it is about has appeared. */
  expectSound: () => Promise<void>
  close: () => Promise<void>
}

/** A browser with one page at the clock of the server. */
export const openConsole = async (
  { app, clock, origin, token }: Started,
  { locale = 'en-GB' }: { locale?: string } = {},
): Promise<OpenedConsole> => {
  const browser = await chromium.launch({
    executablePath: executablePath ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-extensions'],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', locale })
  page.setDefaultTimeout(120_000)
  await page.clock.install({ time: clock.now() })
  const complaints = complaintsOf(page, origin)
  const asked = new Asked(page)
  const settled = (): Promise<void> => settle(page, asked)
  const heading = (name: string): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor()
  return {
    page,
    complaints,
    shows: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    press: (name) => page.getByRole('button', { name }).first().click(),
    heading,
    settled,
    go: async (path) => {
      await page.evaluate(
        `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
      )
      await settled()
    },
    signIn: async () => {
      await page.goto(`${origin}/#sign-in=${app.signInCodes.issue(token)}`)
      await heading('What would you like to know?')
      await settled()
    },
    expectSound: async () => {
      await settled()
      expect(await violationsOf(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      expect(await emptyPanels(page)).toEqual([])
      expect(complaints.splice(0)).toEqual([])
    },
    close: () => browser.close(),
  }
}
