import type { Creator } from '../src/model/creator.js'
import type { Started } from './harness.js'
import { creatorLike, imported } from './records.js'

const provenance = imported(0)

export const velaLike = (changes: Partial<Creator>): Creator =>
  creatorLike({ externalId: 'p1', handle: 'vela.cooks', languages: ['en'], followers: 1000, provenance, ...changes })

/** Somebody who has two accounts that name each other. */
export const bringVela = ({ app: { context }, clock }: Started): Promise<void> => {
  const now = { provenance: { ...provenance, asOf: clock.now() } }
  return context.corpus.creators.save([
    velaLike({
      ...now,
      bio: 'collabs: vela at vela dot example | tiktok: @velacooks',
      links: ['https://vela.example'],
    }),
    velaLike({
      ...now,
      network: 'tiktok',
      externalId: 't1',
      handle: 'velacooks',
      url: 'https://www.tiktok.com/@velacooks',
      bio: 'IG: @vela.cooks mail vela@vela.example',
    }),
  ])
}
