import { z } from 'zod'
import { operation } from '../../../kernel/operation.js'
import { cutPage, pageOf, pageQuery } from '../../../kernel/page.js'
import { networkField } from '../../../model/named-profile.js'
import { exampleCampaign, examplePost } from './examples.js'
import { campaignCommon, campaignPath, getCampaign, type CampaignNeeds } from './needs.js'
import { PostShown } from './post-contract.js'

const path = { id: exampleCampaign.id }

export const listCampaignPosts = operation({
  ...campaignCommon,
  method: 'GET',
  path: '/campaigns/{id}/posts',
  name: 'listCampaignPosts',
  summary: 'List the posts of a campaign',
  description: 'Newest first, with the signs they were found by. Possible ones are listed too and do not count.',
  input: {
    path: campaignPath,
    query: z.strictObject({
      ...pageQuery,
      network: networkField.optional(),
      external_id: z.string().max(200).optional().describe('Of the creator; with `network`.'),
    }),
  },
  output: pageOf(PostShown),
  example: { path, output: { data: [examplePost], next_cursor: null } },
  run: async (
    { path: { id }, query: { limit, cursor, network, external_id: externalId } },
    needs: CampaignNeeds,
    call,
  ) => {
    await getCampaign(id, needs, call)
    const list = ['campaign posts', id, network, externalId]
    const place = needs.cursors.read(list, cursor)
    const after =
      place === undefined
        ? undefined
        : { publishedAt: Number(place[0]), network: String(place[1]), contentId: String(place[2]) }
    const posts = await needs.campaignPosts.list(id, { network, externalId, after, limit: limit + 1 })
    return cutPage(posts, limit, {
      item: (post) => post,
      cursor: (post) => needs.cursors.write(list, [Date.parse(post.published_at), post.network, post.content_id]),
    })
  },
})

export const decidePosts = operation({
  ...campaignCommon,
  method: 'POST',
  path: '/campaigns/{id}/posts/decide',
  name: 'decideCampaignPosts',
  summary: 'Say whether posts count for a campaign',
  description: 'For what the signs got wrong. Null takes a decision back.',
  input: {
    path: campaignPath,
    body: z.strictObject({
      posts: z
        .array(z.strictObject({ network: networkField, content_id: z.string().min(1).max(500) }))
        .min(1)
        .max(1000),
      counts: z.boolean().nullable(),
    }),
  },
  output: z.strictObject({ decided: z.int(), not_found: z.int() }),
  example: {
    path,
    body: { posts: [{ network: 'instagram', content_id: 'demo0c99' }], counts: false },
    output: { decided: 1, not_found: 0 },
  },
  run: async ({ path: { id }, body: { posts, counts } }, needs: CampaignNeeds, call) => {
    await getCampaign(id, needs, call)
    let decided = 0
    for (const { network, content_id: contentId } of posts)
      if (await needs.campaignPosts.decide(id, { network, contentId }, counts)) decided++
    return { decided, not_found: posts.length - decided }
  },
})
