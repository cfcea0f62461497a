import { useState, type ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { Icon } from '../../parts/icons.js'
import { Failed } from '../../parts/states.js'
import { t } from '../../language/t.js'

/** A sentence becomes filters, which are then shown, explained and can be changed like all others. */
export const PlainSearch = ({ onRead }: { onRead: (filters: Record<string, unknown>) => void }): ReactElement => {
  const [text, setText] = useState('')
  const read = useAction('interpretSearch', ({ filters }) => onRead(filters))
  const said = read.data?.explained.filter(({ filter, unused }) => filter !== null || unused) ?? []
  return (
    <form
      className="stack tight"
      onSubmit={(event) => {
        event.preventDefault()
        read.mutate({ body: { text } })
      }}
    >
      <div className="row" style={{ flexWrap: 'nowrap' }}>
        <input
          className="input"
          aria-label={t('Describe who you are looking for')}
          value={text}
          maxLength={500}
          placeholder={t('vegan moms in Texas with 10k followers')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" disabled={text.trim() === '' || read.isPending}>
          {t('Read')}
        </button>
      </div>
      {read.error !== null && <Failed error={read.error} />}
      {said.length > 0 && (
        <ul className="row small" aria-label={t('What was read')}>
          {said.map(({ words, from, filter, meaning, unused }) => (
            <li key={from} className={unused || filter === 'query' ? 'muted' : undefined}>
              {unused && <Icon name="warning" />}
              <strong>{words}</strong>: {meaning}
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
