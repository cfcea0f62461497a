import { max } from 'd3-array'
import type { ReactElement, ReactNode } from 'react'
import { percent } from '../format.js'
import { ChartFrame, Legend } from './frame.js'
import { t } from '../language/t.js'

export interface AgeRow {
  age: string
  left: number | null
  right: number | null
}

/** Room for a side's percentage, and half the room of the ages between the sides. */
const [width, rowHeight, gap, edge] = [420, 22, 26, 46]
const middle = rowHeight / 2

/** Age by gender, back to back. */
export const Pyramid = ({
  rows,
  names,
  summary,
}: {
  rows: readonly AgeRow[]
  names: readonly [left: string, right: string]
  summary: ReactNode
}): ReactElement => {
  const most = max(rows, ({ left, right }) => Math.max(left ?? 0, right ?? 0)) || 1
  const length = (value: number | null): number => ((value ?? 0) / most) * (width / 2 - gap - edge)
  return (
    <ChartFrame
      summary={summary}
      legend={<Legend names={names} />}
      table={{
        columns: [t('Age'), ...names],
        rows: rows.map(({ age, left, right }) => [age, percent(left), percent(right)]),
        values: rows.map(({ age, left, right }) => [age, left, right]),
      }}
    >
      <svg
        className="pyramid"
        viewBox={`0 0 ${width} ${rows.length * rowHeight}`}
        role="img"
        aria-label={names.join(', ')}
      >
        {rows.map(({ age, left, right }, at) => (
          <g key={age} transform={`translate(${width / 2} ${at * rowHeight})`}>
            <text y={middle} textAnchor="middle" dy="0.32em">
              {age}
            </text>
            <rect
              x={-gap - length(left)}
              y={3}
              width={length(left)}
              height={rowHeight - 6}
              rx={2}
              fill="var(--series-1)"
            />
            <text x={-gap - length(left) - 5} y={middle} dy="0.32em" textAnchor="end">
              {percent(left)}
            </text>
            <rect x={gap} y={3} width={length(right)} height={rowHeight - 6} rx={2} fill="var(--series-2)" />
            <text x={gap + length(right) + 5} y={middle} dy="0.32em">
              {percent(right)}
            </text>
          </g>
        ))}
      </svg>
    </ChartFrame>
  )
}
