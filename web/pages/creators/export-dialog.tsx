import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { send, type Body } from '../../api/client.js'
import { useFetched } from '../../api/pairs.js'
import { useAction, useAnswer } from '../../api/queries.js'
import { isFinal } from '../../api/watch.js'
import { CopyCurl, saveBlob } from '../../parts/basic.js'
import { isPurpose, Purpose } from '../../parts/blocks.js'
import { Dialog } from '../../parts/dialog.js'
import { Icon } from '../../parts/icons.js'
import { RequestProgress } from '../../parts/progress.js'
import { Failed, Note } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { Input, Select } from '../../parts/inputs.js'
import type { Filters } from './filters.js'
import { t } from '../../language/t.js'

type Format = NonNullable<Body<'exportDiscovery'>['format']>
const formats: Record<Format, string> = {
  csv: 'CSV',
  xlsx: t('Workbook (Excel)'),
  jsonl: 'JSON Lines',
  parquet: 'Parquet',
}

/** Everything that is known of a creator, and the contacts, which are only written when they are asked for. */
const withContacts: NonNullable<Body<'exportDiscovery'>['fields']> = [
  ...(['network', 'handle', 'url', 'name', 'bio', 'verified', 'account_type', 'gender', 'age', 'location'] as const),
  ...(['languages', 'interests', 'followers', 'following', 'content_count', 'average_likes'] as const),
  ...([
    'average_comments',
    'average_views',
    'engagement_rate',
    'follower_growth',
    'posts_per_week',
    'estimated_price',
  ] as const),
  ...(['last_posted_at', 'hashtags', 'brands', 'has_sponsored_content', 'sponsored_by', 'audience'] as const),
  ...(['contacts', 'source', 'synthetic', 'as_of'] as const),
]

/** How often it is looked how far the index is, while an export waits for it. */
const lookMs = 3000

const Progress = ({ id, format }: { id: string; format: Format }): ReactElement => {
  const { request, answer, error } = useFetched('getDiscoveryExport', id)
  const result = answer.data?.result
  const isWaiting = request !== undefined && !isFinal(request.status) && request.progress.done === 0
  const index = useAnswer(
    'discoverCreators',
    { body: { limit: 1 } },
    { enabled: isWaiting, refetchMs: isWaiting && lookMs },
  ).data?.index
  const download = async (): Promise<void> => {
    try {
      const response = await send('getDiscoveryExport', { path: { id }, query: { format }, headers: { accept: '*/*' } })
      saveBlob(await response.blob(), `${id}.${format}`)
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : t('The file could not be read.'))
    }
  }
  return (
    <div className="stack">
      <RequestProgress request={request} what={t('Exporting')} />
      {isWaiting && index?.building === true && (
        <Note>
          {t(
            'An export contains all matching creators, so it waits until the search index is complete: {count} creators so far.',
            {
              count: index.creators,
            },
          )}
        </Note>
      )}
      {error !== null && <Failed error={error} />}
      {result !== undefined && result !== null && (
        <>
          <p>{t('{rows} creators, {count} fields.', { rows: result.rows, count: result.fields.length })}</p>
          <div>
            <button type="button" className="button primary" onClick={() => void download()}>
              <Icon name="download" />
              {t('Download {formats}', { formats: formats[format] })}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

export const ExportDialog = ({
  filters,
  total,
  onClose,
}: {
  filters: Filters
  total: number
  onClose: () => void
}): ReactElement => {
  const [format, setFormat] = useState<Format>('csv')
  const [most, setMost] = useState(Math.min(total, 1000))
  const [every, setEvery] = useState(0)
  const [name, setName] = useState('')
  const [contacts, setContacts] = useState(false)
  const [purpose, setPurpose] = useState('')
  const submit = useAction('exportDiscovery')
  const schedule = useAction('createScheduledExport')
  const size = {
    format,
    max_results: Math.max(1, most),
    ...(contacts ? { fields: withContacts, purpose: purpose.trim() } : {}),
  }
  const body = { ...filters, ...size }
  const repeated = { name: name.trim(), every_s: every, search: filters, ...size }
  if (schedule.data !== undefined)
    return (
      <Dialog title={t('Export')} onClose={onClose}>
        <p>{t('Scheduled. Files go to {folder}.', { folder: schedule.data.folder })}</p>
        <p>
          <Link to="/saved-searches">{t('Scheduled exports')}</Link>
        </p>
      </Dialog>
    )
  return (
    <Dialog title={t('Export')} onClose={onClose}>
      {submit.data === undefined ? (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (every === 0) submit.mutate({ body })
            else schedule.mutate({ body: repeated })
          }}
        >
          <Input
            label={t('How many of {total}?', { total })}
            type="number"
            min="1"
            value={most}
            onValue={(value) => setMost(Number(value))}
          />
          <Select label={t('Format')} value={format} onValue={(value) => setFormat(value as Format)}>
            {(Object.keys(formats) as Format[]).map((each) => (
              <option key={each} value={each}>
                {formats[each]}
              </option>
            ))}
          </Select>
          <Select label={t('Repeat')} value={every} onValue={(value) => setEvery(Number(value))}>
            <option value={0}>{t('Once, to download')}</option>
            <option value={86_400}>{t('Every day, to the file store of the server')}</option>
            <option value={604_800}>{t('Every week, to the file store of the server')}</option>
          </Select>
          <label className="check">
            <input type="checkbox" checked={contacts} onChange={(event) => setContacts(event.target.checked)} />
            {t('Include contacts')}
          </label>
          {contacts && <Purpose value={purpose} onChange={setPurpose} />}
          {every > 0 && <Input label={t('Name')} required value={name} onValue={setName} />}
          {submit.error !== null && <Failed error={submit.error} />}
          {schedule.error !== null && <Failed error={schedule.error} />}
          <div className="row apart">
            {every === 0 ? (
              <CopyCurl name="exportDiscovery" input={{ body }} />
            ) : (
              <CopyCurl name="createScheduledExport" input={{ body: repeated }} />
            )}
            <button
              type="submit"
              className="button primary"
              disabled={submit.isPending || schedule.isPending || (contacts && !isPurpose(purpose))}
            >
              {every === 0 ? t('Start export') : t('Schedule')}
            </button>
          </div>
        </form>
      ) : (
        <Progress id={submit.data.id} format={format} />
      )}
    </Dialog>
  )
}
