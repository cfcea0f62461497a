import { Link } from '@tanstack/react-router'
import { useEffect, type ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useFetched } from '../../api/pairs.js'
import { whole } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import { FetchedPage } from '../../parts/fetched-page.js'
import { Figure } from '../../parts/figure.js'
import { Rejects } from './rejects.js'
import { t, word } from '../../language/t.js'
import { said } from '../../language/said.js'

/** So long after a cancellation the batch that was being written is written, and counted. */
const lastBatchMs = 3000

export const ImportResultPage = (): ReactElement => {
  const id = useParam('id') ?? ''
  const fetched = useFetched('getImport', id)
  const result = fetched.answer.data?.result ?? undefined
  const isCanceled = fetched.request?.status === 'canceled'
  const { refetch } = fetched.answer
  useEffect(() => {
    if (!isCanceled) return
    const again = setTimeout(() => void refetch(), lastBatchMs)
    return () => clearTimeout(again)
  }, [isCanceled, refetch])
  const joined = Object.values(result?.joined ?? {}).reduce((sum, count) => sum + count, 0)
  return (
    <FetchedPage
      name="getImport"
      id={id}
      fetched={fetched}
      title={result?.name ?? t('Import')}
      what={t('The import')}
      back={{ to: '/import', title: t('Another file') }}
      countsShares
    >
      {isCanceled && (
        <p className="small">
          {t('Rows imported so far are kept. Import the file again to add the rest; nothing is imported twice.')}
        </p>
      )}
      {result !== undefined && (
        <>
          <Panel
            title={
              result.dry_run
                ? t('Checked, nothing written')
                : isCanceled
                  ? t('Imported before it was canceled')
                  : t('Imported')
            }
            action={
              <Link to="/creators" className="button slim">
                {t('Search creators')}
              </Link>
            }
          >
            <div className="figures">
              <Figure name={t('Rows')} value={whole(result.rows)} />
              <Figure name={t('Taken')} value={whole(result.imported)} />
              <Figure name={t('Refused')} value={whole(result.rejected)} />
              {result.withheld > 0 && <Figure name={t('Withheld')} value={whole(result.withheld)} />}
              <Figure name={t('Cells lost')} value={whole(result.cells_lost)} />
              {Object.entries(result.records).map(([kind, count]) => (
                <Figure key={kind} name={word(kind)} value={whole(count)} />
              ))}
            </div>
            {result.waiting > 0 && (
              <p className="small">
                {t('{count} rows name a post or an account of another file and wait until it is imported.', {
                  count: result.waiting,
                })}
              </p>
            )}
            {joined > 0 && (
              <p className="small">{t('{count} rows that waited for this file were joined.', { count: joined })}</p>
            )}
            {result.searchable === false && (
              <p className="small">
                {t('It is still being indexed. Searches will find all of it when indexing is done.')}
              </p>
            )}
            {result.notes.length > 0 && (
              <ul className="small muted">
                {result.notes.map((note) => (
                  <li key={note}>{said(note)}</li>
                ))}
              </ul>
            )}
          </Panel>
          {result.rejected + result.cells_lost > 0 && <Rejects id={id} />}
        </>
      )}
    </FetchedPage>
  )
}
