import type { ReactElement } from 'react'
import { usePages } from '../../api/queries.js'
import { compact, moment } from '../../format.js'
import type { ScreeningDecision } from '../../generated/interface.js'
import { Panel } from '../../parts/basic.js'
import { mainText } from './main-text.js'
import { t, word } from '../../language/t.js'

const scoreIn = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'score' in value && typeof value.score === 'number'
    ? value.score
    : null

/** The reason of a decision, or the words of a dispute. */
const saidIn = ({ reason, note }: Record<string, unknown>): string => {
  const said = [reason, note].find((each) => typeof each === 'string')
  return said === undefined ? '' : `“${String(said)}” `
}

/** The person who said that they decided; else whose token or user it was. */
const whoOf = ({ detail, actor, actor_name: name }: ScreeningDecision): string =>
  typeof detail['reviewer'] === 'string' ? detail['reviewer'] : (name ?? actor)

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

const shownMax = 3

/** What was done, in the words of the report. */
const kindNames: Readonly<Record<string, string>> = {
  unflag: t('Unflagged'),
  flag: t('Flagged in review'),
  relabel: t('Relabelled'),
  set_severity: t('Severity set'),
  undo: t('Undone'),
  sign_off: t('Signed'),
  confirm: t('Confirmed'),
  dispute_opened: t('Dispute opened'),
  dispute_note: t('Note on the dispute'),
  dispute_resolved: t('Dispute resolved'),
  adverse_pre_notice: t('Pre-notice sent'),
  adverse_final_notice: t('Final notice sent'),
  adverse_canceled: t('Action canceled'),
}

/** What was decided about: the categories that were set, and the first words of each item. */
const aboutIn = (detail: Record<string, unknown>, texts: ReadonlyMap<string, string>): string => {
  const items = textsIn(detail['items'])
  const words = items.slice(0, shownMax).flatMap((item) => texts.get(item) ?? [])
  const said = words.map((text) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)).join(' · ')
  const more = items.length > words.length && words.length > 0 ? ` +${items.length - words.length}` : ''
  return [textsIn(detail['categories']).map(word).join(', '), said + more].filter((each) => each !== '').join(': ')
}

/** Who decided what, and why: in order, never changed. */
export const History = ({ id }: { id: string }): ReactElement => {
  const pages = usePages('listScreeningHistory', { path: { id }, query: { limit: 50 } })
  const screened = usePages('listScreenedContents', { path: { id }, query: { limit: 100, state: 'all' } })
  const texts = new Map(screened.items.map((item) => [item.id, mainText(item)]))
  return (
    <Panel title={t('History')} about={t('Every decision with its reason. It is part of the report.')}>
      {pages.items.length === 0 ? (
        <p className="small muted">{t('No decisions yet.')}</p>
      ) : (
        <ol className="stack tight divided">
          {[...pages.items].reverse().map((decision) => {
            const { id: key, kind, created_at: at, detail } = decision
            const [before, after] = [scoreIn(detail['before']), scoreIn(detail['after'])]
            return (
              <li key={key} className="stack tight">
                <span className="row apart small">
                  <strong>{kindNames[kind] ?? word(kind)}</strong>
                  <time className="muted" dateTime={at}>
                    {t('{when}, by {name}', { when: moment(at), name: whoOf(decision) })}
                  </time>
                </span>
                {aboutIn(detail, texts) !== '' && <span className="small break">{aboutIn(detail, texts)}</span>}
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
