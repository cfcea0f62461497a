import { dayMs } from '../../format.js'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { textIn, useAddress } from '../../address.js'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { CostBefore } from '../../parts/cost.js'
import { FirstData } from '../../parts/first-data.js'
import { useHasDemo } from '../../parts/examples.js'
import { Icon } from '../../parts/icons.js'
import { RecentRequests } from '../../parts/recent.js'
import { Failed } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { BrandName } from './brand-name.js'
import { RecurringPanel, useRefreshRecurring } from './recurring.js'
import { QueryBox } from './query-box.js'
import { t } from '../../language/t.js'

interface Listened {
  name: string
  query: string
}

const empty: Listened = { name: '', query: '' }
const days: readonly (readonly [title: string, days: number])[] = [
  [t('{count} days', { count: 30 }), 30],
  [t('{count} days', { count: 120 }), 120],
  [t('A year'), 365],
]
const othersMax = 20

const toListened = ({ name, query }: Listened): Body<'submitListening'>['brand'] => ({
  name: name.trim(),
  ...(query.trim() === '' ? {} : { query: query.trim() }),
})

const Brand = ({
  title,
  value,
  onChange,
  onRemove,
}: {
  title: string
  value: Listened
  onChange: (value: Listened) => void
  onRemove?: () => void
}): ReactElement => (
  <fieldset className="stack tight brand-field">
    <legend className="visually-hidden">{title}</legend>
    <div className="brand-line">
      <BrandName label={title} value={value.name} onChange={(name) => onChange({ ...value, name })} />
      {onRemove !== undefined && (
        <button type="button" className="button icon quiet" onClick={onRemove}>
          <Icon name="close" />
          <span className="visually-hidden">{t('Remove {name}', { name: value.name })}</span>
        </button>
      )}
    </div>
    <details open={value.query !== ''}>
      <summary>{t('Query')}</summary>
      <QueryBox
        label={t('Query for {name}', { name: value.name || t('the brand') })}
        value={value.query}
        onChange={(query) => onChange({ ...value, query })}
        placeholder={t('{name} OR #{name2}', {
          name: value.name || 'name',
          name2: (value.name || 'name').toLowerCase().replaceAll(' ', ''),
        })}
      />
    </details>
  </fieldset>
)

const Period = ({ days: chosen, onChange }: { days: number; onChange: (days: number) => void }): ReactElement => (
  <label className="row small">
    <span className="muted">{t('Looking back')}</span>
    <select className="input slim" value={chosen} onChange={(event) => onChange(Number(event.target.value))}>
      {days.map(([label, value]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)

const Others = ({
  others,
  onChange,
}: {
  others: readonly Listened[]
  onChange: (others: Listened[]) => void
}): ReactElement => (
  <>
    {others.map((other, index) => (
      <Brand
        key={index}
        title={t('Compared with ({index})', { index: index + 1 })}
        value={other}
        onChange={(next) => onChange(others.map((each, at) => (at === index ? next : each)))}
        onRemove={() => onChange(others.filter((_each, at) => at !== index))}
      />
    ))}
  </>
)

const daySeconds = dayMs / 1000

const ListeningForm = ({ form }: { form: ReturnType<typeof useListening> }): ReactElement => {
  const { brand, others, change, length, emotions, body, isNamed, submit, repeat, recur } = form
  const hasDemo = useHasDemo()
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        submit.mutate({ body })
      }}
    >
      <Brand title={t('Brand')} value={brand} onChange={(next) => change({ brand: next })} />
      <Others others={others} onChange={(next) => change({ others: next })} />
      <div className="row apart">
        <button
          type="button"
          className="button"
          disabled={others.length >= othersMax}
          onClick={() => change({ others: [...others, empty] })}
        >
          <Icon name="plus" />
          {t('Add a competitor')}
        </button>
        <div className="row">
          <Period days={length} onChange={(next) => change({ length: next })} />
          <label className="row small" title={t('An encoder reads every text: this takes several times as long.')}>
            <input
              type="checkbox"
              checked={emotions}
              onChange={(event) => change({ emotions: event.target.checked })}
            />
            {t('Emotions (slower)')}
          </label>
          <button type="button" className="button" disabled={!isNamed || recur.isPending} onClick={repeat}>
            {t('Run every day')}
          </button>
          <button type="submit" className="button primary" disabled={!isNamed || submit.isPending}>
            {t('Listen')}
          </button>
        </div>
      </div>
      {isNamed && <CostBefore of={{ kind: 'social_listening', input: body, every_s: daySeconds }} />}
      {submit.error !== null && <Failed error={submit.error} />}
      {recur.error !== null && <Failed error={recur.error} />}
      {hasDemo && brand.name === '' && (
        <p className="row small muted">
          {t('Try')}
          <button
            type="button"
            className="chip"
            onClick={() => change({ brand: { name: 'Lumevia', query: '' }, others: [{ name: 'Brackwyn', query: '' }] })}
          >
            {t('Lumevia and Brackwyn')}
          </button>
        </p>
      )}
    </form>
  )
}

/** What the form says, and what is sent of it: once, or every day. */
const useListening = () => {
  const navigate = useNavigate()
  const [first = '', ...rest] = (textIn(useAddress()['brands']) ?? '').split(',')
  const [said, setSaid] = useState({
    brand: { name: first, query: '' },
    others: rest.map((name): Listened => ({ name, query: '' })),
    length: 120,
    emotions: false,
  })
  const { brand, others, length, emotions } = said
  const body: Body<'submitListening'> = {
    brand: toListened(brand),
    others: others.filter(({ name }) => name.trim() !== '').map(toListened),
    ...(emotions ? { emotions } : {}),
    from: new Date(Math.floor(Date.now() / dayMs - length) * dayMs).toISOString(),
  }
  const submit = useAction('submitListening', ({ id }) => navigate({ to: '/listening/$id', params: { id } }))
  const refresh = useRefreshRecurring()
  const recur = useAction('createRecurringListening', ({ name }) => {
    toast(t('Scheduled: {name}.', { name }))
    return refresh()
  })
  const repeat = (): void => {
    const { from: _from, ...listening } = body
    const name = t('{name}, every day', { name: brand.name.trim() })
    recur.mutate({ body: { name, listening, every_s: daySeconds, window_s: length * daySeconds } })
  }
  const change = (changes: Partial<typeof said>): void => setSaid((before) => ({ ...before, ...changes }))
  return { ...said, change, body, isNamed: brand.name.trim() !== '', submit, recur, repeat }
}

export const ChooseListening = (): ReactElement => {
  const form = useListening()
  return (
    <div className="page">
      <PageHead
        title={t('Listening')}
        about={t(
          'What people say about a brand and its competitors: volume, sentiment, authors and causes of spikes. Every figure links to its posts.',
        )}
        action={
          <>
            <CopyCurl name="submitListening" input={{ body: form.body }} />
            <Link to="/listening/tags" className="button">
              {t('Tags and saved queries')}
            </Link>
          </>
        }
      />
      <FirstData />
      <Panel title={t('Brands to compare')}>
        <ListeningForm form={form} />
      </Panel>
      <RecurringPanel />
      <RecentRequests kind="social_listening" to="/listening" title={t('Earlier listenings')} />
    </div>
  )
}
