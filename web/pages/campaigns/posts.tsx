import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import type { Answer } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import { day, decimal, networkName, percent } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Empty, Failed, PagedList } from '../../parts/states.js'
import { t, word, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'

type Post = Answer<'listCampaignPosts'>['data'][number]

const Judgement = ({ post }: { post: Post }): ReactElement => (
  <span className="row">
    <Badge tone={post.counts ? 'good' : 'plain'}>
      {post.counts ? word(post.certainty) : post.decided === false ? t('Does not count') : t('Possible')}
    </Badge>
    {post.disclosure.state === 'none' ? (
      <Badge tone="caution">{t('Not disclosed')}</Badge>
    ) : (
      <Badge tone="good">{t('Disclosed: {words}', { words: post.disclosure.words ?? t('by a label') })}</Badge>
    )}
    {post.safety.state === 'flagged' && (
      <Badge tone="alarm">{post.safety.risks.map(({ category }) => word(category)).join(', ')}</Badge>
    )}
    {post.safety.state === 'not_judged' && <Badge>{said(post.safety.detail ?? '')}</Badge>}
    {post.gone_at !== null && <Badge tone="alarm">{t('No longer there')}</Badge>}
  </span>
)

const figuresOf = (post: Post): string =>
  [
    post.reach === null ? t('reach not known') : t('reach {reach}', { reach: post.reach.value }),
    post.engagements === null
      ? t('engagement not known')
      : t('{engagements} engagements', { engagements: post.engagements }),
    ...(post.lift === null
      ? []
      : [
          t('{lift}× usual ({low} to {high})', {
            lift: decimal(post.lift.value, 2),
            low: decimal(post.lift.low, 2),
            high: decimal(post.lift.high, 2),
          }),
        ]),
    ...(post.intent === null ? [] : [t('intent {share}', { share: percent(post.intent.share.value) })]),
  ].join(' · ')

/** Every post that was found, with its signs; what the signs got wrong can be put right. */
export const CampaignPosts = ({
  id,
  asOf,
  brands,
}: {
  id: string
  asOf: string | null
  brands: readonly { id: string; name: string }[]
}): ReactElement => {
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
    <Panel title={t('Posts')}>
      {decide.error !== null && <Failed error={decide.error} />}
      <PagedList
        pages={pages}
        more={t('More posts')}
        empty={<Empty icon="listening" title={t('No posts found yet')} />}
      >
        {(items) => (
          <ul className="stack divided">
            {items.map((post) => (
              <li key={`${post.network} ${post.content_id}`} className="stack tight">
                <span className="row apart">
                  <span>
                    <strong>{atHandle(post.handle)}</strong> · {networkName(post.network)} · {day(post.published_at)} ·{' '}
                    <a href={post.url} target="_blank" rel="noreferrer">
                      {t('open post')}
                    </a>
                  </span>
                  <button type="button" className="button quiet slim" onClick={() => say(post, !post.counts)}>
                    {post.counts ? t('Do not count') : t('Count')}
                  </button>
                </span>
                <Judgement post={post} />
                <span>{post.text}</span>
                <span className="small muted">
                  {t('Found by {signs} · {post}', {
                    signs: post.signs
                      .map(
                        ({ kind, value }) =>
                          `${wordWithin(kind)} ${brands.find(({ id }) => id === value)?.name ?? value}`,
                      )
                      .join(', '),
                    post: figuresOf(post),
                  })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
