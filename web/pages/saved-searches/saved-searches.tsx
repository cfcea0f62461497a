import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { usePages } from '../../api/queries.js'
import { ago } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Empty, PagedList } from '../../parts/states.js'
import { everyWords } from './schedule.js'
import { ScheduledExports } from './scheduled-exports.js'
import { rich, t } from '../../language/t.js'

export const SavedSearchesPage = (): ReactElement => {
  const input = { query: { limit: 50 } }
  const pages = usePages('listSavedSearches', input)
  return (
    <div className="page">
      <PageHead
        title={t('Saved searches')}
        about={t('Searches that run on a schedule and show who is new, lost or changed. Shared within your account.')}
        action={<CopyCurl name="listSavedSearches" input={input} />}
      />
      <Panel title={t('Your searches')}>
        <PagedList
          pages={pages}
          more={t('More searches')}
          empty={
            <Empty icon="bookmark" title={t('No saved searches yet')}>
              <p>
                {rich('Search in the {link}, then choose Saved and Save this search.', {
                  link: <Link to="/creators">{t('creator search')}</Link>,
                })}
              </p>
            </Empty>
          }
        >
          {(items) => (
            <ul className="stack divided">
              {items.map(({ id, name, matches, checked_at, every_s, paused, alerts }) => (
                <li key={id} className="stack tight">
                  <span className="row">
                    <Link to="/saved-searches/$id" params={{ id }} className="break">
                      <strong>{name}</strong>
                    </Link>
                    {paused && <Badge tone="caution">{t('Paused')}</Badge>}
                  </span>
                  <span className="small muted">
                    {matches === null ? t('Not run yet') : t('{count} matches', { count: matches })}
                    {checked_at === null
                      ? ''
                      : ` ${t('· last run {checkedAt}', { checkedAt: ago(checked_at) })}`} · {everyWords(every_s)} ·{' '}
                    {alerts.length === 0 ? t('no alerts') : t('alerts when {alerts}', { alerts: alerts.join(', ') })}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </Panel>
      <ScheduledExports />
    </div>
  )
}
