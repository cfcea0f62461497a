import type { ReactElement } from 'react'
import { usePages } from '../../api/queries.js'
import { compact, moment } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import { t, word } from '../../language/t.js'

const scoreIn = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'score' in value && typeof value.score === 'number'
    ? value.score
    : null

/** The reason of a decision, the words of a dispute, or who signed. */
const saidIn = ({ reason, note, reviewer }: Record<string, unknown>): string => {
  const said = [reason, note].find((each) => typeof each === 'string')
  if (said !== undefined) return `“${String(said)}” `
  return typeof reviewer === 'string' ? `${reviewer} ` : ''
}

/** Who decided what, and why: in order, never changed. */
export const History = ({ id }: { id: string }): ReactElement => {
  const pages = usePages('listScreeningHistory', { path: { id }, query: { limit: 50 } })
  return (
    <Panel title={t('History')} about={t('Every decision with its reason. It is part of the report.')}>
      {pages.items.length === 0 ? (
        <p className="small muted">{t('No decisions yet.')}</p>
      ) : (
        <ol className="stack tight divided">
          {[...pages.items].reverse().map(({ id: key, kind, created_at: at, detail }) => {
            const [before, after] = [scoreIn(detail['before']), scoreIn(detail['after'])]
            return (
              <li key={key} className="stack tight">
                <span className="row apart small">
                  <strong>{word(kind)}</strong>
                  <time className="muted" dateTime={at}>
                    {moment(at)}
                  </time>
                </span>
                <span className="small break">
                  {saidIn(detail)}
                  {before !== null && after !== null && (
                    <span className="muted">
                      {t('score {before} → {after}', { before: compact(before), after: compact(after) })}
                    </span>
                  )}
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </Panel>
  )
}
