import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useAnswer } from '../api/queries.js'
import { t } from '../language/t.js'

export interface Example {
  title: string
  to: string
  search?: Record<string, unknown>
}

/** Whether there is a demo world here to take examples from. */
export const useHasDemo = (): boolean => {
  const { data } = useAnswer('listNetworks', {})
  return data?.data.some(({ sources: [source] }) => source?.synthetic === true) ?? false
}

/** Something that works at once, for whoever has nobody in mind yet. Only where the demo world is: its people are nowhere else. */
export const Examples = ({ examples }: { examples: readonly Example[] }): ReactElement | null =>
  useHasDemo() ? (
    <p className="row small muted">
      {t('Try')}
      {examples.map(({ title, to, search = {} }) => (
        <Link key={title} to={to} search={search} className="chip">
          {title}
        </Link>
      ))}
    </p>
  ) : null
