import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { t } from '../language/t.js'

/**
 * The way from a finding to what was found: the post itself. Where no URL is known (a file without one), the author's report, where the
 * post stands among the others.
 */
export const SourceLink = ({
  url,
  network,
  author,
  children,
}: {
  url: string | null
  network: string
  author: string
  children?: ReactNode
}): ReactElement =>
  url !== null && /^https?:/i.test(url) ? (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children ?? t('Open the original')}
    </a>
  ) : (
    <Link to="/profile/$network/$handle" params={{ network, handle: author }} search={{ part: 'posts' }}>
      {children ?? t('Open the author’s posts')}
    </Link>
  )
