import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import { ago, counted } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Empty, Failed, PagedList } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { useRefreshList } from './refresh.js'

type Change = Answer<'listListHistory'>['data'][number]

const words: Record<Change['kind'], string> = {
  added: 'added',
  changed: 'changed',
  removed: 'removed',
  undone: 'undone',
  list_changed: 'List changed',
}

const textOf = ({ kind, members, sample, details }: Change): string => {
  if (kind === 'list_changed') return `List changed: ${Object.keys(details['before'] ?? {}).join(', ')}`
  const who = sample.map(({ handle }) => `@${handle}`).join(', ')
  const more = members > sample.length ? ` and ${members - sample.length} more` : ''
  return kind === 'undone'
    ? `Change of ${counted(members, 'creator')} undone: ${who}${more}`
    : `${counted(members, 'creator')} ${words[kind]}: ${who}${more}`
}

/** What happened to a list, each change with a way back. */
export const ListHistory = ({ list }: { list: Answer<'getList'> }): ReactElement => {
  const pages = usePages('listListHistory', { path: { id: list.id }, query: { limit: 20 } })
  const refresh = useRefreshList()
  const undo = useAction('undoListChange', ({ restored, skipped }) => {
    toast(`Undone for ${counted(restored, 'creator')}${skipped > 0 ? `; ${skipped} changed since and stay` : ''}.`)
    return refresh()
  })
  return (
    <Panel title="History">
      {undo.error !== null && <Failed error={undo.error} />}
      <PagedList pages={pages} more="Earlier changes" empty={<Empty icon="requests" title="No changes yet" />}>
        {(items) => (
          <ul className="stack divided">
            {items.map((change) => (
              <li key={change.id} className="row apart">
                <span className="stack tight">
                  <span className="break">{textOf(change)}</span>
                  <span className="small muted">{ago(change.created_at)}</span>
                </span>
                {change.undone_by !== null ? (
                  <Badge>Undone</Badge>
                ) : change.kind === 'list_changed' ? null : (
                  <button
                    type="button"
                    className="button slim"
                    disabled={undo.isPending}
                    onClick={() => undo.mutate({ path: { id: list.id, change_id: change.id } })}
                  >
                    Undo
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
