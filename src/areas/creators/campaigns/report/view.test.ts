import { expect, test } from 'vitest'
import { exampleBoard, examplePost } from '../examples.js'
import { viewCampaign } from './view.js'

test('says who has only possible posts, prints those, and from what the posts were read', () => {
  const [member] = exampleBoard.members
  if (member === undefined) throw new Error('The example has no member.')
  const detail = 'Known data of 2026-11-18 (import).'
  const quiet = (handle: string, possible: number) => ({
    ...member,
    handle,
    state: 'not_posted' as const,
    detail,
    figures: { ...member.figures, posts: 0, possible },
  })
  const board = { ...exampleBoard, members: [quiet('ida', 0), quiet('otto', 1)] }
  const possible = { ...examplePost, handle: 'otto', certainty: 'possible' as const, counts: false, decided: null }
  const view = viewCampaign(board, [examplePost, possible, { ...possible, decided: false }])
  expect(view.notFound.join('\n')).toMatch(
    /^Has not posted \(1\): @ida on \w+\nHas only possible posts, which are not counted \(1\): @otto on \w+\n/,
  )
  expect(view.notFound.at(-1)).toBe(`2 creators: ${detail}`)
  expect([view.posts.length, view.possible.map(({ head }) => head)]).toEqual([1, [expect.stringContaining('@otto')]])
})
