import { useState, type ReactElement } from 'react'
import { Columns } from '../../charts/bars.js'
import { compact, humanise, percent, whole } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import { Chips } from '../../parts/chips.js'
import { Figure } from '../../parts/figure.js'
import { Note } from '../../parts/states.js'
import type { Report } from './report-answer.js'

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
          name={humanise(measure)}
          value={centre?.median}
          asOf={asOf}
          definition={
            centre === null
              ? `The network hides ${measure} or does not provide them: unknown, not zero.`
              : `Median of ${whole(centre.contents)} contents. The mean is ${compact(centre.mean)}.`
          }
          note={centre === null ? 'not shown' : `mean ${compact(centre.mean)}`}
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
      title="Average engagement per post"
      about={`Medians over the ${whole(chosen?.performance.contents ?? numbers.contents_read)} newest posts.`}
    >
      <Chips
        label="Type of content"
        all="All"
        options={numbers.by_type.map((each) => ({
          name: each.type,
          title: (
            <>
              {humanise(each.type)} <span className="muted number">{each.performance.contents}</span>
            </>
          ),
        }))}
        chosen={chosen?.type}
        onChoose={setType}
      />
      <Measures performance={(chosen ?? { performance: numbers.overall }).performance} asOf={numbers.as_of} />
      {numbers.hidden_likes_share !== null && numbers.hidden_likes_share > 0 && (
        <p className="small muted">{percent(numbers.hidden_likes_share)} of the posts hide their likes.</p>
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
    label={humanise(what)}
    series={['Peers']}
    columns={peers.histogram.map(({ min, max, profiles, here }) => ({
      name: `${format(min)}–${format(max)}`,
      tick: format(min),
      values: [profiles],
      chosen: here,
    }))}
    format={whole}
    summary={
      <>
        {peers.percentile === null ? 'Not placed' : `Above ${percent(peers.percentile)}`} of {whole(peers.profiles)}{' '}
        peers
        {peers.followers !== null &&
          ` with ${compact(peers.followers.min)} to ${compact(peers.followers.max)} followers`}
        ; their median is {format(peers.median)}. The highlighted column contains this profile.
      </>
    }
  />
)

export const EngagementPanel = ({ report: { engagement } }: { report: Report }): ReactElement | null =>
  engagement === null ? null : (
    <Panel title="Engagement">
      <Figure
        large
        name="Engagement rate"
        estimate={engagement.rate}
        format={percent}
        asOf={engagement.as_of}
        definition={`Likes and comments on a content, as a share of followers, ${engagement.metric} over contents.`}
      />
      {engagement.rate === null && <Note>Likes and comments are hidden, so the rate is unknown.</Note>}
      {engagement.peers === null ? (
        <p className="small muted">There are too few peers for a comparison.</p>
      ) : (
        <PeersChart peers={engagement.peers} what="engagement rate" format={percent} />
      )}
    </Panel>
  )
