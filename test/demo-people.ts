import { expect, vi } from 'vitest'
import type { Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, imported } from './records.js'

const perCall = 20

/** Makes some people of the demo world known by reading them: the whole of it would take longer than most tests. */
export const bringIn = async (
  { app, call }: Started,
  count: number,
  networks: readonly string[] = ['instagram'],
): Promise<void> => {
  let known = 0
  for (const network of networks) {
    const handles: string[] = []
    for (const creator of app.context.demo?.creators() ?? []) {
      if (creator.network === network) handles.push(creator.handle)
      if (handles.length === count) break
    }
    for (let at = 0; at < handles.length; at += perCall) {
      const some = handles.slice(at, at + perCall).join(',')
      expect((await call('GET', `/profiles?network=${network}&handle=${some}`)).status).toBe(200)
    }
    known += handles.length
  }
  const found = async (): Promise<unknown> =>
    (await call('POST', '/discovery', { body: { limit: 1 } })).at('total.value')
  await vi.waitUntil(async () => Number(await found()) >= known, { timeout: 120_000, interval: 100 })
}

/** What people say of a brand, written for this: what the few people brought in have said is not known. */
export const bringInTalk = async ({ app, clock }: Started): Promise<void> => {
  const said = [
    'Lumevia ruined my skin, worst serum ever, I hate it',
    'the Lumevia toner is terrible and way too expensive, awful',
    'so disappointed by Lumevia, horrible rash after two days',
    'I love my Lumevia serum, best thing I bought this year!',
  ]
  await app.context.corpus.contents.save(
    said.map((text, i) =>
      contentLike({
        contentId: `talk${i}`,
        author: `talker${i}`,
        authorExternalId: `talker${i}`,
        type: 'text',
        text,
        publishedAt: clock.now() - (i + 1) * 86_400_000,
        engagement: { likes: 10, comments: 1, views: null, shares: null, saves: null },
        provenance: imported(clock.now()),
      }),
    ),
  )
  await indexed(app.context.corpus.search.texts)
}
