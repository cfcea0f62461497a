import type { ReactElement } from 'react'
import { BarList } from '../../charts/bars.js'
import { BoundsLegend } from '../../charts/frame.js'
import { LineChart } from '../../charts/line.js'
import { allOf, day, whole } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import type { Insights, Pick } from './heard.js'
import type { Selection } from './mentions.js'
import { t, wordWithin } from '../../language/t.js'

export const Overview = ({ insights, onPick }: { insights: Insights; onPick: Pick }): ReactElement => {
  const [first] = insights.brands
  const series = insights.brands.map(({ name, volume }) => ({
    name,
    points: volume.map(({ from, mentions }) => ({ at: from, value: mentions })),
  }))
  const spikes = insights.brands.flatMap(({ name, spikes: found }) =>
    found.map(({ peak_at: at, mentions }) => ({ at, label: t('{name}: {mentions} mentions', { name, mentions }) })),
  )
  const step = (at: string): Selection | undefined => {
    const found = first?.volume.find(({ from }) => from === at)
    return found === undefined ? undefined : { from: found.from, to: found.to }
  }
  return (
    <Panel
      title={t('Volume')}
      about={t('Mentions per {interval}, from {from} to {to}. Click a point to read its posts.', {
        interval: wordWithin(insights.interval),
        from: day(insights.from),
        to: day(insights.to),
      })}
    >
      <LineChart
        series={series}
        marks={spikes}
        format={whole}
        onPick={(at) => {
          const selection = step(at)
          if (selection !== undefined) onPick(selection)
        }}
        summary={t('{mentions} mentions by {authors} people. {brands}.', {
          mentions: insights.mentions,
          authors: insights.authors,
          brands: insights.brands
            .map(
              ({ name, mentions, spikes: found }) =>
                `${name} ${whole(mentions)}${found.length > 0 ? ` ${t('with {count} spikes', { count: found.length })}` : ''}`,
            )
            .join(', '),
        })}
      />
    </Panel>
  )
}

export const Voice = ({ insights, onPick }: { insights: Insights; onPick: Pick }): ReactElement => (
  <Panel title={t('Share of voice')} about={t('Share of all mentions of these brands.')}>
    {insights.brands.length === 1 ? (
      <p>{t('One brand alone has all of it. Add a competitor to compare.')}</p>
    ) : (
      <>
        <BarList
          bars={insights.brands.map(({ name, share_of_voice: { mentions } }) => ({
            name,
            value: mentions.value,
            low: mentions.low,
            high: mentions.high,
          }))}
          onPick={(brand) => onPick({ brand })}
        />
        <BoundsLegend />
      </>
    )}
    {insights.together.length > 0 && (
      <p className="small muted">
        {t('Named together: {together}.', {
          together: insights.together.map(({ brands, mentions }) => `${allOf(brands)} ${whole(mentions)}`).join(', '),
        })}
      </p>
    )}
  </Panel>
)
