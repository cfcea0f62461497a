import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { humanise } from '../format.js'

const pages: Record<string, { title: string; page?: string }> = {
  screening: { title: 'Screening', page: '/screening' },
  screening_media: { title: 'Media check', page: '/media' },
  purchase_intent: { title: 'Purchase intent', page: '/intent' },
  comments_relevance: { title: 'Comments relevance', page: '/relevance' },
  social_listening: { title: 'Listening', page: '/listening' },
  audience_overlap: { title: 'Audience overlap', page: '/overlap' },
  email_lookup: { title: 'E-mail look-up', page: '/contacts' },
  import: { title: 'Import', page: '/import' },
  enrichment: { title: 'Enriched list', page: '/enrichment' },
  discovery_export: { title: 'Search export' },
  profile_analytics: { title: 'Profile report' },
  public_content: { title: 'Contents' },
}

export const kindTitle = (kind: string): string => pages[kind]?.title ?? humanise(kind)

/** What was asked for, leading to where its result is shown. */
export const RequestLink = ({
  request: { id, kind, about },
}: {
  request: { id: string; kind: string; about?: string | null }
}): ReactElement => (
  <Link to={`${pages[kind]?.page ?? '/requests'}/${id}`} className="request-link">
    <strong>{kindTitle(kind)}</strong>
    {about !== null && about !== undefined && <span className="small muted">{about}</span>}
  </Link>
)
