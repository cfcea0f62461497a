import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import { ago, duration, percent, whole } from '../../format.js'
import { Badge, CopyCurl, Panel } from '../../parts/basic.js'
import { Empty, Failed, PagedList } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'

type Recurring = Answer<'listRecurringListening'>['data'][number]

export const useRefreshRecurring = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['listRecurringListening'] })
}

const alertText = (alert: Recurring['alerts'][number]): string => {
  if (alert.on === 'spike') return 'a spike'
  if (alert.on === 'mentions') return `more than ${whole(alert.above)} mentions`
  if (alert.on === 'negative_share') return `more than ${percent(alert.above)} negative`
  return `share of voice below ${percent(alert.below)}`
}

const intervalText = (seconds: number): string =>
  seconds === 86_400 ? 'every day' : seconds === 604_800 ? 'every week' : `every ${duration(seconds)}`

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
  } = recurring
  const refresh = useRefreshRecurring()
  const change = useAction('changeRecurringListening', refresh)
  const remove = useAction('removeRecurringListening', () => {
    toast(`${name} is no longer scheduled.`)
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
          <Badge tone={paused ? 'caution' : 'good'}>{paused ? 'Paused' : 'Active'}</Badge>
          {raised.length > 0 && (
            <Badge tone="alarm">{raised.length === 1 ? 'An alert' : `${raised.length} alerts`}</Badge>
          )}
        </span>
        <span className="row">
          <button
            type="button"
            className="button slim"
            onClick={() => change.mutate({ path: { id }, body: { paused: !paused } })}
          >
            {paused ? 'Resume' : 'Pause'}
            <span className="visually-hidden"> {name}</span>
          </button>
          <button type="button" className="button slim danger" onClick={() => remove.mutate({ path: { id } })}>
            Remove<span className="visually-hidden"> {name}</span>
          </button>
        </span>
      </div>
      <p className="small muted">
        {intervalText(every).replace(/^e/, 'E')}, telling of {alerts.map(alertText).join(', ') || 'nothing'}.{' '}
        {paused ? 'Not scheduled.' : `Next ${ago(next)}.`}
      </p>
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
      title="Scheduled listening"
      about="Repeats on a schedule. Spikes and exceeded thresholds create events."
      action={<CopyCurl name="listRecurringListening" input={input} />}
    >
      <PagedList
        pages={pages}
        more="More"
        empty={
          <Empty icon="listening" title="No scheduled listening yet">
            <p>Enter a brand above and choose “Run every day”.</p>
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
