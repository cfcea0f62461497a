import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BrowserLike } from './browser-like.js'
import { CommandLine } from './command-line.js'
import { start } from './harness.js'

const commandLine = new CommandLine()

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-users-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const users = (...words: string[]) => commandLine.run(['users', ...words, '--data', folder])
const json = async (...words: string[]): Promise<unknown> => JSON.parse((await users(...words, '--json')).out)

test('invitations are made, listed and revoked from the command line', async () => {
  expect((await users()).err).toMatch(/no account yet/)
  const made = (await json('invite', 'ada@acme.example', '--role', 'owner', '--account', 'acme')) as { link: string }
  expect(made.link).toMatch(/^http:\/\/localhost:\d+\/#invitation=[\w-]{43}$/)
  expect((await users('list')).out).toMatch(/No users/)
  const [open] = (await json('invitations')) as { id: string; email: string; role: string }[]
  expect(open).toMatchObject({ email: 'ada@acme.example', role: 'owner' })
  expect((await users('revoke', open?.id ?? '')).code).toBe(0)
  expect(await json('invitations')).toEqual([])
})

test.each([
  [['invite', 'nobody'], /e-mail address/],
  [['invite', 'x@acme.example', '--role', 'vewer'], /Did you mean viewer/],
  [['role', 'x@acme.example', 'boss'], /Roles: owner/],
  [['remove', 'x@acme.example'], /Nobody in this account/],
  [['list', '--account', 'nowhere'], /--account: acme/],
  [['dance'], /Unknown subcommand/],
])('rostra users %j says what is wrong', async (words, said) => {
  const { code, err } = await users(...words)
  expect([code, err]).toEqual([2, expect.stringMatching(said)])
})

test('a link leads to the server that works in the folder', async () => {
  const started = await start()
  try {
    const made = await commandLine.run([
      ...['users', 'invite', 'bo@acme.example', '--account', 'first', '--json'],
      ...['--data', started.config.dataFolder],
    ])
    const { link, code } = JSON.parse(made.out) as { link: string; code: string }
    expect(link).toBe(`${started.origin}/#invitation=${code}`)
    const browser = new BrowserLike(started)
    const accept = { code, name: 'Bo', password: 'seven grey herons' }
    expect((await browser.call('POST', '/auth/invitation/accept', accept)).status).toBe(200)
    const lifted = await commandLine.run([
      ...['users', 'remove-second-factor', 'bo@acme.example', '--account', 'first'],
      ...['--data', started.config.dataFolder],
    ])
    expect([lifted.code, lifted.out]).toEqual([0, expect.stringContaining('password alone')])
  } finally {
    await started.stop()
  }
})
