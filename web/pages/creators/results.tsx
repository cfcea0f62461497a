import type { MouseEvent, ReactElement } from 'react'
import type { Creator } from '../../generated/interface.js'
import { ago, compact, countryName, percent } from '../../format.js'
import { Person } from '../../parts/basic.js'
import { keyOfCreator, toggleAllChosen } from '../../selection.js'
import { columns } from './columns.js'
import type { Filters } from './filters.js'
import { t } from '../../language/t.js'

interface ResultsProps {
  creators: readonly Creator[]
  chosen: ReadonlySet<string>
  onChoose: (creator: Creator) => void
  onOpen: (creator: Creator) => void
}

/** A row opens wherever it is clicked, except on what does something itself, and while its text is being marked. */
const openOnClick =
  (open: () => void) =>
  ({ target }: MouseEvent): void => {
    const isOwn = target instanceof Element && target.closest('a, button, input, label, summary') !== null
    if (!isOwn && getSelection()?.isCollapsed !== false) open()
  }

const placeOf = ({ location }: Creator): string => {
  if (location === null) return t('No location')
  return location.country_code === null ? (location.text ?? t('No location')) : countryName(location.country_code)
}

const ChooseBox = ({
  creator,
  chosen,
  onChoose,
}: Pick<ResultsProps, 'chosen' | 'onChoose'> & { creator: Creator }): ReactElement => (
  <label className="choose-area">
    <input
      type="checkbox"
      className="choose"
      aria-label={t('Choose {handle}', { handle: creator.handle })}
      checked={chosen.has(keyOfCreator(creator))}
      onChange={() => onChoose(creator)}
    />
  </label>
)

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
  // What one sorts by is seen.
  const used = columns.filter(
    (column) => shown.includes(column.name) || (column.sort !== undefined && column.sort === sort?.by),
  )
  return (
    <div className="scroll-x" tabIndex={0} role="group" aria-label={t('Creators')}>
      <table className="table found">
        <thead>
          <tr>
            <th scope="col">
              <label className="choose-area">
                <input
                  type="checkbox"
                  className="choose"
                  aria-label={t('All creators shown')}
                  checked={creators.every((creator) => chosen.has(keyOfCreator(creator)))}
                  onChange={() => toggleAllChosen(creators)}
                />
              </label>
            </th>
            <th scope="col">{t('Creator')}</th>
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
            <tr key={keyOfCreator(creator)} className="opens" onClick={openOnClick(() => onOpen(creator))}>
              <td>
                <ChooseBox creator={creator} chosen={chosen} onChoose={onChoose} />
              </td>
              <th scope="row" className="creator-cell">
                <button type="button" className="person-button" onClick={() => onOpen(creator)}>
                  <Person {...creator} pictured />
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
      <li key={keyOfCreator(creator)} className="panel creator-card opens" onClick={openOnClick(() => onOpen(creator))}>
        <div className="row apart" style={{ flexWrap: 'nowrap' }}>
          <button type="button" className="person-button" onClick={() => onOpen(creator)}>
            <Person {...creator} pictured />
          </button>
          <ChooseBox creator={creator} chosen={chosen} onChoose={onChoose} />
        </div>
        <p className="small clip-2 muted" dir="auto">
          {creator.bio === null ? t('The bio is not known.') : creator.bio || t('No bio.')}
        </p>
        <dl className="card-facts small">
          <div>
            <dt>{t('Followers')}</dt>
            <dd>{compact(creator.followers)}</dd>
          </div>
          <div>
            <dt>{t('Engagement')}</dt>
            <dd>{percent(creator.engagement_rate)}</dd>
          </div>
          <div>
            <dt>{t('Credibility')}</dt>
            <dd>{compact(creator.audience?.credibility ?? null)}</dd>
          </div>
        </dl>
        <p className="tiny muted">
          {creator.last_posted_at === null
            ? placeOf(creator)
            : t('{detail} · posted {lastPostedAt}', {
                detail: placeOf(creator),
                lastPostedAt: ago(creator.last_posted_at),
              })}
        </p>
      </li>
    ))}
  </ul>
)
