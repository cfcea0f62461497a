import { useState, type ReactElement } from 'react'
import { FormField, valueOf } from '../parts/form-field.js'
import { Note } from '../parts/states.js'
import { askSignIn, type Ways } from '../session.js'
import { comeBack } from './come-back.js'
import { Front, FrontButton } from './front.js'
import { t } from '../language/t.js'

type Way = 'password' | 'token'

const bodyOf = (way: Way, form: FormData): { path: string; body: Record<string, string> } => {
  if (way === 'token') {
    const token = valueOf(form, 'token')
      .trim()
      .replace(/^bearer\s+/i, '')
    return { path: '/auth/token', body: { token } }
  }
  const account = valueOf(form, 'account').trim()
  const body = { email: valueOf(form, 'email').trim(), password: valueOf(form, 'password') }
  const code = valueOf(form, 'code').trim()
  return {
    path: '/auth/sign-in',
    body: { ...body, ...(account === '' ? {} : { account }), ...(code === '' ? {} : { code }) },
  }
}

const refusals: Record<string, string> = {
  'not-allowed': t(
    'Your identity was confirmed, but you have no access here. Ask your Rostra administrator for an invitation or a role.',
  ),
  'too-many': t('Too many attempts. Try again in 15 minutes.'),
  provider: t('The identity provider did not confirm it, or took too long. Try again.'),
}

interface Props {
  spentLink: boolean
  /** Why the identity provider led to no session. */
  refused: string | undefined
  ways: Ways
  /** Whether a page waits behind it. */
  isInterrupted?: boolean
}

/** Sends the form; what was wrong with it, and whether a code is asked for after the password. */
const useSignIn = (way: Way) => {
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const send = async (form: FormData): Promise<void> => {
    const { path, body } = bodyOf(way, form)
    if (Object.values(body).includes(''))
      return setWrong(way === 'token' ? t('Paste a token first.') : t('Fill in both.'))
    setBusy(true)
    try {
      const { problem } = await askSignIn(path, body)
      if (problem === undefined) {
        await comeBack()
      } else {
        // The password was right: asking for the code is no error yet.
        const isAsked = problem['second_factor'] === true
        setWrong(isAsked && !needsCode ? undefined : problem.detail)
        if (isAsked) setNeedsCode(true)
      }
    } catch {
      setWrong(t('The server does not respond. Is it running?'))
    } finally {
      setBusy(false)
    }
  }
  const clear = (): void => setWrong(undefined)
  const restart = (): void => {
    setNeedsCode(false)
    clear()
  }
  return { send, wrong, busy, needsCode, clear, restart }
}

const TokenField = ({ wrong, onChange }: { wrong: string | undefined; onChange: () => void }): ReactElement => (
  <FormField
    name="token"
    label={t('Token')}
    type="password"
    mono
    placeholder="rostra_…"
    autoComplete="off"
    wrong={wrong}
    hint={t('Printed by npm start. It starts a session in this browser; the token itself is not stored.')}
    onChange={onChange}
  />
)

const PasswordFields = ({
  wrong,
  needsCode,
  onChange,
}: {
  wrong: string | undefined
  needsCode: boolean
  onChange: () => void
}): ReactElement => (
  <>
    <FormField name="email" label={t('E-mail address')} type="email" autoComplete="username" onChange={onChange} />
    <FormField
      name="password"
      label={t('Password')}
      type="password"
      autoComplete="current-password"
      wrong={needsCode ? undefined : wrong}
      onChange={onChange}
    />
    {needsCode && (
      <FormField
        name="code"
        label={t('Code')}
        autoComplete="one-time-code"
        hint={t('Six digits from your authenticator app, or a recovery code.')}
        wrong={wrong}
        focused
        onChange={onChange}
      />
    )}
    <FormField
      name="account"
      label={t('Account')}
      autoComplete="organization"
      hint={t('Only if you belong to several.')}
      onChange={onChange}
    />
  </>
)

/** Signs in as a person, where there are any, or with a token. */
export const SignIn = ({ spentLink, refused, ways, isInterrupted = false }: Props): ReactElement => {
  const [way, setWay] = useState<Way>(ways.password || ways.oidc !== undefined ? 'password' : 'token')
  const { send, wrong, busy, needsCode, clear, restart } = useSignIn(way)
  const changeWay = (): void => {
    setWay(way === 'token' ? 'password' : 'token')
    restart()
  }
  return (
    <Front>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <h2>{way === 'token' ? t('Sign in with a token') : t('Sign in')}</h2>
        {isInterrupted && (
          <Note tone="caution" title={t('Your session has ended')}>
            {t('Sign in again to go on. What you typed is still there.')}
          </Note>
        )}
        {spentLink && !isInterrupted && (
          <Note tone="caution" title={t('This link has expired or was already used')}>
            {t('A sign-in link works once. Restart the server to get a new one, or paste the token it printed.')}
          </Note>
        )}
        {refused !== undefined && (
          <Note tone="caution" title={t('Signing in did not work')}>
            {refusals[refused] ?? refusals['provider']}
          </Note>
        )}
        {ways.oidc !== undefined && (
          <div>
            <a
              className="button primary"
              href="/auth/oidc/start"
              // Leaving the page would lose what was typed in it.
              {...(isInterrupted ? { target: '_blank', rel: 'opener' } : {})}
            >
              {t('Continue with {provider}', { provider: ways.oidc })}
            </a>
          </div>
        )}
        {way === 'token' ? (
          <TokenField wrong={wrong} onChange={clear} />
        ) : (
          <PasswordFields wrong={wrong} needsCode={needsCode} onChange={clear} />
        )}
        <FrontButton busy={busy}>{t('Sign in')}</FrontButton>
        <button type="button" className="link-button" onClick={changeWay}>
          {way === 'token' ? t('Use an e-mail address and a password') : t('Use a token')}
        </button>
      </form>
    </Front>
  )
}
