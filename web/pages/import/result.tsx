import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useFetched } from '../../api/pairs.js'
import { whole } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import { FetchedPage } from '../../parts/fetched-page.js'
import { Figure } from '../../parts/figure.js'
import { Rejects } from './rejects.js'
import { t, word } from '../../language/t.js'

export const ImportResultPage = (): ReactElement => {
  const id = useParam('id') ?? ''
  const fetched = useFetched('getImport', id)
  const result = fetched.answer.data?.result ?? undefined
  const isCanceled = fetched.request?.status === 'canceled'
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
          {t('Batches that were written before stay. Importing the file again changes nothing in them.')}
        </p>
      )}
      {result !== undefined && (
        <>
          <Panel
            title={result.dry_run ? t('Checked, nothing written') : t('Imported')}
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
              <Figure name={t('Cells lost')} value={whole(result.cells_lost)} />
              {Object.entries(result.records).map(([kind, count]) => (
                <Figure key={kind} name={word(kind)} value={whole(count)} />
              ))}
            </div>
            {result.searchable === false && (
              <p className="small">{t('The search index is still reading it. Searches find all of it when it has.')}</p>
            )}
            {result.notes.length > 0 && (
              <ul className="small muted">
                {result.notes.map((note) => (
                  <li key={note}>{note}</li>
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
