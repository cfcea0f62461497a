import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { looks, scrollsSideways, violationsOf } from './console-page.js'
import { start, type Started } from './harness.js'

const executablePath = process.env['TEST_CHROMIUM']

describe.skipIf(executablePath === undefined)('the reference in a browser', () => {
  let started: Started
  let browser: Browser
  let page: Page
  const complaints: string[] = []
  beforeAll(async () => {
    started = await start()
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] })
    page = await browser.newPage()
    page.setDefaultTimeout(120_000)
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('status of 4')) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`))
    page.on('request', (request) => {
      if (!request.url().startsWith(started.origin) && !request.url().startsWith('data:'))
        complaints.push(`${request.url()} is elsewhere`)
    })
  })
  afterAll(async () => {
    await browser.close()
    await started.stop()
  })

  test('it opens, signs in by the fragment once, and lists every operation', async () => {
    await page.goto(`${started.origin}/docs/#token=${started.token}`)
    await page
      .getByRole('heading', { name: /^Rostra/ })
      .first()
      .waitFor()
    expect(page.url()).toContain('/docs/')
    expect(page.url()).not.toContain(started.token)
    for (const name of ['List requests', 'Show usage', 'Create token'])
      await page.getByRole('navigation').getByText(name).first().waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
  })

  test('an operation can be tried, and the answer is the service’s own', async () => {
    await page.goto(`${started.origin}/docs/#showUsage`)
    const operation = page.locator('#showUsage')
    await operation.getByRole('button', { name: /Send/ }).click()
    await operation.getByText('200').first().waitFor()
    await expect.poll(() => operation.textContent()).toContain('calls')
    expect(complaints).toEqual([])
  })

  test.each(looks)('axe finds nothing, $colorScheme at $width', async (look) => {
    await page.goto(`${started.origin}/docs/#createToken`)
    await page.locator('#createToken .try-it').waitFor()
    expect(await violationsOf(page, [look])).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    expect(complaints).toEqual([])
  })

  test('without a token calls use the session of the console', async () => {
    const own = await browser.newContext()
    const visitor = await own.newPage()
    visitor.setDefaultTimeout(120_000)
    await visitor.goto(`${started.origin}/#sign-in=${started.app.signInCodes.issue(started.token)}`)
    await visitor.getByRole('heading', { level: 1 }).waitFor()
    await visitor.goto(`${started.origin}/docs/#showUsage`)
    await visitor.getByText('You are signed in').waitFor()
    const operation = visitor.locator('#showUsage')
    await operation.getByRole('button', { name: 'Send' }).click()
    await operation.getByText('200 OK').waitFor()
    await own.close()
  })

  const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0
  const programs: Record<string, [program: string, file: string]> = {
    curl: ['sh', 'call.sh'],
    TypeScript: [process.execPath, 'call.mjs'],
    Python: ['python3', 'call.py'],
  }
  const run = (language: string, code: string, folder: string): Promise<string> => {
    const [program, name] = programs[language] ?? ['', '']
    const file = join(folder, name)
    // Node itself runs no TypeScript in the oldest version we support.
    writeFileSync(file, language === 'TypeScript' ? transformSync(code, { loader: 'ts' }).code : code)
    return new Promise((resolve) => {
      const child = spawn(program, [file], { env: { ...process.env, ROSTRA_TOKEN: started.token } })
      let text = ''
      child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)))
      child.stderr.on('data', (chunk: Buffer) => (text += String(chunk)))
      child.once('close', () => resolve(text))
    })
  }

  test.each([
    ['listNetworks', '"instagram"'],
    ['checkListeningQuery', 'NEAR/6'],
    ['createToken', 'nightly export'],
  ])('the samples of %s run as they stand, in each language', async (name, expected) => {
    const folder = mkdtempSync(join(tmpdir(), 'rostra-samples-'))
    await page.goto(`${started.origin}/docs/#${name}`)
    const operation = page.locator(`#${name}`)
    try {
      for (const language of ['curl', 'TypeScript', 'Python']) {
        if (language === 'curl' && !has('curl'))
          process.stdout.write('Note: there is no curl; its samples are not run.\n')
        else if (language === 'Python' && !has('python3'))
          process.stdout.write('Note: there is no python3; its samples are not run.\n')
        else {
          await operation.getByRole('tab', { name: language }).click()
          const code = await operation.locator('.samples [role=tabpanel]').innerText()
          expect(await run(language, code, folder)).toContain(expected)
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    expect(complaints).toEqual([])
  })

  test('a mistake in the body is found before it is sent', async () => {
    await page.goto(`${started.origin}/docs/#createToken`)
    const operation = page.locator('#createToken')
    await operation.getByLabel(/^Body/).fill('{\n  "name": x\n}')
    await operation.getByRole('button', { name: 'Send' }).click()
    await operation.getByText('Line 2, column 11: expected a value, found "x".').waitFor()
  })

  test('an error page explains its code', async () => {
    await page.goto(`${started.origin}/docs/errors/invalid_input`)
    await page.getByRole('heading', { name: 'Invalid input' }).waitFor()
    expect(complaints).toEqual([])
  })
})
