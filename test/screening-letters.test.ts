import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Response, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

let started: Started
let employment = ''
let brand = ''
beforeAll(async () => {
  started = await start({ config: { demo: false } })
  const provenance = imported(started.clock.now())
  const { creators, contents } = started.app.context.corpus
  await creators.save([creatorLike({ externalId: '1', handle: 'rowan', provenance })])
  const publishedAt = started.clock.now() - 86_400_000
  await contents.save([
    contentLike({
      contentId: 'c',
      author: 'rowan',
      authorExternalId: '1',
      text: 'I will kill you',
      publishedAt,
      provenance,
    }),
  ])
  const screen = async (body: object): Promise<string> =>
    (
      await started.call('POST', '/screening', {
        body: { profile: { network: 'instagram', handle: 'rowan' }, ...body },
      })
    ).id
  employment = await screen({
    criteria_id: 'crt_default_employment',
    employment: { consent_reference: 'form 7', permissible_purpose: 'employment_hiring' },
  })
  brand = await screen({})
  await started.drain()
})
afterAll(() => started.stop())

const body = {
  kind: 'pre_notice',
  recipient: ['Robin Example', '1 Sample Street'],
  sender: ['Brackwyn Ltd'],
  contact: 'people@brackwyn.example',
  signed_by: 'Kim Sample',
  position: 'Potter #[let x]',
}
const write = (id: string, changes: object = {}, accept = 'application/json'): Promise<Response> =>
  started.call('POST', `/screening/${id}/letters`, { body: { ...body, ...changes }, headers: { accept } })

test('a notice before a decision says what happens, when, and that the summary of rights is not official', async () => {
  const letter = await write(employment)
  expect(letter.at('kind')).toBe('pre_notice')
  expect(letter.at('rights.notice')).toContain('not the official')
  expect(letter.text).toContain('Nothing has been decided')
  expect(letter.at('earliest_decision_at')).toBeTruthy()
  const own = await write(employment, { rights_text: 'First right of yours.\n\nSecond right of yours.' })
  expect(own.at('rights')).toEqual({
    title: 'Summary of your rights',
    notice: null,
    text: ['First right of yours.', 'Second right of yours.'],
  })
})

test('letters are printed, whatever people wrote in them', async () => {
  const printed = await write(employment, { recipient: ['Рвин 例 مثال', '#eval("1")'] }, 'application/pdf')
  expect(printed.headers.get('content-type')).toBe('application/pdf')
  expect(printed.text.startsWith('%PDF')).toBe(true)
})

test('a final notice is written only once it is recorded, and only for employment', async () => {
  const early = await write(employment, { kind: 'final_notice' })
  expect([early.status, early.text]).toEqual([409, expect.stringContaining('Record the pre-adverse notice')])
  expect((await write(brand)).status).toBe(409)
  expect((await write('scr_never')).status).toBe(404)
  const record = (step: string): Promise<Response> =>
    started.call('POST', `/screening/${employment}/adverse-action`, { body: { step, reason: 'sent' } })
  expect((await record('pre_notice')).status).toBe(200)
  started.clock.advance(14 * 86_400_000)
  expect((await record('final_notice')).status).toBe(200)
  const final = await write(employment, { kind: 'final_notice' })
  expect(final.json).toMatchObject({ title: 'Notice of a decision', earliest_decision_at: null })
})
