import { expect, test } from 'vitest'
import { play } from './play.js'
import { lemmy } from './worlds/lemmy.js'
import { lemmyV4 } from './worlds/lemmy-v4.js'

const ada = { network: 'lemmy', handle: 'ada@lemmy.example' } as const
const first = { cursor: null, limit: 5 }

test('a server of 0.19 is asked for the newer interface once', async () => {
  const played = await play(lemmy)
  try {
    await played.source.profile(ada)
    await played.source.contents(ada, first)
    await played.source.comments({ network: 'lemmy', contentId: '20000@lemmy.example' }, first)
    expect(played.asked.filter((path) => path.includes('/api/v4'))).toHaveLength(1)
    // It may be a newer one by tomorrow.
    played.pass(24 * 3_600_000)
    await played.source.profile(ada)
    expect(played.asked.filter((path) => path.includes('/api/v4'))).toHaveLength(2)
  } finally {
    await played.stop()
  }
})

test('a server of 1.0 is asked for that alone, also about what it does not have', async () => {
  const played = await play(lemmyV4)
  try {
    const bees = await played.source.profile({ network: 'lemmy', handle: 'c/bees@lemmy.example' })
    expect(bees).toMatchObject({ handle: 'c/bees@lemmy.example', name: 'Bees', bio: 'All about bees', followers: 40 })
    const inBees = await played.source.contents({ network: 'lemmy', handle: 'c/bees@lemmy.example' }, first)
    expect(inBees.items).toHaveLength(5)
    await expect(played.source.profile({ network: 'lemmy', handle: 'nobody@lemmy.example' })).rejects.toMatchObject({
      kind: 'not_found',
    })
    expect(played.asked.every((path) => path.includes('/api/v4'))).toBe(true)
  } finally {
    await played.stop()
  }
})
