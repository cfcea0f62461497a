import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { BarList } from '../../charts/bars.js'
import type { Creator } from '../../generated/interface.js'
import { compact, countryName, day, humanise, languageName, percent } from '../../format.js'
import { Badge, Person } from '../../parts/basic.js'
import { Dialog } from '../../parts/dialog.js'
import { Figure } from '../../parts/figure.js'
import { Icon } from '../../parts/icons.js'

type Match = Creator['match'][number]

const valueText = (value: unknown): string => {
  if (value === null || value === undefined) return 'not known'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return Math.abs(value) < 1 && value !== 0 ? percent(value) : compact(value)
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${name.replaceAll('_', ' ')} ${valueText(each)}`)
      .join(', ')
  return typeof value === 'string' ? value : ''
}

/** Why somebody was found: every filter, what was asked for and what they have. */
export const Matches = ({ match }: { match: readonly Match[] }): ReactElement | null =>
  match.length === 0 ? null : (
    <div className="stack tight">
      <h3>Why it matched</h3>
      <ul className="stack tight">
        {match.map(({ filter, value, threshold, passed }) => (
          <li key={filter} className="match small">
            <span className={passed ? 'match-yes' : 'match-no'}>
              <Icon name={passed ? 'check' : 'close'} />
            </span>
            <span>
              <strong>{humanise(filter)}</strong> {valueText(value)}{' '}
              <span className="muted">asked for {valueText(threshold)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )

export const CreatorPanel = ({
  creator,
  onClose,
  onAlike,
}: {
  creator: Creator
  onClose: () => void
  onAlike: (by: 'creator' | 'audience') => void
}): ReactElement => {
  const { network, handle, audience } = creator
  return (
    <Dialog title={creator.name || handle} onClose={onClose} side>
      <Person {...creator} />
      <p className="small break" dir="auto">
        {creator.bio}
      </p>
      <ul className="row">
        {creator.synthetic && (
          <li>
            <Badge>Invented person</Badge>
          </li>
        )}
        {creator.interests.slice(0, 5).map((interest) => (
          <li key={interest}>
            <Badge tone="accent">{humanise(interest)}</Badge>
          </li>
        ))}
      </ul>
      <div className="figures">
        <Figure
          name="Followers"
          value={creator.followers}
          asOf={creator.as_of}
          definition="As counted by the network."
        />
        <Figure
          name="Engagement"
          value={percent(creator.engagement_rate)}
          asOf={creator.as_of}
          definition="Likes and comments on recent contents, as a share of followers."
        />
        <Figure
          name="Likes"
          value={creator.average_likes.median}
          asOf={creator.as_of}
          definition={`Median of the recent contents; the mean is ${compact(creator.average_likes.mean)}.`}
        />
      </div>
      <div className="row">
        <Link to="/profile/$network/$handle" params={{ network, handle }} className="button primary">
          Open report
        </Link>
        <button type="button" className="button" onClick={() => onAlike('creator')}>
          Look-alikes
        </button>
        <button type="button" className="button" onClick={() => onAlike('audience')}>
          Same audience
        </button>
      </div>
      <Matches match={creator.match} />
      {creator.shared_traits !== null && creator.shared_traits.length > 0 && (
        <p className="small">In common: {creator.shared_traits.join(', ')}.</p>
      )}
      {audience === null ? (
        <p className="small muted">The audience has not been analysed yet. Open the report to analyse it.</p>
      ) : (
        <div className="stack">
          <h3>
            Audience <span className="muted small">credibility {compact(audience.credibility)}</span>
          </h3>
          <BarList
            bars={audience.countries.slice(0, 4).map(({ id, share }) => ({ name: countryName(id), value: share }))}
          />
          <BarList
            bars={audience.languages.slice(0, 3).map(({ id, share }) => ({ name: languageName(id), value: share }))}
          />
          <BarList bars={audience.genders.map(({ id, share }) => ({ name: humanise(id), value: share }))} />
          <p className="tiny muted">
            {audience.source}, sample {compact(audience.sample_size)}, as of {day(audience.as_of)}. See the report for
            error bounds.
          </p>
        </div>
      )}
    </Dialog>
  )
}
