import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { t } from '../../language/t.js'

/** The places of screening. */
export const ScreeningTabs = (): ReactElement => (
  <nav className="tabs" aria-label={t('Screening')}>
    <Link to="/screening" className="tab" activeOptions={{ exact: true }}>
      {t('Subjects')}
    </Link>
    <Link to="/screening/people" className="tab">
      {t('People')}
    </Link>
    <Link to="/screening/criteria" className="tab">
      {t('Criteria')}
    </Link>
    <Link to="/screening/monitoring" className="tab">
      {t('Monitoring')}
    </Link>
  </nav>
)
