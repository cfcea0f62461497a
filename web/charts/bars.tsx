import type { ReactElement, ReactNode } from 'react'
import { max } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'
import { compact, percent } from '../format.js'
import { ChartFrame, Legend, seriesColour, useWidth, ValueAxis } from './frame.js'
import { t } from '../language/t.js'

export interface Bar {
  name: string
  value: number | null
  low?: number | null | undefined
  high?: number | null | undefined
  note?: ReactNode
}

/** Horizontal bars with their bounds: for shares of countries, languages, interests … Readable as a list. */
export const BarList = ({
  bars,
  format = percent,
  colour = 'var(--series-1)',
  onPick,
  picked,
}: {
  bars: readonly Bar[]
  format?: (value: number | null | undefined) => string
  colour?: string
  onPick?: ((name: string) => void) | undefined
  picked?: string | undefined
}): ReactElement => {
  const most = max(bars, ({ value, high }) => high ?? value ?? 0) ?? 1
  const at = (value: number): string => `${(value / (most || 1)) * 100}%`
  return (
    <ul className="bar-list">
      {bars.map(({ name, value, low, high, note }) => {
        const content = (
          <>
            <span className="bar-name">{name}</span>
            <span className="bar-track" aria-hidden="true">
              <span className="bar-fill" style={{ width: at(value ?? 0), background: colour }} />
              {low !== undefined && low !== null && high !== undefined && high !== null && (
                <span className="bar-bounds" style={{ left: at(low), width: at(high - low) }} />
              )}
            </span>
            <span className="bar-value number">
              {format(value)}
              {low !== undefined && low !== null && (
                <span className="visually-hidden">
                  {t(', between {low} and {high}', { low: format(low), high: format(high) })}
                </span>
              )}
              {note !== undefined && <span className="muted tiny"> {note}</span>}
            </span>
          </>
        )
        return (
          <li key={name}>
            {onPick === undefined ? (
              <div className="bar">{content}</div>
            ) : (
              <button type="button" className="bar" aria-pressed={picked === name} onClick={() => onPick(name)}>
                {content}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const height = 180
const pale = 0.35
const paleColour = `color-mix(in srgb, ${seriesColour(0)} ${pale * 100}%, transparent)`
const edge = { top: 10, right: 8, bottom: 26, left: 46 }

export interface Column {
  name: string
  values: readonly (number | null)[]
  chosen?: boolean
  /** What stands below it, where the whole name is too long. */
  tick?: string
}

/** Upright columns, stacked where there are several series. The chosen one stands out: a histogram with the own place. */
export const Columns = ({
  columns,
  series,
  summary,
  format = compact,
  label,
  emphasis,
  onPick,
}: {
  columns: readonly Column[]
  series: readonly string[]
  summary: ReactNode
  format?: (value: number | null | undefined) => string
  label: string
  /** What the chosen column is, and what the pale ones are. */
  emphasis?: readonly [chosen: string, others: string]
  onPick?: ((name: string) => void) | undefined
}): ReactElement => {
  const [ref, width] = useWidth()
  const sum = (values: readonly (number | null)[]): number =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0)
  const x = scaleBand(
    columns.map(({ name }) => name),
    [edge.left, width - edge.right],
  ).padding(columns.length > 40 ? 0.1 : 0.22)
  const y = scaleLinear([0, max(columns, ({ values }) => sum(values)) || 1], [height - edge.bottom, edge.top]).nice(3)
  const every = Math.ceil(columns.length / Math.max(2, Math.floor(width / 90)))
  const hasChosen = columns.some(({ chosen }) => chosen === true)
  return (
    <ChartFrame
      summary={summary}
      legend={
        series.length > 1 ? (
          <Legend names={series} />
        ) : hasChosen && emphasis !== undefined ? (
          <Legend names={emphasis} colours={[seriesColour(0), paleColour]} />
        ) : undefined
      }
      table={{
        columns: [label, ...series],
        rows: columns.map(({ name, values }) => [name, ...values.map((value) => format(value))]),
        values: columns.map(({ name, values }) => [name, ...values]),
      }}
    >
      <div ref={ref} className="chart-box">
        <svg width={width} height={height} role="img" aria-label={`${label}: ${series.join(', ')}`}>
          <ValueAxis ticks={y.ticks(3)} at={y} format={format} from={edge.left} to={width - edge.right} />
          {columns.map(({ name, values, chosen, tick }, at) => {
            let base = 0
            return (
              <g
                key={name}
                transform={`translate(${x(name) ?? 0} 0)`}
                className={onPick === undefined ? '' : 'pickable'}
                onClick={() => onPick?.(name)}
              >
                <title>{`${name}: ${values.map((value, index) => `${series.length > 1 ? `${series[index]} ` : ''}${format(value)}`).join(', ')}`}</title>
                <rect y={edge.top} width={x.bandwidth()} height={height - edge.bottom - edge.top} fill="transparent" />
                {values.map((value, index) => {
                  const bottom = y(base)
                  base += value ?? 0
                  return (
                    <rect
                      key={index}
                      y={y(base)}
                      width={x.bandwidth()}
                      height={Math.max(0, bottom - y(base))}
                      fill={seriesColour(index)}
                      opacity={hasChosen && chosen !== true ? pale : 1}
                      rx="1.5"
                    />
                  )
                })}
                {at % every === 0 && (
                  <text x={x.bandwidth() / 2} y={height - 8} textAnchor="middle">
                    {tick ?? name}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </div>
    </ChartFrame>
  )
}

export interface Part {
  name: string
  share: number
  colour?: string
}

/** Counts as shares of a whole; what there is none of is left out. */
export const sharesOf = (whole: number, counts: readonly (readonly [string, number, string])[]): Part[] =>
  counts
    .filter(([, count]) => count > 0)
    .map(([name, count, colour]) => ({ name, share: count / Math.max(1, whole), colour }))

/** One bar split into parts that make a whole. */
export const Split = ({ parts, onPick }: { parts: readonly Part[]; onPick?: (name: string) => void }): ReactElement => (
  <div className="split">
    <div className="split-bar" aria-hidden="true">
      {parts.map(({ name, share, colour }, index) => (
        <span key={name} style={{ width: `${share * 100}%`, background: colour ?? seriesColour(index) }} />
      ))}
    </div>
    <ul className="legend">
      {parts.map(({ name, share, colour }, index) => {
        const text = (
          <>
            <span className="legend-key" style={{ background: colour ?? seriesColour(index) }} aria-hidden="true" />
            {name} <strong className="number">{percent(share)}</strong>
          </>
        )
        return (
          <li key={name}>
            {onPick === undefined ? (
              text
            ) : (
              <button type="button" className="legend-button" onClick={() => onPick(name)}>
                {text}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  </div>
)
