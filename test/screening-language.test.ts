import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

let started: Started
beforeAll(async () => {
  started = await start()
  const { creators, contents } = started.app.context.corpus
  const now = started.clock.now()
  const provenance = imported(now)
  const [externalId, handle] = ['p1', 'mirabel.test']
  await creators.save([creatorLike({ externalId, handle, provenance })])
  const text = 'Ich bringe dich um, wenn du noch einmal vor meiner Haustür stehst'
  await contents.save([
    contentLike({
      contentId: '1',
      author: handle,
      authorExternalId: externalId,
      text,
      language: null,
      publishedAt: now - 1000,
      provenance,
    }),
  ])
})
afterAll(() => started.stop())

const languageFor = async (criteria: object): Promise<unknown> => {
  const body = { profile: { network: 'instagram', handle: 'mirabel.test' }, ...criteria }
  const { id } = await started.call('POST', '/screening', { body })
  await started.drain()
  const items = await started.call('GET', `/screening/${id}/contents?state=flagged`)
  return [items.at('data.0.content.language'), items.at('data.0.content.language_basis')]
}

test('an item says the language that was detected, and nothing of it for employment', async () => {
  expect(await languageFor({})).toEqual(['de', 'detected'])
  const employment = { consent_reference: 'C-1', permissible_purpose: 'employment_hiring' }
  expect(await languageFor({ criteria_id: 'crt_default_employment', employment })).toEqual([null, null])
})
