import { useState, type ReactElement } from 'react'
import { BarList, Split } from '../../charts/bars.js'
import { LineChart } from '../../charts/line.js'
import type { IntentInsights } from '../../generated/interface.js'
import { compact, day, percent, whole } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { CommentsPage, ScoreAndSample } from '../../parts/comments-page.js'
import { Comments, showComment } from './comments.js'
import { stages, type Stage } from './stages.js'

const Head = ({ insights }: { insights: IntentInsights }): ReactElement => {
  const { similar, product, comments, sentiment } = insights
  return (
    <ScoreAndSample
      score={{
        name: 'Purchase intent',
        definition:
          '0 to 100: how many people would buy, how near they are to it, and how that compares. The factors add up to it.',
        scored: insights,
      }}
      title="Basis"
      figures={[
        {
          name: 'Authors with intent',
          estimate: insights.intent_share,
          definition: 'Share of counted authors who ask, want, will buy or have bought. Each author counts once.',
        },
        {
          name: 'Similar creators',
          estimate: similar.base_rate,
          value: similar.base_rate === null ? 'not known' : undefined,
          definition: similar.note,
          note: similar.lift === null ? undefined : `× ${compact(similar.lift)} here`,
        },
        ...(product === null
          ? []
          : [
              {
                name: `About ${product.name}`,
                estimate: product.intent_share,
                definition: `Authors with intent for this product: ${whole(product.intent_authors)}, in ${whole(product.comments)} comments that mention it.`,
              },
            ]),
      ]}
      read={comments.read}
      kinds={[
        ['Counted', comments.counted, 'var(--series-1)'],
        ['Spam', comments.spam, 'var(--series-2)'],
        ['Giveaways', comments.giveaway, 'var(--series-4)'],
        ['By the creator', comments.by_creator, 'var(--series-3)'],
        ['Not judged', comments.not_judged, 'var(--line-strong)'],
      ]}
      authors={insights.authors}
      posts={insights.coverage.contents}
      complete={insights.coverage.complete}
    >
      <h3>Sentiment</h3>
      <Split
        parts={[
          { name: 'Positive', share: sentiment.positive.value, colour: 'var(--series-1)' },
          { name: 'Neutral', share: sentiment.neutral.value, colour: 'var(--line-strong)' },
          { name: 'Negative', share: sentiment.negative.value, colour: 'var(--series-2)' },
        ]}
      />
      <h3>Products</h3>
      {insights.objects.length === 0 ? (
        <p className="small muted">No products mentioned.</p>
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
      <Panel title="Stages" about="Share of authors. Click a stage to read its comments.">
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
        <h3>Quotes</h3>
        <ul className="stack tight">
          {insights.evidence.slice(0, 6).map(({ comment_id: key, text, stage: name, author }) => (
            <li key={key} className="small break" dir="auto">
              “{text}”{' '}
              <span className="muted">
                {author.handle === '' ? '' : `@${author.handle}, `}
                {stages[name].title.toLowerCase()}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="By post" about="Share of authors with intent for each post. Posts with few comments vary widely.">
        <LineChart
          series={[
            {
              name: 'Authors with intent',
              points: series.map(({ published_at: at, intent_share: share }) => ({ at, value: share.value })),
            },
          ]}
          format={percent}
          summary={
            best === undefined
              ? 'No posts.'
              : `Most intent on ${day(best.published_at)}: ${percent(best.intent_share.value)} of ${whole(best.authors)} people.`
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
      title="Purchase intent"
      about={({ intent_authors: buyers, authors }: IntentInsights) =>
        `${whole(buyers)} of ${whole(authors)} authors show purchase intent.`
      }
      back={{ to: '/intent', title: 'Another analysis' }}
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
