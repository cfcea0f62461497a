import { useDeferredValue, type ReactElement } from 'react'
import type { Answer, Body } from '../api/client.js'
import { useAnswer } from '../api/queries.js'
import { decimal, networkName, whole } from '../format.js'
import { t, wordWithin } from '../language/t.js'

type Estimated = Answer<'estimateRequest'>
type Amounts = Pick<NonNullable<Estimated['cost']>, 'calls' | 'units' | 'usd'>

const dollars = (usd: number): string => `$${decimal(usd, 2)}`

/** The one of the figures that people pay with: dollars before units, units before calls. */
const amountOf = ({ calls, units, usd }: Amounts): string => {
  if (usd > 0) return dollars(usd)
  return units > 0 ? `${whole(units)} ${wordWithin('units')}` : `${whole(calls)} ${wordWithin('calls')}`
}

/** What work may use of sources that charge or count, where it asks any. */
export const CostLines = ({ cost }: Pick<Estimated, 'cost'>): ReactElement | null =>
  cost === null ? null : (
    <>
      {cost.sources.map(({ source, network, left, enough, ...amounts }) => (
        <p key={source} className={`small${enough === false ? ' caution' : ' muted'}`}>
          {amounts.usd > 0
            ? t('May cost up to {amount} at {network}.', { amount: amountOf(amounts), network: networkName(network) })
            : t('May use up to {amount} of {network}.', {
                amount: amountOf(amounts),
                network: networkName(network),
              })}{' '}
          {left !== null &&
            t('Left today: {left}. Reading stops there.', {
              left: left.unit === 'usd' ? dollars(left.amount) : `${whole(left.amount)} ${wordWithin(left.unit)}`,
            })}
        </p>
      ))}
    </>
  )

const ScheduledLine = ({ scheduled }: Pick<Estimated, 'scheduled'>): ReactElement | null =>
  scheduled === null ? null : (
    <p className="small muted">
      {t('On a schedule: up to {run} for each later run, {month} in 30 days.', {
        run: amountOf(scheduled.run),
        month: amountOf(scheduled.month),
      })}
    </p>
  )

/** Whether anything that is read here is charged or counted. */
const useIsCharged = (): boolean => {
  const { data } = useAnswer('listNetworks', {})
  return (data?.data ?? []).some(({ sources }) =>
    sources.some(({ synthetic, quota, prices }) => !synthetic && (quota !== null || prices !== null)),
  )
}

/** What a form would cost if it were sent as it is: said before it is sent, and nothing where nothing is charged. */
export const CostBefore = ({ of: asked }: { of: Body<'estimateRequest'> | undefined }): ReactElement | null => {
  const isCharged = useIsCharged()
  // Compared as text: a form makes a new body whenever it is shown.
  const text = useDeferredValue(asked === undefined ? '' : JSON.stringify(asked))
  const enabled = isCharged && text !== ''
  const body = (enabled ? JSON.parse(text) : {}) as Body<'estimateRequest'>
  const { data } = useAnswer('estimateRequest', { body }, { enabled, keep: true })
  if (!enabled || data === undefined) return null
  return (
    <div aria-live="polite">
      <CostLines cost={data.cost} />
      <ScheduledLine scheduled={data.scheduled} />
    </div>
  )
}
