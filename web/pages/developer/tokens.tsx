import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useAction, usePages } from '../../api/queries.js'
import type { Body } from '../../api/client.js'
import type { Token } from '../../generated/interface.js'
import { ago, day, dayMs } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { ConfirmDialog, FormDialog, textOf } from '../../parts/form-dialog.js'
import { Icon } from '../../parts/icons.js'
import { ShownOnce } from '../../parts/shown-once.js'
import { Empty, PagedList } from '../../parts/states.js'
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
  connections: t('Connected accounts and what networks show their owners'),
  audit: t('The audit log'),
  admin: t('Everything in the account, including tokens and deletion'),
  operator: t('Settings for all accounts: the do-not-contact list of the installation'),
}
const scopes = Object.keys(scopeMeanings) as Scope[]

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
        ...(days > 0 ? { expires_at: new Date(Date.now() + days * dayMs).toISOString() } : {}),
      },
    })
  }
  return (
    <FormDialog title={t('New token')} submit={t('Create')} sending={create} onSubmit={submit} onClose={onClose}>
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
    </FormDialog>
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
    <td className="nowrap">{token.last_used_at === null ? t('never') : ago(token.last_used_at)}</td>
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
    <ConfirmDialog
      title={t('Revoke {name}?', { name: token.name })}
      confirm={t('Revoke')}
      keep={t('Keep it')}
      sending={revoke}
      onConfirm={() => revoke.mutate({ path: { id: token.id } })}
      onClose={onClose}
    >
      {rich(
        'Programs that use {code} stop working immediately. You cannot undo this. If you signed in with this token, you will be signed out.',
        { code: <code>{token.hint}</code> },
      )}
    </ConfirmDialog>
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
        <ShownOnce
          title={t('Copy the new token now. It will not be shown again.')}
          text={secret}
          onDone={() => setSecret(undefined)}
        />
      )}
      <Panel flush>
        <PagedList pages={pages} more={t('More')} empty={<Empty icon="tokens" title={t('No tokens')} />}>
          {(tokens) => (
            <Table
              narrow="cards"
              label={t('Tokens')}
              columns={[t('Token'), t('Scopes'), t('State'), t('Last used'), { title: t('Actions'), hidden: true }]}
            >
              {tokens.map((token) => (
                <Row key={token.id} token={token} onRevoke={() => setRevoking(token)} />
              ))}
            </Table>
          )}
        </PagedList>
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
