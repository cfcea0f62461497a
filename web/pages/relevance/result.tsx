import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useFetched } from '../../api/pairs.js'
import { isFinal } from '../../api/watch.js'
import { BarList, Split } from '../../charts/bars.js'
import type { RelevanceInsights } from '../../generated/interface.js'
import { compact, percent, whole } from '../../format.js'
import { Confidence } from '../../parts/analysed-comment.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Factors, Figure } from '../../parts/figure.js'
import { RequestProgress } from '../../parts/progress.js'
import { Failed, Loading } from '../../parts/states.js'
import { Comments, LiveComments } from './comments.js'

const Insights = ({ insights }: { insights: RelevanceInsights }): ReactElement => {
  const { shares, comments } = insights
  const of = (count: number): number => count / Math.max(1, comments.read)
  return (
    <>
      <div className="columns two top">
        <Panel title="Score">
          <Figure
            large
            name={`About ${insights.subject}`}
            value={compact(insights.score)}
            asOf={insights.as_of}
            definition="0 to 100: how much the conversation is about it. The factors add up to it."
            note={`engine ${insights.engine_version}`}
          />
          <Factors factors={insights.factors} />
          <Confidence {...insights.confidence} />
        </Panel>
        <Panel title="What the comments are">
          <div className="figures">
            <Figure
              name="Relevant"
              estimate={shares.relevant}
              format={percent}
              asOf={insights.as_of}
              definition="Of the people whose comments count, each with one vote."
            />
            <Figure
              name="Spam"
              estimate={shares.spam}
              format={percent}
              asOf={insights.as_of}
              definition="Of all comments that were read."
            />
            <Figure
              name="Repeats"
              value={percent(insights.duplicate_share)}
              asOf={insights.as_of}
              definition="Comments that say the same as another one."
            />
          </div>
          <Split
            parts={[
              { name: 'Relevant', share: of(comments.relevant), colour: 'var(--series-1)' },
              { name: 'Irrelevant', share: of(comments.irrelevant), colour: 'var(--series-6)' },
              { name: 'Spam', share: of(comments.spam), colour: 'var(--series-2)' },
              { name: 'By the creator', share: of(comments.by_creator), colour: 'var(--series-3)' },
              { name: 'Not judged', share: of(comments.not_judged), colour: 'var(--line-strong)' },
            ].filter(({ share }) => share > 0)}
          />
          <p className="small muted">
            {whole(comments.read)} comments of {whole(insights.authors)} people
            {insights.coverage.complete ? '' : '; there is more that was not read'}.
          </p>
        </Panel>
      </div>
      <div className="columns two top">
        <Panel
          title="Themes"
          about={`Among ${whole(insights.themes_sample)} relevant comments, by share of the people.`}
        >
          {insights.themes.length === 0 ? (
            <p className="small muted">Too few comments agree on anything.</p>
          ) : (
            <BarList bars={insights.themes.slice(0, 8).map(({ label, share }) => ({ name: label, value: share }))} />
          )}
        </Panel>
        <Panel title="Questions" about="What people ask, and whether the creator answered.">
          {insights.questions.length === 0 && <p className="small muted">Nobody asked anything.</p>}
          <ul className="stack tight">
            {insights.questions.slice(0, 8).map(({ comment_id: key, text, comments: count, answered }) => (
              <li key={key} className="row apart small">
                <span className="break grow" dir="auto">
                  {text}
                </span>
                <Badge tone={answered > 0 ? 'good' : 'plain'}>
                  {count > 1 ? `${whole(count)} times, ` : ''}
                  {answered > 0 ? 'answered' : 'not answered'}
                </Badge>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  )
}

export const RelevanceResult = (): ReactElement => {
  const id = useParam('id') ?? ''
  const { request, answer, error, isReady } = useFetched('getCommentsRelevance', id)
  const insights = answer.data?.result ?? undefined
  return (
    <div className="page">
      <PageHead
        title="Comments relevance"
        about={
          insights === undefined ? (
            'Reading comments, one by one.'
          ) : (
            <>
              About {insights.subject}, under <span className="break">{insights.content.url}</span>
            </>
          )
        }
        action={
          <>
            <CopyCurl name="getCommentsRelevance" input={{ path: { id } }} />
            <Link to="/relevance" className="button">
              Another post
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
          <Insights insights={insights} />
          <Comments id={id} />
        </>
      )}
    </div>
  )
}
