import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommandLine, type Outcome } from './command-line.js'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, imported } from './records.js'

let started: Started
let listening = ''
const commandLine = new CommandLine()
const rostra = (...args: string[]): Promise<Outcome> =>
  commandLine.run([...args, '--url', started.baseUrl], { env: { ROSTRA_TOKEN: started.token } })

beforeAll(async () => {
  started = await start({ config: { demo: true, seedDemo: false } })
  const { contents, search } = started.app.context.corpus
  const said = ['Lumotea gave me a rash', 'Lumotea tastes of hay']
  await contents.save(
    said.map((text, n) =>
      contentLike({
        contentId: `c${n}`,
        author: `who${n}`,
        authorExternalId: `${n}`,
        text,
        publishedAt: started.clock.now() - (n + 1) * 86_400_000,
        provenance: imported(1000),
      }),
    ),
  )
  await indexed(search.texts)
  const body = { brand: { name: 'Lumotea', query: 'lumotea' }, gather: { profiles_max: 0 } }
  listening = (await started.call('POST', '/social-listening', { body })).id
  await started.drain()
})
afterAll(() => started.stop())

test('queries and tags are managed, and a rule is shown with what it matches', async () => {
  expect((await rostra('queries', 'save', 'skin', 'rash OR itch*')).out).toMatch(/^skin +rash OR itch\*/m)
  expect((await rostra('tags', 'add', 'Skin', 'query:skin')).code).toBe(0)
  await started.drain()
  expect((await rostra('tags')).out).toMatch(/^Skin +1 +query:skin +applied$/m)
  expect((await rostra('queries')).out).toMatch(/^skin .*Skin$/m)
  expect(await rostra('queries', 'remove', 'skin')).toMatchObject({ code: 1 })
  expect((await rostra('queries', 'save', 'skin', 'hay')).code).toBe(0)
  expect((await rostra('tags', 'change', 'Skin', 'query:skin OR rash')).code).toBe(0)
  await started.drain()
  expect((await rostra('tags', '--json')).out).toContain('"matched":2')
  expect((await rostra('tags', 'remove', 'skin')).out).toBe('Deleted: Skin\n')
})

test('mentions are listed, changed by filter and by id, and changes undone', async () => {
  expect((await rostra('tags', 'add', 'Urgent')).code).toBe(0)
  expect((await rostra('mentions', listening, 'check', '--tag', 'none')).out).toBe('2 changed, 0 were so already.\n')
  expect((await rostra('mentions', listening, 'tag', 'p:instagram:c0', '--name', 'Urgent')).code).toBe(0)
  expect((await rostra('mentions', listening, 'assign', 'p:instagram:c0', '--to', 'Mina')).code).toBe(0)
  const { out } = await rostra('mentions', listening, '--assignee', 'Mina')
  expect(out).toMatch(/^1 mentions\np:instagram:c0 .*checked {2}for Mina {2}\[Urgent\]\nLumotea gave me a rash\n$/)
  expect((await rostra('mentions', listening, 'undo')).out).toBe('Undone for 1 mentions.\n')
  expect((await rostra('mentions', listening, 'history')).out.split('\n')).toHaveLength(5)
  expect(await rostra('mentions', listening, 'check')).toMatchObject({ code: 2 })
  expect(await rostra('mentions', listening, 'assign', 'p:instagram:c0')).toMatchObject({ code: 2 })
})

test('a profile is saved as PDF, and a letter that may not be written says why', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'rostra-')), 'report.pdf')
  expect(await rostra('profile', 'instagram', 'lumevia.official', '--file', file)).toMatchObject({ code: 0 })
  expect(existsSync(file) && readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
  const letter = [
    '--to',
    'Robin Example; 1 Sample Street',
    '--from',
    'Brackwyn Ltd',
    '--contact',
    'people@brackwyn.example',
  ]
  expect(await rostra('letters', 'scr_none', 'pre', ...letter, '--signed-by', 'Kim Sample')).toMatchObject({ code: 1 })
  expect(await rostra('letters', 'scr_none', 'other')).toMatchObject({ code: 2 })
})
