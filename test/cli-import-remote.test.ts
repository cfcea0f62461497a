import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommandLine, type Outcome } from './command-line.js'
import { start, type Started } from './harness.js'

let started: Started
const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
beforeAll(async () => {
  started = await start()
  started.app.worker.start()
})
afterAll(async () => {
  await started.stop()
  rmSync(folder, { recursive: true, force: true })
})
const commandLine = new CommandLine()
const write = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const run = (...args: string[]): Promise<Outcome> =>
  commandLine.run(['import', ...args], { env: { ROSTRA_URL: started.baseUrl, ROSTRA_TOKEN: started.token } })

test('files go to the server that ROSTRA_URL names, and what it rejects comes back', async () => {
  const path = write(
    'people.csv',
    'handle,followers,network\nana.example,"1,200",instagram\n,5,instagram\nbo.example,3k,tiktok\n',
  )
  const { code, out } = await run(path, '--source', 'crm')
  expect([code, out]).toEqual([3, expect.stringContaining('2 of 3 rows imported (2 creators)')])
  expect(out).toContain(`See ${path}.rejects.jsonl.`)
  expect(readFileSync(`${path}.rejects.jsonl`, 'utf8').trim().split('\n')).toHaveLength(1)
  const { creators } = started.app.context.corpus
  expect(await creators.find({ network: 'tiktok', handle: 'bo.example' })).toMatchObject({ followers: 3000 })
  expect((await started.call('GET', '/imports/files')).at('data')).toEqual([])
})

test('what the file does not say is sent along', async () => {
  const path = write('fans.csv', 'nick;fans\ncy.example;12\n')
  const { code, out } = await run(path, '--set', 'network=youtube', '--map', 'nick=handle,fans=followers', '--json')
  expect([code, JSON.parse(out)]).toMatchObject([0, { imported: 1, rejected: 0, records: { creators: 1 } }])
  const kept = await started.app.context.corpus.creators.find({ network: 'youtube', handle: 'cy.example' })
  expect(kept).toMatchObject({ followers: 12 })
})

test('files that belong together are joined by their ids', async () => {
  const posts = write('posts.csv', 'post_id,influencer_id,date,caption,likes\nP1,I1,2026-01-02,hello #gym,5\n')
  const accounts = write('accounts.csv', 'influencer_id,username,followers,platform\nI1,di.example,12000,Instagram\n')
  const { code, out } = await run(posts, accounts, '--json')
  expect([code, JSON.parse(out)]).toMatchObject([0, { imported: 2, records: { creators: 1, contents: 1 } }])
})

test('an import into the folder of a running server is done when its searches find it', async () => {
  const rows = Array.from({ length: 300 }, (_, i) => `bluesky,side.${i}.example.com,Beside it,${i + 10}`)
  const path = write('side.csv', ['network,handle,name,followers', ...rows].join('\n'))
  await started.call('POST', '/discovery', { body: { query: 'nobody yet' } })
  const { code, err } = await commandLine.run(['import', path, '--data', started.config.dataFolder])
  expect([code, err]).toEqual([0, expect.stringContaining('The running server finds it now.')])
  const found = await started.call('POST', '/discovery', { body: { query: 'beside it', limit: 1 } })
  expect(found.at('total.value')).toBe(300)
})

test('an empty file is called so, and nothing is sent', async () => {
  const path = write('empty.csv', '')
  const { code, err } = await run(path)
  expect([code, err]).toEqual([1, `rostra import: ${path} is empty.\n`])
})
