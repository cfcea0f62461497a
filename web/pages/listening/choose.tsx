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
const dayMs = 86_400_000
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

export const ChooseListening = (): ReactElement => {
  const navigate = useNavigate()
  const [first = '', ...rest] = (textIn(useAddress()['brands']) ?? '').split(',')
  const [brand, setBrand] = useState<Listened>({ name: first, query: '' })
  const [others, setOthers] = useState<Listened[]>(rest.map((name) => ({ name, query: '' })))
  const [length, setLength] = useState(120)
  const [emotions, setEmotions] = useState(false)
  const submit = useAction('submitListening', ({ id }) => navigate({ to: '/listening/$id', params: { id } }))
  const body = (): Body<'submitListening'> => ({
    brand: toListened(brand),
    others: others.filter(({ name }) => name.trim() !== '').map(toListened),
    ...(emotions ? { emotions } : {}),
    from: new Date(Math.floor(Date.now() / dayMs - length) * dayMs).toISOString(),
  })
  const hasDemo = useHasDemo()
  const refresh = useRefreshRecurring()
  const recur = useAction('createRecurringListening', ({ name }) => {
    toast(t('Scheduled: {name}.', { name }))
    return refresh()
  })
  const repeat = (): void => {
    const { from: _from, ...listening } = body()
    recur.mutate({
      body: {
        name: t('{name}, every day', { name: brand.name.trim() }),
        listening,
        every_s: dayMs / 1000,
        window_s: length * (dayMs / 1000),
      },
    })
  }
  return (
    <div className="page">
      <PageHead
        title={t('Listening')}
        about={t(
          'What people say about a brand and its competitors: volume, sentiment, authors and causes of spikes. Every figure links to its posts.',
        )}
        action={
          <>
            <CopyCurl name="submitListening" input={{ body: body() }} />
            <Link to="/listening/tags" className="button">
              {t('Tags and saved queries')}
            </Link>
          </>
        }
      />
      <FirstData />
      <Panel title={t('Brands to compare')}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            submit.mutate({ body: body() })
          }}
        >
          <Brand title={t('Brand')} value={brand} onChange={setBrand} />
          {others.map((other, index) => (
            <Brand
              key={index}
              title={t('Compared with ({index})', { index: index + 1 })}
              value={other}
              onChange={(next) => setOthers(others.map((each, at) => (at === index ? next : each)))}
              onRemove={() => setOthers(others.filter((_each, at) => at !== index))}
            />
          ))}
          <div className="row apart">
            <button
              type="button"
              className="button"
              disabled={others.length >= othersMax}
              onClick={() => setOthers([...others, empty])}
            >
              <Icon name="plus" />
              {t('Add a competitor')}
            </button>
            <div className="row">
              <label className="row small">
                <span className="muted">{t('Looking back')}</span>
                <select
                  className="input slim"
                  value={length}
                  onChange={(event) => setLength(Number(event.target.value))}
                >
                  {days.map(([label, value]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
              <label className="row small" title={t('An encoder reads every text: this takes several times as long.')}>
                <input type="checkbox" checked={emotions} onChange={(event) => setEmotions(event.target.checked)} />
                {t('Emotions (slower)')}
              </label>
              <button
                type="button"
                className="button"
                disabled={brand.name.trim() === '' || recur.isPending}
                onClick={repeat}
              >
                {t('Run every day')}
              </button>
              <button type="submit" className="button primary" disabled={brand.name.trim() === '' || submit.isPending}>
                {t('Listen')}
              </button>
            </div>
          </div>
          {brand.name.trim() !== '' && (
            <CostBefore of={{ kind: 'social_listening', input: body(), every_s: dayMs / 1000 }} />
          )}
          {submit.error !== null && <Failed error={submit.error} />}
          {recur.error !== null && <Failed error={recur.error} />}
          {hasDemo && brand.name === '' && (
            <p className="row small muted">
              {t('Try')}
              <button
                type="button"
                className="chip"
                onClick={() => {
                  setBrand({ name: 'Lumevia', query: '' })
                  setOthers([{ name: 'Brackwyn', query: '' }])
                }}
              >
                {t('Lumevia and Brackwyn')}
              </button>
            </p>
          )}
        </form>
      </Panel>
      <RecurringPanel />
      <RecentRequests kind="social_listening" to="/listening" title={t('Earlier listenings')} />
    </div>
  )
}
