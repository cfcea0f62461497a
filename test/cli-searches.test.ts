import { afterAll, beforeAll, expect, test } from 'vitest'
import { widthOf } from '../src/cli/terminal-text.js'
import { CommandLine, type Outcome } from './command-line.js'
import { listenWith } from './file-server.js'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike, imported } from './records.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
const commandLine = new CommandLine()
afterAll(() => started.stop())

const rostra = (args: string[], columns?: number): Promise<Outcome> =>
  commandLine.run([...args, '--url', started.baseUrl], {
    env: { ROSTRA_TOKEN: started.token },
    ...(columns === undefined ? {} : { columns }),
  })
const searches = (...args: string[]): Promise<Outcome> => rostra(['searches', ...args])
const json = async (...args: string[]): Promise<unknown> => JSON.parse((await searches(...args, '--json')).out)

const save = async (...people: [id: string, handle: string, followers: number][]): Promise<void> => {
  const { creators, search } = started.app.context.corpus
  const provenance = imported(started.clock.now())
  await creators.save(
    people.map(([externalId, handle, followers]) => creatorLike({ externalId, handle, followers, provenance })),
  )
  await indexed(search.creators)
}
const filters = { followers: { min: 1000 }, synthetic: 'include' }
const create = async (name: string): Promise<string> =>
  (await started.call('POST', '/saved-searches', { body: { name, filters, every_s: null } })).id

test('saved searches are listed, run, compared and removed', async () => {
  expect(await searches()).toMatchObject({ code: 0, out: 'No saved searches yet.\n' })
  await save(['a', 'ana.bakes', 1000], ['b', 'bo.bakes', 2000], ['c', 'cy.bakes', 3000])
  const id = await create('Bakers of the north who bake with rye and spelt')
  await started.drain()
  await save(['a', 'ana.bakes', 900], ['c', 'cy.bread', 4000], ['d', 'di.bakes', 5000])

  expect(await searches('run', id)).toMatchObject({ code: 0, out: '3 matches: 1 new, 1 lost, 1 changed.\n' })
  const [changes, shown, all] = await Promise.all([
    rostra(['searches', 'changes', id], 80),
    rostra(['searches', 'show', id], 80),
    rostra(['searches', 'list'], 80),
  ])
  expect(changes.out).toMatch(/^new +instagram:di\.bakes +5000 followers$/m)
  expect(changes.out).toMatch(/^lost +instagram:ana\.bakes +1000 followers$/m)
  expect(changes.out).toMatch(/^changed +instagram:cy\.bread +handle cy\.bakes → cy\.bread/m)
  expect(shown.out).toMatch(/ 3 +1 +1 +1 +srn_\w+\n.+ 3 +- +- +baseline +srn_\w+\n$/)
  expect(all.out).toMatch(/^Bakers of.*… +3 +on request +ssr_\w+$/m)
  for (const line of [changes, shown, all].flatMap(({ out }) => out.split('\n')))
    expect([line, widthOf(line) <= 80]).toEqual([line, true])

  // A program that reads a pipe gets every name whole.
  expect((await searches('list')).out).toMatch(
    /^Bakers of the north who bake with rye and spelt +3 +on request +ssr_\w+$/m,
  )

  const { runs } = (await json('show', id)) as { runs: { id: string }[] }
  expect(await json('list')).toMatchObject({ data: [{ id, matches: 3 }] })
  expect(await json('changes', id, '--kind', 'lost')).toMatchObject({
    run: { id: runs[0]?.id, baseline: false },
    differences: [{ kind: 'lost', before: { handle: 'ana.bakes' }, after: null }],
  })
  expect((await searches('changes', id, '--run', runs[1]?.id ?? '')).out).toContain('This run is the baseline')
  expect(await json('run', id)).toMatchObject({ matches: 3, new: 0, lost: 0, changed: 0 })
  expect(await json('remove', id)).toEqual({ id, removed: true })
  expect(await json()).toEqual({ data: [] })
})

