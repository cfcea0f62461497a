import type { IconName } from '../parts/icons.js'

export interface Place {
  to: string
  title: string
  icon: IconName
}

export const places: { title: string; places: Place[] }[] = [
  {
    title: 'Find',
    places: [
      { to: '/creators', title: 'Creator search', icon: 'creators' },
      { to: '/lists', title: 'Lists', icon: 'bookmark' },
      { to: '/campaigns', title: 'Campaigns', icon: 'verified' },
      { to: '/profile', title: 'Profile report', icon: 'verified' },
      { to: '/overlap', title: 'Audience overlap', icon: 'overlap' },
      { to: '/contacts', title: 'Contacts', icon: 'contacts' },
    ],
  },
  {
    title: 'Check',
    places: [
      { to: '/screening', title: 'Screening', icon: 'screening' },
      { to: '/media', title: 'Media check', icon: 'media' },
    ],
  },
  {
    title: 'Hear',
    places: [
      { to: '/intent', title: 'Purchase intent', icon: 'intent' },
      { to: '/relevance', title: 'Comments relevance', icon: 'relevance' },
      { to: '/listening', title: 'Listening', icon: 'listening' },
    ],
  },
  {
    title: 'Data',
    places: [
      { to: '/import', title: 'Import data', icon: 'upload' },
      { to: '/enrichment', title: 'Enrich a list', icon: 'columns' },
      { to: '/brands', title: 'Brands', icon: 'intent' },
    ],
  },
  {
    title: 'Developer',
    places: [
      { to: '/requests', title: 'Requests', icon: 'requests' },
      { to: '/users', title: 'Users', icon: 'contacts' },
      { to: '/notifications', title: 'Notifications', icon: 'info' },
      { to: '/tokens', title: 'Tokens', icon: 'tokens' },
      { to: '/usage', title: 'Usage', icon: 'usage' },
      { to: '/networks', title: 'Networks', icon: 'networks' },
      { to: '/status', title: 'Status', icon: 'health' },
      { to: '/health', title: 'Health', icon: 'health' },
    ],
  },
]
