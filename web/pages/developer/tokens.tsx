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
import { rich, t, wordWithin } from '../../language/t.js'

type Scope = NonNullable<Body<'createToken'>['scopes']>[number]

const scopeMeanings: Record<Scope, string> = {
  creators: t('Search, profiles, analytics, contacts, overlap, dictionaries'),
  screening: t('Risk scores, criteria, monitoring, reports'),
  content: t('Contents and comments'),
  purchase_intent: t('Purchase intent analyses'),
  comments_relevance: t('Comments relevance analyses'),
  listening: t('Social listening'),
  imports: t('Upload, preview and import files'),
  contacts: t('Contacts in exports and enriched lists'),
  audit: t('The audit log'),
  admin: t('Everything of the account, including tokens and deletion'),
  operator: t('What concerns every account: the do-not-contact list of the installation'),
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
    <Dialog title={t('New token')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <div className="field">
          <label htmlFor="token-name">{t('Name')}</label>
          <input
            id="token-name"
            name="name"
            className="input"
            required
            maxLength={100}
            placeholder={t('nightly export')}
          />
        </div>
        <fieldset className="stack tight">
          <legend>{t('Scopes')}</legend>
          {scopes.map((scope) => (
            <label key={scope} className="check">
              <input type="checkbox" name="scope" value={scope} defaultChecked={scope === 'creators'} />
              <span>
                <strong>{wordWithin(scope)}</strong> <span className="muted">{scopeMeanings[scope]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor="token-days">{t('Expiry')}</label>
          <select id="token-days" name="days" className="input" defaultValue="90">
            <option value="7">{t('A week')}</option>
            <option value="90">{t('90 days')}</option>
            <option value="365">{t('A year')}</option>
            <option value="0">{t('No expiry')}</option>
          </select>
        </div>
        {create.error !== null && <Failed error={create.error} />}
        <div className="row end">
          <button type="button" className="button" onClick={onClose}>
            {t('Cancel')}
          </button>
          <button type="submit" className="button primary" disabled={create.isPending}>
            {t('Create')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const stateOf = ({ revoked_at, expires_at }: Token): ReactElement => {
  if (revoked_at !== null) return <Badge>{t('revoked {revokedAt}', { revokedAt: day(revoked_at) })}</Badge>
  if (expires_at !== null && Date.parse(expires_at) < Date.now()) return <Badge tone="caution">{t('Expired')}</Badge>
  return (
    <Badge tone="good">
      {expires_at === null ? t('Works') : t('Until {expiresAt}', { expiresAt: day(expires_at) })}
    </Badge>
  )
}

const Row = ({ token, onRevoke }: { token: Token; onRevoke: () => void }): ReactElement => (
  <tr>
    <th scope="row">
      {token.name}
      <div className="tiny muted">
        <code>{token.hint}</code>
      </div>
    </th>
    <td>{token.scopes.map((scope) => wordWithin(scope)).join(', ')}</td>
    <td>{stateOf(token)}</td>
    <td className="nowrap">{token.last_used_at === null ? 'never' : ago(token.last_used_at)}</td>
    <td className="end">
      {token.revoked_at === null && (
        <button type="button" className="button slim danger" onClick={onRevoke}>
          {t('Revoke')}
          <span className="visually-hidden"> {token.name}</span>
        </button>
      )}
    </td>
  </tr>
)

const Revoke = ({ token, onClose }: { token: Token; onClose: () => void }): ReactElement => {
  const queryClient = useQueryClient()
  const revoke = useAction('revokeToken', () => {
    toast(t('{name} no longer works.', { name: token.name }))
    onClose()
    return queryClient.invalidateQueries({ queryKey: ['listTokens'] })
  })
  return (
    <Dialog title={t('Revoke {name}?', { name: token.name })} onClose={onClose}>
      <p>
        {rich(
          'Whoever uses {code} stops working immediately. You cannot undo this. If you signed in with this token, you will be signed out.',
          { code: <code>{token.hint}</code> },
        )}
      </p>
      {revoke.error !== null && <Failed error={revoke.error} />}
      <div className="row end">
        <button type="button" className="button" onClick={onClose}>
          {t('Keep it')}
        </button>
        <button
          type="button"
          className="button danger"
          disabled={revoke.isPending}
          onClick={() => revoke.mutate({ path: { id: token.id } })}
        >
          {t('Revoke')}
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
        title={t('Tokens')}
        about={t(
          'Create a token for each program, with only the scopes it needs. Tokens are stored as hashes and shown only once.',
        )}
        action={
          <>
            <CopyCurl name="listTokens" input={input} />
            <button type="button" className="button primary" onClick={() => setAdding(true)}>
              <Icon name="plus" />
              {t('New token')}
            </button>
          </>
        }
      />
      {secret !== undefined && (
        <Note title={t('Copy the new token now. It will not be shown again.')}>
          <p className="row">
            <code className="break">{secret}</code> <CopyButton text={secret} label={t('Copy')} />
            <button type="button" className="button quiet slim" onClick={() => setSecret(undefined)}>
              {t('Done')}
            </button>
          </p>
        </Note>
      )}
      <Panel flush>
        {pages.isPending && <Loading />}
        {pages.error !== null && <Failed error={pages.error} onAgain={pages.again} />}
        {!pages.isPending && pages.error === null && pages.items.length === 0 && (
          <Empty icon="tokens" title={t('No tokens')} />
        )}
        {pages.items.length > 0 && (
          <Table
            narrow="cards"
            label={t('Tokens')}
            columns={[t('Token'), t('Scopes'), t('State'), t('Last used'), { title: t('Actions'), hidden: true }]}
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
