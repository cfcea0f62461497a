import type { ReactElement } from 'react'
import type { ScreenedContent } from '../../generated/interface.js'
import { compact, day, humanise, languageName, moment, networkName, percent } from '../../format.js'
import { Badge, type Tone } from '../../parts/basic.js'
import { Marked, type Span } from '../../parts/marked.js'
import { SourceLink } from '../../parts/source-link.js'

const stateTones: Record<string, Tone> = { flagged: 'alarm', unflagged: 'caution', clear: 'good', not_judged: 'plain' }

export const StateBadge = ({ state }: { state: string }): ReactElement => (
  <Badge tone={stateTones[state] ?? 'plain'}>{humanise(state)}</Badge>
)

const spansIn = ({ categories, noted }: ScreenedContent, field: string): Span[] => [
  ...categories.flatMap(({ category, evidence }) =>
    evidence
      .filter((each) => each.field === field)
      .map(({ start, end, by, name, negated, quoted }) => ({
        start,
        end,
        label: `${humanise(category)}, by ${by} ${name}${negated ? ', negated' : ''}${quoted ? ', quoted' : ''}`,
      })),
  ),
  ...noted
    .filter((each) => each.field === field)
    .map(({ start, end, term, polarity }) => ({ start, end, label: `${polarity} keyword ${term}` })),
]

/** One item as it was judged: its texts with the words that speak for each finding. */
export const ItemDetail = ({ item }: { item: ScreenedContent }): ReactElement => (
  <div className="stack">
    <div className="row small muted">
      <StateBadge state={item.state} />
      {item.decision === 'confirmed' && <Badge tone="accent">Confirmed</Badge>}
      {item.decision === 'flagged' && <Badge tone="accent">Flagged in review</Badge>}
      <span>@{item.content.author}</span>
      {!item.content.by_subject && <Badge>Written by another person</Badge>}
      <span>{networkName(item.network)}</span>
      <time dateTime={item.content.published_at}>{day(item.content.published_at)}</time>
      {item.content.language !== null && <span>{languageName(item.content.language)}</span>}
    </div>
    {Object.entries(item.content.fields).map(([field, text]) => (
      <div key={field} className="stack tight">
        {field !== 'text' && <h4 className="muted">{humanise(field)}</h4>}
        <p className="evidence-text break">
          <Marked text={text} spans={spansIn(item, field)} />
        </p>
      </div>
    ))}
    {item.categories.map(({ category, score, basis, severity, evidence }) => (
      <div key={category} className="stack tight">
        <div className="row apart">
          <strong className="small">{humanise(category)}</strong>
          <span className="small number">
            {basis === 'reviewer' ? '' : compact(score)}{' '}
            <span className="muted">
              {basis === 'reviewer' ? 'by a reviewer' : `of 100, by ${basis}`}
              {typeof severity !== 'string' ? '' : `, severity ${severity}`}
            </span>
          </span>
        </div>
        <ul className="row">
          {evidence.map((each, index) => (
            <li key={index}>
              <Badge>
                “{each.text.slice(0, 60)}” {each.by} · {each.match}
                {each.negated ? ' · negated' : ''}
                {each.quoted ? ' · quoted' : ''}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
    ))}
    {item.not_judged_reason !== null && (
      <p className="small">Not judged: {humanise(item.not_judged_reason).toLowerCase()}.</p>
    )}
    {item.state !== 'flagged' && item.irony !== null && item.irony > 0.5 && (
      <p className="small muted">Possibly ironic ({percent(item.irony)} likely ironic).</p>
    )}
    {Array.isArray(item.found) && (
      <p className="small muted">
        Found by the engine: {item.found.map((each) => humanise(each).toLowerCase()).join(', ') || 'nothing'}.
      </p>
    )}
    {typeof item.note === 'string' && <p className="small break">Note: {item.note}</p>}
    <p className="small">
      <SourceLink url={item.content.url} network={item.network} author={item.content.author} />{' '}
      <span className="muted">captured {moment(item.as_of)}</span>
    </p>
    {item.redacted && <p className="small muted">Protected characteristics were redacted.</p>}
  </div>
)
