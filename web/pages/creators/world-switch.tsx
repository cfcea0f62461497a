import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { whole } from '../../format.js'
import type { Filters } from './filters.js'

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
      <span className="muted">Demo creators</span>
      <select
        className="input slim"
        value={chosen ?? answer?.choice}
        onChange={({ target: { value } }) =>
          onChange({ synthetic: value === 'exclude' ? undefined : (value as Choice['choice']) })
        }
      >
        <option value="exclude">Left out{leftOut}</option>
        <option value="include">Included</option>
        <option value="only">Only these</option>
      </select>
    </label>
  )
}
