import { useState, type ReactElement } from 'react'
import { queryClient } from '../api/queries.js'
import { Icon, Mark } from '../parts/icons.js'
import { Note } from '../parts/states.js'
import { setToken } from '../session.js'

/** Whether the service knows the token: any token may list the networks. */
const isKnown = async (token: string): Promise<boolean> => {
  const response = await fetch('/v1/networks', { headers: { authorization: token } })
  return response.status !== 401
}

export const SignIn = ({ spentLink }: { spentLink: boolean }): ReactElement => {
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (form: FormData): Promise<void> => {
    const given = form.get('token')
    const token = typeof given === 'string' ? given.trim().replace(/^bearer\s+/i, '') : ''
    if (token === '') return setWrong('Paste a token first.')
    setBusy(true)
    try {
      if (await isKnown(token)) {
        queryClient.clear()
        setToken(token)
      } else setWrong('This token is not valid. It may be revoked, expired or incomplete.')
    } catch {
      setWrong('The server does not respond. Is it running?')
    } finally {
      setBusy(false)
    }
  }
  return (
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
          No account, no external requests. <a href="/docs/">API reference</a>
        </p>
      </div>
      <div className="sign-in-form">
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            void submit(new FormData(event.currentTarget))
          }}
        >
          <h2>Sign in with a token</h2>
          {spentLink && (
            <Note tone="caution" title="This link has expired or was already used">
              A sign-in link works once. Restart the server to get a new one, or paste the token it printed.
            </Note>
          )}
          <div className="field">
            <label htmlFor="token">Token</label>
            <input
              id="token"
              name="token"
              type="password"
              className="input mono"
              placeholder="rostra_…"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={wrong !== undefined}
              aria-describedby="token-hint"
              onChange={() => setWrong(undefined)}
            />
            <span
              id="token-hint"
              className={wrong === undefined ? 'hint' : 'wrong'}
              role={wrong === undefined ? undefined : 'alert'}
            >
              {wrong ??
                'Printed by npm start. The console keeps it until you close this tab and never puts it in the URL.'}
            </span>
          </div>
          <div>
            <button type="submit" className="button primary" disabled={busy}>
              {busy ? 'Looking …' : 'Sign in'}
              <Icon name="arrow" />
            </button>
          </div>
        </form>
      </div>
    </main>
  )
}
