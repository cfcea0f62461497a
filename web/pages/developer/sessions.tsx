import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useAction, usePages } from '../../api/queries.js'
import { ago } from '../../format.js'
import type { Session } from '../../generated/interface.js'
import { Badge, Panel } from '../../parts/basic.js'
import { PagedList } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { t, word } from '../../language/t.js'

/** The browser and the system, as far as a name says them. */
const browserOf = (agent: string): string => {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\/(\d+)/.exec(agent)
  const system = /(Windows|Mac OS X|Android|iPhone|Linux)/.exec(agent)
  return (
    [browser?.[1]?.replace('Edg', 'Edge'), system?.[1]].filter((part) => part !== undefined).join(', ') || t('Unknown')
  )
}

const Row = ({ session }: { session: Session }): ReactElement => {
  const queryClient = useQueryClient()
  const end = useAction('endSession', () => queryClient.invalidateQueries({ queryKey: ['listSessions'] }))
  return (
    <tr>
      <th scope="row">
        {browserOf(session.agent)} {session.is_current && <Badge tone="good">{t('This one')}</Badge>}
        <div className="tiny muted">{session.address}</div>
      </th>
      <td>{word(session.method)}</td>
      <td className="nowrap">{ago(session.last_seen_at)}</td>
      <td className="end">
        <button type="button" className="button slim danger" onClick={() => end.mutate({ path: { id: session.id } })}>
          {t('End')}
          <span className="visually-hidden"> {t('this session')}</span>
        </button>
      </td>
    </tr>
  )
}

/** Where people are signed in, and the way to end it. */
export const OpenSessions = (): ReactElement => {
  const pages = usePages('listSessions', { query: { limit: 50 } })
  return (
    <Panel title={t('Open sessions')} flush>
      <PagedList pages={pages} more={t('More')} empty={null}>
        {(sessions) => (
          <Table
            label={t('Open sessions')}
            narrow="cards"
            columns={[t('Browser'), t('Signed in by'), t('Last seen'), { title: t('Actions'), hidden: true }]}
          >
            {sessions.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </Table>
        )}
      </PagedList>
    </Panel>
  )
}
