import type { ReactElement } from 'react'
import { BarList } from '../../charts/bars.js'
import type { RelevanceInsights } from '../../generated/interface.js'
import { percent, whole } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { CommentsPage, ScoreAndSample } from '../../parts/comments-page.js'
import { Comments, showComment } from './comments.js'

const Insights = ({ insights }: { insights: RelevanceInsights }): ReactElement => {
  const { shares, comments } = insights
  return (
    <>
      <ScoreAndSample
        score={{
          name: `About ${insights.subject}`,
          definition: '0 to 100: how much the conversation is about it. The factors add up to it.',
          scored: insights,
        }}
        title="Comments by label"
        figures={[
          {
            name: 'Relevant',
            estimate: shares.relevant,
            definition: 'Share of counted authors; each author counts once.',
          },
          { name: 'Spam', estimate: shares.spam, definition: 'Share of all comments read.' },
          {
            name: 'Repeats',
            value: percent(insights.duplicate_share),
            definition: 'Comments nearly identical to another one.',
          },
        ]}
        read={comments.read}
        kinds={[
          ['Relevant', comments.relevant, 'var(--series-1)'],
          ['Irrelevant', comments.irrelevant, 'var(--series-6)'],
          ['Spam', comments.spam, 'var(--series-2)'],
          ['By the creator', comments.by_creator, 'var(--series-3)'],
          ['Not judged', comments.not_judged, 'var(--line-strong)'],
        ]}
        authors={insights.authors}
        complete={insights.coverage.complete}
      />
      <div className="columns two top">
        <Panel title="Themes" about={`Among ${whole(insights.themes_sample)} relevant comments, by share of authors.`}>
          {insights.themes.length === 0 ? (
            <p className="small muted">Too few similar comments to form themes.</p>
          ) : (
            <BarList bars={insights.themes.slice(0, 8).map(({ label, share }) => ({ name: label, value: share }))} />
          )}
        </Panel>
        <Panel title="Questions" about="Questions, and whether the creator answered.">
          {insights.questions.length === 0 && <p className="small muted">No questions.</p>}
          <ul className="stack tight">
            {insights.questions.slice(0, 8).map(({ comment_id: key, text, comments: count, answered }) => (
              <li key={key} className="row apart small">
                <span className="break grow" dir="auto">
                  {text}
                </span>
                <Badge tone={answered > 0 ? 'good' : 'plain'}>
                  {count > 1 ? `${whole(count)} times, ` : ''}
                  {answered > 0 ? (count > 1 ? 'answered' : 'Answered') : count > 1 ? 'not answered' : 'Not answered'}
                </Badge>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  )
}

export const RelevanceResult = (): ReactElement => (
  <CommentsPage
    name="getCommentsRelevance"
    list="listCommentsRelevanceComments"
    title="Comments relevance"
    about={({ subject, content }: RelevanceInsights) => (
      <>
        About {subject}, under <span className="break">{content.url}</span>
      </>
    )}
    back={{ to: '/relevance', title: 'Another post' }}
    show={showComment}
  >
    {(insights, id) => (
      <>
        <Insights insights={insights} />
        <Comments id={id} />
      </>
    )}
  </CommentsPage>
)
