import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import type { OperationName } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import type { Event, Monitoring, NamedProfile } from '../../generated/interface.js'
import { ago, duration } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel, type Tone } from '../../parts/basic.js'
import { CostBefore } from '../../parts/cost.js'
import { FirstData } from '../../parts/first-data.js'
import { NameProfile } from '../../parts/name-profile.js'
import { Empty, Failed, Loading } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { Table } from '../../parts/table.js'
import { Select } from '../../parts/inputs.js'
import { ScreeningTabs } from './tabs.js'
import { t, word } from '../../language/t.js'

const tones: Record<string, Tone> = { active: 'good', paused: 'caution', stopped: 'plain' }
const intervals: Record<string, string> = { '1h': t('Every hour'), '24h': t('Every day'), '7d': t('Every week') }
const secondsOf: Record<string, number> = { '1h': 3600, '24h': 86_400, '7d': 604_800 }

const Row = ({ watched }: { watched: Monitoring }): ReactElement => {
  const queryClient = useQueryClient()
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['listMonitoring'] })
  const pause = useAction('pauseMonitoring', refresh)
  const resume = useAction('resumeMonitoring', refresh)
  const stop = useAction('stopMonitoring', refresh)
  const input = { path: { id: watched.id } }
  const names = watched.profiles.map(({ handle }) => atHandle(handle)).join(', ')
  return (
    <tr>
      <th scope="row">
        <Link to="/screening/$id" params={{ id: watched.screening_id }}>
          {names}
        </Link>
        {watched.last_error !== null && <div className="tiny muted break">{watched.last_error}</div>}
      </th>
      <td>
        <Badge tone={tones[watched.status] ?? 'plain'}>{word(watched.status)}</Badge>
      </td>
      <td>
        <span className="nowrap">{duration(watched.every_s)}</span>
        {watched.reading.some(({ by }) => by === 'stream') && (
          <div className="tiny muted">{t('New posts within seconds')}</div>
        )}
      </td>
      <td className="nowrap">{watched.last_run_at === null ? t('Not yet') : ago(watched.last_run_at)}</td>
      <td className="nowrap">{watched.next_run_at === null ? '–' : ago(watched.next_run_at)}</td>
      <td>
        <span className="row end">
          {watched.status === 'active' && (
            <button type="button" className="button slim" onClick={() => pause.mutate(input)}>
              {t('Pause')}
              <span className="visually-hidden"> {names}</span>
            </button>
          )}
          {watched.status === 'paused' && (
            <button type="button" className="button slim" onClick={() => resume.mutate(input)}>
              {t('Resume')}
              <span className="visually-hidden"> {names}</span>
            </button>
          )}
          {watched.status !== 'stopped' && (
            <button type="button" className="button slim danger" onClick={() => stop.mutate(input)}>
              {t('Stop')}
              <span className="visually-hidden"> {names}</span>
            </button>
          )}
        </span>
      </td>
    </tr>
  )
}

const List = (): ReactElement => {
  const pages = usePages('listMonitoring', { query: { limit: 50 } })
  if (pages.isPending) return <Loading />
  if (pages.error !== null) return <Failed error={pages.error} onAgain={pages.again} />
  if (pages.items.length === 0)
    return (
      <Empty icon="screening" title={t('No monitored profiles')}>
        <p>
          {t(
            'Enter a profile above to check it every day. Each run checks new items only. New flags and level changes create events.',
          )}
        </p>
      </Empty>
    )
  return (
    <Table
      label={t('Monitoring')}
      narrow="labelled"
      columns={[
        t('Subject'),
        t('Status'),
        t('Every'),
        t('Last run'),
        t('Next run'),
        { title: t('Actions'), hidden: true },
      ]}
    >
      {pages.items.map((watched) => (
        <Row key={watched.id} watched={watched} />
      ))}
    </Table>
  )
}

const kindsShown = 8
/** What a run tells of; that other requests are finished is not about anybody who is watched. */
const noticed = ['screening.item_flagged', 'screening.level_changed', 'screening.run_failed']

const EventText = ({ event: { kind, payload } }: { event: Event }): ReactElement => {
  const id = typeof payload['screening_id'] === 'string' ? payload['screening_id'] : undefined
  const change =
    typeof payload['before'] === 'string' && typeof payload['after'] === 'string'
      ? `: ${payload['before']} → ${payload['after']}`
      : ''
  const text = word(kind.split('.').at(-1) ?? kind) + change
  return id === undefined ? (
    <span>{text}</span>
  ) : (
    <Link to="/screening/$id" params={{ id }}>
      {text}
    </Link>
  )
}

/** What happened while nobody was looking. */
const Events = (): ReactElement => {
  const pages = usePages('listEvents' satisfies OperationName, {
    query: { kind: noticed.join(), limit: kindsShown },
  })
  return (
    <Panel title={t('Events')} about={t('Monitoring results in order of time.')}>
      {pages.items.length === 0 && <p className="small muted">{t('No events yet.')}</p>}
      <ul className="stack tight">
        {pages.items.map((event) => (
          <li key={event.id} className="row apart small">
            <EventText event={event} />
            <span className="muted">{ago(event.created_at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export const MonitoringPage = (): ReactElement => {
  const queryClient = useQueryClient()
  const [every, setEvery] = useState('24h')
  const start = useAction('startMonitoring', () => {
    toast(t('Monitoring has started.'))
    return queryClient.invalidateQueries({ queryKey: ['listMonitoring'] })
  })
  return (
    <div className="page">
      <PageHead
        title={t('Monitoring')}
        about={t('Profiles that are screened regularly for new items.')}
        action={<CopyCurl name="listMonitoring" input={{ query: { limit: 50 } }} />}
      />
      <FirstData />
      <ScreeningTabs />
      <Panel title={t('Monitor a profile')}>
        <Select label={t('How often?')} value={every} onValue={setEvery}>
          {Object.entries(intervals).map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
        <NameProfile
          action={t('Watch')}
          busy={start.isPending}
          onName={(profile: NamedProfile) => start.mutate({ body: { profile, every } })}
          before={(profile) => (
            <CostBefore of={{ kind: 'screening', input: { profile }, every_s: secondsOf[every] ?? 86_400 }} />
          )}
        />
        {start.error !== null && <Failed error={start.error} />}
      </Panel>
      <Panel flush title={t('Watched')}>
        <List />
      </Panel>
      <Events />
    </div>
  )
}
