import type { ReactElement } from 'react'
import type { ScreenedContent } from '../../generated/interface.js'
import { compact, day, languageName, moment, networkName, percent } from '../../format.js'
import { Badge, type Tone } from '../../parts/basic.js'
import { Marked, type Span } from '../../parts/marked.js'
import { SourceLink } from '../../parts/source-link.js'
import { t, word, wordWithin } from '../../language/t.js'

const stateTones: Record<string, Tone> = { flagged: 'alarm', unflagged: 'caution', clear: 'good', not_judged: 'plain' }

export const StateBadge = ({ state }: { state: string }): ReactElement => (
  <Badge tone={stateTones[state] ?? 'plain'}>{word(state)}</Badge>
)

const spansIn = ({ categories, noted }: ScreenedContent, field: string): Span[] => [
  ...categories.flatMap(({ category, evidence }) =>
    evidence
      .filter((each) => each.field === field)
      .map(({ start, end, by, name, negated, quoted }) => ({
        start,
        end,
        label: t('{category}, by {by}{name}{detail}{detail2}', {
          category: word(category),
          by: wordWithin(by),
          // A model is named for the category, and a list for its file: neither tells a reviewer anything.
          name: by === 'rule' || by === 'keyword' ? ` “${name}”` : '',
          detail: negated ? t(', negated') : '',
          detail2: quoted ? t(', quoted') : '',
        }),
      })),
  ),
  ...noted
    .filter((each) => each.field === field)
    .map(({ start, end, term, polarity }) => ({
      start,
      end,
      label: t('{polarity} keyword {term}', { polarity: word(polarity), term }),
    })),
]

/** One item as it was judged: its texts with the words that speak for each finding. */
export const ItemDetail = ({ item }: { item: ScreenedContent }): ReactElement => (
  <div className="stack">
    <div className="row small muted">
      <StateBadge state={item.state} />
      {item.decision === 'confirmed' && <Badge tone="accent">{t('Confirmed')}</Badge>}
      {item.decision === 'flagged' && <Badge tone="accent">{t('Flagged in review')}</Badge>}
      <span>@{item.content.author}</span>
      {!item.content.by_subject && <Badge>{t('Written by another person')}</Badge>}
      <span>{networkName(item.network)}</span>
      <time dateTime={item.content.published_at}>{day(item.content.published_at)}</time>
      {item.content.language !== null && <span>{languageName(item.content.language)}</span>}
    </div>
    {Object.entries(item.content.fields).map(([field, text]) => (
      <div key={field} className="stack tight">
        {field !== 'text' && <h4 className="muted">{word(field)}</h4>}
        <p className="evidence-text break">
          <Marked text={text} spans={spansIn(item, field)} />
        </p>
      </div>
    ))}
    {item.categories.map(({ category, score, basis, severity, evidence }) => (
      <div key={category} className="stack tight">
        <div className="row apart">
          <strong className="small">{word(category)}</strong>
          <span className="small number">
            {basis === 'reviewer' ? '' : compact(score)}{' '}
            <span className="muted">
              {basis === 'reviewer' ? t('by a reviewer') : t('of 100, by {basis}', { basis: wordWithin(basis) })}
              {typeof severity !== 'string' ? '' : t(', severity {severity}', { severity: wordWithin(severity) })}
            </span>
          </span>
        </div>
        {evidence.length === 0 && basis === 'model' && (
          <p className="small muted">{t('The text as a whole speaks for it, no single word.')}</p>
        )}
        <ul className="row">
          {evidence.map((each, index) => (
            <li key={index}>
              <Badge>
                “{each.text.slice(0, 60)}” {wordWithin(each.by)}
                {each.match === each.by ? '' : ` · ${wordWithin(each.match)}`}
                {each.negated ? ` ${t('· negated')}` : ''}
                {each.quoted ? ` ${t('· quoted')}` : ''}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
    ))}
    {item.state === 'clear' && (item.not_judged_categories ?? []).length > 0 && (
      <p className="small muted">
        {t('Not judged in this language: {categories}.', {
          categories: (item.not_judged_categories ?? []).map((each) => wordWithin(each)).join(', '),
        })}
      </p>
    )}
    {item.not_judged_reason !== null && (
      <p className="small">
        {t('Not judged: {notJudgedReason}.', { notJudgedReason: wordWithin(item.not_judged_reason) })}
      </p>
    )}
    {item.state !== 'flagged' && item.irony !== null && item.irony > 0.5 && (
      <p className="small muted">{t('Possibly ironic ({irony} likely ironic).', { irony: percent(item.irony) })}</p>
    )}
    {Array.isArray(item.found) && (
      <p className="small muted">
        {t('Found by the engine: {found}.', {
          found: item.found.map((each) => wordWithin(each)).join(', ') || t('nothing'),
        })}
      </p>
    )}
    {typeof item.note === 'string' && <p className="small break">{t('Note: {note}', { note: item.note })}</p>}
    <p className="small">
      <SourceLink url={item.content.url} network={item.network} author={item.content.author} />{' '}
      <span className="muted">{t('captured {asOf}', { asOf: moment(item.as_of) })}</span>
    </p>
    {item.redacted && <p className="small muted">{t('Protected characteristics were redacted.')}</p>}
  </div>
)
