import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { t, word } from '../language/t.js'
import { said } from '../language/said.js'

const pages: Record<string, { title: string; page?: string }> = {
  screening: { title: t('Screening'), page: '/screening' },
  screening_media: { title: t('Media check'), page: '/media' },
  purchase_intent: { title: t('Purchase intent'), page: '/intent' },
  comments_relevance: { title: t('Comments relevance'), page: '/relevance' },
  social_listening: { title: t('Listening'), page: '/listening' },
  audience_overlap: { title: t('Audience overlap'), page: '/overlap' },
  email_lookup: { title: t('E-mail look-up'), page: '/contacts' },
  import: { title: t('Import'), page: '/import' },
  enrichment: { title: t('Enriched list'), page: '/enrichment' },
  discovery_export: { title: t('Search export') },
  profile_analytics: { title: t('Profile report') },
  comparison: { title: t('Comparison'), page: '/compare' },
  saved_search: { title: t('Saved search run') },
  public_content: { title: t('Contents') },
}

export const kindTitle = (kind: string): string => pages[kind]?.title ?? word(kind)

/** What was asked for, leading to where its result is shown. */
export const RequestLink = ({
  request: { id, kind, about },
}: {
  request: { id: string; kind: string; about?: string | null }
}): ReactElement => (
  <Link to={`${pages[kind]?.page ?? '/requests'}/${id}`} className="request-link">
    <strong>{kindTitle(kind)}</strong>
    {about !== null && about !== undefined && <span className="small muted">{said(about)}</span>}
  </Link>
)
