import type { ReactElement } from 'react'
import { compact } from '../format.js'
import { Confidence } from './analysed-comment.js'
import { Panel } from './basic.js'
import { Factors, Figure, type Factor } from './figure.js'
import { rich, t } from '../language/t.js'

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
  <Panel title={t('Score')}>
    <Figure
      large
      name={name}
      value={scored.score === null ? t('None') : compact(scored.score)}
      asOf={scored.as_of}
      definition={definition}
      more={
        <p className="tiny muted">
          {rich('Engine {code}: the same input and version always give the same score.', {
            code: <code>{scored.engine_version}</code>,
          })}
        </p>
      }
    />
    <Factors factors={scored.factors} />
    <Confidence {...scored.confidence} />
  </Panel>
)
