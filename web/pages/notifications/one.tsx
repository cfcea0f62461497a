import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useParam } from '../../address.js'
import { call, type OperationName } from '../../api/client.js'
import { moment } from '../../format.js'
import { useAction, useAnswer } from '../../api/queries.js'
import { CopyButton, CopyCurl, PageHead } from '../../parts/basic.js'
import { Failed, Note, Shown } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { CheckSignature } from './check-signature.js'
import { DeliveryLog } from './deliveries.js'
import { sayEvents } from './event-boxes.js'
import { SendSample } from './send-sample.js'
import { ChannelStatus } from './notifications.js'
import { said } from '../../language/said.js'
import { t, wordWithin } from '../../language/t.js'

interface Channel {
  id: string
  name: string
  about: string
  status: string
  pausedReason: string | null
  failingSince: string | null
  /** Messages that were given up. */
  dead: number
}

/** The same things can be done with both kinds, by operations of their own. */
const webhookNames = {
  get: 'getWebhook',
  change: 'changeWebhook',
  remove: 'removeWebhook',
  test: 'testWebhook',
  dead: 'redeliverDeadLetters',
} as const
const channelNames = {
  get: 'getNotificationChannel',
  change: 'changeNotificationChannel',
  remove: 'removeNotificationChannel',
  test: 'testNotificationChannel',
  dead: 'redeliverDeadNotifications',
} as const

const useRefresh = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return async () => {
    const names: OperationName[] = [
      'getWebhook',
      'getNotificationChannel',
      'listWebhooks',
      'listNotificationChannels',
      'listWebhookDeliveries',
      'listNotifications',
    ]
    await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
  }
}

const Rotate = ({ id, onSecret }: { id: string; onSecret: (secret: string) => void }): ReactElement => {
  const rotate = useAction('rotateWebhookSecret', ({ secret }) => onSecret(secret ?? ''))
  return (
    <button
      type="button"
      className="button"
      disabled={rotate.isPending}
      onClick={() => {
        if (confirm(t('Make a new secret? The old one is valid for 24 more hours.'))) rotate.mutate({ path: { id } })
      }}
    >
      {t('New secret')}
    </button>
  )
}

const Actions = ({ channel, onSecret }: { channel: Channel; onSecret: (secret: string) => void }): ReactElement => {
  const { id, status, dead } = channel
  const navigate = useNavigate()
  const refresh = useRefresh()
  const isWebhook = id.startsWith('whk_')
  const names = isWebhook ? webhookNames : channelNames
  const [error, setError] = useState<Error | null>(null)
  const act = (work: () => Promise<unknown>): void => {
    setError(null)
    work().then(refresh, (failed: unknown) => setError(failed instanceof Error ? failed : new Error(String(failed))))
  }
  const path = { id }
  return (
    <>
      <button
        type="button"
        className="button primary"
        onClick={() =>
          act(async () => {
            await call(names.test, { path })
            toast(t('A test message is on its way.'))
          })
        }
      >
        {t('Send a test message')}
      </button>
      {dead > 0 && (
        <button
          type="button"
          className="button"
          onClick={() =>
            act(async () => {
              const { redelivered } = await call(names.dead, { path })
              toast(t('Messages sent again: {count}', { count: redelivered }))
            })
          }
        >
          {t('Send dead letters again ({count})', { count: dead })}
        </button>
      )}
      <button
        type="button"
        className="button"
        onClick={() => act(() => call(names.change, { path, body: { paused: status !== 'paused' } }))}
      >
        {status === 'paused' ? t('Resume') : t('Pause')}
      </button>
      {isWebhook && <Rotate id={id} onSecret={onSecret} />}
      <button
        type="button"
        className="button danger"
        onClick={() => {
          if (confirm(t('Delete {name} with its log?', { name: channel.name })))
            act(async () => {
              await call(names.remove, { path })
              await navigate({ to: '/notifications' })
            })
        }}
      >
        {t('Delete')}
      </button>
      <CopyCurl name={names.test} input={{ path }} />
      {error !== null && <Failed error={error} />}
    </>
  )
}

const One = ({ channel }: { channel: Channel }): ReactElement => {
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <PageHead
        title={channel.name}
        about={
          <>
            <ChannelStatus status={channel.status} /> {channel.about}
          </>
        }
        action={<Actions channel={channel} onSecret={setSecret} />}
      />
      {channel.pausedReason !== null && (
        <Note tone="caution" title={t('Paused')}>
          <p>
            {t('{pausedReason} Messages are kept and sent when you resume it.', {
              pausedReason: said(channel.pausedReason),
            })}
          </p>
        </Note>
      )}
      {channel.status === 'failing' && channel.failingSince !== null && (
        <Note tone="caution" title={t('Failing since {since}', { since: moment(channel.failingSince) })}>
          <p>{t('Messages are tried again for three days. If none is accepted by then, sending is paused.')}</p>
        </Note>
      )}
      {secret !== undefined && (
        <Note title={t('Copy the new secret now. It will not be shown again.')}>
          <p className="row">
            <code className="break">{secret}</code> <CopyButton text={secret} label={t('Copy')} />
          </p>
        </Note>
      )}
      <SendSample id={channel.id} />
      <DeliveryLog id={channel.id} />
      {channel.id.startsWith('whk_') && <CheckSignature id={channel.id} />}
    </>
  )
}

const whenOf = ({
  digest,
  daily_at: at,
  time_zone: zone,
  quiet_hours: quiet,
}: {
  digest: string
  daily_at: string
  time_zone: string
  quiet_hours: { from: string; to: string } | null
}): string => {
  const when = digest === 'daily' ? t('daily at {at}', { at }) : wordWithin(digest)
  return `${when}${quiet === null ? '' : t(', quiet from {from} to {to}', { from: quiet.from, to: quiet.to })} (${zone})`
}

const WebhookPage = ({ id }: { id: string }): ReactElement => (
  <Shown of={useAnswer('getWebhook', { path: { id } }, { refetchMs: 5000 })}>
    {({ description, url, events, status, paused_reason: pausedReason, failing_since: failingSince, deliveries }) => (
      <One
        channel={{
          id,
          name: description === '' ? url : description,
          about:
            description === ''
              ? t('Events: {events}.', { events: sayEvents(events) })
              : t('{url}. Events: {events}.', { url, events: sayEvents(events) }),
          status,
          pausedReason,
          failingSince,
          dead: deliveries.dead,
        }}
      />
    )}
  </Shown>
)

const ChannelPage = ({ id }: { id: string }): ReactElement => (
  <Shown of={useAnswer('getNotificationChannel', { path: { id } }, { refetchMs: 5000 })}>
    {({
      name,
      target,
      events,
      status,
      paused_reason: pausedReason,
      failing_since: failingSince,
      deliveries,
      ...times
    }) => (
      <One
        channel={{
          id,
          name,
          about: t('{target}. Events: {events}. {times}.', { target, events: sayEvents(events), times: whenOf(times) }),
          status,
          pausedReason,
          failingSince,
          dead: deliveries.dead,
        }}
      />
    )}
  </Shown>
)

/** One webhook or channel: try it, and see what became of every message. */
export const OneNotification = (): ReactElement => {
  const id = useParam('id') ?? ''
  return (
    <div className="page wide-page">{id.startsWith('whk_') ? <WebhookPage id={id} /> : <ChannelPage id={id} />}</div>
  )
}
