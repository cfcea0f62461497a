import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommandLine, type Outcome } from './command-line.js'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike, imported } from './records.js'

/** Work for everybody on a list, from the command line. */
let started: Started
const commandLine = new CommandLine()
const lists = (...args: string[]): Promise<Outcome> =>
  commandLine.run(['lists', ...args, '--url', started.baseUrl], { env: { ROSTRA_TOKEN: started.token } })

beforeAll(async () => {
  started = await start()
  const { creators, search } = started.app.context.corpus
  const provenance = imported(started.clock.now())
  await creators.save(
    ['ana.bakes', 'bo.bakes', 'cy.bakes'].map((handle, i) =>
      creatorLike({ externalId: handle, handle, followers: 1000 * (i + 1), provenance }),
    ),
  )
  await indexed(search.creators)
  await lists('create', 'Bakers')
  await lists('add', 'Bakers', 'instagram:ana.bakes', 'instagram:bo.bakes', '--tag', 'rye')
  await lists('add', 'Bakers', 'instagram:cy.bakes', '--tag', 'wheat')
})
afterAll(() => started.stop())

interface Submitted {
  submitted: number
  refused: number
  data: { handle: string | null; id: string }[]
}

test.each([
  ['screen', '/screening', 3],
  ['monitor', '/screening/continuous-monitoring', 3],
  ['report', '/profile-analytics-async', 3],
  ['overlap', '/audience-overlap', 1],
  ['compare', '/comparisons', 1],
])('%s submits work for the members, and every id can be fetched', async (work, path, count) => {
  const { code, out } = await lists(work, 'Bakers', '--json')
  const { submitted, refused, data } = JSON.parse(out) as Submitted
  expect([code, submitted, refused, data.length]).toEqual([0, count, 0, count])
  for (const { id } of data) expect((await started.call('GET', `${path}/${id}`)).status).toBe(200)
})

test('the members can be narrowed by tag, and each is shown with its request', async () => {
  const { code, out } = await lists('report', 'bakers', '--tag', 'rye')
  expect([code, out.trim().split('\n').toSorted()]).toEqual([
    0,
    [expect.stringMatching(/^instagram:ana\.bakes {2}\w+$/), expect.stringMatching(/^instagram:bo\.bakes {2}\w+$/)],
  ])
  expect((await lists('compare', 'Bakers')).out).toMatch(/^everybody {2}\w+\n$/)
})

test('what cannot be done says why', async () => {
  expect(await lists('screen', 'Bakers', '--tag', 'nobody')).toMatchObject({ code: 1, out: '' })
  expect((await lists('screen', 'Bakers', '--tag', 'nobody')).err).toMatch(/no member|Nobody|nobody/)
  expect(await lists('screen', 'Brewers')).toMatchObject({ code: 1, err: expect.stringContaining('Brewers') as string })
  expect(await lists('screen')).toMatchObject({ code: 2 })
  expect(await lists('juggle', 'Bakers')).toMatchObject({ code: 2, err: expect.stringContaining('juggle') as string })
})

test('a campaign takes the members of a list by the name of the list', async () => {
  const create = (list: string): Promise<Outcome> =>
    commandLine.run(
      ['campaigns', 'create', 'Rye', '--list', list, '--hashtag', 'rye', '--starts', '2026-01-01', '--json', '--url', started.baseUrl],
      { env: { ROSTRA_TOKEN: started.token } },
    ) // prettier-ignore
  const { code, out } = await create('bakers')
  expect([code, (JSON.parse(out) as { members: number }).members]).toEqual([0, 3])
  expect((await create('Nobody')).err).toContain('There is no list named Nobody.')
})
