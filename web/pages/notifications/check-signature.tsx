import { useState, type ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import { Panel } from '../../parts/basic.js'
import { Note } from '../../parts/states.js'
import { Input, TextArea } from '../../parts/inputs.js'
import { t } from '../../language/t.js'
import { verify, type Received, type Verdict } from './verify.js'

const empty: Received = { secret: '', id: '', timestamp: '', signature: '', body: '' }

const verdicts: Record<Verdict, { title: string; isGood: boolean }> = {
  valid: { title: t('The signature is right.'), isGood: true },
  old: {
    title: t('The signature is valid, but the message is older than five minutes, so libraries reject it.'),
    isGood: false,
  },
  wrong: { title: t('The signature does not match: the secret, ID, timestamp or body is different.'), isGood: false },
  no_secret: { title: t('This is not a secret: secrets begin with whsec_.'), isGood: false },
  no_signature: { title: t('This is not a signature: signatures begin with v1 and a comma.'), isGood: false },
  unsupported: { title: t('Browsers verify signatures only on HTTPS pages and on localhost.'), isGood: false },
}

const inputs: { name: 'secret' | 'id' | 'timestamp' | 'signature'; title: string }[] = [
  { name: 'secret', title: t('Secret') },
  { name: 'id', title: 'webhook-id' },
  { name: 'timestamp', title: 'webhook-timestamp' },
  { name: 'signature', title: 'webhook-signature' },
]

/** What an endpoint must do with each message, tried by hand. The secret stays in the page. */
export const CheckSignature = ({ id }: { id: string }): ReactElement => {
  const newest = useAnswer('listWebhookDeliveries', { path: { id }, query: { limit: 1 } })
  const [received, setReceived] = useState(empty)
  const [verdict, setVerdict] = useState<Verdict>()
  const set = (change: Partial<Received>): void => {
    setReceived({ ...received, ...change })
    setVerdict(undefined)
  }
  const delivery = newest.data?.data[0]
  return (
    <Panel
      title={t('Check a signature')}
      about={t('Paste what your endpoint received. It is verified in this page; the secret is not sent anywhere.')}
      action={
        delivery && (
          <button
            type="button"
            className="button slim"
            onClick={() => set({ id: delivery.event_id, body: delivery.body })}
          >
            {t('Take the newest message')}
          </button>
        )
      }
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void verify(received, Date.now()).then(setVerdict)
        }}
      >
        <div className="columns two">
          {inputs.map(({ name, title }) => (
            <Input
              key={name}
              label={title}
              required
              autoComplete="off"
              spellCheck={false}
              value={received[name]}
              onValue={(value) => set({ [name]: value })}
            />
          ))}
        </div>
        <TextArea
          label={t('Body, exactly as received')}
          rows={4}
          required
          spellCheck={false}
          value={received.body}
          onValue={(value) => set({ body: value })}
        />
        <div>
          <button type="submit" className="button">
            {t('Check')}
          </button>
        </div>
        {verdict !== undefined && (
          <Note tone={verdicts[verdict].isGood ? 'plain' : 'caution'} title={verdicts[verdict].title} />
        )}
      </form>
    </Panel>
  )
}
