import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { Split } from '../../charts/bars.js'
import { compact, day, percent, whole } from '../../format.js'
import { Badge, Panel, type Tone } from '../../parts/basic.js'
import { Factors, FactsCard, Figure, Why } from '../../parts/figure.js'
import { Note } from '../../parts/states.js'
import { t, word, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'
import { criteriaName } from './criteria-name.js'

export type Screening = NonNullable<Answer<'getScreening'>['result']>
export type Level = Screening['risk']['level']

const levelTones: Record<string, Tone> = { low: 'good', medium: 'caution', high: 'alarm', severe: 'alarm' }

export const LevelBadge = ({ level }: { level: string | null }): ReactElement => (
  <Badge tone={level === null ? 'plain' : (levelTones[level] ?? 'plain')}>
    {level === null ? t('No level') : word(level)}
  </Badge>
)

const partTitles = { gravest: t('Gravest item'), share: t('average gravity'), number: t('number of flags') } as const

/** Where a score stands on the whole range. */
const Scale = ({ score, before }: { score: number | null; before: number | null }): ReactElement => (
  <div className="risk-scale" aria-hidden="true">
    <span className="risk-part low" />
    <span className="risk-part medium" />
    <span className="risk-part high" />
    <span className="risk-part severe" />
    {before !== null && before !== score && <span className="risk-pin before" style={{ left: `${before}%` }} />}
    {score !== null && <span className="risk-pin" style={{ left: `${score}%` }} />}
  </div>
)

export const RiskPanel = ({ screening }: { screening: Screening }): ReactElement => {
  const { risk, before_decisions: before, decisions, as_of: asOf } = screening
  return (
    <Panel
      title={t('Risk')}
      action={<LevelBadge level={risk.level} />}
      about={t('By {name}, version {version}. Supports a human decision; it is not a verdict.', {
        name: criteriaName(screening.criteria),
        version: screening.criteria.version,
      })}
    >
      <Figure
        large
        name={t('Score')}
        value={risk.score === null ? t('None') : compact(risk.score)}
        definition={t(
          '0 to 100: what was flagged, weighed by category, certainty, age and who wrote it. The factors below add up to it.',
        )}
        asOf={asOf}
        note={
          decisions.unflagged > 0
            ? t('{score} before {count} items were unflagged', {
                score: compact(before.score),
                count: decisions.unflagged,
              })
            : undefined
        }
      />
      <Scale score={risk.score} before={before.score} />
      {risk.parts !== undefined && risk.parts.length > 0 && (
        <p className="small muted">
          {risk.parts
            .map(({ name, points, of }) =>
              t('{partTitles} {points} of {of}', { partTitles: partTitles[name], points: compact(points), of }),
            )
            .join(', ')}
          {risk.bounds !== undefined && risk.bounds !== null
            ? t('. Between {low} and {high}, allowing for doubtful items and items that were not seen.', {
                low: compact(risk.bounds.low),
                high: compact(risk.bounds.high),
              })
            : '.'}
        </p>
      )}
      {risk.confidence !== 'sufficient' && (
        <Note tone="caution" title={risk.confidence === 'low' ? t('Low confidence') : t('No risk level')}>
          <ul>
            {risk.confidence_reasons.map((reason) => (
              <li key={reason}>{said(reason)}</li>
            ))}
          </ul>
        </Note>
      )}
      {risk.factors.length > 0 ? (
        <Factors factors={risk.factors} />
      ) : (
        <p className="small muted">{t('No judged item raises the score.')}</p>
      )}
    </Panel>
  )
}

export const CoveragePanel = ({ screening }: { screening: Screening }): ReactElement => {
  const { coverage, flagged_share: flagged } = screening
  const notJudged = coverage.not_judged.reduce((sum, { count }) => sum + count, 0)
  const parts = [
    { name: t('Flagged'), count: coverage.flagged, colour: 'var(--alarm)' },
    { name: t('Unflagged'), count: coverage.unflagged, colour: 'var(--series-4)' },
    { name: t('Clear'), count: coverage.clear, colour: 'var(--series-1)' },
    { name: t('Not judged'), count: notJudged, colour: 'var(--line-strong)' },
  ].filter(({ count }) => count > 0)
  return (
    <Panel
      title={t('Coverage')}
      about={t('{seen} items from {from} to {to}.', {
        seen: coverage.seen,
        from: day(coverage.from),
        to: day(coverage.to),
      })}
    >
      {coverage.seen > 0 && (
        <Split parts={parts.map(({ name, count, colour }) => ({ name, colour, share: count / coverage.seen }))} />
      )}
      <div className="figures">
        <Figure name={t('Seen')} value={whole(coverage.seen)} />
        <Figure name={t('Judged')} value={whole(coverage.judged)} />
        <Figure
          name={t('Flagged')}
          estimate={flagged}
          format={percent}
          definition={t('Share of judged items. The upper bound allows for items that were not seen.')}
        />
      </div>
      {coverage.not_judged.length > 0 && (
        <p className="small muted">
          {t('Not judged: {notJudged}. Not judged does not mean clear.', {
            notJudged: coverage.not_judged
              .map(({ reason, count }) => `${whole(count)} ${wordWithin(reason)}`)
              .join(', '),
          })}
        </p>
      )}
      {(coverage.categories_not_judged ?? []).length > 0 && (
        <p className="small muted">
          {t('Not judged in the language of some items: {categories}.', {
            categories: (coverage.categories_not_judged ?? [])
              .map(({ category, count }) => `${wordWithin(category)} ${whole(count)}`)
              .join(', '),
          })}
        </p>
      )}
      {coverage.truncated && (
        <Note tone="caution">{t('There were more items than the criteria allow. The newest were checked.')}</Note>
      )}
      {coverage.media.detail !== null && <p className="small muted">{said(coverage.media.detail)}</p>}
    </Panel>
  )
}

export const CategoriesPanel = ({
  screening,
  chosen,
  onChoose,
}: {
  screening: Screening
  chosen: string | undefined
  onChoose: (category: string | undefined) => void
}): ReactElement => {
  const found = screening.categories.filter(({ flagged, unflagged }) => flagged + unflagged > 0)
  const empty = screening.categories.filter(({ flagged, unflagged }) => flagged + unflagged === 0)
  return (
    <Panel title={t('By category')} about={t('Select a category to filter the items.')}>
      {found.length === 0 && <p className="small">{t('No flags in any category.')}</p>}
      <ul className="row">
        {found.map(({ category, flagged, highest_score: highest }) => (
          <li key={category} className="row">
            <button
              type="button"
              className="chip"
              aria-pressed={chosen === category}
              onClick={() => onChoose(chosen === category ? undefined : category)}
            >
              {word(category)} <strong className="number">{flagged}</strong>
            </button>
            <Why about={word(category)}>
              <FactsCard
                definition={t('{flagged} items flagged for {category}; the highest probability is {highest} of 100.', {
                  flagged,
                  category: wordWithin(category),
                  highest: compact(highest),
                })}
                asOf={screening.as_of}
              />
            </Why>
          </li>
        ))}
      </ul>
      {empty.length > 0 && (
        <p className="small muted">
          {t('Checked, nothing found: {empty}.', {
            empty: empty.map(({ category }) => wordWithin(category)).join(', '),
          })}
        </p>
      )}
    </Panel>
  )
}
