import type { ReactElement } from 'react'
import type { Creator } from '../../generated/interface.js'
import { ago, compact, countryName, percent } from '../../format.js'
import { Person } from '../../parts/basic.js'
import { keyOfCreator } from '../../selection.js'
import { columns } from './columns.js'
import type { Filters } from './filters.js'

interface ResultsProps {
  creators: readonly Creator[]
  chosen: ReadonlySet<string>
  onChoose: (creator: Creator) => void
  onOpen: (creator: Creator) => void
}

export const ResultTable = ({
  creators,
  chosen,
  onChoose,
  onOpen,
  shown,
  sort,
  onSort,
}: ResultsProps & {
  shown: readonly string[]
  sort: Filters['sort']
  onSort: (by: string) => void
}): ReactElement => {
  const used = columns.filter(({ name }) => shown.includes(name))
  return (
    <div className="scroll-x" tabIndex={0} role="group" aria-label="Creators">
      <table className="table found">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Choose</span>
            </th>
            <th scope="col">Creator</th>
            {used.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={column.end === true ? 'end' : ''}
                aria-sort={
                  column.sort !== undefined && sort?.by === column.sort
                    ? sort.order === 'asc'
                      ? 'ascending'
                      : 'descending'
                    : undefined
                }
              >
                {column.sort === undefined ? (
                  column.title
                ) : (
                  <button type="button" className="table-sort" onClick={() => onSort(column.sort ?? '')}>
                    {column.title}
                    {sort?.by === column.sort ? (sort.order === 'asc' ? ' ↑' : ' ↓') : ''}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {creators.map((creator) => (
            <tr key={keyOfCreator(creator)}>
              <td>
                <input
                  type="checkbox"
                  className="choose"
                  aria-label={`Choose ${creator.handle}`}
                  checked={chosen.has(keyOfCreator(creator))}
                  onChange={() => onChoose(creator)}
                />
              </td>
              <th scope="row" className="creator-cell">
                <button type="button" className="person-button" onClick={() => onOpen(creator)}>
                  <Person {...creator} />
                </button>
              </th>
              {used.map((column) => (
                <td key={column.name} className={column.end === true ? 'end' : ''}>
                  {column.show(creator)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const ResultCards = ({ creators, chosen, onChoose, onOpen }: ResultsProps): ReactElement => (
  <ul className="columns">
    {creators.map((creator) => (
      <li key={keyOfCreator(creator)} className="panel creator-card">
        <div className="row apart" style={{ flexWrap: 'nowrap' }}>
          <button type="button" className="person-button" onClick={() => onOpen(creator)}>
            <Person {...creator} />
          </button>
          <input
            type="checkbox"
            className="choose"
            aria-label={`Choose ${creator.handle}`}
            checked={chosen.has(keyOfCreator(creator))}
            onChange={() => onChoose(creator)}
          />
        </div>
        <p className="small clip-2 muted" dir="auto">
          {creator.bio || 'No bio.'}
        </p>
        <dl className="card-facts small">
          <div>
            <dt>Followers</dt>
            <dd>{compact(creator.followers)}</dd>
          </div>
          <div>
            <dt>Engagement</dt>
            <dd>{percent(creator.engagement_rate)}</dd>
          </div>
          <div>
            <dt>Credibility</dt>
            <dd>{creator.audience === null ? '–' : compact(creator.audience.credibility)}</dd>
          </div>
        </dl>
        <p className="tiny muted">
          {creator.location === null
            ? 'No location'
            : creator.location.country_code === null
              ? creator.location.text
              : countryName(creator.location.country_code)}{' '}
          · posted {ago(creator.last_posted_at)}
        </p>
      </li>
    ))}
  </ul>
)
