import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeAt, fromBase32, stepOf } from '../src/areas/people/totp.js'
import { BrowserLike } from './browser-like.js'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { start, type Started } from './harness.js'

const [email, password, better] = ['ada@acme.example', 'seven grey herons', 'nine blue lanterns']

describe.skipIf(executablePath === undefined)('your account in the console', () => {
  let started: Started
  let console: OpenedConsole
  beforeAll(async () => {
    started = await start()
    await new BrowserLike(started).join(await started.createToken('acme', ['admin']), email, 'owner')
    console = await openConsole(started)
  })
  afterAll(async () => {
    await console.close()
    await started.stop()
  })

  test('a new password, and a second factor that the next sign-in asks for', async () => {
    const { page, press, shows, heading, go } = console
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const signIn = async (with_: string): Promise<void> => {
      await field('E-mail address').fill(email)
      await field('Password').fill(with_)
      await press('Sign in')
    }
    await page.goto(started.origin)
    await signIn(password)
    await heading('What would you like to know?')
    await go('/account')
    await heading('Your account')
    await shows(/ada@acme\.example/)
    await field('Current password').fill(password)
    await field('New password').fill(better)
    await press('Change the password')
    await shows('The password was changed. All other sessions have ended.')
    await console.expectSound()
    await field('Your password').fill(better)
    await press('Set up')
    const key = page.locator('code.break')
    await key.waitFor()
    await page.getByRole('img', { name: 'To scan with an authenticator app' }).waitFor()
    const secret = fromBase32(((await key.textContent()) ?? '').replaceAll(' ', ''))
    const code = (): string => codeAt(secret, stepOf(started.clock.now()))
    await field('Code').fill(code())
    await press('Turn it on')
    await shows('Keep these recovery codes somewhere safe')
    const [recovery = ''] = ((await page.locator('pre').textContent()) ?? '').split('\n')
    await console.expectSound()
    await press('I have kept them')
    await page.getByRole('button', { name: 'Turn it off' }).waitFor()
    await page.getByLabel('Every user must have a second factor').click()
    await shows('This account requires it.')
    await press('Sign out')
    await signIn(better)
    await field('Code').fill(recovery)
    // The first answer asks for the code: a refusal by the letter, not by intent.
    expect(console.complaints.splice(0).every((each) => each.includes('401'))).toBe(true)
    await press('Sign in')
    await heading('Your account')
  })
})
