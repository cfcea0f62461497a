import { SaveChart } from './save-chart.js'
import type { Cell } from './save.js'
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import { t } from '../language/t.js'

export interface TableOf {
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** The same rows as exact values, for a file. */
  values: readonly (readonly Cell[])[]
}

/** The width a chart has, kept up to date. */
export const useWidth = (initial = 640): [RefObject<HTMLDivElement | null>, number] => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(200, Math.floor(entry.contentRect.width)))
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

/** Of few things halves are marked too, but read as the next whole one: then whole numbers are enough. */
const withoutRepeats = (ticks: readonly number[], format: (value: number) => string): readonly number[] =>
  new Set(ticks.map(format)).size < ticks.length ? ticks.filter(Number.isInteger) : ticks

/** The values along the left side of a chart, each with a line across. */
export const ValueAxis = ({
  ticks,
  at,
  format,
  from,
  to,
}: {
  ticks: readonly number[]
  at: (value: number) => number
  format: (value: number) => string
  from: number
  to: number
}): ReactElement => (
  <>
    {withoutRepeats(ticks, format).map((tick) => (
      <g key={tick} transform={`translate(0 ${at(tick)})`}>
        <line x1={from} x2={to} className="grid" />
        <text x={from - 8} dy="0.32em" textAnchor="end">
          {format(tick)}
        </text>
      </g>
    ))}
  </>
)

/** A chart, a sentence that says what it shows, and a table with the same values. */
export const ChartFrame = ({
  summary,
  table,
  legend,
  children,
}: {
  summary: ReactNode
  table: TableOf
  legend?: ReactNode
  children: ReactNode
}): ReactElement => (
  <figure className="chart">
    <figcaption className="small">{summary}</figcaption>
    {legend}
    {children}
    <div className="row apart chart-foot">
      <ChartTable {...table} />
      <SaveChart values={{ columns: table.columns, rows: table.values }} />
    </div>
  </figure>
)

const ChartTable = ({ columns, rows }: Omit<TableOf, 'values'>): ReactElement => {
  const [open, setOpen] = useState(false)
  return (
    <details className="chart-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Values as a table')}</summary>
      {open && (
        <div className="scroll-x chart-table-scroll" tabIndex={0} role="group" aria-label={t('Values')}>
          <table className="table bare">
            <thead>
              <tr>
                {columns.map((name, index) => (
                  <th key={name} scope="col" className={index === 0 ? '' : 'end'}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, index) =>
                    index === 0 ? (
                      <th key={index} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={index} className="end">
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}

export const seriesColour = (index: number): string => `var(--series-${(index % 6) + 1})`

/** What the thin line with two ends across a bar is. */
export const BoundsLegend = (): ReactElement => (
  <p className="legend tiny muted">
    <span className="bounds-key" aria-hidden="true">
      <span className="bar-bounds" />
    </span>
    {t('95% confidence interval')}
  </p>
)

export const Legend = ({ names, colours }: { names: readonly string[]; colours?: readonly string[] }): ReactElement => (
  <ul className="legend">
    {names.map((name, index) => (
      <li key={name}>
        <span
          className="legend-key"
          style={{ background: colours?.[index] ?? seriesColour(index) }}
          aria-hidden="true"
        />
        {name}
      </li>
    ))}
  </ul>
)
