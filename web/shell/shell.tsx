import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { queryClient } from '../api/queries.js'
import { Icon, Mark } from '../parts/icons.js'
import { LanguageSwitch } from '../parts/language-switch.js'
import { endSession } from '../session.js'
import { isDark, setTheme, theme } from '../theme.js'
import { useStore } from '../use-store.js'
import { forgetUndo } from '../parts/undo.js'
import { useShellKeys } from './keys.js'
import { places, type Place } from './navigation.js'
import { Tour, TourButton } from './tour.js'
import { t } from '../language/t.js'

const NavLink = ({ to, title, icon, onGo }: Place & { onGo: () => void }): ReactElement => (
  <Link to={to} className="nav-link" activeOptions={{ exact: to === '/', includeSearch: false }} onClick={onGo}>
    <Icon name={icon} />
    {title}
  </Link>
)

const ThemeButton = (): ReactElement => {
  useStore(theme)
  const dark = isDark()
  return (
    <button type="button" className="button icon" onClick={() => setTheme(dark ? 'light' : 'dark')}>
      <Icon name={dark ? 'sun' : 'moon'} />
      <span className="visually-hidden">{dark ? t('Light colours') : t('Dark colours')}</span>
    </button>
  )
}

const signOut = (): void => {
  queryClient.clear()
  forgetUndo()
  void endSession()
}

/**
 * The heading of a new page gets the focus, so that a reader of the screen hears where it is. That is once the page is there: while it
 * is being loaded, the heading is still that of the page before.
 */
const useFocusOnTravel = (): void => {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const first = useRef(true)
  useEffect(() => {
    if (path === undefined) return
    // A tour leads from page to page and keeps the focus.
    if (first.current) first.current = false
    else if ((document.activeElement?.closest('.tour') ?? null) === null)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [path])
}

/** The navigation is longer than most windows: where one is stays in sight. */
const useCurrentInSight = (): void => {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  useEffect(() => {
    const side = document.querySelector<HTMLElement>('#side')
    const current = side?.querySelector<HTMLElement>('[aria-current="page"]')
    if (side === null || current === null || current === undefined) return
    const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight]
    if (top < side.scrollTop || bottom > side.scrollTop + side.clientHeight)
      side.scrollTop = top - side.clientHeight / 2
  }, [path])
}

export const Shell = (): ReactElement => {
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  useFocusOnTravel()
  useCurrentInSight()
  const { open: openDialog, dialog } = useShellKeys()
  return (
    <>
      <a className="skip" href="#main">
        {t('Skip to content')}
      </a>
      <div className="shell">
        <header className="shell-bar">
          <Link to="/" className="brand" onClick={close}>
            <Mark />
            Rostra
          </Link>
          <span className="row">
            <button type="button" className="button icon" onClick={() => openDialog('find')}>
              <Icon name="search" />
              <span className="visually-hidden">{t('Search')}</span>
            </button>
            <button
              type="button"
              className="button icon"
              aria-expanded={open}
              aria-controls="side"
              onClick={() => setOpen(!open)}
            >
              <Icon name={open ? 'close' : 'menu'} />
              <span className="visually-hidden">{t('Menu')}</span>
            </button>
          </span>
        </header>
        <nav id="side" aria-label={t('Main')} className={`shell-side${open ? ' open' : ''}`}>
          <Link to="/" className="brand">
            <Mark />
            Rostra
          </Link>
          <button type="button" className="button nav-search" aria-keyshortcuts="/" onClick={() => openDialog('find')}>
            <Icon name="search" />
            {t('Search')}
            <kbd aria-hidden="true">/</kbd>
          </button>
          <div className="stack">
            <div className="nav-group">
              <NavLink to="/" title={t('Home')} icon="home" onGo={close} />
            </div>
            {places.map((group) => (
              <div key={group.title} className="nav-group">
                <h2>{group.title}</h2>
                {group.places.map((place) => (
                  <NavLink key={place.to} {...place} onGo={close} />
                ))}
                {group.places.some(({ to }) => to === '/tokens') && (
                  <a className="nav-link" href="/docs/">
                    <Icon name="docs" />
                    {t('Reference')}
                  </a>
                )}
              </div>
            ))}
          </div>
          <div className="shell-foot">
            <TourButton onGo={close} />
            <NavLink to="/account" title={t('Your account')} icon="account" onGo={close} />
            <div className="row">
              <ThemeButton />
              <button
                type="button"
                className="button icon"
                aria-keyshortcuts="Shift+?"
                onClick={() => openDialog('help')}
              >
                <Icon name="keyboard" />
                <span className="visually-hidden">{t('Keyboard shortcuts')}</span>
              </button>
              <button type="button" className="button grow" onClick={signOut}>
                <Icon name="exit" />
                {t('Sign out')}
              </button>
            </div>
            <LanguageSwitch />
          </div>
        </nav>
        <main id="main" className="shell-main" tabIndex={-1}>
          <Outlet />
        </main>
        <Tour />
        {dialog}
      </div>
    </>
  )
}
