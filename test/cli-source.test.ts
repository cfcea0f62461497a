import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommandLine, type Outcome } from './command-line.js'

/** A Bluesky with one account, and nothing said on it. */
const ada = { did: 'did:plc:ada', handle: 'ada.example', displayName: 'Ada', followersCount: 12, followsCount: 3 }
const network = createServer(({ url = '' }, response) => {
  const body = url.includes('getProfile') ? ada : { feed: [] }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
let address: string
beforeAll(async () => {
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(network.address() as AddressInfo).port}`
})
afterAll(() => void network.close())

const commandLine = new CommandLine()
const source = (args: string[], env: Record<string, string> = {}): Promise<Outcome> =>
  commandLine.run(['source', ...args], { env })

test('every network and vendor that can be read is listed', async () => {
  const { out } = await source(['list', '--json'])
  const listed = (JSON.parse(out) as { id: string; note: string; proof: object }[]).map(({ id }) => id)
  expect(listed).toEqual(expect.arrayContaining(['apify-instagram', 'bluesky', 'mastodon', 'nostr', 'web', 'youtube']))
  expect(listed).toEqual([...new Set(listed)].sort())
  expect((await source(['list'])).out).toMatch(/^professional +professional +Community/m)
})

test('a network that is read by code of its own can be tried like a vendor', async () => {
  expect((await source(['test', 'bluesky'])).out).toMatch(/^Bluesky \(bluesky\) for bluesky\n[^]*Reads: profile,/)
  const tried = await source(['test', 'bluesky', '--handle', 'ada.example'], { ROSTRA_BLUESKY_URL: address })
  expect(tried).toMatchObject({ code: 0, out: expect.stringMatching(/followers +12\n/) as string })
  expect(tried.out).toContain('Contents  0 read')
  expect(await source(['test', 'youtube', '--handle', 'ada'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('set ROSTRA_YOUTUBE_KEY') as string,
  })
  const unknown = await source(['test', 'nowhere.json'])
  expect(unknown).toMatchObject({ code: 2, err: expect.stringMatching(/no file nowhere\.json.*bluesky/) as string })
})
