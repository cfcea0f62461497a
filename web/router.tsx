import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { PageHead } from './parts/basic.js'
import { Failed, Loading } from './parts/states.js'
import { Shell } from './shell/shell.js'
import { Home } from './pages/home.js'
import { t } from './language/t.js'

const NotFound = (): ReactElement => (
  <div className="page">
    <PageHead title={t('Page not found')} about={t('Check the URL. The page may have been removed.')} />
    <p>
      <Link to="/" className="button">
        {t('Back to the start page')}
      </Link>
    </p>
  </div>
)

/** What the address may hold: every page reads its own part of it. */
export type Search = Record<string, unknown>

const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  validateSearch: (search: Search): Search => search,
})

/** A page of its own file, loaded when it is first visited. */
const page = <Path extends string, Name extends string>(
  path: Path,
  name: Name,
  load: () => Promise<Record<NoInfer<Name>, () => ReactElement>>,
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(
      () =>
        load().catch(() => {
          throw new Error(t('The server does not respond, or was updated after you opened this page.'))
        }),
      name,
    ),
  })

const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: Home }),
  page('/creators', 'CreatorSearch', () => import('./pages/creators/search.js')),
  page('/saved-searches', 'SavedSearchesPage', () => import('./pages/saved-searches/saved-searches.js')),
  page('/saved-searches/$id', 'SavedSearchPage', () => import('./pages/saved-searches/saved-search.js')),
  page('/rankings', 'Rankings', () => import('./pages/rankings/rankings.js')),
  page('/brief', 'BriefPage', () => import('./pages/brief/brief.js')),
  page('/lists', 'ListsPage', () => import('./pages/lists/lists.js')),
  page('/lists/$id', 'ListPage', () => import('./pages/lists/list.js')),
  page('/campaigns', 'CampaignsPage', () => import('./pages/campaigns/campaigns.js')),
  page('/campaigns/$id', 'CampaignPage', () => import('./pages/campaigns/campaign.js')),
  page('/contacts', 'Contacts', () => import('./pages/contacts/contacts.js')),
  page('/contacts/$id', 'LookUpResult', () => import('./pages/contacts/look-up.js')),
  page('/connections', 'ConnectionsPage', () => import('./pages/connections/connections.js')),
  page('/brands', 'BrandsPage', () => import('./pages/brands/brands.js')),
  page('/enrichment', 'ChooseEnrichment', () => import('./pages/enrichment/choose.js')),
  page('/enrichment/$id', 'EnrichmentResult', () => import('./pages/enrichment/result.js')),
  page('/import', 'ImportPage', () => import('./pages/import/choose.js')),
  page('/import/file/$id', 'ImportFilePage', () => import('./pages/import/file.js')),
  page('/import/$id', 'ImportResultPage', () => import('./pages/import/result.js')),
  page('/media', 'ChooseMedia', () => import('./pages/media/choose.js')),
  page('/media/$id', 'MediaResult', () => import('./pages/media/result.js')),
  page('/intent', 'ChooseIntent', () => import('./pages/intent/choose.js')),
  page('/intent/$id', 'IntentResult', () => import('./pages/intent/result.js')),
  page('/relevance', 'ChooseRelevance', () => import('./pages/relevance/choose.js')),
  page('/relevance/$id', 'RelevanceResult', () => import('./pages/relevance/result.js')),
  page('/listening', 'ChooseListening', () => import('./pages/listening/choose.js')),
  page('/listening/tags', 'ListeningTagsPage', () => import('./pages/listening/tags.js')),
  page('/listening/$id', 'ListeningResult', () => import('./pages/listening/result.js')),
  page('/screening/people', 'PeoplePage', () => import('./pages/screening/people.js')),
  page('/screening/people/$id', 'PersonPage', () => import('./pages/screening/person.js')),
  page('/screening/monitoring', 'MonitoringPage', () => import('./pages/screening/monitoring.js')),
  page('/compare', 'ChooseComparison', () => import('./pages/compare/choose.js')),
  page('/compare/$id', 'ComparisonResult', () => import('./pages/compare/result.js')),
  page('/overlap', 'ChooseOverlap', () => import('./pages/overlap/choose.js')),
  page('/overlap/$id', 'OverlapResult', () => import('./pages/overlap/result.js')),
  page('/screening', 'ScreeningSubjects', () => import('./pages/screening/subjects.js')),
  page('/screening/criteria', 'Criteria', () => import('./pages/screening/criteria.js')),
  page('/screening/$id', 'ScreeningResultPage', () => import('./pages/screening/result.js')),
  page('/profile', 'ChooseProfile', () => import('./pages/profile/choose.js')),
  page('/profile/$network/$handle', 'Report', () => import('./pages/profile/report.js')),
  page('/requests', 'Requests', () => import('./pages/developer/requests.js')),
  page('/requests/$id', 'OneRequest', () => import('./pages/developer/request.js')),
  page('/account', 'AccountPage', () => import('./pages/account/account.js')),
  page('/users', 'UsersPage', () => import('./pages/developer/users.js')),
  page('/notifications', 'Notifications', () => import('./pages/notifications/notifications.js')),
  page('/notifications/$id', 'OneNotification', () => import('./pages/notifications/one.js')),
  page('/tokens', 'Tokens', () => import('./pages/developer/tokens.js')),
  page('/report-style', 'ReportStylePage', () => import('./pages/developer/report-style.js')),
  page('/usage', 'UsagePage', () => import('./pages/developer/usage.js')),
  page('/audit', 'AuditPage', () => import('./pages/privacy/audit.js')),
  page('/retention', 'RetentionPage', () => import('./pages/privacy/retention.js')),
  page('/subjects', 'SubjectsPage', () => import('./pages/privacy/subjects.js')),
  page('/networks', 'Networks', () => import('./pages/developer/networks.js')),
  page('/status', 'StatusPage', () => import('./pages/status/status.js')),
  page('/health', 'Health', () => import('./pages/developer/health.js')),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: () => <Loading lines={6} />,
  // A page that could not be loaded is not asked for again by itself: only loading everything anew helps.
  defaultErrorComponent: ({ error }) => (
    <Failed error={error instanceof Error ? error : new Error(String(error))} onAgain={() => location.reload()} />
  ),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
