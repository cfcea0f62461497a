import { useState, type ReactElement } from 'react'
import type { FlaggingCriteria } from '../../generated/interface.js'
import { Icon } from '../../parts/icons.js'
import { Select } from '../../parts/inputs.js'
import { t } from '../../language/t.js'

type Keyword = FlaggingCriteria['keywords'][number]

const modes: Record<Keyword['match'], string> = {
  exact: t('as written'),
  stem: t('and its other forms'),
  variant: t('and disguises'),
  regex: t('pattern (RE2)'),
}

export const Keywords = ({
  keywords,
  onChange,
}: {
  keywords: readonly Keyword[]
  onChange: (keywords: Keyword[]) => void
}): ReactElement => {
  const [term, setTerm] = useState('')
  const [match, setMatch] = useState<Keyword['match']>('stem')
  const add = (): void => {
    if (term.trim() === '') return
    onChange([...keywords, { term: term.trim(), match, polarity: 'negative', category: 'custom' }])
    setTerm('')
  }
  return (
    <div className="stack">
      <div className="row">
        <label className="field grow">
          <span className="label">{t('Word or phrase')}</span>
          <input
            className="input"
            value={term}
            maxLength={300}
            onChange={(event) => setTerm(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
        </label>
        <Select label={t('Found')} value={match} onValue={(value) => setMatch(value as Keyword['match'])}>
          {(Object.keys(modes) as Keyword['match'][]).map((mode) => (
            <option key={mode} value={mode}>
              {modes[mode]}
            </option>
          ))}
        </Select>
        <button type="button" className="button" onClick={add}>
          <Icon name="plus" />
          {t('Add')}
        </button>
      </div>
      <ul className="row">
        {keywords.map((keyword) => (
          <li key={keyword.term + keyword.match}>
            <button
              type="button"
              className="chip"
              onClick={() => onChange(keywords.filter((each) => each !== keyword))}
            >
              {keyword.term} <span className="muted">{modes[keyword.match]}</span>
              <Icon name="close" />
              <span className="visually-hidden">{t('remove')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
