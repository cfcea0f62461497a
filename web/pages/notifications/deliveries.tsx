import { useState, type ReactElement } from 'react'
import { call } from '../../api/client.js'
import { usePages } from '../../api/queries.js'
import { ago, moment } from '../../format.js'
import { Badge, CopyCurl, Panel, type Tone } from '../../parts/basic.js'
import { Chips } from '../../parts/chips.js'
import { Empty, PagedList } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { toast } from '../../parts/toasts.js'
import type { WebhookDelivery } from '../../generated/interface.js'
import { said } from '../../language/said.js'
import { t } from '../../language/t.js'

const tones: Record<string, Tone> = { delivered: 'good', pending: 'accent', dead: 'alarm' }
const statuses = [
  { name: 'pending', title: t('Waiting') },
  { name: 'delivered', title: t('Delivered') },
  { name: 'dead', title: t('Dead letters') },
]

const attemptOf = (delivery: WebhookDelivery): string => {
  const last = delivery.attempts.at(-1)
  if (last === undefined) return t('not tried yet')
  const status = last.status === null ? '' : `${last.status}, `
  return t('{said}{latencyMs} ms{detail}', {
    said: status,
    latencyMs: last.latency_ms,
    detail: last.error === null ? '' : `. ${said(last.error)}`,
  })
}

const statusOf = ({ status }: WebhookDelivery): string =>
  status === 'dead' ? t('dead letter') : status === 'pending' ? t('waiting') : t('delivered')

const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

const Row = ({ delivery, onAgain }: { delivery: WebhookDelivery; onAgain: () => void }): ReactElement => (
  <tr>
    <th scope="row">
      {delivery.kind}
      <details className="tiny">
        <summary>{t('Message')}</summary>
        <pre className="break">{pretty(delivery.body)}</pre>
      </details>
    </th>
    <td className="nowrap">{ago(delivery.created_at)}</td>
    <td>
      <Badge tone={tones[delivery.status] ?? 'plain'}>{statusOf(delivery)}</Badge>
    </td>
    <td>{delivery.attempts.length}</td>
    <td>
      {attemptOf(delivery)}
      {delivery.next_attempt_at !== null && (
        <div className="tiny muted">{t('Next try: {when}', { when: moment(delivery.next_attempt_at) })}</div>
      )}
    </td>
    <td className="end">
      <button type="button" className="button slim" onClick={onAgain}>
        {t('Send again')}
        <span className="visually-hidden"> {delivery.kind}</span>
      </button>
    </td>
  </tr>
)

/** Every message to one channel, with what became of it. */
export const DeliveryLog = ({ id }: { id: string }): ReactElement => {
  const isWebhook = id.startsWith('whk_')
  const [status, setStatus] = useState<string>()
  const name = isWebhook ? 'listWebhookDeliveries' : 'listNotifications'
  const input = { path: { id }, query: { limit: 50, status } }
  const pages = usePages(name, input, 'query', { keep: true, refetchMs: 2000 })
  const again = async (deliveryId: string): Promise<void> => {
    await call(isWebhook ? 'redeliverWebhook' : 'redeliverNotification', { path: { id, delivery_id: deliveryId } })
    toast(t('Queued for another attempt.'))
    pages.again()
  }
  return (
    <Panel title={t('Deliveries')} action={<CopyCurl name={name} input={input} />}>
      <Chips label={t('Status')} all={t('All')} options={statuses} chosen={status} onChoose={setStatus} />
      <PagedList
        pages={pages}
        more={t('More deliveries')}
        empty={<Empty icon="requests" title={status === undefined ? t('Nothing was sent yet') : t('None')} />}
      >
        {(items) => (
          <Table
            narrow="labelled"
            label={t('Deliveries')}
            columns={[
              t('Event'),
              t('When'),
              t('Status'),
              t('Tries'),
              t('Last try'),
              { title: t('Actions'), hidden: true },
            ]}
          >
            {items.map((delivery) => (
              <Row
                key={delivery.id}
                delivery={delivery}
                onAgain={() => void again(delivery.id).catch((error: Error) => toast(error.message))}
              />
            ))}
          </Table>
        )}
      </PagedList>
    </Panel>
  )
}
