import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { whole } from '../../format.js'
import type { Filters } from './filters.js'
import { t } from '../../language/t.js'

type Choice = Answer<'discoverCreators'>['synthetic']

/** Whether demo creators are shown. Nothing where there is nobody real to keep them apart from. */
export const WorldSwitch = ({
  answer,
  chosen,
  onChange,
}: {
  answer: Choice | undefined
  chosen: Filters['synthetic']
  onChange: (changes: Filters) => void
}): ReactElement | null => {
  if (chosen === undefined && (answer === undefined || answer.left_out === 0)) return null
  const leftOut = answer === undefined || answer.left_out === 0 ? '' : ` (${whole(answer.left_out)})`
  return (
    <label className="row small">
      <span className="muted">{t('Demo creators')}</span>
      <select
        className="input slim"
        value={chosen ?? answer?.choice}
        onChange={({ target: { value } }) =>
          onChange({ synthetic: value === 'exclude' ? undefined : (value as Choice['choice']) })
        }
      >
        <option value="exclude">{t('Left out{leftOut}', { leftOut })}</option>
        <option value="include">{t('Included')}</option>
        <option value="only">{t('Only these')}</option>
      </select>
    </label>
  )
}
