import type { ReactElement, ReactNode } from 'react'
import { Icon, Mark } from '../parts/icons.js'

/** The page before somebody is signed in: what this is on one side, a form on the other. */
export const Front = ({ children }: { children: ReactNode }): ReactElement => (
  <main className="sign-in">
    <div className="sign-in-pitch">
      <span className="brand">
        <Mark />
        Rostra
      </span>
      <div className="stack">
        <h1>Every figure shows where it comes from.</h1>
        <p>
          Find creators, analyse audiences, screen posts, and track what people say about brands, all on your own
          machine.
        </p>
      </div>
      <p className="small">
        Nothing leaves this machine unless you configure it. <a href="/docs/">API reference</a>
      </p>
    </div>
    <div className="sign-in-form">{children}</div>
  </main>
)

interface FieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  hint?: string | undefined
  wrong?: string | undefined
  autoComplete: string
  defaultValue?: string
  placeholder?: string
  mono?: boolean
  required?: boolean
  onChange?: () => void
}

/** One labelled field; what is wrong with it stands in place of its hint. */
export const FrontField = ({
  name,
  label,
  hint,
  wrong,
  mono = false,
  type = 'text',
  ...rest
}: FieldProps): ReactElement => {
  const said = wrong ?? hint
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        className={mono ? 'input mono' : 'input'}
        spellCheck={false}
        aria-invalid={wrong !== undefined}
        {...(said === undefined ? {} : { 'aria-describedby': `${name}-hint` })}
        {...rest}
      />
      {said !== undefined && (
        <span
          id={`${name}-hint`}
          className={wrong === undefined ? 'hint' : 'wrong'}
          role={wrong === undefined ? undefined : 'alert'}
        >
          {said}
        </span>
      )}
    </div>
  )
}

export const FrontButton = ({ busy, children }: { busy: boolean; children: ReactNode }): ReactElement => (
  <div>
    <button type="submit" className="button primary" disabled={busy}>
      {busy ? 'One moment …' : children}
      <Icon name="arrow" />
    </button>
  </div>
)

/** What stands in a field of a form. */
export const valueOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
