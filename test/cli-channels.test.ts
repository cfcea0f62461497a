import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommandLine, type Outcome } from './command-line.js'
import { start, type Started } from './harness.js'

const posted: string[] = []
const endpoint = createServer((request, response) => {
  posted.push(request.url ?? '')
  request.resume().on('end', () => response.writeHead(204).end())
})
let started: Started
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(endpoint.address() as AddressInfo).port}`
  url = `http://${address}`
  started = await start({ reachable: [address] })
})
const commandLine = new CommandLine()
afterAll(async () => {
  await started.stop()
  endpoint.close()
})

const rostra = (...args: string[]): Promise<Outcome> =>
  commandLine.run([...args, '--url', started.baseUrl], { env: { ROSTRA_TOKEN: started.token } })

test('webhooks and notification channels are made, tried, looked at and removed from the command line', async () => {
  expect((await rostra('webhooks')).out).toBe('No webhooks yet.\n')
  expect((await rostra('webhooks', 'create', `${url}/hook`, '--name', 'CRM', '--events', 'quota.*')).out).toMatch(
    /CRM .*whk_\w+\nSecret, shown only now: whsec_/,
  )
  expect(await rostra('webhooks', 'test', 'crm')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/webhook\.test +delivered +1 +204 in \d+ ms/) as string,
  })
  const made = await rostra(
    'notifications',
    'create',
    'Team',
    'slack',
    `${url}/chat`,
    '--digest',
    'daily',
    '--at',
    '09:30',
  )
  expect(made.out).toMatch(/Team .*slack: http.*ntc_\w+/)
  expect((await rostra('notifications', 'test', 'Team')).out).toMatch(/notification\.test +delivered/)
  expect(posted).toEqual(['/hook', '/chat'])
  expect((await rostra('notifications', 'show', 'Team', '--json')).out).toContain('"daily_at":"09:30"')
  expect((await rostra('notifications', 'pause', 'Team')).out).toMatch(/paused .*Paused +Paused by request\./s)
  expect((await rostra('notifications', 'resume', 'Team')).out).toContain('active')
  expect((await rostra('notifications', 'redeliver', 'Team')).out).toBe('0 dead letters are sent again.\n')
  expect((await rostra('webhooks', 'rotate', 'CRM')).out).toContain('whsec_')
  expect(await rostra('notifications', 'rotate', 'Team')).toMatchObject({ code: 2 })
  expect(await rostra('notifications', 'create', 'Team', 'fax', '1')).toMatchObject({ code: 2 })
  expect(await rostra('notifications', 'remove', 'Team')).toMatchObject({ code: 0 })
  expect((await rostra('notifications', 'list')).out).toBe('No notification channels yet.\n')
})

test.each([
  ['campaigns', '/campaigns', 'delete', { name: 'Twins', hashtags: ['x'], starts_at: '2026-09-01T00:00:00Z' }],
  [
    'notifications',
    '/notification-channels',
    'remove',
    { name: 'Twins', way: 'slack', url: 'https://chat.example.com/x' },
  ],
])('of two %s with one name none is taken, and both ids are given', async (command, path, remove, body) => {
  const [one, two] = [await started.call('POST', path, { body }), await started.call('POST', path, { body })]
  const refused = await rostra(command, remove, 'twins')
  expect(refused.code).toBe(1)
  expect(refused.err).toContain(one.id)
  expect(refused.err).toContain(two.id)
  expect(await rostra(command, remove, one.id)).toMatchObject({ code: 0 })
  expect(await rostra(command, remove, 'Twins')).toMatchObject({ code: 0 })
})
