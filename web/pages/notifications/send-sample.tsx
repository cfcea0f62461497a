import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { Failed } from '../../parts/states.js'
import { Select } from '../../parts/inputs.js'
import { eventKinds } from './event-boxes.js'
import { t } from '../../language/t.js'

/** Tries what a receiver does with a kind of event before anything happens. */
export const SendSample = ({ id }: { id: string }): ReactElement => {
  const queryClient = useQueryClient()
  const [kind, setKind] = useState('campaign.post')
  const isWebhook = id.startsWith('whk_')
  const name = isWebhook ? 'testWebhook' : 'testNotificationChannel'
  const send = useAction(name, () =>
    queryClient.invalidateQueries({ queryKey: [isWebhook ? 'listWebhookDeliveries' : 'listNotifications'] }),
  )
  const input = { path: { id }, query: { kind } }
  return (
    <Panel
      title={t('Try an event')}
      about={t('Sends a sample with invented values. It is marked as a sample and appears in the log below.')}
      action={<CopyCurl name={name} input={input} />}
    >
      <form
        className="row foot"
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate(input)
        }}
      >
        <Select label={t('Kind of event')} value={kind} onValue={setKind}>
          {eventKinds.map((each) => (
            <option key={each.kind} value={each.kind}>
              {each.title} ({each.kind})
            </option>
          ))}
        </Select>
        <button type="submit" className="button" disabled={send.isPending}>
          {t('Send sample')}
        </button>
      </form>
      {send.error !== null && <Failed error={send.error} />}
    </Panel>
  )
}
