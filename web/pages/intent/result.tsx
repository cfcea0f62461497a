import { useState, type ReactElement } from 'react'
import { Link } from '@tanstack/react-router'
import { useParam } from '../../address.js'
import { useFetched } from '../../api/pairs.js'
import { isFinal } from '../../api/watch.js'
import { BarList, Split } from '../../charts/bars.js'
import { LineChart } from '../../charts/line.js'
import type { IntentInsights } from '../../generated/interface.js'
import { compact, day, percent, whole } from '../../format.js'
import { Confidence } from '../../parts/analysed-comment.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Factors, Figure } from '../../parts/figure.js'
import { RequestProgress } from '../../parts/progress.js'
import { Failed, Loading } from '../../parts/states.js'
import { Comments, LiveComments } from './comments.js'
import { stages, type Stage } from './stages.js'

const Head = ({ insights }: { insights: IntentInsights }): ReactElement => {
  const { similar, product, comments } = insights
  return (
    <div className="columns two top">
      <Panel title="Score">
        <Figure
          large
          name="Purchase intent"
          value={compact(insights.score)}
          asOf={insights.as_of}
          definition="0 to 100. The factors add up to it."
          note={`engine ${insights.engine_version}`}
        />
        <Factors factors={insights.factors} />
        <Confidence {...insights.confidence} />
      </Panel>
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
          parts={[
            { name: 'Counted', share: comments.counted / Math.max(1, comments.read), colour: 'var(--series-1)' },
            { name: 'Spam', share: comments.spam / Math.max(1, comments.read), colour: 'var(--series-2)' },
            { name: 'Giveaways', share: comments.giveaway / Math.max(1, comments.read), colour: 'var(--series-4)' },
            {
              name: 'By the creator',
              share: comments.by_creator / Math.max(1, comments.read),
              colour: 'var(--series-3)',
            },
            {
              name: 'Not judged',
              share: comments.not_judged / Math.max(1, comments.read),
              colour: 'var(--line-strong)',
            },
          ].filter(({ share }) => share > 0)}
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
                @{author}, {stages[name].title.toLowerCase()}
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
  const { request, answer, error, isReady } = useFetched('getPurchaseIntent', id)
  const insights = answer.data?.result ?? undefined
  const [stage, setStage] = useState<Stage>()
  return (
    <div className="page">
      <PageHead
        title="Purchase intent"
        about={
          insights === undefined
            ? 'Reading comments, one by one.'
            : `${whole(insights.intent_authors)} of ${whole(insights.authors)} people show that they would buy.`
        }
        action={
          <>
            <CopyCurl name="getPurchaseIntent" input={{ path: { id } }} />
            <Link to="/intent" className="button">
              Another analysis
            </Link>
          </>
        }
      />
      <RequestProgress request={request} what="Reading comments" />
      {error !== null && <Failed error={error} />}
      {error === null && (request === undefined || (isReady && answer.isPending)) && <Loading lines={8} />}
      {request !== undefined && !isFinal(request.status) && <LiveComments id={id} />}
      {insights !== undefined && (
        <>
          <Head insights={insights} />
          <Details insights={insights} stage={stage} onStage={setStage} />
          <Comments id={id} stage={stage} onStage={setStage} />
        </>
      )}
    </div>
  )
}
