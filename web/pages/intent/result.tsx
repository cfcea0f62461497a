import { useState, type ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useFetched } from '../../api/pairs.js'
import { BarList, sharesOf, Split } from '../../charts/bars.js'
import { LineChart } from '../../charts/line.js'
import type { IntentInsights } from '../../generated/interface.js'
import { compact, day, percent, whole } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import { LiveComments } from '../../parts/comment-list.js'
import { FetchedPage } from '../../parts/fetched-page.js'
import { Figure } from '../../parts/figure.js'
import { ScorePanel } from '../../parts/score-panel.js'
import { Comments, showComment } from './comments.js'
import { stages, type Stage } from './stages.js'

const Head = ({ insights }: { insights: IntentInsights }): ReactElement => {
  const { similar, product, comments } = insights
  return (
    <div className="columns two top">
      <ScorePanel
        name="Purchase intent"
        definition="0 to 100: how many people would buy, how near they are to it, and how that compares. The factors add up to it."
        scored={insights}
      />
      <Panel title="What it rests on">
        <div className="figures">
          <Figure
            name="People with intent"
            estimate={insights.intent_share}
            format={percent}
            asOf={insights.as_of}
            definition="Of all people whose comments count: those who ask, want, will buy or have bought. Each has one vote."
          />
          <Figure
            name="Similar creators"
            estimate={similar.base_rate}
            value={similar.base_rate === null ? 'not known' : undefined}
            format={percent}
            asOf={insights.as_of}
            definition={similar.note}
            note={similar.lift === null ? undefined : `× ${compact(similar.lift)} here`}
          />
          {product !== null && (
            <Figure
              name={`About ${product.name}`}
              estimate={product.intent_share}
              format={percent}
              asOf={insights.as_of}
              definition={`People with intent about it: ${whole(product.intent_authors)}, in ${whole(product.comments)} comments that name it.`}
            />
          )}
        </div>
        <Split
          parts={sharesOf(comments.read, [
            ['Counted', comments.counted, 'var(--series-1)'],
            ['Spam', comments.spam, 'var(--series-2)'],
            ['Giveaways', comments.giveaway, 'var(--series-4)'],
            ['By the creator', comments.by_creator, 'var(--series-3)'],
            ['Not judged', comments.not_judged, 'var(--line-strong)'],
          ])}
        />
        <p className="small muted">
          {whole(comments.read)} comments of {whole(insights.authors)} people on {whole(insights.coverage.contents)}{' '}
          contents
          {insights.coverage.complete ? '' : '; there is more that was not read'}.
        </p>
        <Split
          parts={[
            { name: 'Positive', share: insights.sentiment.positive.value, colour: 'var(--series-1)' },
            { name: 'Neutral', share: insights.sentiment.neutral.value, colour: 'var(--line-strong)' },
            { name: 'Negative', share: insights.sentiment.negative.value, colour: 'var(--series-2)' },
          ]}
        />
      </Panel>
    </div>
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
      <Panel title="How near to buying" about="Share of the people; click a stage to read its comments.">
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
        <h3>What they want</h3>
        {insights.objects.length === 0 ? (
          <p className="small muted">Nothing is named.</p>
        ) : (
          <BarList
            format={whole}
            bars={insights.objects.slice(0, 8).map(({ text, authors }) => ({ name: text, value: authors }))}
          />
        )}
      </Panel>
      <Panel title="Content by content">
        <LineChart
          series={[
            {
              name: 'People with intent',
              points: series.map(({ published_at: at, intent_share: share }) => ({ at, value: share.value })),
            },
          ]}
          format={percent}
          summary={
            best === undefined
              ? 'No contents.'
              : `Most intent on ${day(best.published_at)}: ${percent(best.intent_share.value)} of ${whole(best.authors)} people.`
          }
        />
        <h3>In their words</h3>
        <ul className="stack tight">
          {insights.evidence.slice(0, 6).map(({ comment_id: key, text, stage: name, author }) => (
            <li key={key} className="small break" dir="auto">
              “{text}”{' '}
              <span className="muted">
                {/^\d+$/.test(author) ? '' : `@${author}, `}
                {stages[name].title.toLowerCase()}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

export const IntentResult = (): ReactElement => {
  const id = useParam('id') ?? ''
  const fetched = useFetched('getPurchaseIntent', id)
  const insights = fetched.answer.data?.result ?? undefined
  const [stage, setStage] = useState<Stage>()
  return (
    <FetchedPage
      name="getPurchaseIntent"
      id={id}
      fetched={fetched}
      title="Purchase intent"
      about={
        insights === undefined
          ? 'Reading comments, one by one.'
          : `${whole(insights.intent_authors)} of ${whole(insights.authors)} people show that they would buy.`
      }
      what="Reading comments"
      back={{ to: '/intent', title: 'Another analysis' }}
    >
      {fetched.request !== undefined && !fetched.isReady && (
        <LiveComments name="listPurchaseIntentComments" id={id} show={showComment} />
      )}
      {insights !== undefined && (
        <>
          <Head insights={insights} />
          <Details insights={insights} stage={stage} onStage={setStage} />
          <Comments id={id} stage={stage} onStage={setStage} />
        </>
      )}
    </FetchedPage>
  )
}
