import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { useAction, useAnswer, usePages } from '../../api/queries.js'
import { ago, day } from '../../format.js'
import type { Invitation, User } from '../../generated/interface.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { ConfirmDialog, FormDialog, textOf } from '../../parts/form-dialog.js'
import { Icon } from '../../parts/icons.js'
import { ShownOnce } from '../../parts/shown-once.js'
import { Empty, PagedList } from '../../parts/states.js'
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
          {word(name)}
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
    create.mutate({ body: { email: textOf(form, 'email'), role: form.get('role') as Role } })
  }
  return (
    <FormDialog
      title={t('Invite a user')}
      submit={t('Create the link')}
      sending={create}
      onSubmit={submit}
      onClose={onClose}
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
              <strong>{word(name)}</strong>: {meaning}
            </li>
          ))}
        </ul>
      </div>
    </FormDialog>
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
    <ConfirmDialog
      title={t('Remove {name}?', { name: user.name })}
      confirm={t('Remove')}
      keep={t('Keep')}
      sending={remove}
      onConfirm={() => remove.mutate({ path: { id: user.id } })}
      onClose={onClose}
    >
      {t('Their sessions end and their tokens stop working immediately. What they made stays in the account.')}
    </ConfirmDialog>
  )
}

const Row = ({ user, onRemove, onReset }: { user: User; onRemove: () => void; onReset: (code: string) => void }) => {
  const queryClient = useQueryClient()
  const change = useAction('changeUser', () => queryClient.invalidateQueries({ queryKey: ['listUsers'] }))
  const reset = useAction('resetUserPassword', (made) => onReset(made.code ?? ''))
  const lift = useAction('removeUserSecondFactor', () => {
    toast(t('{name} now signs in with the password only.', { name: user.name }))
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
      <td className="nowrap">{user.last_sign_in_at === null ? t('never') : ago(user.last_sign_in_at)}</td>
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
        <ShownOnce
          title={t('Send this link to the person. It works once, for a week, and will not be shown again.')}
          text={linkOf(code)}
          onDone={() => setCode(undefined)}
        />
      )}
      <Panel flush>
        <PagedList
          pages={pages}
          more={t('More')}
          empty={
            <Empty icon="users" title={t('No users yet')}>
              {t('So far, there are only tokens. Invite the first user as an owner.')}
            </Empty>
          }
        >
          {(users) => (
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
              {users.map((user) => (
                <Row key={user.id} user={user} onRemove={() => setRemoving(user)} onReset={setCode} />
              ))}
            </Table>
          )}
        </PagedList>
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
