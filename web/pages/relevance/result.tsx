import type { ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useFetched } from '../../api/pairs.js'
import { BarList, sharesOf, Split } from '../../charts/bars.js'
import type { RelevanceInsights } from '../../generated/interface.js'
import { percent, whole } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { LiveComments } from '../../parts/comment-list.js'
import { FetchedPage } from '../../parts/fetched-page.js'
import { Figure } from '../../parts/figure.js'
import { ScorePanel } from '../../parts/score-panel.js'
import { Comments, showComment } from './comments.js'

const Insights = ({ insights }: { insights: RelevanceInsights }): ReactElement => {
  const { shares, comments } = insights
  return (
    <>
      <div className="columns two top">
        <ScorePanel
          name={`About ${insights.subject}`}
          definition="0 to 100: how much the conversation is about it. The factors add up to it."
          scored={insights}
        />
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
            parts={sharesOf(comments.read, [
              ['Relevant', comments.relevant, 'var(--series-1)'],
              ['Irrelevant', comments.irrelevant, 'var(--series-6)'],
              ['Spam', comments.spam, 'var(--series-2)'],
              ['By the creator', comments.by_creator, 'var(--series-3)'],
              ['Not judged', comments.not_judged, 'var(--line-strong)'],
            ])}
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
  const fetched = useFetched('getCommentsRelevance', id)
  const insights = fetched.answer.data?.result ?? undefined
  return (
    <FetchedPage
      name="getCommentsRelevance"
      id={id}
      fetched={fetched}
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
      what="Reading comments"
      back={{ to: '/relevance', title: 'Another post' }}
    >
      {fetched.request !== undefined && !fetched.isReady && (
        <LiveComments name="listCommentsRelevanceComments" id={id} show={showComment} />
      )}
      {insights !== undefined && (
        <>
          <Insights insights={insights} />
          <Comments id={id} />
        </>
      )}
    </FetchedPage>
  )
}
