import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import { ago, duration, networkName, percent } from '../../format.js'
import { Badge, CopyCurl, Panel } from '../../parts/basic.js'
import { Empty, Failed, PagedList } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { AlertChoice } from './alert-choice.js'
import { t } from '../../language/t.js'

type Recurring = Answer<'listRecurringListening'>['data'][number]

export const useRefreshRecurring = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['listRecurringListening'] })
}

const alertText = (alert: Recurring['alerts'][number]): string => {
  if (alert.on === 'spike') return t('a spike')
  if (alert.on === 'report') return t('every report')
  if (alert.on === 'mention') return t('every new mention')
  if (alert.on === 'mentions') return t('more than {above} mentions', { above: alert.above })
  if (alert.on === 'negative_share') return t('more than {above} negative', { above: percent(alert.above) })
  return t('share of voice below {below}', { below: percent(alert.below) })
}

const readingText = (reading: Recurring['reading']): string => {
  const named = (by: string): string =>
    reading
      .filter((each) => each.by === by)
      .map(({ network }) => networkName(network))
      .join(', ')
  const [streamed, polled] = [named('stream'), named('polling')]
  return [
    streamed === '' ? '' : t('Within seconds from {networks}.', { networks: streamed }),
    polled === '' ? '' : t('With every run from {networks}.', { networks: polled }),
  ]
    .filter(Boolean)
    .join(' ')
}

const intervalText = (seconds: number): string =>
  seconds === 86_400
    ? t('every day')
    : seconds === 604_800
      ? t('every week')
      : t('every {seconds}', { seconds: duration(seconds) })

const Item = ({ recurring }: { recurring: Recurring }): ReactElement => {
  const {
    id,
    name,
    every_s: every,
    alerts,
    paused,
    alerts_on: raised,
    last_request_id: last,
    next_at: next,
    reading,
  } = recurring
  const refresh = useRefreshRecurring()
  const change = useAction('changeRecurringListening', refresh)
  const remove = useAction('removeRecurringListening', () => {
    toast(t('{name} is no longer scheduled.', { name }))
    return refresh()
  })
  const error = change.error ?? remove.error
  return (
    <li className="stack tight">
      <div className="row apart">
        <span className="row">
          <strong>
            {last === null ? (
              name
            ) : (
              <Link to="/listening/$id" params={{ id: last }}>
                {name}
              </Link>
            )}
          </strong>
          <Badge tone={paused ? 'caution' : 'good'}>{paused ? t('Paused') : t('Active')}</Badge>
          {raised.length > 0 && (
            <Badge tone="alarm">
              {raised.length === 1 ? t('An alert') : t('{count} alerts', { count: raised.length })}
            </Badge>
          )}
        </span>
        <span className="row">
          <button
            type="button"
            className="button slim"
            onClick={() => change.mutate({ path: { id }, body: { paused: !paused } })}
          >
            {paused ? t('Resume') : t('Pause')}
            <span className="visually-hidden"> {name}</span>
          </button>
          <button type="button" className="button slim danger" onClick={() => remove.mutate({ path: { id } })}>
            {t('Remove')}
            <span className="visually-hidden"> {name}</span>
          </button>
        </span>
      </div>
      <p className="small muted">
        {t('{every}, with alerts on {alerts}. {detail}', {
          every: intervalText(every).replace(/^e/, 'E'),
          alerts: alerts.map(alertText).join(', ') || t('nothing'),
          detail: paused ? t('Not scheduled.') : t('Next {next}.', { next: ago(next) }),
        })}
      </p>
      {reading.length > 0 && <p className="small muted">{readingText(reading)}</p>}
      <details>
        <summary className="small">{t('Alerts')}</summary>
        <AlertChoice
          id={id}
          alerts={alerts}
          onSaved={() => {
            toast(t('Alerts saved. They count from the next run on.'))
            return refresh()
          }}
        />
      </details>
      {error !== null && <Failed error={error} />}
    </li>
  )
}

/** Listening that comes back by itself and raises events. */
export const RecurringPanel = (): ReactElement => {
  const input = { query: { limit: 20 } }
  const pages = usePages('listRecurringListening', input)
  return (
    <Panel
      title={t('Scheduled listening')}
      about={t('Repeats on a schedule. Alerts create events, which notifications can send.')}
      action={<CopyCurl name="listRecurringListening" input={input} />}
    >
      <PagedList
        pages={pages}
        more={t('More')}
        empty={
          <Empty icon="listening" title={t('No scheduled listening yet')}>
            <p>{t('Enter a brand above and choose “Run every day”.')}</p>
          </Empty>
        }
      >
        {(items) => (
          <ul className="stack divided">
            {items.map((recurring) => (
              <Item key={recurring.id} recurring={recurring} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
