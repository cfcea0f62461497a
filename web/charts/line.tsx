import { bisectCenter, extent, max } from 'd3-array'
import { scaleLinear, scaleUtc } from 'd3-scale'
import { area, line } from 'd3-shape'
import { useState, type KeyboardEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import { compact, day, dayMs } from '../format.js'
import { ChartFrame, Legend, seriesColour, useWidth, ValueAxis } from './frame.js'
import { spokenLanguage, t } from '../language/t.js'

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

interface Mark {
  at: string
  label: string
}

/** The times of all series, the value of each series at each, and the scales that fit them. */
const layOut = (series: readonly Series[], width: number, fromZero: boolean) => {
  const times = [...new Set(series.flatMap(({ points }) => points.map((point) => point.at)))].sort()
  const dates = times.map((time) => new Date(time))
  const values = series.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []))
  const [from = new Date(0), to = new Date(1)] = extent(dates)
  const [lowest = 0] = extent(values)
  return {
    times,
    dates,
    found: series.map(({ points }) => new Map(points.map((point) => [point.at, point.value]))),
    x: scaleUtc([from, to], [edge.left, width - edge.right]),
    y: scaleLinear([fromZero ? 0 : lowest, max(values) ?? 1], [height - edge.bottom, edge.top]).nice(4),
  }
}

type Layout = ReturnType<typeof layOut>

/** The moment that the pointer or the arrow keys are at. */
const useMoment = ({ times, dates, x }: Layout, onPick: ((at: string) => void) | undefined) => {
  const [at, setAt] = useState<number>()
  const time = at === undefined ? undefined : times[at]
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
  const leave = (): void => setAt(undefined)
  const pick = (): void => {
    if (time !== undefined) onPick?.(time)
  }
  return {
    time,
    handlers: { onPointerMove: follow, onPointerLeave: leave, onBlur: leave, onKeyDown: walk, onClick: pick },
  }
}

const writtenAs = (parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(spokenLanguage(), { timeZone: 'UTC', ...parts })
const yearFormat = writtenAs({ year: 'numeric' })
const monthFormat = writtenAs({ month: 'long' })
const dayFormat = writtenAs({ day: 'numeric', month: 'short' })
const hourFormat = writtenAs({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** A tick says what is new at it: the year, the month, the day, or the hour. */
const tickText = (tick: Date): string => {
  const isMidnight = tick.getTime() % dayMs === 0
  if (!isMidnight) return hourFormat.format(tick)
  if (tick.getUTCDate() !== 1) return dayFormat.format(tick)
  return (tick.getUTCMonth() === 0 ? yearFormat : monthFormat).format(tick)
}

const TimeAxis = ({ x, width }: { x: Layout['x']; width: number }): ReactElement[] =>
  x.ticks(Math.max(2, Math.floor(width / 120))).map((tick) => (
    <text key={tick.getTime()} x={x(tick)} y={height - 6} textAnchor="middle">
      {tickText(tick)}
    </text>
  ))

/** The lines themselves; one alone is filled down to the axis. */
const Lines = ({ series, layout: { x, y } }: { series: readonly Series[]; layout: Layout }): ReactElement => {
  const drawn = line<Point>()
    .defined(({ value }) => value !== null)
    .x((point) => x(new Date(point.at)))
    .y(({ value }) => y(value ?? 0))
  const filled = area<Point>()
    .defined(({ value }) => value !== null)
    .x((point) => x(new Date(point.at)))
    .y0(y.range()[0] ?? 0)
    .y1(({ value }) => y(value ?? 0))
  return (
    <>
      {series.length === 1 && <path d={filled([...(series[0]?.points ?? [])]) ?? ''} className="area" />}
      {series.map(({ name, points }, index) => (
        <path key={name} d={drawn([...points]) ?? ''} className="line" stroke={seriesColour(index)} />
      ))}
    </>
  )
}

const Marks = ({ marks, x }: { marks: readonly Mark[]; x: Layout['x'] }): ReactElement[] =>
  marks.map(({ at, label }) => (
    <g key={at + label} transform={`translate(${x(new Date(at))} 0)`}>
      <line y1={edge.top} y2={height - edge.bottom} className="mark-line" />
      <title>{label}</title>
    </g>
  ))

/** Where the pointer or the arrow keys are, with a dot on every line. */
const Cursor = ({
  time,
  series,
  layout: { x, y, found },
}: {
  time: string
  series: readonly Series[]
  layout: Layout
}): ReactElement => (
  <g transform={`translate(${x(new Date(time))} 0)`}>
    <line y1={edge.top} y2={height - edge.bottom} className="cursor-line" />
    {series.map(({ name }, index) => {
      const value = found[index]?.get(time)
      return value === null || value === undefined ? null : (
        <circle key={name} cy={y(value)} r="4" fill={seriesColour(index)} className="dot" />
      )
    })}
  </g>
)

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
  marks?: readonly Mark[]
  onPick?: ((at: string) => void) | undefined
  timeFormat?: (at: string) => string
}): ReactElement => {
  const [ref, width] = useWidth()
  const layout = layOut(series, width, fromZero)
  const { times, found, x, y } = layout
  const { time, handlers } = useMoment(layout, onPick)
  const names = series.map(({ name }) => name)
  const readAt = (when: string): string =>
    `${timeFormat(when)}: ${names.map((name, index) => `${names.length > 1 ? `${name} ` : ''}${format(found[index]?.get(when))}`).join(', ')}`
  return (
    <ChartFrame
      summary={summary}
      legend={names.length > 1 ? <Legend names={names} /> : undefined}
      table={{
        columns: [t('When'), ...names],
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
          aria-label={t('{series} over time. Use the arrow keys to read values.', { series: names.join(', ') })}
          className={onPick === undefined ? '' : 'pickable'}
          {...handlers}
        >
          <ValueAxis ticks={y.ticks(4)} at={y} format={format} from={edge.left} to={width - edge.right} />
          <TimeAxis x={x} width={width} />
          <Lines series={series} layout={layout} />
          <Marks marks={marks} x={x} />
          {time !== undefined && <Cursor time={time} series={series} layout={layout} />}
        </svg>
        <p className="reading small" aria-live="polite">
          {time === undefined ? '' : readAt(time)}
        </p>
      </div>
    </ChartFrame>
  )
}
