import { useState, type ReactElement } from 'react'
import { Columns } from '../../charts/bars.js'
import { compact, percent, whole } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import { Chips } from '../../parts/chips.js'
import { Figure } from '../../parts/figure.js'
import { Note } from '../../parts/states.js'
import type { Report } from './report-answer.js'
import { t, word, wordWithin } from '../../language/t.js'

type Performance = NonNullable<Report['numbers']>['overall']
type Peers = NonNullable<NonNullable<Report['engagement']>['peers']>

const measures = ['likes', 'comments', 'views', 'shares', 'saves'] as const

const Measures = ({ performance, asOf }: { performance: Performance; asOf: string }): ReactElement => (
  <div className="figures">
    {measures.map((measure) => {
      const centre = performance[measure]
      return (
        <Figure
          key={measure}
          name={word(measure)}
          value={centre?.median ?? centre?.mean}
          asOf={asOf}
          definition={
            centre === null
              ? t('The network hides {measure} or does not provide them: unknown, not zero.', {
                  measure: wordWithin(measure),
                })
              : t('Median of {contents} contents. The mean is {mean}.', {
                  contents: centre.contents,
                  mean: compact(centre.mean),
                })
          }
          note={
            centre === null
              ? t('not shown')
              : centre.median === null
                ? t('mean')
                : t('mean {mean}', { mean: compact(centre.mean) })
          }
        />
      )
    })}
  </div>
)

export const NumbersPanel = ({ report: { numbers } }: { report: Report }): ReactElement | null => {
  const [type, setType] = useState<string>()
  if (numbers === null) return null
  const chosen = numbers.by_type.find((each) => each.type === type)
  return (
    <Panel
      title={t('Average engagement per post')}
      about={
        numbers.contents_read === 0
          ? t('No posts are stored. These are the averages that the source states.')
          : t('Medians over the {count} newest posts.', {
              count: (chosen?.performance ?? numbers.overall).contents,
            })
      }
    >
      <Chips
        label={t('Type of content')}
        all={t('All')}
        options={numbers.by_type.map((each) => ({
          name: each.type,
          title: (
            <>
              {word(each.type)} <span className="muted number">{each.performance.contents}</span>
            </>
          ),
        }))}
        chosen={chosen?.type}
        onChoose={setType}
      />
      <Measures performance={(chosen ?? { performance: numbers.overall }).performance} asOf={numbers.as_of} />
      {numbers.hidden_likes_share !== null && numbers.hidden_likes_share > 0 && (
        <p className="small muted">
          {t('{hiddenLikesShare} of the posts hide their likes.', {
            hiddenLikesShare: percent(numbers.hidden_likes_share),
          })}
        </p>
      )}
    </Panel>
  )
}

/** Others of about the same size, and where this one stands among them. */
export const PeersChart = ({
  peers,
  what,
  format,
}: {
  peers: Peers
  what: string
  format: (value: number | null | undefined) => string
}): ReactElement => (
  <Columns
    label={word(what)}
    series={[t('Peers')]}
    columns={peers.histogram.map(({ min, max, profiles, here }) => ({
      name: `${format(min)}–${format(max)}`,
      tick: format(min),
      values: [profiles],
      chosen: here,
    }))}
    format={whole}
    emphasis={[t('Range with this profile'), t('Other peers')]}
    summary={
      <>
        {t('{detail} of {profiles} peers', {
          detail:
            peers.percentile === null
              ? t('Not placed')
              : t('Above {percentile}', { percentile: percent(peers.percentile) }),
          profiles: peers.profiles,
        })}
        {peers.followers !== null &&
          ` ${t('with {min} to {max} followers', { min: compact(peers.followers.min), max: compact(peers.followers.max) })}`}
        {t('; their median is {median}.', {
          median: format(peers.median),
        })}
      </>
    }
  />
)

export const EngagementPanel = ({ report: { engagement } }: { report: Report }): ReactElement | null =>
  engagement === null ? null : (
    <Panel title={t('Engagement')}>
      <Figure
        large
        name={t('Engagement rate')}
        estimate={engagement.rate}
        format={percent}
        asOf={engagement.as_of}
        definition={t('Likes and comments on a content, as a share of followers, {metric} over contents.', {
          metric: engagement.metric,
        })}
      />
      {engagement.rate === null && <Note>{t('Likes and comments are hidden, so the rate is unknown.')}</Note>}
      {engagement.peers === null ? (
        <p className="small muted">{t('There are too few peers for a comparison.')}</p>
      ) : (
        <PeersChart peers={engagement.peers} what={t('engagement rate')} format={percent} />
      )}
    </Panel>
  )
