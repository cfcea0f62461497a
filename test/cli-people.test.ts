import { afterAll, beforeAll, expect, test } from 'vitest'
import { widthOf } from '../src/cli/terminal-text.js'
import { CommandLine, type Outcome } from './command-line.js'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start({ config: { demo: true, seedDemo: false } })
  started.app.worker.start()
  await started.call('GET', '/profiles?network=instagram&handle=lumevia.official,brackwyn.official,hughes.well')
})
const commandLine = new CommandLine()
afterAll(() => started.stop())

const rostra = (args: string[], url = started.baseUrl): Promise<Outcome> =>
  commandLine.run([...args, '--url', url], { env: { ROSTRA_TOKEN: started.token }, columns: 80 })

const expectNarrow = (text: string): void => {
  for (const line of text.split('\n')) expect([line, widthOf(line) <= 80]).toEqual([line, true])
  expect(text).not.toContain('\x1b')
}

test('search, screening and listening fit into eighty columns, without colours', async () => {
  const [found, screened, heard] = await Promise.all([
    rostra(['search', '--network', 'instagram', '--limit', '5']),
    rostra(['screen', 'instagram', 'lumevia.official']),
    rostra(['listen', 'Lumevia', 'Brackwyn']),
  ])
  expect([found.code, screened.code, heard.code]).toEqual([0, 0, 0])
  for (const { out } of [found, screened, heard]) expectNarrow(out)
  expect(screened.out).toMatch(/^Risk \S+ of 100, (low|medium|high|severe)|^Risk not scored/)
  expect(heard.out).toMatch(/Lumevia {2}\d+ mentions/)
})

test('a profile is shown for people, and as JSON for programs', async () => {
  const [people, programs] = await Promise.all([
    rostra(['profile', 'instagram', 'brackwyn.official']),
    rostra(['profile', 'instagram', 'brackwyn.official', '--json']),
  ])
  expect([people.code, programs.code]).toEqual([0, 0])
  expect(people.out).toMatch(/^Brackwyn {2}https:/)
  expect(people.out).toContain('press@brackwyn.example')
  expect(people.out).toMatch(/Month by month {2}[▁▂▃▄▅▆▇█]+/)
  expectNarrow(people.out)
  expect(JSON.parse(programs.out)).toMatchObject({ state: 'ready', profile: { handle: 'brackwyn.official' } })
})

test('a profile is named in one word too, as comparisons and lists name it', async () => {
  const { code, out } = await rostra(['profile', 'instagram:brackwyn.official', '--json'])
  expect([code, JSON.parse(out)]).toMatchObject([0, { profile: { handle: 'brackwyn.official' } }])
})

test('follower counts may be short', async () => {
  const [short, long] = await Promise.all(
    ['1k..1.5M', '1000..1500000'].map((range) => rostra(['search', '--followers', range, '--json'])),
  )
  const totalOf = ({ out }: Outcome): unknown => (JSON.parse(out) as { total: unknown }).total
  expect(totalOf(short as Outcome)).toEqual(totalOf(long as Outcome))
})

test('a comparison writes numbers for people, and says whom it could not find', async () => {
  const pair = ['instagram:lumevia.official', 'instagram:brackwyn.official']
  const { code, out } = await rostra(['compare', ...pair, '--no-overlap'])
  expect(code).toBe(0)
  expect(out).toMatch(/^Followers +\d+(\.\d)?( [kM])? /m)
  expect(out).not.toMatch(/\d{5}|\d\.\d{2}/)
  const mistyped = await rostra([
    'compare',
    'instagram:lumevia.officiall',
    'instagram:brackwyn.official',
    '--no-overlap',
  ])
  expect(mistyped.err).toMatch(/@lumevia\.officiall: .*not known/)
})

test('the address and the token come from flags, else from the environment', async () => {
  const search = ['search', '--limit', '1']
  const env = { ROSTRA_URL: `${started.baseUrl}/`, ROSTRA_TOKEN: started.token }
  expect((await commandLine.run(search, { env })).code).toBe(0)
  expect((await commandLine.run(search, { env: { ...env, ROSTRA_URL: started.origin } })).code).toBe(0)
  const flags = ['--url', started.baseUrl, '--token', started.token]
  const wrong = { ROSTRA_URL: 'http://127.0.0.1:1/v1', ROSTRA_TOKEN: 'nothing' }
  expect((await commandLine.run([...search, ...flags], { env: wrong })).code).toBe(0)
  expect((await commandLine.run(search, { env: { ...env, ROSTRA_URL: 'nowhere' } })).err).toContain(
    'ROSTRA_URL must be',
  )
  const bare = new URL(started.baseUrl).host
  expect((await commandLine.run(search, { env: { ...env, ROSTRA_URL: bare } })).code).toBe(0)
  expect((await commandLine.run(search, { env: { ...env, ROSTRA_URL: ` ${bare}/v1/ ` } })).code).toBe(0)
  const remote = await commandLine.run(search, { env: { ...env, ROSTRA_URL: 'rostra.invalid:1' } })
  expect(remote.err).toContain('No server answers at https://rostra.invalid:1/v1')
  const { out } = await commandLine.run(['config', 'explain'], { env })
  expect(out).toContain('ROSTRA_TOKEN')
  expect(out).not.toContain(started.token)
})

test('a token is taken as people copy it, and one that is none is refused before anything is called', async () => {
  const asked = (token: string) =>
    commandLine.run(['search', '--limit', '1'], { env: { ROSTRA_URL: started.baseUrl, ROSTRA_TOKEN: token } })
  for (const token of [` ${started.token}\n`, `"${started.token}"`, `Bearer ${started.token}`])
    expect((await asked(token)).code).toBe(0)
  for (const token of ['two\nlines', 'tök en'])
    expect((await asked(token)).err).toContain('ROSTRA_TOKEN must be a token')
  expect((await asked('rostra_unknown')).err).toContain('does not know this token. Check ROSTRA_TOKEN')
})

test('what the server refuses, what cannot be understood and a server that is not there are said plainly', async () => {
  const [refused, misread, nobody, elsewhere, tooMuch] = await Promise.all([
    rostra(['search', '--network', 'nowhere']),
    rostra(['search', '--followers', 'many']),
    rostra(['search', 'bread'], 'http://127.0.0.1:1/v1'),
    rostra(['search', 'bread'], `${started.origin}/docs`),
    rostra(['profile', 'instagram', 'one', 'two']),
  ])
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('Unknown network nowhere. Networks: ')])
  expect((await rostra(['enrich', '/nowhere/rows.csv'])).err).toContain(
    '/nowhere/rows.csv cannot be read: there is no such file.',
  )
  expect([misread.code, misread.err]).toEqual([2, expect.stringContaining('5000..50000')])
  expect([nobody.code, nobody.err]).toEqual([1, expect.stringContaining('Is it running?')])
  expect([elsewhere.code, elsewhere.err]).toEqual([1, expect.stringMatching(/^rostra search: .+/)])
  expect([tooMuch.code, tooMuch.err]).toEqual([2, expect.stringContaining('Expected one profile')])
})
