import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'

/** The places of screening. */
export const ScreeningTabs = (): ReactElement => (
  <nav className="tabs" aria-label="Screening">
    <Link to="/screening" className="tab" activeOptions={{ exact: true }}>
      Subjects
    </Link>
    <Link to="/screening/people" className="tab">
      People
    </Link>
    <Link to="/screening/criteria" className="tab">
      Criteria
    </Link>
    <Link to="/screening/monitoring" className="tab">
      Monitoring
    </Link>
  </nav>
)
