import { useState, type ReactElement } from 'react'
import { LineChart } from '../../charts/line.js'
import { Columns } from '../../charts/bars.js'
import { compact, day, percent, signedPercent, whole } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Chips } from '../../parts/chips.js'
import { Figure } from '../../parts/figure.js'
import { Empty } from '../../parts/states.js'
import type { Report } from './report-answer.js'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export const GrowthPanel = ({ report: { growth } }: { report: Report }): ReactElement | null => {
  const [grain, setGrain] = useState<'monthly' | 'daily'>('monthly')
  if (growth === null) return null
  const points = growth[grain]
  const year = growth.over.at(-1)
  return (
    <Panel
      title="Growth"
      action={
        growth.daily.length > 1 ? (
          <Chips
            label="Grain"
            options={[
              { name: 'monthly', title: 'Monthly' },
              { name: 'daily', title: 'Daily' },
            ]}
            chosen={grain}
            onChoose={(each) => setGrain(each ?? 'monthly')}
          />
        ) : undefined
      }
    >
      {growth.over.length > 0 && (
        <div className="figures">
          {growth.over
            .filter(({ months }) => [1, 3, 6, 12].includes(months))
            .map(({ months, gained, rate, from }) => (
              <Figure
                key={months}
                name={months === 1 ? 'Last month' : `Last ${months} months`}
                value={signedPercent(rate)}
                asOf={growth.as_of}
                definition={`Followers gained since ${day(from)}, as a share of the earlier count.`}
                note={`${gained >= 0 ? '+' : '−'}${compact(Math.abs(gained))} followers`}
              />
            ))}
        </div>
      )}
      {points.length < 2 ? (
        <Empty icon="usage" title="No history yet">
          <p>The follower count is recorded each time the profile is read. A chart needs at least two readings.</p>
        </Empty>
      ) : (
        <LineChart
          series={[{ name: 'Followers', points: points.map(({ day: at, followers }) => ({ at, value: followers })) }]}
          fromZero={false}
          marks={growth.suspicious_jumps.map(({ at, why }) => ({ at, label: why }))}
          summary={
            year === undefined
              ? 'Followers over time.'
              : `${year.gained >= 0 ? 'Gained' : 'Lost'} ${compact(Math.abs(year.gained))} followers in ${year.months} months, ${signedPercent(year.rate)}.`
          }
        />
      )}
      {growth.suspicious_jumps.length > 0 && (
        <ul className="stack tight">
          {growth.suspicious_jumps.map(({ at, gained, usual, why }) => (
            <li key={at} className="small">
              <Badge tone="caution">Jump</Badge> {day(at)}: {compact(gained)} gained, usually {compact(usual)}. {why}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

export const RhythmPanel = ({ report: { rhythm } }: { report: Report }): ReactElement | null => {
  if (rhythm === null) return null
  return (
    <Panel title="Rhythm" about="When and how often the profile posts. Times are UTC.">
      <div className="figures">
        <Figure
          name="Posts per week"
          value={compact(rhythm.per_week)}
          asOf={rhythm.as_of}
          definition={`From ${day(rhythm.from)} to ${day(rhythm.to)}, over ${whole(rhythm.contents)} contents.`}
        />
        <Figure
          name="Weeks with a post"
          value={percent(rhythm.active_weeks_share)}
          asOf={rhythm.as_of}
          definition="Share of weeks with at least one post."
        />
        <Figure
          name="Longest silence"
          value={rhythm.longest_gap_days === null ? '–' : `${compact(rhythm.longest_gap_days)} days`}
          asOf={rhythm.as_of}
        />
      </div>
      <Columns
        label="Weekday"
        series={['Share of contents']}
        columns={rhythm.weekdays.map((share, index) => ({
          name: weekdays[index] ?? '',
          values: [share],
          chosen: index === rhythm.usual.weekday,
        }))}
        format={percent}
        summary={`Most often on ${weekdays[rhythm.usual.weekday]} around ${String(rhythm.usual.hour).padStart(2, '0')}:00.`}
      />
    </Panel>
  )
}
