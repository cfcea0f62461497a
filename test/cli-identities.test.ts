import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommandLine, type Outcome } from './command-line.js'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, creatorLike, imported } from './records.js'

let started: Started
beforeAll(async () => {
  started = await start({ config: { demo: false } })
  const { creators, contents, search } = started.app.context.corpus
  const provenance = { ...imported(started.clock.now()), synthetic: false }
  const bio = 'Pots. robin.example@site.example'
  await creators.save([
    creatorLike({ externalId: '1', handle: 'clay.by.robin', name: 'Robin Example', bio, provenance }),
    creatorLike({ externalId: '2', handle: 'robin.elsewhere', name: 'Robin Example', bio: '', provenance }),
  ])
  const post = { contentId: 'c1', author: 'clay.by.robin', authorExternalId: '1', text: 'I will kill you all' }
  await contents.save([contentLike({ ...post, publishedAt: started.clock.now() - 86_400_000, provenance })])
  await indexed(search.creators)
})
const commandLine = new CommandLine()
afterAll(() => started.stop())

const rostra = (...args: string[]): Promise<Outcome> =>
  commandLine.run([...args, '--url', started.baseUrl], { env: { ROSTRA_TOKEN: started.token } })

test('a person is looked for, an account confirmed, and then screened', async () => {
  expect(await rostra('identities')).toMatchObject({ code: 0, out: 'Nobody was looked for yet.\n' })
  const found = await rostra('identities', 'find', 'Robin Example', '--email', 'robin.example@site.example')
  expect(found.code).toBe(0)
  expect(found.out).toMatch(/instagram:clay\.by\.robin {2}\d\d %\n {2}\+ name: /)
  expect(found.out).toMatch(/instagram:robin\.elsewhere {2}\d+ % {2}names alone do not suffice/)
  const [id = ''] = /idn_\w+/.exec(found.out) ?? []

  const consented = ['--criteria', 'crt_default_employment', '--consent', 'File 12']
  const early = await rostra('screen', '--identity', id, ...consented)
  expect([early.code, early.err]).toEqual([1, expect.stringContaining('confirm')])
  const because = ['--reason', 'The application names it', '--reviewer', 'Kim Sample']
  const alone = await rostra('identities', 'confirm', id, 'instagram:robin.elsewhere', ...because)
  expect([alone.code, alone.err]).toEqual([1, expect.stringContaining('other_evidence')])
  const confirmed = await rostra('identities', 'confirm', id, 'instagram:clay.by.robin', ...because)
  expect(confirmed.out).toMatch(/^idn_\w+ {2}confirmed\n[^]*clay\.by\.robin.*confirmed/)
  expect((await rostra('identities', 'list')).out).toMatch(/^Robin Example +confirmed +2 +idn_\w+$/m)

  const screened = rostra('screen', '--identity', id, ...consented)
  await started.drain()
  expect(await screened).toMatchObject({ code: 0, out: expect.stringContaining('items judged') as string })

  const undone = await rostra('identities', 'undo', id, '--reason', 'Not hers', '--json')
  expect(JSON.parse(undone.out)).toMatchObject({ id, status: 'open' })
  expect(await rostra('identities', 'remove', id)).toMatchObject({ code: 0, out: 'Removed.\n' })
  expect(await rostra('identities', 'show', id)).toMatchObject({ code: 1 })
})

test('what is not said is asked for', async () => {
  const refused: [args: string[], said: string][] = [
    [['find'], 'Specify whom to look for'],
    [['confirm'], 'Specify which person'],
    [['confirm', 'idn_1', 'instagram:a'], 'Specify why, with --reason.'],
    [['reject', 'idn_1', '--reason', 'no'], 'Specify which accounts'],
    [['constructor'], 'Unknown subcommand constructor.'],
  ]
  for (const [args, said] of refused)
    expect([args, await rostra('identities', ...args)]).toMatchObject([
      args,
      { code: 2, err: expect.stringContaining(said) as string },
    ])
  const both = await rostra('screen', 'instagram', 'a', '--identity', 'idn_1')
  expect([both.code, both.err]).toEqual([2, expect.stringContaining('not both')])
})

test('a sentence is searched for and saved', async () => {
  const asked = await rostra('search', '--ask', 'instagram accounts with less than 2m followers')
  expect(asked.err).toMatch(/^2m followers: followers at most 2,000,000$/m)
  expect(asked.out).toMatch(/^instagram +clay\.by\.robin/m)
  const saved = await rostra('searches', 'create', 'Potters', '--ask', 'instagram, under 2m', '--every', '6h', '--json')
  expect(JSON.parse(saved.out)).toMatchObject({
    name: 'Potters',
    filters: { network: ['instagram'], followers: { max: 2_000_000 } },
    every_s: 21_600,
  })
  const words = await rostra('searches', 'create', 'Clay', 'clay', 'pots', '--every', 'never', '--alerts', 'new')
  expect(words.out).toMatch(/^Saved: ssr_\w+\. Next run: on request/)
  expect((await rostra('searches', 'show', 'Clay')).out).toContain('{"query":"clay pots"}')
  for (const [args, said] of [
    [['create', 'Empty'], 'Specify whom to search for'],
    [['create', 'Odd', 'clay', '--every', 'often'], '--every takes'],
    [['create', 'Odd', '--filters', '{"followers":'], '--filters takes JSON'],
  ] as [string[], string][])
    expect([args, await rostra('searches', ...args)]).toMatchObject([
      args,
      { code: 2, err: expect.stringContaining(said) as string },
    ])
})
