import { max } from 'd3-array'
import type { ReactElement, ReactNode } from 'react'
import { percent } from '../format.js'
import { ChartFrame, Legend } from './frame.js'

export interface AgeRow {
  age: string
  left: number | null
  right: number | null
}

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
  const width = (value: number | null): string => `${((value ?? 0) / most) * 100}%`
  return (
    <ChartFrame
      summary={summary}
      legend={<Legend names={names} />}
      table={{
        columns: ['Age', ...names],
        rows: rows.map(({ age, left, right }) => [age, percent(left), percent(right)]),
      }}
    >
      <div className="pyramid" aria-hidden="true">
        {rows.map(({ age, left, right }) => (
          <div key={age} className="pyramid-row">
            <span className="tiny number">{percent(left)}</span>
            <span className="pyramid-side">
              <span style={{ width: width(left), background: 'var(--series-1)' }} />
            </span>
            <span className="tiny">{age}</span>
            <span className="pyramid-side right">
              <span style={{ width: width(right), background: 'var(--series-2)' }} />
            </span>
            <span className="tiny number">{percent(right)}</span>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
