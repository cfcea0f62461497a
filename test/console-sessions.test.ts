import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { start, type Started } from './harness.js'

describe.skipIf(executablePath === undefined)('a session that ends while somebody types', { timeout: 240_000 }, () => {
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

  const endSessions = async (): Promise<void> => {
    const items = (await started.call('GET', '/sessions')).at('data') as { id: string }[]
    for (const { id } of items) await started.call('DELETE', `/sessions/${id}`)
  }
  const name = () => opened.page.getByLabel('Name', { exact: true })
  const typeAndLoseSession = async (): Promise<void> => {
    await opened.go('/lists')
    await opened.heading('Lists')
    await name().fill('Spring launch')
    await endSessions()
    await opened.press('Create')
    await opened.shows('Your session has ended')
    expect(await name().isVisible()).toBe(false)
  }
  const signIn = async (token: string): Promise<void> => {
    await opened.page.getByLabel('Token', { exact: true }).fill(token)
    await opened.press('Sign in')
  }

  test('what was typed is there again for whoever signs in again, and can be sent', async () => {
    await typeAndLoseSession()
    await signIn(started.token)
    await name().waitFor({ state: 'visible' })
    expect(await name().inputValue()).toBe('Spring launch')
    await opened.press('Create')
    await opened.page.getByRole('link', { name: 'Spring launch' }).first().waitFor()
    // The call that ended it was refused, as it had to be.
    opened.complaints.splice(0)
    await opened.expectSound()
  })

  test('a dialog that was open does not stand in the way', async () => {
    await opened.go('/users')
    await opened.heading('Users')
    await opened.press('Invite')
    await opened.page.getByLabel('E-mail address').fill('ada@acme.example')
    await endSessions()
    await opened.page.keyboard.press('Enter')
    await opened.shows('Your session has ended')
    await opened.page.keyboard.press('Escape')
    await signIn(started.token)
    expect(await opened.page.getByRole('dialog').getByLabel('E-mail address').inputValue()).toBe('ada@acme.example')
    opened.complaints.splice(0)
  })

  test('nothing is left for somebody else', async () => {
    await opened.page.reload()
    await opened.heading('Users')
    await typeAndLoseSession()
    await signIn(await started.createToken('other'))
    await opened.heading('Lists')
    await name().waitFor({ state: 'visible' })
    expect(await name().inputValue()).toBe('')
    opened.complaints.splice(0)
  })
})
