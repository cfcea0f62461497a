import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useAction, useAnswer } from '../../api/queries.js'
import type { Me, Problem } from '../../generated/interface.js'
import { Badge, PageHead, Panel } from '../../parts/basic.js'
import { FormField, valueOf } from '../../parts/form-field.js'
import { Failed, Loading, Note } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { askSignIn, saidOf } from '../../session.js'
import { SecondFactor } from './second-factor.js'
import { t, word } from '../../language/t.js'

const wrongAt = (problem: Problem | undefined, pointer: string): string | undefined =>
  problem?.errors?.find((error) => error.pointer === pointer)?.message

const ChangePassword = ({ email }: { email: string }): ReactElement => {
  const [problem, setProblem] = useState<Problem>()
  const [done, setDone] = useState(0)
  const submit = async (form: FormData): Promise<void> => {
    const body = { password: valueOf(form, 'password'), new_password: valueOf(form, 'new_password') }
    const asked = await askSignIn('/auth/password', body)
    setProblem(asked.problem)
    if (asked.problem !== undefined) return
    setDone(done + 1)
    toast(t('The password was changed. All other sessions have ended.'))
  }
  const [wrongOld, wrongNew] = [wrongAt(problem, '/password'), wrongAt(problem, '/new_password')]
  return (
    <Panel title={t('Password')} about={t('A new password ends all your other sessions.')}>
      <form
        key={done}
        className="stack"
        onChange={() => setProblem(undefined)}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(new FormData(event.currentTarget))
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <FormField
          name="password"
          label={t('Current password')}
          type="password"
          autoComplete="current-password"
          required
          wrong={wrongOld ?? (wrongNew === undefined ? saidOf(problem) : undefined)}
        />
        <FormField
          name="new_password"
          label={t('New password')}
          type="password"
          autoComplete="new-password"
          required
          hint={t('At least 12 characters, such as several unrelated words.')}
          wrong={wrongNew}
        />
        <div>
          <button type="submit" className="button primary">
            {t('Change the password')}
          </button>
        </div>
      </form>
    </Panel>
  )
}

/** Who administers the account says whether everybody needs a second factor. */
const Policy = ({ account }: Pick<Me, 'account'>): ReactElement => {
  const queryClient = useQueryClient()
  const change = useAction('changeAccount', async () => {
    await queryClient.invalidateQueries({ queryKey: ['showMe'] })
    change.reset()
  })
  return (
    <Panel title={t('Policy of {name}', { name: account.name })}>
      <label className="check">
        <input
          type="checkbox"
          checked={change.variables?.body.second_factor_required ?? account.second_factor_required}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ body: { second_factor_required: event.target.checked } })}
        />
        {t('Every user must have a second factor')}
      </label>
      <p className="hint">{t('Users without one can then only set one up. Tokens are not affected.')}</p>
      {change.error !== null && <Failed error={change.error} />}
    </Panel>
  )
}

const Own = ({ me, onChanged }: { me: Me; onChanged: () => void }): ReactElement => {
  const { account, user } = me
  const isHeld = account.second_factor_required && user?.has_second_factor === false
  return (
    <>
      {isHeld && (
        <Note tone="caution" title={t('This account requires a second factor')}>
          {t('Set one up below. You cannot use anything else until then.')}
        </Note>
      )}
      <Panel title={t('Who you are')}>
        {user === null ? (
          <p>{t('You are signed in with a token of the account {name}.', { name: account.name })}</p>
        ) : (
          <p>
            {user.name}
            {', '}
            {user.email} <Badge>{word(user.role)}</Badge> {t('in the account {name}', { name: account.name })}
          </p>
        )}
      </Panel>
      {user !== null && <SecondFactor user={user} isRequired={account.second_factor_required} onChanged={onChanged} />}
      {user?.has_password === true && <ChangePassword email={user.email} />}
      {me.scopes.includes('admin') && !me.reads_only && <Policy account={account} />}
    </>
  )
}

export const AccountPage = (): ReactElement => {
  const queryClient = useQueryClient()
  const me = useAnswer('showMe', {})
  return (
    <div className="page">
      <PageHead title={t('Your account')} about={t('How you sign in, and what protects it.')} />
      {me.isPending && <Loading />}
      {me.error !== null && <Failed error={me.error} onAgain={() => void me.refetch()} />}
      {me.data !== undefined && (
        <Own me={me.data} onChanged={() => void queryClient.invalidateQueries({ queryKey: ['showMe'] })} />
      )}
    </div>
  )
}
