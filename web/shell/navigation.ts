import type { IconName } from '../parts/icons.js'
import { t } from '../language/t.js'

export interface Place {
  to: string
  title: string
  icon: IconName
}

export const places: { title: string; places: Place[] }[] = [
  {
    title: t('Find'),
    places: [
      { to: '/creators', title: t('Creator search'), icon: 'creators' },
      { to: '/saved-searches', title: t('Saved searches'), icon: 'bookmark' },
      { to: '/brief', title: t('Brief fit'), icon: 'brief' },
      { to: '/rankings', title: t('Rankings'), icon: 'rankings' },
      { to: '/lists', title: t('Lists'), icon: 'lists' },
      { to: '/campaigns', title: t('Campaigns'), icon: 'campaigns' },
      { to: '/profile', title: t('Profile report'), icon: 'profile' },
      { to: '/compare', title: t('Compare creators'), icon: 'compare' },
      { to: '/overlap', title: t('Audience overlap'), icon: 'overlap' },
      { to: '/contacts', title: t('Contacts'), icon: 'contacts' },
      { to: '/connections', title: t('Connected accounts'), icon: 'connections' },
    ],
  },
  {
    title: t('Check'),
    places: [
      { to: '/screening', title: t('Screening'), icon: 'screening' },
      { to: '/media', title: t('Media check'), icon: 'media' },
    ],
  },
  {
    title: t('Listen'),
    places: [
      { to: '/intent', title: t('Purchase intent'), icon: 'intent' },
      { to: '/relevance', title: t('Comments relevance'), icon: 'relevance' },
      { to: '/listening', title: t('Listening'), icon: 'listening' },
    ],
  },
  {
    title: t('Data'),
    places: [
      { to: '/import', title: t('Import data'), icon: 'upload' },
      { to: '/enrichment', title: t('Enrich a list'), icon: 'enrichment' },
      { to: '/brands', title: t('Brands'), icon: 'brands' },
    ],
  },
  {
    title: t('Privacy'),
    places: [
      { to: '/subjects', title: t('Data subjects'), icon: 'subjects' },
      { to: '/retention', title: t('Retention'), icon: 'retention' },
      { to: '/audit', title: t('Audit log'), icon: 'docs' },
    ],
  },
  {
    title: t('Developer'),
    places: [
      { to: '/requests', title: t('Requests'), icon: 'requests' },
      { to: '/users', title: t('Users'), icon: 'users' },
      { to: '/notifications', title: t('Notifications'), icon: 'notifications' },
      { to: '/tokens', title: t('Tokens'), icon: 'tokens' },
      { to: '/report-style', title: t('Report style'), icon: 'download' },
      { to: '/usage', title: t('Usage'), icon: 'usage' },
      { to: '/networks', title: t('Networks'), icon: 'networks' },
      { to: '/status', title: t('Status'), icon: 'status' },
      { to: '/health', title: t('Health'), icon: 'health' },
    ],
  },
]
