import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAction, useAnswer, usePages } from '../../api/queries.js'
import { ago, day } from '../../format.js'
import type { Connection } from '../../generated/interface.js'
import { Badge, CopyCurl, PageHead, Panel, type Tone } from '../../parts/basic.js'
import { ConfirmDialog } from '../../parts/form-dialog.js'
import { Icon } from '../../parts/icons.js'
import { ShownOnce } from '../../parts/shown-once.js'
import { Empty, PagedList, Shown } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { toast } from '../../parts/toasts.js'
import { NewLink } from './new-link.js'
import { t, word, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'

const tones: Record<Connection['state'], Tone> = {
  pending: 'accent',
  expired: 'plain',
  connected: 'good',
  ended: 'plain',
}

const noteOf = ({ state, expires_at, problem, ended_by }: Connection): string | null => {
  if (problem !== null) return problem
  if (state === 'pending') return t('until {expiresAt}', { expiresAt: day(expires_at) })
  return ended_by === null
    ? null
    : t('by the {detail}', { detail: ended_by === 'account' ? t('team') : wordWithin(ended_by) })
}

const Row = ({ connection, onEnd }: { connection: Connection; onEnd: () => void }): ReactElement => {
  const { handle, network, purpose, state, read_at } = connection
  const note = noteOf(connection)
  return (
    <tr>
      <th scope="row">
        {handle !== null && state === 'connected' ? (
          <Link to="/profile/$network/$handle" params={{ network, handle }}>
            {handle}
          </Link>
        ) : (
          (handle ?? t('Any account'))
        )}
        <div className="tiny muted">{connection.provider}</div>
      </th>
      <td>{purpose}</td>
      <td>
        <Badge tone={tones[state]}>{word(state)}</Badge>
        {note !== null && <div className="tiny muted">{said(note)}</div>}
      </td>
      <td className="nowrap">{read_at === null ? t('never') : ago(read_at)}</td>
      <td className="end">
        <button type="button" className="button slim danger" onClick={onEnd}>
          {state === 'connected' || state === 'pending' ? t('End') : t('Delete')}
          <span className="visually-hidden"> {handle ?? connection.provider}</span>
        </button>
      </td>
    </tr>
  )
}

const End = ({ connection, onClose }: { connection: Connection; onClose: () => void }): ReactElement => {
  const queryClient = useQueryClient()
  const isLive = connection.state === 'connected' || connection.state === 'pending'
  const done = (text: string) => () => {
    toast(text)
    onClose()
    return queryClient.invalidateQueries({ queryKey: ['listConnections'] })
  }
  const end = useAction('endConnection', done(t('Ended. Tokens and figures are deleted.')))
  const remove = useAction('removeConnection', done(t('Deleted.')))
  const action = isLive ? end : remove
  return (
    <ConfirmDialog
      title={isLive ? t('End this connection?') : t('Delete this connection?')}
      confirm={isLive ? t('End') : t('Delete')}
      keep={t('Cancel')}
      sending={action}
      onConfirm={() => action.mutate({ path: { id: connection.id } })}
      onClose={onClose}
    >
      {isLive
        ? t('The access and all figures that were read are deleted, and the link stops working. You cannot undo this.')
        : t('Only the entries in the audit log are kept.')}
    </ConfirmDialog>
  )
}

const ConnectionTable = ({
  connections,
  onEnd,
}: {
  connections: readonly Connection[]
  onEnd: (connection: Connection) => void
}): ReactElement => (
  <Table
    narrow="cards"
    label={t('Connections')}
    columns={[t('Account'), t('Purpose'), t('State'), t('Figures read'), { title: t('Actions'), hidden: true }]}
  >
    {connections.map((each) => (
      <Row key={each.id} connection={each} onEnd={() => onEnd(each)} />
    ))}
  </Table>
)

const useProviders = () => useAnswer('listConnectionProviders', {})

/** Which networks creators can connect, and what each still needs. */
const Providers = ({ providers }: { providers: ReturnType<typeof useProviders> }): ReactElement => (
  <Panel title={t('Networks')}>
    <Shown of={providers}>
      {({ data }) => (
        <Table narrow="cards" label={t('Networks')} columns={[t('Network'), t('State'), t('Gives'), t('Needs')]}>
          {data.map(({ id, name, ready: isReady, missing, gives, needs }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <Badge tone={isReady ? 'good' : 'plain'}>{isReady ? t('Ready') : t('Not set up')}</Badge>
                {missing !== null && <div className="tiny muted break">{said(missing)}</div>}
              </td>
              <td>{gives.map((each) => wordWithin(each)).join(', ')}</td>
              <td>{said(needs)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Shown>
  </Panel>
)

/** Accounts that creators connect themselves. */
export const ConnectionsPage = (): ReactElement => {
  const input = { query: { limit: 50 } }
  const pages = usePages('listConnections', input)
  const providers = useProviders()
  const [adding, setAdding] = useState(false)
  const [url, setUrl] = useState<string>()
  const [ending, setEnding] = useState<Connection>()
  const ready = providers.data?.data.filter((each) => each.ready) ?? []
  return (
    <div className="page wide-page">
      <PageHead
        title={t('Connected accounts')}
        about={t(
          'Send a creator a link. They sign in at their network and let you see what it shows them: reach, and who their followers are. Profile reports then show it beside our estimates.',
        )}
        action={
          <>
            <CopyCurl name="listConnections" input={input} />
            <button
              type="button"
              className="button primary"
              disabled={ready.length === 0}
              onClick={() => setAdding(true)}
            >
              <Icon name="plus" />
              {t('New link')}
            </button>
          </>
        }
      />
      {url !== undefined && (
        <ShownOnce
          title={t('Copy the link now and send it to the creator. It will not be shown again.')}
          text={url}
          onDone={() => setUrl(undefined)}
        />
      )}
      <Panel flush>
        <PagedList
          pages={pages}
          more={t('More')}
          empty={
            <Empty icon="networks" title={t('No connections yet')}>
              <p>{t('Set up a network below, then send a creator a link.')}</p>
            </Empty>
          }
        >
          {(connections) => <ConnectionTable connections={connections} onEnd={setEnding} />}
        </PagedList>
      </Panel>
      <Providers providers={providers} />
      {adding && (
        <NewLink
          providers={ready}
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setUrl(made)
            setAdding(false)
          }}
        />
      )}
      {ending !== undefined && <End connection={ending} onClose={() => setEnding(undefined)} />}
    </div>
  )
}
