import type { ReactElement } from 'react'
import { compact } from '../format.js'
import { Confidence } from './analysed-comment.js'
import { Panel } from './basic.js'
import { Factors, Figure, type Factor } from './figure.js'

export interface Scored {
  score: number | null
  factors: readonly Factor[]
  confidence: { level: string; reasons: readonly string[] }
  as_of: string
  engine_version: string
}

/** A score with what it is made of and how sure it is. */
export const ScorePanel = ({
  name,
  definition,
  scored,
}: {
  name: string
  definition: string
  scored: Scored
}): ReactElement => (
  <Panel title="Score">
    <Figure
      large
      name={name}
      value={scored.score === null ? 'None' : compact(scored.score)}
      asOf={scored.as_of}
      definition={definition}
      more={
        <p className="tiny muted">
          Engine <code>{scored.engine_version}</code>: the same input and version always give the same score.
        </p>
      }
    />
    <Factors factors={scored.factors} />
    <Confidence {...scored.confidence} />
  </Panel>
)
