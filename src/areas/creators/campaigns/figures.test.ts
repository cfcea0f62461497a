import { expect, test } from 'vitest'
import { examplePost } from './examples.js'
import { figuresOf } from './figures.js'
import type { CampaignPost } from './post-contract.js'

const post = (id: string): CampaignPost => ({
  ...examplePost,
  content_id: id,
  counts: true,
  missing: [{ what: 'comments', why: `No comments on the ${examplePost.network} content ${id} are known here.` }],
})
const missingOf = (posts: CampaignPost[]) =>
  figuresOf(posts, { fee: null, feeOfPosted: null, currency: 'EUR', posts: [] }).missing

test('what is missing of several posts alike is said once, without their ids', () => {
  expect(missingOf([post('a'), post('b')])).toEqual([
    { what: 'comments', why: 'No comments on these posts are known here.', posts: 2 },
  ])
  expect(missingOf([post('a')])).toEqual([
    { what: 'comments', why: 'No comments on this post are known here.', posts: 1 },
  ])
})
