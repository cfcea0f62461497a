import { expect, test } from 'vitest'
import { noCommentsKnown } from '../../../gather/wording.js'
import { examplePost } from './examples.js'
import { figuresOf } from './figures.js'
import type { CampaignPost } from './post-contract.js'

const post = (id: string): CampaignPost => ({
  ...examplePost,
  content_id: id,
  counts: true,
  missing: [{ what: 'comments', why: noCommentsKnown({ network: examplePost.network, contentId: id }, false).message }],
})
const missingOf = (posts: CampaignPost[]) =>
  figuresOf(posts, { fee: null, feeOfPosted: null, currency: 'EUR', posts: [] }).missing

test('what is missing of several posts alike is said once, without their ids', () => {
  expect(missingOf([post('a'), post('b')])).toEqual([
    {
      what: 'comments',
      why: expect.stringMatching(/^No comments on these posts are known here\. /) as string,
      posts: 2,
    },
  ])
  expect(missingOf([post('a')])).toEqual([
    { what: 'comments', why: expect.stringMatching(/^No comments on this post are known here\. /) as string, posts: 1 },
  ])
})
