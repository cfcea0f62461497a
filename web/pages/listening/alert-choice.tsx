import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { Failed } from '../../parts/states.js'
import { t } from '../../language/t.js'

type Alert = NonNullable<Body<'changeRecurringListening'>['alerts']>[number]

const simple = {
  spike: t('A spike'),
  mention: t('Every new mention'),
  report: t('A report as PDF after every run'),
} as const
type Simple = keyof typeof simple

const Bound = ({
  label,
  unit,
  value,
  onChange,
}: {
  label: string
  unit: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}): ReactElement => (
  <label className="row small">
    {label}
    <input
      className="input slim short"
      type="number"
      min="0"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
    />
    {unit}
  </label>
)

/** What a scheduled listening tells of. Alerts that name a brand are made by operation and stay as they are. */
export const AlertChoice = ({
  id,
  alerts,
  onSaved,
}: {
  id: string
  alerts: readonly Alert[]
  onSaved: () => unknown
}): ReactElement => {
  const ofBrand = (alert: Alert): boolean => 'brand' in alert && alert.brand !== undefined
  const others = alerts.filter((alert) => ofBrand(alert) || alert.on === 'share_of_voice')
  const own = alerts.filter((alert) => !others.includes(alert))
  const boundOf = (on: 'mentions' | 'negative_share'): number | undefined =>
    own.flatMap((alert) => (alert.on === on ? [alert.above] : []))[0]
  const [chosen, setChosen] = useState<readonly Simple[]>(
    (Object.keys(simple) as Simple[]).filter((on) => own.some((alert) => alert.on === on)),
  )
  const [mentions, setMentions] = useState(boundOf('mentions'))
  const negative = boundOf('negative_share')
  const [percentNegative, setPercentNegative] = useState(negative === undefined ? undefined : negative * 100)
  const change = useAction('changeRecurringListening', onSaved)
  const body = {
    alerts: [
      ...others,
      ...chosen.map((on): Alert => own.find((alert) => alert.on === on) ?? { on }),
      ...(mentions === undefined ? [] : [{ on: 'mentions' as const, above: mentions }]),
      ...(percentNegative === undefined ? [] : [{ on: 'negative_share' as const, above: percentNegative / 100 }]),
    ],
  }
  return (
    <form
      className="stack tight"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ path: { id }, body })
      }}
    >
      <fieldset className="stack tight">
        <legend className="visually-hidden">{t('Tell me when')}</legend>
        {(Object.keys(simple) as Simple[]).map((on) => (
          <label key={on} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(on)}
              onChange={({ target: { checked } }) =>
                setChosen(checked ? [...chosen, on] : chosen.filter((each) => each !== on))
              }
            />
            {simple[on]}
          </label>
        ))}
        <Bound label={t('More than')} unit={t('mentions in the period')} value={mentions} onChange={setMentions} />
        <Bound
          label={t('More than')}
          unit={t('% negative mentions')}
          value={percentNegative}
          onChange={setPercentNegative}
        />
      </fieldset>
      {change.error !== null && <Failed error={change.error} />}
      <div>
        <button type="submit" className="button slim" disabled={change.isPending}>
          {t('Save alerts')}
        </button>
      </div>
    </form>
  )
}
