import { useState, type ReactElement } from 'react'
import { BarList, Split } from '../../charts/bars.js'
import { LineChart } from '../../charts/line.js'
import type { IntentInsights } from '../../generated/interface.js'
import { compact, day, percent, whole } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { CommentsPage, ScoreAndSample } from '../../parts/comments-page.js'
import { Comments, showComment } from './comments.js'
import { stages, type Stage } from './stages.js'
import { t, within } from '../../language/t.js'

const Head = ({ insights }: { insights: IntentInsights }): ReactElement => {
  const { similar, product, comments, sentiment } = insights
  return (
    <ScoreAndSample
      score={{
        name: t('Purchase intent'),
        definition: t(
          '0 to 100: how many people would buy, how near they are to it, and how that compares. The factors add up to it.',
        ),
        scored: insights,
      }}
      title={t('Basis')}
      figures={[
        {
          name: t('Authors with intent'),
          estimate: insights.intent_share,
          definition: t('Share of counted authors who ask, want, will buy or have bought. Each author counts once.'),
        },
        {
          name: t('Similar creators'),
          estimate: similar.base_rate,
          value: similar.base_rate === null ? t('not known') : undefined,
          definition: similar.note,
          note: similar.lift === null ? undefined : t('× {lift} here', { lift: compact(similar.lift) }),
        },
        ...(product === null
          ? []
          : [
              {
                name: t('About {name}', { name: product.name }),
                estimate: product.intent_share,
                definition: t(
                  'Authors with intent for this product: {intentAuthors}, in {comments} comments that mention it.',
                  { intentAuthors: product.intent_authors, comments: product.comments },
                ),
              },
            ]),
      ]}
      read={comments.read}
      kinds={[
        [t('Counted'), comments.counted, 'var(--series-1)'],
        [t('Spam'), comments.spam, 'var(--series-2)'],
        [t('Giveaways'), comments.giveaway, 'var(--series-4)'],
        [t('By the creator'), comments.by_creator, 'var(--series-3)'],
        [t('Not judged'), comments.not_judged, 'var(--line-strong)'],
      ]}
      authors={insights.authors}
      posts={insights.coverage.contents_with_comments}
      complete={insights.coverage.complete}
    >
      <h3>{t('Sentiment')}</h3>
      <Split
        parts={[
          { name: t('Positive'), share: sentiment.positive.value, colour: 'var(--series-1)' },
          { name: t('Neutral'), share: sentiment.neutral.value, colour: 'var(--line-strong)' },
          { name: t('Negative'), share: sentiment.negative.value, colour: 'var(--series-2)' },
        ]}
      />
      <h3>{t('Products')}</h3>
      {insights.objects.length === 0 ? (
        <p className="small muted">{t('No products mentioned.')}</p>
      ) : (
        <ul className="row">
          {insights.objects.slice(0, 12).map(({ text, authors }) => (
            <li key={text}>
              <Badge>
                {text}
                {authors > 1 && <span className="number"> {whole(authors)}</span>}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </ScoreAndSample>
  )
}

const Details = ({
  insights,
  stage,
  onStage,
}: {
  insights: IntentInsights
  stage: Stage | undefined
  onStage: (stage: Stage) => void
}): ReactElement => {
  const near = insights.stages.filter(({ stage: name }) => name !== 'none')
  const series = [...insights.contents].reverse()
  const best = [...insights.contents].sort((a, b) => b.intent_share.value - a.intent_share.value)[0]
  return (
    <div className="columns two top">
      <Panel title={t('Stages')} about={t('Share of authors. Click a stage to read its comments.')}>
        <BarList
          bars={near.map(({ stage: name, share }) => ({
            name: stages[name].title,
            value: share.value,
            low: share.low,
            high: share.high,
          }))}
          picked={stage === undefined ? undefined : stages[stage].title}
          onPick={(title) => {
            const found = near.find(({ stage: name }) => stages[name].title === title)
            if (found !== undefined) onStage(found.stage)
          }}
        />
        <h3>{t('Quotes')}</h3>
        <ul className="stack tight">
          {insights.evidence.slice(0, 6).map(({ comment_id: key, text, stage: name, author }) => (
            <li key={key} className="small break" dir="auto">
              “{text}”{' '}
              <span className="muted">
                {author.handle === '' ? '' : `@${author.handle}, `}
                {within(stages[name].title)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel
        title={t('By post')}
        about={t('Share of authors with intent for each post. Posts with few comments vary widely.')}
      >
        <LineChart
          series={[
            {
              name: t('Authors with intent'),
              points: series.map(({ published_at: at, intent_share: share }) => ({ at, value: share.value })),
            },
          ]}
          format={percent}
          summary={
            best === undefined
              ? t('No posts.')
              : t('Most intent on {day}: {share} of {authors} people.', {
                  day: day(best.published_at),
                  share: percent(best.intent_share.value),
                  authors: best.authors,
                })
          }
        />
      </Panel>
    </div>
  )
}

export const IntentResult = (): ReactElement => {
  const [stage, setStage] = useState<Stage>()
  return (
    <CommentsPage
      name="getPurchaseIntent"
      list="listPurchaseIntentComments"
      title={t('Purchase intent')}
      about={({ intent_authors: buyers, authors }: IntentInsights) =>
        t('{buyers} of {authors} authors show purchase intent.', { buyers, authors })
      }
      back={{ to: '/intent', title: t('Another analysis') }}
      show={showComment}
    >
      {(insights, id) => (
        <>
          <Head insights={insights} />
          <Details insights={insights} stage={stage} onStage={setStage} />
          <Comments id={id} stage={stage} onStage={setStage} />
        </>
      )}
    </CommentsPage>
  )
}
