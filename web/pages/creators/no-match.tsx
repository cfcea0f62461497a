import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { NobodyYet, useNothingYet } from '../../parts/first-data.js'
import { Empty } from '../../parts/states.js'
import { t } from '../../language/t.js'

/** Nobody is found: because nobody is there, or because the filters leave nobody. */
export const NoMatch = (): ReactElement =>
  useNothingYet() ? (
    <NobodyYet />
  ) : (
    <Empty
      title={t('No creators match all filters')}
      action={
        <Link to="/creators" search={{}} className="button">
          {t('Clear all filters')}
        </Link>
      }
    >
      <p>{t('The funnel above shows which filter is too narrow. Remove it or widen it.')}</p>
    </Empty>
  )
