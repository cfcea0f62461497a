import type { ReactElement, ReactNode } from 'react'
import { Icon, Mark } from '../parts/icons.js'
import { LanguageSwitch } from '../parts/language-switch.js'
import { rich, t } from '../language/t.js'

/** The page before somebody is signed in: what this is on one side, a form on the other. */
export const Front = ({ children }: { children: ReactNode }): ReactElement => (
  <main className="sign-in">
    <div className="sign-in-pitch">
      <span className="brand">
        <Mark />
        Rostra
      </span>
      <div className="stack">
        <h1>{t('Every figure shows where it comes from.')}</h1>
        <p>
          {t(
            'Find creators, analyse audiences, screen posts, and track what people say about brands, all on your own machine.',
          )}
        </p>
      </div>
      <p className="small">
        {rich('Nothing leaves this machine unless you configure it. {link}', {
          link: <a href="/docs/">{t('API reference')}</a>,
        })}
      </p>
    </div>
    <div className="sign-in-form">
      {children}
      <LanguageSwitch />
    </div>
  </main>
)

export const FrontButton = ({ busy, children }: { busy: boolean; children: ReactNode }): ReactElement => (
  <div>
    <button type="submit" className="button primary" disabled={busy}>
      {busy ? t('One moment …') : children}
      <Icon name="arrow" />
    </button>
  </div>
)
