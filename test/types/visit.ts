import { SourceError, type Source } from '../../src/sources/port.js'
import { play, type Played } from '../sources/play.js'
import { now, type Someone, type World } from '../sources/world.js'

const attempt = async (work: Promise<unknown> | undefined): Promise<void> => {
  await work?.catch((error: unknown) => {
    if (!(error instanceof SourceError)) throw error
  })
}

const everyone: readonly Someone[] = ['ada', 'renamed', 'gone', 'closed', 'nobody']

/** Asks a source for everything that it can give. */
const askAll = async (source: Source, world: World): Promise<void> => {
  const { network } = world
  const page = { cursor: null, limit: 10 }
  for (const who of everyone) await attempt(source.profile({ network, handle: world.handleOf(who) }))
  const ada = { network, handle: world.handleOf('ada') }
  await attempt(source.contents(ada, page))
  await attempt(source.audience(ada, 'followers', page))
  for (const n of [3, 4, 7, 9_999]) await attempt(source.content({ network, contentId: world.contentId(n) }))
  await attempt(source.comments({ network, contentId: world.contentId(0) }, page))
  const since = now - (world.searchBackMs ?? 7 * 86_400_000) / 2
  await attempt(source.search?.({ ...page, words: 'honey', since }))
  await attempt(source.search?.({ ...page, hashtag: 'bees', since }))
}

/** What a world answers, with nothing going wrong. */
export const visit = async (world: World): Promise<Played['answered']> => {
  const played = await play(world)
  try {
    await askAll(played.source, world)
    return played.answered
  } finally {
    await played.stop()
  }
}