test('a search is found by its name, and what names none or several is refused', async () => {
  const ids = [await create('Cooks'), await create('Riders'), await create('riders')]
  expect(await json('show', 'COOKS')).toMatchObject({ id: ids[0], filters })
  const twice = await searches('remove', 'Riders')
  expect([twice.code, twice.err]).toEqual([1, expect.stringContaining(ids[1] ?? '')])
  const refused: [args: string[], code: number, said: string][] = [
    [['show', 'Nobody'], 1, 'There is no saved search named Nobody.'],
    [['show', 'ssr_nothing'], 1, 'There is no such saved search.'],
    [['changes', 'Cooks', '--run', 'srn_other'], 1, 'It has no run srn_other.'],
    [['show'], 2, 'Specify which search.'],
    [['remove', 'Cooks', 'Riders'], 2, 'Expected one search.'],
    [['toString', 'Cooks'], 2, 'Unknown subcommand toString.'],
    [['chnages'], 2, 'Unknown subcommand chnages. Did you mean changes?'],
  ]
  for (const [args, code, said] of refused)
    expect([args, await searches(...args)]).toMatchObject([
      args,
      { code, err: expect.stringContaining(said) as string },
    ])
  expect(await json()).toMatchObject({ data: ids.toReversed().map((id) => ({ id })) })
})

test('exports are scheduled, listed, paused and removed', async () => {
  const run = (...args: string[]): Promise<Outcome> => rostra(['exports', ...args], 80)
  expect(await run()).toMatchObject({ code: 0, out: 'No scheduled exports yet.\n' })
  await save(['e', 'eve.bakes', 8000])
  await create('Millers')
  const list = await started.call('POST', '/lists', { body: { name: 'Friends' } })
  const made = await run('create', 'Nightly', '--saved', 'millers', '--every', '6h', '--fields', 'handle,followers')
  expect(made.out).toMatch(/^Scheduled: sxp_\w+\. Files go to .+nightly-\w{8}\.$/m)
  const listed = JSON.parse((await run('create', 'Of a list', '--list', 'friends', '--json')).out) as object
  expect(listed).toMatchObject({ search: { lists: [list.id] }, every_s: 86_400, format: 'csv' })
  await started.drain()
  const all = await run('list')
  expect(all.out).toMatch(/^Nightly +\d{4}-\d\d-\d\d \d\d:\d\d +\d+ rows in .+sxp_\w+$/m)
  for (const line of all.out.split('\n')) expect([line, widthOf(line) <= 80]).toEqual([line, true])
  expect((await run('pause', 'nightly')).out).toBe('Paused.\n')
  expect((await run('list')).out).toMatch(/^Nightly +paused /m)
  expect((await run('resume', 'nightly')).out).toBe('Resumed.\n')
  expect(JSON.parse((await run('remove', 'Nightly', '--json')).out)).toMatchObject({ removed: true })
  const refused: [args: string[], code: number, said: string][] = [
    [['create'], 2, 'Specify what the export is called.'],
    [['create', 'Nothing'], 2, 'Specify what to export'],
    [['create', 'Both', '--saved', 'millers', '--list', 'friends'], 2, 'Do not combine it'],
    [['create', 'Often', '--list', 'friends', '--every', 'now'], 2, '--every takes a time'],
    [['create', 'Odd', '--list', 'friends', '--limit', 'many'], 2, '--limit'],
    [['create', 'Odd', '--list', 'friends', '--format', 'pdf'], 1, 'format'],
    [['pause', 'Nobody'], 1, 'There is no export named Nobody.'],
    [['burn', 'Of a list'], 2, 'Unknown subcommand burn.'],
  ]
  for (const [args, code, said] of refused)
    expect([args, await run(...args)]).toMatchObject([args, { code, err: expect.stringContaining(said) as string }])
})

test('searches say that they find less while somebody waited for the index in vain', async () => {
  const { creators, search } = started.app.context.corpus
  const provenance = imported(started.clock.now())
  const many = Array.from({ length: 300 }, (_, i) => creatorLike({ externalId: `w${i}`, handle: `waits.no${i}`, provenance })) // prettier-ignore
  await indexed(search.creators)
  await creators.save(many)
  const isReached = await search.creators.caughtUp(0)
  expect(search.creators.state.building).toBe(!isReached)
  expect(await search.creators.caughtUp()).toBe(true)
  expect(search.creators.state.building).toBe(false)
})

test('a search that comes before the index is built says so', async () => {
  const saidWith = async (index: object): Promise<string> => {
    const body = { data: [], total: { value: 0, relation: 'eq' }, took_ms: 1, index: { creators: 4297, ...index } }
    const server = await listenWith((_, response) => void response.end(JSON.stringify(body)))
    const env = { ROSTRA_URL: server.origin, ROSTRA_TOKEN: started.token }
    const { err } = await commandLine.run(['search', '--limit', '1'], { env })
    server.close()
    return err
  }
  expect(await saidWith({ building: true, facts_building: true })).toContain('still being built (4297 creators so far)')
  expect(await saidWith({ building: false, facts_building: true })).toContain('facts are still being derived')
  expect(await saidWith({ building: false, facts_building: false })).toBe('')
})
