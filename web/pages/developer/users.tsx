import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { useAction, useAnswer, usePages } from '../../api/queries.js'
import { ago, day } from '../../format.js'
import type { Invitation, User } from '../../generated/interface.js'
import { Badge, CopyButton, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Dialog } from '../../parts/dialog.js'
import { Icon } from '../../parts/icons.js'
import { Empty, Failed, Loading, Note } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { toast } from '../../parts/toasts.js'
import { OpenSessions } from './sessions.js'
import { t, word } from '../../language/t.js'

type Role = NonNullable<Body<'createInvitation'>['role']>

const linkOf = (code: string): string => `${location.origin}/#invitation=${code}`

const RoleSelect = ({ value, label, onChange }: { value: Role; label: string; onChange?: (role: Role) => void }) => {
  const roles = useAnswer('listRoles', {})
  return (
    <select
      name="role"
      className="input"
      aria-label={label}
      {...(onChange === undefined
        ? { defaultValue: value }
        : { value, onChange: (event) => onChange(event.target.value as Role) })}
    >
      {(roles.data?.data ?? [{ name: value, meaning: '' }]).map(({ name, meaning }) => (
        <option key={name} value={name} title={meaning}>
          {name}
        </option>
      ))}
    </select>
  )
}

const Invite = ({ onClose, onMade }: { onClose: () => void; onMade: (code: string) => void }): ReactElement => {
  const queryClient = useQueryClient()
  const roles = useAnswer('listRoles', {})
  const create = useAction('createInvitation', (made) => {
    onMade(made.code ?? '')
    return queryClient.invalidateQueries({ queryKey: ['listInvitations'] })
  })
  const submit = (form: FormData): void => {
    const email = form.get('email')
    create.mutate({ body: { email: typeof email === 'string' ? email.trim() : '', role: form.get('role') as Role } })
  }
  return (
    <Dialog title={t('Invite somebody')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <div className="field">
          <label htmlFor="invite-email">{t('E-mail address')}</label>
          <input id="invite-email" name="email" type="email" className="input" required maxLength={320} />
        </div>
        <div className="field">
          <span className="label">{t('Role')}</span>
          <RoleSelect value="viewer" label={t('Role')} />
          <ul className="hint">
            {roles.data?.data.map(({ name, meaning }) => (
              <li key={name}>
                <strong>{name}</strong>: {meaning}
              </li>
            ))}
          </ul>
        </div>
        {create.error !== null && <Failed error={create.error} />}
        <div className="row end">
          <button type="button" className="button" onClick={onClose}>
            {t('Cancel')}
          </button>
          <button type="submit" className="button primary" disabled={create.isPending}>
            {t('Create the link')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const Remove = ({ user, onClose }: { user: User; onClose: () => void }): ReactElement => {
  const queryClient = useQueryClient()
  const remove = useAction('removeUser', () => {
    toast(t('{name} was removed.', { name: user.name }))
    onClose()
    return queryClient.invalidateQueries({ queryKey: ['listUsers'] })
  })
  return (
    <Dialog title={t('Remove {name}?', { name: user.name })} onClose={onClose}>
      <p>{t('Their sessions end and their tokens stop working immediately. What they made stays in the account.')}</p>
      {remove.error !== null && <Failed error={remove.error} />}
      <div className="row end">
        <button type="button" className="button" onClick={onClose}>
          {t('Keep')}
        </button>
        <button
          type="button"
          className="button danger"
          disabled={remove.isPending}
          onClick={() => remove.mutate({ path: { id: user.id } })}
        >
          {t('Remove')}
        </button>
      </div>
    </Dialog>
  )
}

const Row = ({ user, onRemove, onReset }: { user: User; onRemove: () => void; onReset: (code: string) => void }) => {
  const queryClient = useQueryClient()
  const change = useAction('changeUser', () => queryClient.invalidateQueries({ queryKey: ['listUsers'] }))
  const reset = useAction('resetUserPassword', (made) => onReset(made.code ?? ''))
  const lift = useAction('removeUserSecondFactor', () => {
    toast(t('{name} signs in with the password alone now.', { name: user.name }))
    return queryClient.invalidateQueries({ queryKey: ['listUsers'] })
  })
  return (
    <tr>
      <th scope="row">
        {user.name}
        <div className="tiny muted">{user.email}</div>
      </th>
      <td>
        <RoleSelect
          value={user.role}
          label={t('Role of {name}', { name: user.name })}
          onChange={(role) =>
            change.mutate({ path: { id: user.id }, body: { role } }, { onError: (error) => toast(error.message) })
          }
        />
      </td>
      <td>{user.has_second_factor ? <Badge tone="good">{t('On')}</Badge> : t('Off')}</td>
      <td className="nowrap">{user.last_sign_in_at === null ? 'never' : ago(user.last_sign_in_at)}</td>
      <td className="end">
        <button
          type="button"
          className="button slim"
          onClick={() => reset.mutate({ path: { id: user.id } }, { onError: (error) => toast(error.message) })}
        >
          {t('New password')}
          <span className="visually-hidden"> {t('for {name}', { name: user.name })}</span>
        </button>{' '}
        {user.has_second_factor && (
          <button
            type="button"
            className="button slim"
            onClick={() => lift.mutate({ path: { id: user.id } }, { onError: (error) => toast(error.message) })}
          >
            {t('Remove second factor')}
            <span className="visually-hidden"> {t('of {name}', { name: user.name })}</span>
          </button>
        )}{' '}
        <button type="button" className="button slim danger" onClick={onRemove}>
          {t('Remove')}
          <span className="visually-hidden"> {user.name}</span>
        </button>
      </td>
    </tr>
  )
}

const InvitationRow = ({ invitation }: { invitation: Invitation }): ReactElement => {
  const queryClient = useQueryClient()
  const revoke = useAction('revokeInvitation', () => queryClient.invalidateQueries({ queryKey: ['listInvitations'] }))
  return (
    <tr>
      <th scope="row">{invitation.email}</th>
      <td>{invitation.kind === 'invitation' ? word(invitation.role) : t('new password')}</td>
      <td>
        <Badge tone="good">{t('Until {expiresAt}', { expiresAt: day(invitation.expires_at) })}</Badge>
      </td>
      <td className="end">
        <button
          type="button"
          className="button slim danger"
          onClick={() => revoke.mutate({ path: { id: invitation.id } })}
        >
          {t('Revoke')}
          <span className="visually-hidden"> {t('the link for {email}', { email: invitation.email })}</span>
        </button>
      </td>
    </tr>
  )
}

const OpenInvitations = (): ReactElement | null => {
  const { items } = usePages('listInvitations', { query: { limit: 100 } })
  const open = items.filter(({ status }) => status === 'pending')
  if (open.length === 0) return null
  return (
    <Panel title={t('Open invitations')} flush>
      <Table
        label={t('Open invitations')}
        narrow="cards"
        columns={[t('Address'), t('Role'), t('Works'), { title: t('Actions'), hidden: true }]}
      >
        {open.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </Table>
    </Panel>
  )
}

export const UsersPage = (): ReactElement => {
  const input = { query: { limit: 50 } }
  const pages = usePages('listUsers', input)
  const [inviting, setInviting] = useState(false)
  const [code, setCode] = useState<string>()
  const [removing, setRemoving] = useState<User>()
  return (
    <div className="page">
      <PageHead
        title={t('Users')}
        about={t('The people of this account. What each may do follows from the role.')}
        action={
          <>
            <CopyCurl name="listUsers" input={input} />
            <button type="button" className="button primary" onClick={() => setInviting(true)}>
              <Icon name="plus" />
              {t('Invite')}
            </button>
          </>
        }
      />
      {code !== undefined && (
        <Note title={t('Send this link to the person. It works once, for a week, and will not be shown again.')}>
          <p className="row">
            <code className="break">{linkOf(code)}</code> <CopyButton text={linkOf(code)} label={t('Copy')} />
            <button type="button" className="button quiet slim" onClick={() => setCode(undefined)}>
              {t('Done')}
            </button>
          </p>
        </Note>
      )}
      <Panel flush>
        {pages.isPending && <Loading />}
        {pages.error !== null && <Failed error={pages.error} onAgain={pages.again} />}
        {!pages.isPending && pages.error === null && pages.items.length === 0 && (
          <Empty icon="users" title={t('No users yet')}>
            {t('Everybody works with tokens so far. Invite the first person as an owner.')}
          </Empty>
        )}
        {pages.items.length > 0 && (
          <Table
            label={t('Users')}
            narrow="cards"
            columns={[
              t('User'),
              t('Role'),
              t('Second factor'),
              t('Last sign-in'),
              { title: t('Actions'), hidden: true },
            ]}
          >
            {pages.items.map((user) => (
              <Row key={user.id} user={user} onRemove={() => setRemoving(user)} onReset={setCode} />
            ))}
          </Table>
        )}
      </Panel>
      <OpenInvitations />
      <OpenSessions />
      {inviting && (
        <Invite
          onClose={() => setInviting(false)}
          onMade={(made) => {
            setInviting(false)
            setCode(made)
          }}
        />
      )}
      {removing !== undefined && <Remove user={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  )
}
