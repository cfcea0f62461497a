import { useState, type ReactElement } from 'react'
import { queryClient } from '../api/queries.js'
import { Note } from '../parts/states.js'
import { askSignIn, setSignedIn, type Ways } from '../session.js'
import { Front, FrontButton, FrontField, valueOf } from './front.js'

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
  return { path: '/auth/sign-in', body: account === '' ? body : { ...body, account } }
}

/** Signs in as a person, where there are any, or with a token. */
export const SignIn = ({ spentLink, ways }: { spentLink: boolean; ways: Ways }): ReactElement => {
  const [way, setWay] = useState<Way>(ways.password ? 'password' : 'token')
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (form: FormData): Promise<void> => {
    const { path, body } = bodyOf(way, form)
    if (Object.values(body).includes('')) return setWrong(way === 'token' ? 'Paste a token first.' : 'Fill in both.')
    setBusy(true)
    try {
      const { problem } = await askSignIn(path, body)
      if (problem === undefined) {
        queryClient.clear()
        setSignedIn(true)
      } else setWrong(problem.detail)
    } catch {
      setWrong('The server does not respond. Is it running?')
    } finally {
      setBusy(false)
    }
  }
  const change = (to: Way): void => {
    setWay(to)
    setWrong(undefined)
  }
  const clear = (): void => setWrong(undefined)
  return (
    <Front>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(new FormData(event.currentTarget))
        }}
      >
        <h2>{way === 'token' ? 'Sign in with a token' : 'Sign in'}</h2>
        {spentLink && (
          <Note tone="caution" title="This link has expired or was already used">
            A sign-in link works once. Restart the server to get a new one, or paste the token it printed.
          </Note>
        )}
        {way === 'token' ? (
          <FrontField
            key="token"
            name="token"
            label="Token"
            type="password"
            mono
            placeholder="rostra_…"
            autoComplete="off"
            wrong={wrong}
            hint="Printed by npm start. It becomes a session of this browser; the token itself is not kept."
            onChange={clear}
          />
        ) : (
          <>
            <FrontField name="email" label="E-mail address" type="email" autoComplete="username" onChange={clear} />
            <FrontField
              name="password"
              label="Password"
              type="password"
              autoComplete="current-password"
              wrong={wrong}
              onChange={clear}
            />
            <FrontField
              name="account"
              label="Account"
              autoComplete="organization"
              hint="Only if you belong to several."
              onChange={clear}
            />
          </>
        )}
        <FrontButton busy={busy}>Sign in</FrontButton>
        <button type="button" className="button quiet" onClick={() => change(way === 'token' ? 'password' : 'token')}>
          {way === 'token' ? 'Use an e-mail address and a password' : 'Use a token'}
        </button>
      </form>
    </Front>
  )
}
