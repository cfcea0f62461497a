import { useEffect, useState, type ReactElement } from 'react'
import type { Problem } from '../generated/interface.js'
import { FormField, valueOf } from '../parts/form-field.js'
import { Note } from '../parts/states.js'
import { askSignIn, saidOf, signedIn } from '../session.js'
import { Front, FrontButton } from './front.js'
import { t } from '../language/t.js'

interface Invitation {
  email: string
  role: string
  account: string
  is_new: boolean
}

/** The page an invitation leads to: a name and a password, and somebody is in. A link for a new password asks for that alone. */
export const AcceptInvitation = ({ code, onDone }: { code: string; onDone: () => void }): ReactElement => {
  const [invitation, setInvitation] = useState<Invitation>()
  const [refused, setRefused] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    askSignIn<Invitation>('/auth/invitation', { code })
      .then((asked) => (asked.answer === undefined ? setRefused(asked.problem?.detail) : setInvitation(asked.answer)))
      .catch(() => setRefused(t('The server does not respond. Is it running?')))
  }, [code])
  const submit = async (form: FormData): Promise<void> => {
    setBusy(true)
    const name = valueOf(form, 'name').trim() || (invitation?.email ?? '')
    const asked = await askSignIn<{ signed_in: boolean }>('/auth/invitation/accept', {
      code,
      name,
      password: valueOf(form, 'password'),
    })
    setBusy(false)
    setProblem(asked.problem)
    if (asked.problem !== undefined) return
    // With a second factor the new password alone does not sign in: the sign-in page asks for both.
    signedIn.set(asked.answer?.signed_in === true)
    onDone()
  }
  const wrong = saidOf(problem)
  return (
    <Front>
      {refused !== undefined && (
        <div className="stack">
          <Note tone="caution" title={t('This link does not work')}>
            {refused}
          </Note>
          <button type="button" className="button" onClick={onDone}>
            {t('Go to sign-in')}
          </button>
        </div>
      )}
      {invitation !== undefined && (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            void submit(new FormData(event.currentTarget))
          }}
        >
          <h2>
            {invitation.is_new ? t('Join {account}', { account: invitation.account }) : t('Choose a new password')}
          </h2>
          <p className="muted">
            {invitation.email}, {invitation.role}
          </p>
          <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
          {invitation.is_new && <FormField name="name" label={t('Your name')} autoComplete="name" required />}
          <FormField
            name="password"
            label={t('Password')}
            type="password"
            autoComplete="new-password"
            required
            hint={t('At least 12 characters, such as several unrelated words.')}
            wrong={wrong}
            onChange={() => setProblem(undefined)}
          />
          <FrontButton busy={busy}>{invitation.is_new ? t('Join') : t('Save')}</FrontButton>
        </form>
      )}
    </Front>
  )
}
