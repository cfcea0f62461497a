import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { Split } from '../../charts/bars.js'
import { compact, day, humanise, percent, whole } from '../../format.js'
import { Badge, Panel, type Tone } from '../../parts/basic.js'
import { Factors, FactsCard, Figure, Why } from '../../parts/figure.js'
import { Note } from '../../parts/states.js'

export type Screening = NonNullable<Answer<'getScreening'>['result']>
export type Level = Screening['risk']['level']

const levelTones: Record<string, Tone> = { low: 'good', medium: 'caution', high: 'alarm', severe: 'alarm' }

export const LevelBadge = ({ level }: { level: string | null }): ReactElement => (
  <Badge tone={level === null ? 'plain' : (levelTones[level] ?? 'plain')}>
    {level === null ? 'No level' : humanise(level)}
  </Badge>
)

const partTitles = { gravest: 'Gravest item', share: 'average gravity', number: 'number of flags' } as const

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
      title="Risk"
      action={<LevelBadge level={risk.level} />}
      about={`By ${screening.criteria.name}, version ${screening.criteria.version}. Supports a human decision; it is not a verdict.`}
    >
      <Figure
        large
        name="Score"
        value={risk.score === null ? 'None' : compact(risk.score)}
        definition="0 to 100: what was flagged, weighed by category, certainty, age and who wrote it. The factors below add up to it."
        asOf={asOf}
        note={
          decisions.unflagged > 0
            ? `${compact(before.score)} before ${decisions.unflagged} ${decisions.unflagged === 1 ? 'item was' : 'items were'} unflagged`
            : undefined
        }
      />
      <Scale score={risk.score} before={before.score} />
      {risk.parts !== undefined && risk.parts.length > 0 && (
        <p className="small muted">
          {risk.parts.map(({ name, points, of }) => `${partTitles[name]} ${compact(points)} of ${of}`).join(', ')}
          {risk.bounds !== undefined && risk.bounds !== null
            ? `. Between ${compact(risk.bounds.low)} and ${compact(risk.bounds.high)}, by what is doubtful and what was not seen.`
            : '.'}
        </p>
      )}
      {risk.confidence !== 'sufficient' && (
        <Note tone="caution" title={risk.confidence === 'low' ? 'Low confidence' : 'No risk level'}>
          <ul>
            {risk.confidence_reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Note>
      )}
      {risk.factors.length > 0 ? (
        <Factors factors={risk.factors} />
      ) : (
        <p className="small muted">No judged item raises the score.</p>
      )}
    </Panel>
  )
}

export const CoveragePanel = ({ screening }: { screening: Screening }): ReactElement => {
  const { coverage, flagged_share: flagged } = screening
  const notJudged = coverage.not_judged.reduce((sum, { count }) => sum + count, 0)
  const parts = [
    { name: 'Flagged', count: coverage.flagged, colour: 'var(--alarm)' },
    { name: 'Unflagged', count: coverage.unflagged, colour: 'var(--series-4)' },
    { name: 'Clear', count: coverage.clear, colour: 'var(--series-1)' },
    { name: 'Not judged', count: notJudged, colour: 'var(--line-strong)' },
  ].filter(({ count }) => count > 0)
  return (
    <Panel title="Coverage" about={`${whole(coverage.seen)} items from ${day(coverage.from)} to ${day(coverage.to)}.`}>
      {coverage.seen > 0 && (
        <Split parts={parts.map(({ name, count, colour }) => ({ name, colour, share: count / coverage.seen }))} />
      )}
      <div className="figures">
        <Figure name="Seen" value={whole(coverage.seen)} />
        <Figure name="Judged" value={whole(coverage.judged)} />
        <Figure
          name="Flagged"
          estimate={flagged}
          format={percent}
          definition="Share of judged items. The upper bound allows for items that were not seen."
        />
      </div>
      {coverage.not_judged.length > 0 && (
        <p className="small muted">
          Not judged:{' '}
          {coverage.not_judged
            .map(({ reason, count }) => `${whole(count)} ${humanise(reason).toLowerCase()}`)
            .join(', ')}
          . Not judged does not mean clear.
        </p>
      )}
      {coverage.truncated && (
        <Note tone="caution">There were more items than the criteria allow. The newest were checked.</Note>
      )}
      {coverage.media.detail !== null && <p className="small muted">{coverage.media.detail}</p>}
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
    <Panel title="By category" about="Select a category to filter the items.">
      {found.length === 0 && <p className="small">No flags in any category.</p>}
      <ul className="row">
        {found.map(({ category, flagged, highest_score: highest }) => (
          <li key={category} className="row">
            <button
              type="button"
              className="chip"
              aria-pressed={chosen === category}
              onClick={() => onChoose(chosen === category ? undefined : category)}
            >
              {humanise(category)} <strong className="number">{flagged}</strong>
            </button>
            <Why about={humanise(category)}>
              <FactsCard
                definition={`${flagged} items flagged for ${humanise(category).toLowerCase()}; the highest probability is ${compact(highest)} of 100.`}
                asOf={screening.as_of}
              />
            </Why>
          </li>
        ))}
      </ul>
      {empty.length > 0 && (
        <p className="small muted">
          Checked, nothing found: {empty.map(({ category }) => humanise(category).toLowerCase()).join(', ')}.
        </p>
      )}
    </Panel>
  )
}
