import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useParam } from '../../address.js'
import { send, type Answer } from '../../api/client.js'
import { useFetched } from '../../api/pairs.js'
import { usePages } from '../../api/queries.js'
import { compact, whole } from '../../format.js'
import { Badge, Panel, Person, saveBlob } from '../../parts/basic.js'
import { FetchedPage } from '../../parts/fetched-page.js'
import { Figure } from '../../parts/figure.js'
import { Icon } from '../../parts/icons.js'
import { Empty, PagedList } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { t, word } from '../../language/t.js'
import { said } from '../../language/said.js'

type Row = Answer<'getEnrichment'>['data'][number]
const formats = ['csv', 'jsonl', 'parquet', 'xlsx'] as const

const Download = ({ id }: { id: string }): ReactElement => {
  const [busy, setBusy] = useState<string>()
  const save = async (format: (typeof formats)[number]): Promise<void> => {
    setBusy(format)
    try {
      const response = await send('getEnrichment', { path: { id }, query: { format } })
      saveBlob(await response.blob(), `${id}.${format}`)
    } catch (error) {
      toast(error instanceof Error ? error.message : t('The file could not be written.'))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <span className="row" role="group" aria-label={t('The list as a file')}>
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className="button slim"
          disabled={busy !== undefined}
          onClick={() => void save(format)}
        >
          <Icon name="download" />
          {busy === format ? t('Writing …') : format.toUpperCase()}
        </button>
      ))}
    </span>
  )
}

const OneRow = ({ row }: { row: Row }): ReactElement => (
  <li className="row apart">
    {row.profile ? (
      <Link
        to="/profile/$network/$handle"
        params={{ network: row.profile.network, handle: row.profile.handle }}
        className="plain-link"
      >
        <Person name={row.profile.name} handle={row.profile.handle} network={row.profile.network} />
      </Link>
    ) : (
      <span className="break">{row.input}</span>
    )}
    <span className="small muted">
      {row.status === 'found' ? (
        [
          row.metrics ? t('{followers} followers', { followers: compact(row.metrics.followers) }) : undefined,
          row.contacts ? [...row.contacts.emails, ...row.contacts.phones].join(', ') || t('no contacts') : undefined,
        ]
          .filter((each) => each !== undefined)
          .join(' · ')
      ) : (
        <>
          <Badge tone="caution">{word(row.status)}</Badge> {row.reason === null ? '' : said(row.reason)}
        </>
      )}
    </span>
  </li>
)

export const EnrichmentResult = (): ReactElement => {
  const id = useParam('id') ?? ''
  const fetched = useFetched('getEnrichment', id)
  const result = fetched.answer.data?.result ?? undefined
  const pages = usePages('getEnrichment', { path: { id }, query: { limit: 50 } }, 'query', { enabled: fetched.isReady })
  return (
    <FetchedPage
      name="getEnrichment"
      id={id}
      fetched={fetched}
      title={t('Enriched list')}
      what={t('Enriching the list')}
      back={{ to: '/enrichment', title: t('Another list') }}
    >
      {result !== undefined && (
        <>
          <Panel title={t('The list as a file')} action={<Download id={id} />}>
            <div className="figures">
              <Figure name={t('Rows')} value={whole(result.rows)} />
              <Figure name={t('Found')} value={whole(result.found)} />
              <Figure name={t('Not known here')} value={whole(result.not_found)} />
              <Figure name={t('Invalid')} value={whole(result.invalid)} />
            </div>
          </Panel>
          <Panel title={t('Row by row')} about={t('In the order they were given.')}>
            <PagedList pages={pages} more={t('More rows')} empty={<Empty title={t('No rows')} />}>
              {(items) => (
                <ul className="stack divided">
                  {items.map((row) => (
                    <OneRow key={row.position} row={row} />
                  ))}
                </ul>
              )}
            </PagedList>
          </Panel>
        </>
      )}
    </FetchedPage>
  )
}
