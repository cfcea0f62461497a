import type { ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import type { Answer } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import { ago } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Empty, Failed, PagedList } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { useRefreshList } from './refresh.js'
import { t, wordWithin } from '../../language/t.js'

type Change = Answer<'listListHistory'>['data'][number]

interface Changed {
  count: number
  who: string
}

const sentences = {
  added: (values: Changed) => t('{count} creators added: {who}', values),
  changed: (values: Changed) => t('{count} creators changed: {who}', values),
  removed: (values: Changed) => t('{count} creators removed: {who}', values),
  undone: (values: Changed) => t('Change of {count} creators undone: {who}', values),
}

const textOf = ({ kind, members, sample, details }: Change): string => {
  if (kind === 'list_changed')
    return t('List changed: {value}', {
      value: Object.keys(details['before'] ?? {})
        .map(wordWithin)
        .join(', '),
    })
  // Nobody is named who must not be shown any more.
  if (sample.length === 0) return sentences[kind]({ count: members, who: t('no longer shown') })
  const who = sample.map(({ handle }) => atHandle(handle)).join(', ')
  const more = members > sample.length ? ` ${t('and {members} more', { members: members - sample.length })}` : ''
  return sentences[kind]({ count: members, who: who + more })
}

const whenAndWho = ({ created_at: at, actor, actor_name: name }: Change): string =>
  t('{when}, by {name}', { when: ago(at), name: name ?? actor })

/** What happened to a list, each change with a way back. */
export const ListHistory = ({ list }: { list: Answer<'getList'> }): ReactElement => {
  const pages = usePages('listListHistory', { path: { id: list.id }, query: { limit: 20 } })
  const refresh = useRefreshList()
  const undo = useAction('undoListChange', ({ restored, skipped }) => {
    toast(
      t('Undone for {count} creators{detail}.', {
        count: restored,
        detail: skipped > 0 ? t('; {skipped} changed since and are kept', { skipped }) : '',
      }),
    )
    return refresh()
  })
  return (
    <Panel title={t('History')}>
      {undo.error !== null && <Failed error={undo.error} />}
      <PagedList
        pages={pages}
        more={t('Earlier changes')}
        empty={<Empty icon="requests" title={t('No changes yet')} />}
      >
        {(items) => (
          <ul className="stack divided">
            {items.map((change) => (
              <li key={change.id} className="row apart">
                <span className="stack tight">
                  <span className="break">{textOf(change)}</span>
                  <span className="small muted">{whenAndWho(change)}</span>
                </span>
                {change.undone_by !== null ? (
                  <Badge>{t('Undone')}</Badge>
                ) : change.kind === 'list_changed' ? null : (
                  <button
                    type="button"
                    className="button slim"
                    disabled={undo.isPending}
                    onClick={() => undo.mutate({ path: { id: list.id, change_id: change.id } })}
                  >
                    {t('Undo')}
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
