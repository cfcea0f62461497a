import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useParam } from '../../address.js'
import type { Answer } from '../../api/client.js'
import { useAction, useAnswer, usePages } from '../../api/queries.js'
import { ago, moment, unknown } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Empty, Failed, Loading, PagedList } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { toast } from '../../parts/toasts.js'
import { Differences } from './differences.js'
import { everyWords, intervals } from './schedule.js'
import { rich, t } from '../../language/t.js'

type Saved = Answer<'getSavedSearch'>
const alertWords = {
  new: t('A new creator matches'),
  lost: t('A creator no longer matches'),
  changed: t('A match has changed'),
}
type Alert = keyof typeof alertWords

const useRefresh = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return async () => {
    for (const name of ['listSavedSearches', 'getSavedSearch', 'listSavedSearchRuns'])
      await queryClient.invalidateQueries({ queryKey: [name] })
  }
}

const Settings = ({ saved }: { saved: Saved }): ReactElement => {
  const refresh = useRefresh()
  const change = useAction('changeSavedSearch', refresh)
  const edit = (body: Parameters<typeof change.mutate>[0]['body']): void =>
    change.mutate({ path: { id: saved.id }, body })
  const isOther = intervals.every(([seconds]) => seconds !== saved.every_s)
  return (
    <Panel
      title={t('Alerts and schedule')}
      about={rich(
        'Alerts appear as events. To get them by e-mail, chat or webhook, add a channel under {notifications}.',
        {
          notifications: <Link to="/notifications">{t('Notifications')}</Link>,
        },
      )}
    >
      <fieldset className="row" disabled={change.isPending}>
        <legend className="visually-hidden">{t('Tell me when')}</legend>
        {(Object.keys(alertWords) as Alert[]).map((alert) => (
          <label key={alert} className="check">
            <input
              type="checkbox"
              checked={saved.alerts.includes(alert)}
              onChange={({ target: { checked } }) =>
                edit({ alerts: checked ? [...saved.alerts, alert] : saved.alerts.filter((each) => each !== alert) })
              }
            />
            {alertWords[alert]}
          </label>
        ))}
      </fieldset>
      <div className="row">
        <label className="row small">
          <span>{t('Run')}</span>
          <select
            className="input slim"
            value={String(saved.every_s)}
            disabled={change.isPending}
            onChange={({ target: { value } }) => edit({ every_s: value === 'null' ? null : Number(value) })}
          >
            {isOther && <option value={String(saved.every_s)}>{everyWords(saved.every_s)}</option>}
            {intervals.map(([seconds, title]) => (
              <option key={title} value={String(seconds)}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button slim"
          disabled={change.isPending}
          onClick={() => edit({ paused: !saved.paused })}
        >
          {saved.paused ? t('Resume') : t('Pause')}
        </button>
        <span className="small muted">
          {t('{detail} Follows the first {maxResults} matches.', {
            detail: saved.paused
              ? t('Paused.')
              : saved.next_at === null
                ? ''
                : t('Next run {nextAt}.', { nextAt: moment(saved.next_at) }),
            maxResults: saved.max_results,
          })}
        </span>
      </div>
      {change.error !== null && <Failed error={change.error} />}
    </Panel>
  )
}

const Runs = ({ id }: { id: string }): ReactElement => {
  const [chosen, setChosen] = useState<string>()
  const pages = usePages('listSavedSearchRuns', { path: { id }, query: { limit: 20 } }, 'query', { refetchMs: 5000 })
  const shown = chosen ?? pages.items.find((run) => run.new + run.lost + run.changed > 0)?.id
  return (
    <>
      <Panel title={t('Runs')} about={t('Each is compared with the one before it.')}>
        <PagedList
          pages={pages}
          more={t('Earlier runs')}
          empty={<Empty title={t('Not run yet')}>{t('Choose Run now.')}</Empty>}
        >
          {(items) => (
            <Table
              label={t('Runs')}
              narrow="labelled"
              columns={[
                t('When'),
                ...[t('Matches'), t('New'), t('Lost'), t('Changed')].map((title) => ({ title, end: true })),
                { title: t('Differences'), hidden: true },
              ]}
            >
              {items.map((run) => (
                <tr key={run.id}>
                  <td className="nowrap">{moment(run.created_at)}</td>
                  <td className="end">{run.matches}</td>
                  <td className="end">{run.baseline ? unknown : run.new}</td>
                  <td className="end">{run.baseline ? unknown : run.lost}</td>
                  <td className="end">{run.baseline ? unknown : run.changed}</td>
                  <td>
                    {run.baseline ? (
                      <Badge>{t('First run')}</Badge>
                    ) : (
                      <button
                        type="button"
                        className="chip"
                        aria-pressed={run.id === shown}
                        onClick={() => setChosen(run.id)}
                      >
                        {t('Differences')}
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </Table>
          )}
        </PagedList>
      </Panel>
      {shown !== undefined && <Differences id={id} runId={shown} />}
    </>
  )
}

export const SavedSearchPage = (): ReactElement => {
  const id = useParam('id') ?? ''
  const refresh = useRefresh()
  const navigate = useNavigate()
  const answer = useAnswer('getSavedSearch', { path: { id } })
  const run = useAction('runSavedSearch', async () => {
    toast(t('Checking. The result will appear below.'))
    await refresh()
  })
  const remove = useAction('removeSavedSearch', async () => {
    await navigate({ to: '/saved-searches' })
    await refresh()
  })
  const saved = answer.data
  const error = answer.error ?? run.error ?? remove.error
  return (
    <div className="page">
      <PageHead
        title={saved?.name ?? t('Saved search')}
        about={
          saved === undefined
            ? undefined
            : `${saved.matches === null ? t('Not run yet') : t('{count} matches', { count: saved.matches })}${saved.checked_at === null ? '' : t(', last run {checkedAt}', { checkedAt: ago(saved.checked_at) })}`
        }
        action={<CopyCurl name="getSavedSearch" input={{ path: { id } }} />}
      />
      {error !== null && <Failed error={error} onAgain={() => void answer.refetch()} />}
      {answer.isPending && <Loading lines={6} />}
      {saved !== undefined && (
        <>
          <div className="row">
            <button
              type="button"
              className="button primary"
              disabled={run.isPending}
              onClick={() => run.mutate({ path: { id } })}
            >
              {t('Run now')}
            </button>
            <Link
              to="/creators"
              search={{ ...saved.filters, ...(saved.sort === null ? {} : { sort: saved.sort }) }}
              className="button"
            >
              {t('Open in creator search')}
            </Link>
            <button
              type="button"
              className="button danger"
              disabled={remove.isPending}
              onClick={() => remove.mutate({ path: { id } })}
            >
              {t('Delete')}
            </button>
          </div>
          <Settings saved={saved} />
          <Runs id={id} />
        </>
      )}
    </div>
  )
}
