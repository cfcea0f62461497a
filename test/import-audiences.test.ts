import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

/** What vendors state about audiences, in the columns they have for it. */
let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

interface Share {
  id: string
  share: number
  low: number
  high: number
  sample_size: number
}
interface Digest {
  basis: string
  credibility: number | null
  countries: Share[]
  genders: Share[]
  ages: Share[]
  sample_size: number
}
interface Hit {
  network: string
  handle: string
  audience: Digest | null
}

const bring = async (name: string, body: string): Promise<{ cells_lost: number; imported: number }> => {
  const file = await started.call('POST', `/imports/files?name=${name}`, {
    body,
    headers: { 'content-type': 'application/octet-stream' },
  })
  const { id } = await started.call('POST', '/imports', { body: { file_id: file.id } })
  await started.drain()
  return (await started.call('GET', `/imports/${id}`)).at('result') as { cells_lost: number; imported: number }
}
const search = async (body: object): Promise<Hit[]> => {
  const { json, text } = await started.call('POST', '/discovery', { body })
  const { data } = json as { data?: Hit[] }
  if (data === undefined) throw new Error(text)
  return data
}
const told = (shares: readonly Share[] = []): Record<string, number> =>
  Object.fromEntries(shares.map(({ id, share }) => [id, share]))

const audienceInJson = [
  {
    platform: 'instagram',
    username: 'finn.surfs',
    followers: 91_000,
    audience: {
      countries: [
        { code: 'AU', weight: 0.52 },
        { code: 'NZ', weight: 0.1 },
      ],
      genders: [
        { code: 'MALE', weight: 0.6 },
        { code: 'FEMALE', weight: 0.4 },
      ],
      ages: [
        { code: '18-24', weight: 0.35 },
        { code: '25-34', weight: 0.4 },
      ],
    },
  },
]

test.each([
  [
    'snake.csv',
    'platform,username,followers,audience_country_us,audience_country_gb,audience_gender_male,audience_gender_female,audience_age_13_17,audience_age_18_24,audience_age_25_34\ninstagram,anna.eats,125000,0.42,0.13,0.31,0.69,0.04,0.38,0.41\n',
    'anna',
    {
      countries: { us: 0.42, gb: 0.13 },
      genders: { female: 0.69, male: 0.31 },
      ages: { '25-34': 0.41, '18-24': 0.38 },
    },
  ],
  [
    'percent.csv',
    'Platform;Handle;Followers;Audience: 18-24 %;Audience: 25-34 %;Audience: 55-64 %;Audience: 65+ %;Audience Male %;Audience Female %;Top Country 1;Top Country 1 %;Top Country 2;Top Country 2 %\nInstagram;@clara.knits;55,4K;22;45;4;0,5;12;88;Germany;64;Austria;11\n',
    'clara',
    { countries: { de: 0.64, at: 0.11 }, genders: { female: 0.88 }, ages: { '25-34': 0.45, '55+': 0.045 } },
  ],
  [
    'names.csv',
    'Network,Profile URL,Name,Followers,Female Audience,Male Audience,Audience Age 18-24,Audience United States,Audience Brazil,Audience Credibility\nTikTok,https://www.tiktok.com/@dance.dora,Dora D,1.2M,72.5%,27.5%,55.1%,18.4%,40.2%,81%\n',
    'dora',
    { countries: { br: 0.402, us: 0.184 }, genders: { female: 0.725 }, ages: { '18-24': 0.551 } },
  ],
  [
    'lists.csv',
    'network,username,followers,audience_countries,audience_genders,audience_ages\nyoutube,evas-garden,33000,"US:45%, CA:12%, GB:8%","male:30%, female:70%","18-24:20%, 25-34:40%"\n',
    'evas',
    { countries: { us: 0.45, ca: 0.12 }, genders: { female: 0.7 }, ages: { '25-34': 0.4 } },
  ],
  [
    'nested.json',
    JSON.stringify(audienceInJson),
    'finn',
    { countries: { au: 0.52 }, genders: { female: 0.4 }, ages: { '25-34': 0.4 } },
  ],
  [
    'both.csv',
    'account,network,fans,F 13-17,F 18-24,F 25-34,M 13-17,M 18-24,M 25-34\ngina.reads,instagram,20100,2%,31%,27%,1%,20%,19%\n',
    'gina',
    { countries: {}, genders: { female: 0.6, male: 0.4 }, ages: { '18-24': 0.51, '13-17': 0.03 } },
  ],
  [
    'german.csv',
    'Netzwerk;Profil;Follower;Zielgruppe weiblich;Zielgruppe männlich;Zielgruppe 18-24;Zielgruppe Deutschland;Zielgruppe Österreich\nInstagram;zoe.strickt;9.800;83 %;17 %;21 %;71 %;12 %\n',
    'zoe',
    { countries: { de: 0.71, at: 0.12 }, genders: { female: 0.83 }, ages: { '18-24': 0.21 } },
  ],
])('the audience columns of %s are what searches, hits and reports say', async (name, body, query, expected) => {
  expect(await bring(name, body)).toMatchObject({ imported: 1, cells_lost: 0 })
  const [hit] = await search({ query })
  const audience = hit?.audience
  expect(audience).toMatchObject({ basis: 'declared', sample_size: 0, credibility: null })
  expect(told(audience?.countries)).toMatchObject(expected.countries)
  expect(told(audience?.genders)).toMatchObject(expected.genders)
  expect(told(audience?.ages)).toMatchObject(expected.ages)

  const report = await started.call('POST', '/profile-analytics', {
    body: { profile: { network: hit?.network, handle: hit?.handle }, audiences: ['followers'] },
    headers: { prefer: 'wait=60' },
  })
  const genders = report.at('audiences.followers.genders.data') as { gender: string; share: object }[]
  expect(genders.map(({ gender, share }) => ({ id: gender, ...share }))).toEqual(
    audience?.genders.map(({ id, share, low, high, sample_size }) => ({
      ...{ id, value: share, low, high, sample_size, basis: 'declared' },
    })),
  )
  expect(String(report.at('notes'))).toMatch(/as import states it/)
})

test('searches filter by what is stated', async () => {
  await bring('one.csv', 'network,handle,followers,audience_country_nz,audience_female\nx,hana_hikes,900,0.8,0.9\n')
  const found = await search({ audience: { locations: [{ id: 'nz', min_share: 0.7 }] } })
  expect(found.map(({ handle }) => handle)).toEqual(['hana_hikes'])
})

test('shares that are more than a whole cost themselves, and a country without a share says nothing', async () => {
  expect(
    await bring('more.csv', 'network,handle,followers,audience_male,audience_female\nx,ida_ink,900,0.8,0.9\n'),
  ).toMatchObject({ imported: 1, cells_lost: 1 })
  expect(await search({ query: 'ida' })).toMatchObject([{ audience: null }])
  await bring('plain.csv', 'network,handle,followers,audience_country\nx,jo_jots,900,Spain\n')
  expect(await search({ query: 'jo_jots' })).toMatchObject([{ audience: null }])
})
