import { useState, type ReactElement } from 'react'
import { LineChart } from '../../charts/line.js'
import { Columns } from '../../charts/bars.js'
import { compact, day, percent, signedPercent } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Chips } from '../../parts/chips.js'
import { Figure } from '../../parts/figure.js'
import { Empty } from '../../parts/states.js'
import type { Report } from './report-answer.js'
import { t } from '../../language/t.js'
import { said } from '../../language/said.js'

const weekdays = [t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat'), t('Sun')]

export const GrowthPanel = ({ report: { growth } }: { report: Report }): ReactElement => {
  const [grain, setGrain] = useState<'monthly' | 'daily'>('monthly')
  if (growth === null)
    return (
      <Panel title={t('Growth')}>
        <p className="small muted">
          {t('No earlier follower counts are known. They are collected from now on, or imported as a table of dates.')}
        </p>
      </Panel>
    )
  const points = growth[grain]
  const year = growth.over.at(-1)
  return (
    <Panel
      title={t('Growth')}
      action={
        growth.daily.length > 1 ? (
          <Chips
            label={t('Grain')}
            options={[
              { name: 'monthly', title: t('Monthly') },
              { name: 'daily', title: t('Daily') },
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
                name={months === 1 ? t('Last month') : t('Last {months} months', { months })}
                value={signedPercent(rate)}
                asOf={growth.as_of}
                definition={t('Followers gained since {from}, as a share of the earlier count.', { from: day(from) })}
                note={t('{followers} followers', {
                  followers: `${gained >= 0 ? '+' : '−'}${compact(Math.abs(gained))}`,
                })}
              />
            ))}
        </div>
      )}
      {points.length < 2 ? (
        <Empty icon="usage" title={t('No history yet')}>
          <p>
            {t('The follower count is recorded each time the profile is read. A chart needs at least two readings.')}
          </p>
        </Empty>
      ) : (
        <LineChart
          series={[
            { name: t('Followers'), points: points.map(({ day: at, followers }) => ({ at, value: followers })) },
          ]}
          fromZero={false}
          marks={growth.suspicious_jumps.map(({ at, why }) => ({ at, label: why }))}
          summary={
            year === undefined
              ? t('Followers over time.')
              : t(
                  year.gained >= 0
                    ? 'Gained {followers} followers in {months} months, {rate}.'
                    : 'Lost {followers} followers in {months} months, {rate}.',
                  {
                    followers: compact(Math.abs(year.gained)),
                    months: year.months,
                    rate: signedPercent(year.rate),
                  },
                )
          }
        />
      )}
      {growth.suspicious_jumps.length > 0 && (
        <ul className="stack tight">
          {growth.suspicious_jumps.map(({ at, gained, usual, why }) => (
            <li key={at} className="small">
              <Badge tone="caution">{t('Jump')}</Badge>{' '}
              {t('{at}: {gained} gained, usually {usual}. {why}', {
                at: day(at),
                gained: compact(gained),
                usual: compact(usual),
                why: said(why),
              })}
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
    <Panel title={t('Rhythm')} about={t('When and how often the profile posts. Times are UTC.')}>
      <div className="figures">
        <Figure
          name={t('Posts per week')}
          value={compact(rhythm.per_week)}
          asOf={rhythm.as_of}
          definition={t('From {from} to {to}, over {contents} contents.', {
            from: day(rhythm.from),
            to: day(rhythm.to),
            contents: rhythm.contents,
          })}
        />
        <Figure
          name={t('Weeks with a post')}
          value={percent(rhythm.active_weeks_share)}
          asOf={rhythm.as_of}
          definition={t('Share of weeks with at least one post.')}
        />
        <Figure
          name={t('Longest silence')}
          value={
            rhythm.longest_gap_days === null
              ? '–'
              : t('{longestGapDays} days', { longestGapDays: compact(rhythm.longest_gap_days) })
          }
          asOf={rhythm.as_of}
        />
      </div>
      <Columns
        label={t('Weekday')}
        series={[t('Share of contents')]}
        columns={rhythm.weekdays.map((share, index) => ({
          name: weekdays[index] ?? '',
          values: [share],
          chosen: index === rhythm.usual.weekday,
        }))}
        format={percent}
        emphasis={[t('Most frequent day'), t('Other days')]}
        summary={
          rhythm.usual.hour === null
            ? t('Most often on {weekday}.', { weekday: weekdays[rhythm.usual.weekday] })
            : t('Most often on {weekday} around {hour}:00.', {
                weekday: weekdays[rhythm.usual.weekday],
                hour: String(rhythm.usual.hour).padStart(2, '0'),
              })
        }
      />
    </Panel>
  )
}
