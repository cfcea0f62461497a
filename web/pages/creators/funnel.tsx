import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { humanise, whole } from '../../format.js'

/** How many creators each filter left, one after another. Nothing where nothing is filtered. */
export const Funnel = ({ answer: { funnel, index } }: { answer: Answer<'discoverCreators'> }): ReactElement | null =>
  funnel.length < 2 ? null : (
    <ol className="funnel" aria-label="Creators left after each filter">
      {funnel.map(({ filter, left, no_data: missing }) => (
        <li key={filter}>
          <span className="funnel-bar" aria-hidden="true">
            <span style={{ width: `${index.creators === 0 ? 0 : (left / index.creators) * 100}%` }} />
          </span>
          <span className="tiny">
            {humanise(filter)} <strong className="number">{whole(left)}</strong>
            {missing > 0 && <span className="muted"> ({whole(missing)} not known)</span>}
          </span>
        </li>
      ))}
    </ol>
  )
