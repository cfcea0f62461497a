import { bisectCenter, extent, max } from 'd3-array'
import { scaleLinear, scaleUtc } from 'd3-scale'
import { area, line } from 'd3-shape'
import { useState, type KeyboardEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import { compact, day } from '../format.js'
import { ChartFrame, Legend, seriesColour, useWidth, ValueAxis } from './frame.js'
import { t } from '../language/t.js'

export interface Point {
  at: string
  value: number | null
}

export interface Series {
  name: string
  points: readonly Point[]
}

const height = 220
const edge = { top: 12, right: 12, bottom: 26, left: 46 }

/** One or more lines over time. Arrow keys and the pointer walk along it; Enter or a click picks the moment. */
export const LineChart = ({
  series,
  summary,
  format = compact,
  fromZero = true,
  marks = [],
  onPick,
  timeFormat = day,
}: {
  series: readonly Series[]
  summary: ReactNode
  format?: (value: number | null | undefined) => string
  fromZero?: boolean
  marks?: readonly { at: string; label: string }[]
  onPick?: ((at: string) => void) | undefined
  timeFormat?: (at: string) => string
}): ReactElement => {
  const [ref, width] = useWidth()
  const [at, setAt] = useState<number>()
  const times = [...new Set(series.flatMap(({ points }) => points.map((point) => point.at)))].sort()
  const dates = times.map((time) => new Date(time))
  const values = series.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []))
  const [from = new Date(0), to = new Date(1)] = extent(dates)
  const [lowest = 0] = extent(values)
  const x = scaleUtc([from, to], [edge.left, width - edge.right])
  const y = scaleLinear([fromZero ? 0 : lowest, max(values) ?? 1], [height - edge.bottom, edge.top]).nice(4)
  const found = series.map(({ points }) => new Map(points.map((point) => [point.at, point.value])))

  const drawn = (points: readonly Point[]) =>
    line<Point>()
      .defined(({ value }) => value !== null)
      .x((point) => x(new Date(point.at)))
      .y(({ value }) => y(value ?? 0))([...points]) ?? ''
  const filled = (points: readonly Point[]) =>
    area<Point>()
      .defined(({ value }) => value !== null)
      .x((point) => x(new Date(point.at)))
      .y0(y.range()[0] ?? 0)
      .y1(({ value }) => y(value ?? 0))([...points]) ?? ''

  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    const left = event.currentTarget.getBoundingClientRect().left
    setAt(bisectCenter(dates, x.invert(event.clientX - left)))
  }
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt(Math.min(times.length - 1, Math.max(0, (at ?? -1) + step)))
    }
    if (event.key === 'Enter' && at !== undefined) onPick?.(times[at] ?? '')
  }
  const time = at === undefined ? undefined : times[at]
  const reading =
    time === undefined
      ? ''
      : `${timeFormat(time)}: ${series.map(({ name }, index) => `${series.length > 1 ? `${name} ` : ''}${format(found[index]?.get(time))}`).join(', ')}`

  return (
    <ChartFrame
      summary={summary}
      legend={series.length > 1 ? <Legend names={series.map(({ name }) => name)} /> : undefined}
      table={{
        columns: [t('When'), ...series.map(({ name }) => name)],
        rows: times.map((when) => [timeFormat(when), ...found.map((values) => format(values.get(when)))]),
        values: times.map((when) => [when, ...found.map((values) => values.get(when) ?? null)]),
      }}
    >
      <div ref={ref} className="chart-box">
        <svg
          width={width}
          height={height}
          role="img"
          tabIndex={0}
          aria-label={t('{series} over time. Use the arrow keys to read values.', {
            series: series.map(({ name }) => name).join(', '),
          })}
          className={onPick === undefined ? '' : 'pickable'}
          onPointerMove={follow}
          onPointerLeave={() => setAt(undefined)}
          onBlur={() => setAt(undefined)}
          onKeyDown={walk}
          onClick={() => time !== undefined && onPick?.(time)}
        >
          <ValueAxis ticks={y.ticks(4)} at={y} format={format} from={edge.left} to={width - edge.right} />
          {x.ticks(Math.max(2, Math.floor(width / 120))).map((tick) => (
            <text key={tick.getTime()} x={x(tick)} y={height - 6} textAnchor="middle">
              {x.tickFormat()(tick)}
            </text>
          ))}
          {series.length === 1 && <path d={filled(series[0]?.points ?? [])} className="area" />}
          {series.map(({ name, points }, index) => (
            <path key={name} d={drawn(points)} className="line" stroke={seriesColour(index)} />
          ))}
          {marks.map(({ at: when, label }) => (
            <g key={when + label} transform={`translate(${x(new Date(when))} 0)`}>
              <line y1={edge.top} y2={height - edge.bottom} className="mark-line" />
              <title>{label}</title>
            </g>
          ))}
          {time !== undefined && (
            <g transform={`translate(${x(new Date(time))} 0)`}>
              <line y1={edge.top} y2={height - edge.bottom} className="cursor-line" />
              {series.map(({ name }, index) => {
                const value = found[index]?.get(time)
                return value === null || value === undefined ? null : (
                  <circle key={name} cy={y(value)} r="4" fill={seriesColour(index)} className="dot" />
                )
              })}
            </g>
          )}
        </svg>
        <p className="reading small" aria-live="polite">
          {reading}
        </p>
      </div>
    </ChartFrame>
  )
}
