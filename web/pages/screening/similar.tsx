import type { ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { day, percent } from '../../format.js'
import { SourceLink } from '../../parts/source-link.js'
import { Failed } from '../../parts/states.js'
import { StateBadge } from './item.js'
import { t } from '../../language/t.js'

/** More of the same profile that reads like this item: what was missed once is often missed again. */
export const SimilarItems = ({ id, itemId }: { id: string; itemId: string }): ReactElement => {
  const find = useAction('findSimilarContents')
  const { data } = find
  return (
    <div className="stack tight">
      <div>
        <button
          type="button"
          className="button slim"
          disabled={find.isPending}
          onClick={() => find.mutate({ path: { id }, body: { content_id: itemId, state: 'all', limit: 10 } })}
        >
          {find.isPending ? t('Comparing …') : t('Find more like this')}
        </button>
      </div>
      {find.error !== null && <Failed error={find.error} />}
      {data?.data.length === 0 && (
        <p className="small muted">{t('No similar item among {compared}.', { compared: data.compared })}</p>
      )}
      {data !== undefined && data.data.length > 0 && (
        <ul className="stack divided" aria-label={t('Similar items')}>
          {data.data.map(({ likeness, item }) => (
            <li key={item.id} className="stack tight">
              <span className="row small muted">
                <StateBadge state={item.state} />
                {t('{likeness} alike', { likeness: percent(likeness) })}
                <SourceLink url={item.content.url} network={item.network} author={item.content.author}>
                  {day(item.content.published_at)}
                </SourceLink>
              </span>
              <p className="small break clip-2" dir="auto">
                {item.content.text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
