import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { whole } from '../../format.js'
import { t, word } from '../../language/t.js'

/** Two steps are no filters of the request: where it begins, and that demo creators are left out as soon as there are real ones. */
const titleOf = (filter: string, choice: 'include' | 'only' | 'exclude'): string =>
  filter === 'synthetic'
    ? choice === 'only'
      ? t('Demo only')
      : t('Without demo')
    : filter.includes(' ')
      ? t('All creators')
      : word(filter.replaceAll('.', ' '))

/** How many creators each filter left, one after another. Nothing where nothing is filtered. */
export const Funnel = ({
  answer: { funnel, index, synthetic },
}: {
  answer: Answer<'discoverCreators'>
}): ReactElement | null =>
  funnel.length < 2 ? null : (
    <ol className="funnel" aria-label={t('Creators left after each filter')}>
      {funnel.map(({ filter, left, no_data: missing }) => (
        <li key={filter}>
          <span className="funnel-bar" aria-hidden="true">
            <span style={{ width: `${index.creators === 0 ? 0 : (left / index.creators) * 100}%` }} />
          </span>
          <span className="tiny">
            {titleOf(filter, synthetic.choice)} <strong className="number">{whole(left)}</strong>
            {missing > 0 && <span className="muted"> {t('({missing} not known)', { missing })}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
