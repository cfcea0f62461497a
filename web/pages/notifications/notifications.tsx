import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import { ago } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel, type Tone } from '../../parts/basic.js'
import { Icon } from '../../parts/icons.js'
import { ShownOnce } from '../../parts/shown-once.js'
import { Empty, Shown } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { sayEvents } from './event-boxes.js'
import { NewChannel } from './new-channel.js'
import { NewWebhook } from './new-webhook.js'
import { t } from '../../language/t.js'

const tones: Record<string, Tone> = { active: 'good', failing: 'caution', paused: 'alarm' }

export const ChannelStatus = ({ status }: { status: string }): ReactElement => (
  <Badge tone={tones[status] ?? 'plain'}>{status}</Badge>
)

interface Row {
  id: string
  name: string
  target: string
  events: string[]
  status: string
  last_success_at: string | null
  deliveries: { pending: number; delivered: number; dead: number }
}

const Rows = ({ label, rows }: { label: string; rows: readonly Row[] }): ReactElement => (
  <Table
    narrow="labelled"
    label={label}
    columns={[t('Name'), t('Events'), t('Status'), t('Last sent'), t('Waiting'), t('Dead letters')]}
  >
    {rows.map((row) => (
      <tr key={row.id}>
        <th scope="row">
          <Link to="/notifications/$id" params={{ id: row.id }}>
            {row.name === '' ? row.target : row.name}
          </Link>
          {row.name !== '' && <div className="tiny muted break">{row.target}</div>}
        </th>
        <td>{sayEvents(row.events)}</td>
        <td>
          <ChannelStatus status={row.status} />
        </td>
        <td className="nowrap">{row.last_success_at === null ? t('never') : ago(row.last_success_at)}</td>
        <td>{row.deliveries.pending}</td>
        <td>{row.deliveries.dead}</td>
      </tr>
    ))}
  </Table>
)

const wayNames = { email: t('E-mail'), slack: 'Slack', teams: 'Teams' }

/** Who is told of events: people and programs. */
export const Notifications = (): ReactElement => {
  const channels = useAnswer('listNotificationChannels', {})
  const webhooks = useAnswer('listWebhooks', {})
  const [adding, setAdding] = useState<'channel' | 'webhook'>()
  const [secret, setSecret] = useState<string>()
  const close = (): void => setAdding(undefined)
  return (
    <div className="page wide-page">
      <PageHead
        title={t('Notifications')}
        about={t('Who is notified when something happens: people by e-mail, Slack or Teams, programs by webhook.')}
        action={<CopyCurl name="listNotificationChannels" input={{}} />}
      />
      {secret !== undefined && (
        <ShownOnce
          title={t('Copy the secret of the webhook now. It will not be shown again.')}
          text={secret}
          onDone={() => setSecret(undefined)}
        />
      )}
      <Panel
        title={t('People')}
        action={
          <button type="button" className="button slim" onClick={() => setAdding('channel')}>
            <Icon name="plus" />
            {t('New channel')}
          </button>
        }
      >
        <Shown of={channels}>
          {({ data }) =>
            data.length === 0 ? (
              <Empty icon="info" title={t('No notification channels yet')}>
                <p>{t('Add a channel to be notified of flagged items, alerts, new matches and posts.')}</p>
              </Empty>
            ) : (
              <Rows
                label={t('Notification channels')}
                rows={data.map((each) => ({ ...each, target: `${wayNames[each.way]}: ${each.target}` }))}
              />
            )
          }
        </Shown>
      </Panel>
      <Panel
        title={t('Webhooks')}
        action={
          <button type="button" className="button slim" onClick={() => setAdding('webhook')}>
            <Icon name="plus" />
            {t('New webhook')}
          </button>
        }
      >
        <Shown of={webhooks}>
          {({ data }) =>
            data.length === 0 ? (
              <Empty icon="networks" title={t('No webhooks yet')}>
                <p>{t('A webhook sends every event to a program of yours, signed.')}</p>
              </Empty>
            ) : (
              <Rows
                label={t('Webhooks')}
                rows={data.map((each) => ({ ...each, name: each.description, target: each.url }))}
              />
            )
          }
        </Shown>
      </Panel>
      {adding === 'channel' && <NewChannel emailReady={channels.data?.email_ready ?? false} onClose={close} />}
      {adding === 'webhook' && (
        <NewWebhook
          onClose={close}
          onMade={(made) => {
            setSecret(made)
            close()
          }}
        />
      )}
    </div>
  )
}
