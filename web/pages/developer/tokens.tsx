import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useAction, usePages } from '../../api/queries.js'
import type { Body } from '../../api/client.js'
import type { Token } from '../../generated/interface.js'
import { ago, day } from '../../format.js'
import { Badge, CopyButton, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Dialog } from '../../parts/dialog.js'
import { Icon } from '../../parts/icons.js'
import { Empty, Failed, Loading, Note } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { Table } from '../../parts/table.js'

type Scope = NonNullable<Body<'createToken'>['scopes']>[number]

const scopeMeanings: Record<Scope, string> = {
  creators: 'Search, profiles, analytics, contacts, overlap, dictionaries',
  screening: 'Risk scores, criteria, monitoring, reports',
  content: 'Contents and comments',
  purchase_intent: 'Purchase intent analyses',
  comments_relevance: 'Comments relevance analyses',
  listening: 'Social listening',
  imports: 'Upload, preview and import files',
  contacts: 'Contacts in exports and enriched lists',
  audit: 'The audit log',
  admin: 'Everything of the account, including tokens and deletion',
  operator: 'What concerns every account: the do-not-contact list of the installation',
}
const scopes = Object.keys(scopeMeanings) as Scope[]

/** What stands in a text field of a form. */
const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

const NewToken = ({ onClose, onMade }: { onClose: () => void; onMade: (secret: string) => void }): ReactElement => {
  const queryClient = useQueryClient()
  const create = useAction('createToken', (made) => {
    onMade(made.token ?? '')
    return queryClient.invalidateQueries({ queryKey: ['listTokens'] })
  })
  const submit = (form: FormData): void => {
    const days = Number(form.get('days'))
    create.mutate({
      body: {
        name: textOf(form, 'name'),
        scopes: form.getAll('scope') as Scope[],
        ...(days > 0 ? { expires_at: new Date(Date.now() + days * 86_400_000).toISOString() } : {}),
      },
    })
  }
  return (
    <Dialog title="New token" onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <div className="field">
          <label htmlFor="token-name">Name</label>
          <input id="token-name" name="name" className="input" required maxLength={100} placeholder="nightly export" />
        </div>
        <fieldset className="stack tight">
          <legend>Scopes</legend>
          {scopes.map((scope) => (
            <label key={scope} className="check">
              <input type="checkbox" name="scope" value={scope} defaultChecked={scope === 'creators'} />
              <span>
                <strong>{scope.replaceAll('_', ' ')}</strong> <span className="muted">{scopeMeanings[scope]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor="token-days">Expiry</label>
          <select id="token-days" name="days" className="input" defaultValue="90">
            <option value="7">A week</option>
            <option value="90">90 days</option>
            <option value="365">A year</option>
            <option value="0">No expiry</option>
          </select>
        </div>
        {create.error !== null && <Failed error={create.error} />}
        <div className="row end">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={create.isPending}>
            Create
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const stateOf = ({ revoked_at, expires_at }: Token): ReactElement => {
  if (revoked_at !== null) return <Badge>revoked {day(revoked_at)}</Badge>
  if (expires_at !== null && Date.parse(expires_at) < Date.now()) return <Badge tone="caution">Expired</Badge>
  return <Badge tone="good">{expires_at === null ? 'Works' : `Until ${day(expires_at)}`}</Badge>
}

const Row = ({ token, onRevoke }: { token: Token; onRevoke: () => void }): ReactElement => (
  <tr>
    <th scope="row">
      {token.name}
      <div className="tiny muted">
        <code>{token.hint}</code>
      </div>
    </th>
    <td>{token.scopes.map((scope) => scope.replaceAll('_', ' ')).join(', ')}</td>
    <td>{stateOf(token)}</td>
    <td className="nowrap">{token.last_used_at === null ? 'never' : ago(token.last_used_at)}</td>
    <td className="end">
      {token.revoked_at === null && (
        <button type="button" className="button slim danger" onClick={onRevoke}>
          Revoke<span className="visually-hidden"> {token.name}</span>
        </button>
      )}
    </td>
  </tr>
)

const Revoke = ({ token, onClose }: { token: Token; onClose: () => void }): ReactElement => {
  const queryClient = useQueryClient()
  const revoke = useAction('revokeToken', () => {
    toast(`${token.name} no longer works.`)
    onClose()
    return queryClient.invalidateQueries({ queryKey: ['listTokens'] })
  })
  return (
    <Dialog title={`Revoke ${token.name}?`} onClose={onClose}>
      <p>
        Whoever uses <code>{token.hint}</code> stops working immediately. You cannot undo this. If you signed in with
        this token, you will be signed out.
      </p>
      {revoke.error !== null && <Failed error={revoke.error} />}
      <div className="row end">
        <button type="button" className="button" onClick={onClose}>
          Keep it
        </button>
        <button
          type="button"
          className="button danger"
          disabled={revoke.isPending}
          onClick={() => revoke.mutate({ path: { id: token.id } })}
        >
          Revoke
        </button>
      </div>
    </Dialog>
  )
}

export const Tokens = (): ReactElement => {
  const input = { query: { limit: 50 } }
  const pages = usePages('listTokens', input)
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [revoking, setRevoking] = useState<Token>()
  return (
    <div className="page">
      <PageHead
        title="Tokens"
        about="Create a token for each program, with only the scopes it needs. Tokens are stored as hashes and shown only once."
        action={
          <>
            <CopyCurl name="listTokens" input={input} />
            <button type="button" className="button primary" onClick={() => setAdding(true)}>
              <Icon name="plus" />
              New token
            </button>
          </>
        }
      />
      {secret !== undefined && (
        <Note title="Copy the new token now. It will not be shown again.">
          <p className="row">
            <code className="break">{secret}</code> <CopyButton text={secret} label="Copy" />
            <button type="button" className="button quiet slim" onClick={() => setSecret(undefined)}>
              Done
            </button>
          </p>
        </Note>
      )}
      <Panel flush>
        {pages.isPending && <Loading />}
        {pages.error !== null && <Failed error={pages.error} onAgain={pages.again} />}
        {!pages.isPending && pages.error === null && pages.items.length === 0 && (
          <Empty icon="tokens" title="No tokens" />
        )}
        {pages.items.length > 0 && (
          <Table
            narrow="cards"
            label="Tokens"
            columns={['Token', 'Scopes', 'State', 'Last used', { title: 'Actions', hidden: true }]}
          >
            {pages.items.map((token) => (
              <Row key={token.id} token={token} onRevoke={() => setRevoking(token)} />
            ))}
          </Table>
        )}
      </Panel>
      {adding && (
        <NewToken
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false)
            setSecret(made)
          }}
        />
      )}
      {revoking !== undefined && <Revoke token={revoking} onClose={() => setRevoking(undefined)} />}
    </div>
  )
}
