import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { moment } from '../../format.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { Failed } from '../../parts/states.js'
import { Input, Select } from '../../parts/inputs.js'
import type { Screening } from './risk.js'
import { t } from '../../language/t.js'

type Step = Body<'recordAdverseAction'>['step']
type Outcome = NonNullable<Body<'disputeScreening'>['outcome']>

const outcomes: Record<Outcome, string> = {
  corrected: t('Corrected'),
  upheld: t('Upheld'),
  withdrawn: t('Withdrawn'),
}

const sayAction = (action: Screening['adverse_action']): string[] => {
  if (action === null) return [t('No notice is recorded.')]
  const said: [string | null, (at: string) => string][] = [
    [action.pre_notice_at, (at) => t('Pre-adverse notice recorded {at}.', { at })],
    [action.final_notice_at, (at) => t('Final notice recorded {at}.', { at })],
    [action.canceled_at, (at) => t('Canceled {at}.', { at })],
  ]
  const isWaiting = action.final_notice_at === null && action.canceled_at === null
  const from = isWaiting ? action.final_notice_not_before : null
  return [
    ...said.flatMap(([at, say]) => (at === null ? [] : [say(moment(at))])),
    ...(from === null ? [] : [t('A final notice is possible from {at}.', { at: moment(from) })]),
  ]
}

const sayDispute = (dispute: Screening['dispute']): string => {
  if (dispute === null) return t('Nothing is disputed.')
  const at = moment(dispute.updated_at)
  return dispute.outcome === null
    ? t('A dispute has been open since {at}.', { at: moment(dispute.opened_at) })
    : t('The dispute was resolved {at}: {outcome}.', { at, outcome: outcomes[dispute.outcome as Outcome] })
}

const useRefresh = (): (() => Promise<unknown>) => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['getScreening'] }),
      queryClient.invalidateQueries({ queryKey: ['listScreeningHistory'] }),
    ])
}

const Reason = ({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) => (
  <Input label={label} required maxLength={2000} value={value} onValue={onChange} />
)

const AdverseAction = ({ id, action }: { id: string; action: Screening['adverse_action'] }): ReactElement => {
  const [reason, setReason] = useState('')
  const refresh = useRefresh()
  const record = useAction('recordAdverseAction', async () => {
    setReason('')
    await refresh()
  })
  const isRunning = action !== null && action.final_notice_at === null && action.canceled_at === null
  const steps: [Step, string][] = isRunning
    ? [
        ['final_notice', t('Record the final notice')],
        ['cancel', t('Cancel the adverse action')],
      ]
    : [['pre_notice', t('Record the pre-adverse notice')]]
  return (
    <form className="stack tight" onSubmit={(event) => event.preventDefault()}>
      {sayAction(action).map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
      <Reason label={t('What was done, and why')} value={reason} onChange={setReason} />
      <div className="row">
        {steps.map(([step, title]) => (
          <button
            key={step}
            type="button"
            className="button"
            disabled={record.isPending || reason.trim() === ''}
            onClick={() => record.mutate({ path: { id }, body: { step, reason: reason.trim() } })}
          >
            {title}
          </button>
        ))}
      </div>
      {record.error !== null && <Failed error={record.error} />}
    </form>
  )
}

const Dispute = ({ id, dispute }: { id: string; dispute: Screening['dispute'] }): ReactElement => {
  const [note, setNote] = useState('')
  const [outcome, setOutcome] = useState<Outcome>('corrected')
  const refresh = useRefresh()
  const act = useAction('disputeScreening', async () => {
    setNote('')
    await refresh()
  })
  const isOpen = dispute?.status === 'open'
  const send = (action: 'open' | 'note' | 'resolve'): void =>
    act.mutate({
      path: { id },
      body: { action, note: note.trim(), ...(action === 'resolve' ? { outcome } : {}) },
    })
  const idle = act.isPending || note.trim() === ''
  return (
    <form className="stack tight" onSubmit={(event) => event.preventDefault()}>
      <p className="small">{sayDispute(dispute)}</p>
      <Reason label={t('What is said, and by whom')} value={note} onChange={setNote} />
      {isOpen && (
        <Select label={t('Outcome')} value={outcome} onValue={(value) => setOutcome(value as Outcome)}>
          {Object.entries(outcomes).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <div className="row">
        {isOpen ? (
          <>
            <button type="button" className="button" disabled={idle} onClick={() => send('note')}>
              {t('Add a note')}
            </button>
            <button type="button" className="button" disabled={idle} onClick={() => send('resolve')}>
              {t('Resolve the dispute')}
            </button>
          </>
        ) : (
          <button type="button" className="button" disabled={idle} onClick={() => send('open')}>
            {t('Record a dispute')}
          </button>
        )}
      </div>
      {act.error !== null && <Failed error={act.error} />}
    </form>
  )
}

/** What is recorded of notices and disputes: the order of the steps is kept by the server. */
export const Notices = ({ id, screening }: { id: string; screening: Screening }): ReactElement => (
  <div className="columns two">
    <Panel
      title={t('Adverse action')}
      about={t(
        'Notices are recorded in their order: first the pre-adverse notice, after the waiting time the final one.',
      )}
      action={
        <CopyCurl
          name="recordAdverseAction"
          input={{ path: { id }, body: { step: 'pre_notice', reason: t('Copy and rights sent by post.') } }}
        />
      }
    >
      <AdverseAction id={id} action={screening.adverse_action} />
    </Panel>
    <Panel title={t('Dispute')} about={t('While a dispute is open, no final notice can be recorded.')}>
      <Dispute id={id} dispute={screening.dispute} />
    </Panel>
  </div>
)
