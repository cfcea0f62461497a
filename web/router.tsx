import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { PageHead } from './parts/basic.js'
import { Failed, Loading } from './parts/states.js'
import { Shell } from './shell/shell.js'
import { Home } from './pages/home.js'

const NotFound = (): ReactElement => (
  <div className="page">
    <PageHead title="There is nothing here" about="The address may have a typing error, or what it named is gone." />
    <p>
      <Link to="/" className="button">
        Back to the start
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

const page = <Path extends string>(path: Path, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => root, path, component })

const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: Home }),
  page(
    '/requests',
    lazyRouteComponent(() => import('./pages/developer/requests.js'), 'Requests'),
  ),
  page(
    '/requests/$id',
    lazyRouteComponent(() => import('./pages/developer/request.js'), 'OneRequest'),
  ),
  page(
    '/tokens',
    lazyRouteComponent(() => import('./pages/developer/tokens.js'), 'Tokens'),
  ),
  page(
    '/usage',
    lazyRouteComponent(() => import('./pages/developer/usage.js'), 'UsagePage'),
  ),
  page(
    '/networks',
    lazyRouteComponent(() => import('./pages/developer/networks.js'), 'Networks'),
  ),
  page(
    '/health',
    lazyRouteComponent(() => import('./pages/developer/health.js'), 'Health'),
  ),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: () => <Loading lines={6} />,
  defaultErrorComponent: ({ error, reset }) => (
    <Failed error={error instanceof Error ? error : new Error(String(error))} onAgain={reset} />
  ),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
