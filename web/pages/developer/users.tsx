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
    <Dialog title="Invite somebody" onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <div className="field">
          <label htmlFor="invite-email">E-mail address</label>
          <input id="invite-email" name="email" type="email" className="input" required maxLength={320} />
        </div>
        <div className="field">
          <span className="label">Role</span>
          <RoleSelect value="viewer" label="Role" />
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
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={create.isPending}>
            Create the link
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const Remove = ({ user, onClose }: { user: User; onClose: () => void }): ReactElement => {
  const queryClient = useQueryClient()
  const remove = useAction('removeUser', () => {
    toast(`${user.name} was removed.`)
    onClose()
    return queryClient.invalidateQueries({ queryKey: ['listUsers'] })
  })
  return (
    <Dialog title={`Remove ${user.name}?`} onClose={onClose}>
      <p>Their sessions end and their tokens stop working immediately. What they made stays in the account.</p>
      {remove.error !== null && <Failed error={remove.error} />}
      <div className="row end">
        <button type="button" className="button" onClick={onClose}>
          Keep
        </button>
        <button
          type="button"
          className="button danger"
          disabled={remove.isPending}
          onClick={() => remove.mutate({ path: { id: user.id } })}
        >
          Remove
        </button>
      </div>
    </Dialog>
  )
}

const Row = ({ user, onRemove, onReset }: { user: User; onRemove: () => void; onReset: (code: string) => void }) => {
  const queryClient = useQueryClient()
  const change = useAction('changeUser', () => queryClient.invalidateQueries({ queryKey: ['listUsers'] }))
  const reset = useAction('resetUserPassword', (made) => onReset(made.code ?? ''))
  return (
    <tr>
      <th scope="row">
        {user.name}
        <div className="tiny muted">{user.email}</div>
      </th>
      <td>
        <RoleSelect
          value={user.role}
          label={`Role of ${user.name}`}
          onChange={(role) =>
            change.mutate({ path: { id: user.id }, body: { role } }, { onError: (error) => toast(error.message) })
          }
        />
      </td>
      <td className="nowrap">{user.last_sign_in_at === null ? 'never' : ago(user.last_sign_in_at)}</td>
      <td className="end">
        <button
          type="button"
          className="button slim"
          onClick={() => reset.mutate({ path: { id: user.id } }, { onError: (error) => toast(error.message) })}
        >
          New password<span className="visually-hidden"> for {user.name}</span>
        </button>{' '}
        <button type="button" className="button slim danger" onClick={onRemove}>
          Remove<span className="visually-hidden"> {user.name}</span>
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
      <td>{invitation.kind === 'invitation' ? invitation.role : 'new password'}</td>
      <td>
        <Badge tone="good">Until {day(invitation.expires_at)}</Badge>
      </td>
      <td className="end">
        <button
          type="button"
          className="button slim danger"
          onClick={() => revoke.mutate({ path: { id: invitation.id } })}
        >
          Revoke<span className="visually-hidden"> the link for {invitation.email}</span>
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
    <Panel title="Open invitations" flush>
      <Table
        label="Open invitations"
        narrow="cards"
        columns={['Address', 'Role', 'Works', { title: 'Actions', hidden: true }]}
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
        title="Users"
        about="The people of this account. What each may do follows from the role."
        action={
          <>
            <CopyCurl name="listUsers" input={input} />
            <button type="button" className="button primary" onClick={() => setInviting(true)}>
              <Icon name="plus" />
              Invite
            </button>
          </>
        }
      />
      {code !== undefined && (
        <Note title="Send this link to the person. It works once, for a week, and will not be shown again.">
          <p className="row">
            <code className="break">{linkOf(code)}</code> <CopyButton text={linkOf(code)} label="Copy" />
            <button type="button" className="button quiet slim" onClick={() => setCode(undefined)}>
              Done
            </button>
          </p>
        </Note>
      )}
      <Panel flush>
        {pages.isPending && <Loading />}
        {pages.error !== null && <Failed error={pages.error} onAgain={pages.again} />}
        {!pages.isPending && pages.error === null && pages.items.length === 0 && (
          <Empty icon="contacts" title="No users yet">
            Everybody works with tokens so far. Invite the first person as an owner.
          </Empty>
        )}
        {pages.items.length > 0 && (
          <Table
            label="Users"
            narrow="cards"
            columns={['User', 'Role', 'Last sign-in', { title: 'Actions', hidden: true }]}
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
