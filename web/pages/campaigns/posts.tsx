import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import { humanise, networkName, whole } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Empty, Failed, PagedList } from '../../parts/states.js'

type Post = Answer<'listCampaignPosts'>['data'][number]

const Judgement = ({ post }: { post: Post }): ReactElement => (
  <span className="row">
    <Badge tone={post.counts ? 'good' : 'plain'}>
      {post.counts ? humanise(post.certainty) : post.decided === false ? 'Does not count' : 'Possible'}
    </Badge>
    {post.disclosure.state === 'none' ? (
      <Badge tone="caution">Not disclosed</Badge>
    ) : (
      <Badge tone="good">Disclosed: {post.disclosure.words ?? 'label'}</Badge>
    )}
    {post.safety.state === 'flagged' && (
      <Badge tone="alarm">{post.safety.risks.map(({ category }) => humanise(category)).join(', ')}</Badge>
    )}
    {post.safety.state === 'not_judged' && <Badge>{post.safety.detail}</Badge>}
    {post.gone_at !== null && <Badge tone="alarm">No longer there</Badge>}
  </span>
)

const figuresOf = (post: Post): string =>
  [
    post.reach === null ? 'reach not known' : `reach ${whole(post.reach.value)}`,
    post.engagements === null ? 'engagement not known' : `${whole(post.engagements)} engagements`,
    ...(post.lift === null
      ? []
      : [`${post.lift.value.toFixed(2)}× usual (${post.lift.low.toFixed(2)} to ${post.lift.high.toFixed(2)})`]),
    ...(post.intent === null ? [] : [`intent ${(post.intent.share.value * 100).toFixed(1)} %`]),
  ].join(' · ')

/** Every post that was found, with its signs; what the signs got wrong can be put right. */
export const CampaignPosts = ({ id, asOf }: { id: string; asOf: string | null }): ReactElement => {
  const queryClient = useQueryClient()
  const pages = usePages('listCampaignPosts', { path: { id }, query: { limit: 50 } }, 'query', {
    refetchMs: asOf === null ? 3000 : 10_000,
  })
  const decide = useAction('decideCampaignPosts', async () => {
    await queryClient.invalidateQueries({ queryKey: ['listCampaignPosts'] })
    await queryClient.invalidateQueries({ queryKey: ['getCampaignBoard'] })
  })
  const say = ({ network, content_id }: Post, counts: boolean): void =>
    decide.mutate({ path: { id }, body: { posts: [{ network, content_id }], counts } })
  return (
    <Panel title="Posts">
      {decide.error !== null && <Failed error={decide.error} />}
      <PagedList pages={pages} more="More posts" empty={<Empty icon="listening" title="No posts found yet" />}>
        {(items) => (
          <ul className="stack divided">
            {items.map((post) => (
              <li key={`${post.network} ${post.content_id}`} className="stack tight">
                <span className="row apart">
                  <span>
                    <strong>@{post.handle}</strong> · {networkName(post.network)} · {post.published_at.slice(0, 10)} ·{' '}
                    <a href={post.url} target="_blank" rel="noreferrer">
                      open post
                    </a>
                  </span>
                  <button type="button" className="button quiet slim" onClick={() => say(post, !post.counts)}>
                    {post.counts ? 'Does not count' : 'Counts'}
                  </button>
                </span>
                <Judgement post={post} />
                <span>{post.text}</span>
                <span className="small muted">
                  Found by {post.signs.map(({ kind, value }) => `${kind} ${value}`).join(', ')} · {figuresOf(post)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
