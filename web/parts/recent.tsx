import type { ReactElement } from 'react'
import { useRecent } from '../api/pairs.js'
import { ago } from '../format.js'
import { Link } from '@tanstack/react-router'
import { Panel, StatusBadge } from './basic.js'

/** What was asked for before, newest first. Nothing where there is nothing. */
export const RecentRequests = ({
  kind,
  to,
  title,
}: {
  kind: string
  to: string
  title: string
}): ReactElement | null => {
  const recent = useRecent(kind)
  if (recent.items.length === 0) return null
  return (
    <Panel title={title}>
      <ul className="stack tight divided">
        {recent.items.map((request) => (
          <li key={request.id} className="recent">
            <Link to={`${to}/${request.id}`} className="break">
              {request.about ?? request.id}
            </Link>
            <span className="small muted nowrap">{ago(request.created_at)}</span>
            <StatusBadge status={request.status} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
