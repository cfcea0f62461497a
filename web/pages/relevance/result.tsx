import type { ReactElement } from 'react'
import { BarList } from '../../charts/bars.js'
import type { RelevanceInsights } from '../../generated/interface.js'
import { percent } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { CommentsPage, ScoreAndSample } from '../../parts/comments-page.js'
import { Comments, showComment } from './comments.js'
import { rich, t } from '../../language/t.js'

const Insights = ({ insights }: { insights: RelevanceInsights }): ReactElement => {
  const { shares, comments } = insights
  return (
    <>
      <ScoreAndSample
        score={{
          name: t('About {subject}', { subject: insights.subject }),
          definition: t('0 to 100: how much the conversation is about it. The factors add up to it.'),
          scored: insights,
        }}
        title={t('Comments by label')}
        figures={[
          {
            name: t('Authors of relevant comments'),
            estimate: shares.relevant,
            definition: t('Share of counted authors; each author counts once.'),
          },
          { name: t('Spam'), estimate: shares.spam, definition: t('Share of all comments read.') },
          {
            name: t('Repeats'),
            value: percent(insights.duplicate_share),
            definition: t('Comments nearly identical to another one.'),
          },
        ]}
        read={comments.read}
        kinds={[
          [t('Relevant'), comments.relevant, 'var(--series-1)'],
          [t('Irrelevant'), comments.irrelevant, 'var(--series-6)'],
          [t('Spam'), comments.spam, 'var(--series-2)'],
          [t('By the creator'), comments.by_creator, 'var(--series-3)'],
          [t('Not judged'), comments.not_judged, 'var(--line-strong)'],
        ]}
        authors={insights.authors}
        complete={insights.coverage.complete}
      />
      <div className="columns two top">
        <Panel
          title={t('Themes')}
          about={t('Among {themesSample} relevant comments, by share of authors.', {
            themesSample: insights.themes_sample,
          })}
        >
          {insights.themes.length === 0 ? (
            <p className="small muted">{t('Too few similar comments to form themes.')}</p>
          ) : (
            <BarList bars={insights.themes.slice(0, 8).map(({ label, share }) => ({ name: label, value: share }))} />
          )}
        </Panel>
        <Panel title={t('Questions')} about={t('Questions, and whether the creator answered.')}>
          {insights.questions.length === 0 && <p className="small muted">{t('No questions.')}</p>}
          <ul className="stack tight">
            {insights.questions.slice(0, 8).map(({ comment_id: key, text, comments: count, answered }) => (
              <li key={key} className="row apart small">
                <span className="break grow" dir="auto">
                  {text}
                </span>
                <Badge tone={answered > 0 ? 'good' : 'plain'}>
                  {count > 1 ? `${t('{count} times,', { count })} ` : ''}
                  {answered > 0
                    ? count > 1
                      ? t('answered')
                      : t('Answered')
                    : count > 1
                      ? t('not answered')
                      : t('Not answered')}
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
    title={t('Comments relevance')}
    about={({ subject, content }: RelevanceInsights) => (
      <>{rich('About {subject}, under {text}', { subject, text: <span className="break">{content.url}</span> })}</>
    )}
    back={{ to: '/relevance', title: t('Another post') }}
    show={showComment}
  >
    {(insights, id) => (
      <>
        <Insights insights={insights} />
        <Comments id={id} repeated={insights.duplicates.map(({ cluster }) => cluster)} />
      </>
    )}
  </CommentsPage>
)
