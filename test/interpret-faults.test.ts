import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

interface Answer {
  filters: Record<string, unknown>
  explained: { words: string; filter: string | null; meaning: string }[]
}

const read = async (text: string): Promise<Answer> =>
  (await started.call('POST', '/discovery/interpret', { body: { text } })).json as Answer

const business = { none_of: ['business'] }
const women = { genders: ['female'] }
const men = { genders: ['male'] }

/** A class of faults each: what is read is all that is read. */
test.each<[string, Record<string, unknown>]>([
  // A city with its country or region is one place.
  ['potters in Valencia, Spain', { interests: ['art.ceramics'], locations: ['es-2509954'] }],
  ['potters in Valencia, Venezuela', { interests: ['art.ceramics'], locations: ['ve-3625549'] }],
  ['cerámica en Córdoba, España', { interests: ['art.ceramics'], locations: ['es-2519240'] }],
  ['golden retrievers in Birmingham, Alabama', { locations: ['us-4049979'], query: 'golden retrievers' }],
  ['surfers in Georgia, USA', { interests: ['outdoors.surfing'], locations: ['us-ga'] }],
  ['san jose costa rica surfers', { interests: ['outdoors.surfing'], locations: ['cr-3621849'] }],
  ['surfers in Paris, France', { interests: ['outdoors.surfing'], locations: ['fr-2988507'] }],
  ['surfers in France, Spain or Portugal', { interests: ['outdoors.surfing'], locations: ['fr', 'es', 'pt'] }],
  ['surfers in LA', { interests: ['outdoors.surfing'], locations: ['us-5368361'] }],
  ['mode à la plage', { interests: ['fashion'], query: 'plage' }],
  // A city by itself is the best known of its name, or the one that is written so.
  ['potters in Valencia', { interests: ['art.ceramics'], locations: ['es-2509954'] }],
  ['surfers in Cádiz', { interests: ['outdoors.surfing'], locations: ['es-2520600'] }],
  ['chess in Venice', { query: 'chess', locations: ['it-3164603'] }],
  ['surfers from Trinidad', { interests: ['outdoors.surfing'], locations: ['tt'] }],
  ['surfers in San José', { interests: ['outdoors.surfing'], locations: ['cr-3621849'] }],
  ['surfers in San Jose', { interests: ['outdoors.surfing'], locations: ['us-5392171'] }],
  // No word is lost, and none is taken for something else.
  ['sustainable fashion', { query: 'sustainable', interests: ['fashion'] }],
  ['moda sostenible', { query: 'sostenible', interests: ['fashion'] }],
  ['kitchen gadgets', { interests: ['food.home_cooking'] }],
  ['Küchengeräte in Berlin', { interests: ['food.home_cooking'], locations: ['de-2950159'] }],
  // Ages of children are no ages of creators, and no followers.
  ['surfers, no children under 13', { interests: ['outdoors.surfing'] }],
  ['parents with kids under 5', { interests: ['family.parenting'] }],
  ['surfers, keine Kinder unter 14, 10k followers', { interests: ['outdoors.surfing'], followers: { min: 10_000 } }],
  // What is listed behind a "not" is left out as well, and nothing behind that.
  ['crypto, excluding the US and the UK', { interests: ['finance.crypto'], locations: { none_of: ['us', 'gb'] } }],
  [
    'chess, not from Germany, Austria or Switzerland, 5k',
    { query: 'chess', locations: { none_of: ['de', 'at', 'ch'] }, followers: { min: 5000 } },
  ],
  ['crypto, not from India, UK creators', { interests: ['finance.crypto'], locations: { any_of: ['gb'], none_of: ['in'] } }], // prettier-ignore
  ['no politics or astrology', { interests: { none_of: ['news.politics'] }, query: '-astrology' }],
  ['football but no betting sponsors', { interests: ['sports.football'], query: '-betting' }],
  ['moda sin marcas de tabaco', { interests: ['fashion'], query: '-tabaco' }],
  ['skincare, no agencies', { interests: ['beauty.skincare'], account_type: business }],
  ['Mode, keine Marken', { interests: ['fashion'], account_type: business }],
  // Who wears something is not who shows it.
  ['running shoes for women', { interests: { all_of: ['fitness.running', 'fashion.shoes'] }, audience: women }],
  ['zapatillas para hombres en Madrid', { interests: ['fashion.shoes'], audience: men, locations: ['es-3117735'] }],
  ["women's shoes", { interests: ['fashion.shoes'], audience: women }],
  ["women's football", { interests: ['sports.football'], query: "women's" }],
  ['handbags for women', { query: 'handbags', audience: women }],
  ['scouting for women', { gender: ['female'] }],
  // Where somebody is from is not where they live.
  ['mexican food in Chicago', { interests: ['food'], query: 'mexican', locations: ['us-4887398'] }],
  ['Italian fashion creators in Milan', { interests: ['fashion'], locations: ['it-3173435'] }],
  ['mexican food', { interests: ['food'], locations: ['mx'] }],
  ['english content, finance', { languages: ['en'], interests: ['finance'] }],
  ['english creators, finance', { locations: ['gb'], interests: ['finance'] }],
  // Numbers say what they are of, also behind it.
  ['female audience 60%+', { audience: { genders: [{ id: 'female', min_share: 0.6 }] } }],
  ['grew more than 10% in the last three months', { follower_growth: { min: 0.1, months: 3 } }],
  ['at least 13 posts a month', { posts_per_week: { min: 3 } }],
  // Dutch, and Portuguese places behind "no".
  [
    'hardlopers in Nederland tussen 10k en 40k volgers',
    { interests: ['fitness.running'], locations: ['nl'], followers: { min: 10_000, max: 40_000 } },
  ],
  ['reisbloggers uit Gent, geen merken', { interests: ['travel'], locations: ['be-2797656'], account_type: business }],
  ['receitas no Rio de Janeiro', { interests: ['food'], locations: ['br-3451190'] }],
])('%s', async (text, expected) => {
  const { filters } = await read(text)
  expect(filters).toEqual(expected)
  expect((await started.call('POST', '/discovery', { body: filters })).status).toBe(200)
})

test('a city is explained with its country, and a word that became a query says so', async () => {
  const { explained } = await read('mexican food in Valencia')
  expect(explained[0]).toMatchObject({ words: 'mexican', filter: 'query' })
  expect(explained.at(-1)?.meaning).toBe('in Valencia, Spain')
  expect((await read('food in Valencia, Venezuela')).explained.at(-1)?.meaning).toBe('in Valencia, Venezuela')
  const spain = await read('mothers in Valencia, Spain')
  expect(spain.explained.at(-1)).toMatchObject({ words: 'Valencia, Spain', meaning: 'in Valencia, Spain' })
})

test('what is left out is said once, and a place that is suggested by its id has its name', async () => {
  const { explained } = await read('skincare, no agencies')
  expect(explained.at(-1)).toMatchObject({ words: 'no agencies', meaning: 'not business accounts' })
  const refused = await started.call('POST', '/discovery', { body: { locations: ['atlantis'] } })
  expect(String(refused.at('errors.0.message'))).toMatch(/Did you mean "za-\d+" \(Atlantis, ZA\)\?/)
})
