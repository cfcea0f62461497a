import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useParam } from '../../address.js'
import { call, type Answer } from '../../api/client.js'
import { useAction, useAnswer, usePages } from '../../api/queries.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { ColumnMenu, useColumns } from '../../parts/column-menu.js'
import { Chips } from '../../parts/chips.js'
import { Empty, Failed, PagedList, Shown } from '../../parts/states.js'
import { toast, toastUndoable } from '../../parts/toasts.js'
import { AddLines } from './add-lines.js'
import { ListHistory } from './history.js'
import { columnsOf, Members } from './members.js'
import { stageName } from './stage-name.js'
import { useRefreshList } from './refresh.js'
import { t } from '../../language/t.js'
import { said } from '../../language/said.js'

type List = Answer<'getList'>

const Actions = ({ list }: { list: List }): ReactElement => {
  const navigate = useNavigate()
  const refresh = useRefreshList()
  const enrich = useAction('submitEnrichment', ({ id }) => navigate({ to: '/enrichment/$id', params: { id } }))
  const remove = useAction('removeList', async () => {
    toast(t('{name} was deleted.', { name: list.name }))
    await refresh()
    await navigate({ to: '/lists' })
  })
  const failed = enrich.error ?? remove.error
  return (
    <>
      <Link to="/creators" search={{ lists: { any_of: [list.id] } }} className="button">
        {t('Search inside')}
      </Link>
      <button
        type="button"
        className="button"
        disabled={list.members === 0 || enrich.isPending}
        onClick={() => enrich.mutate({ body: { list: list.id, blocks: ['profile', 'metrics', 'audience'] } })}
      >
        {t('Enrich and export')}
      </button>
      <button
        type="button"
        className="button danger"
        onClick={() => {
          if (confirm(t('Delete {name} with its notes and history?', { name: list.name })))
            remove.mutate({ path: { id: list.id } })
        }}
      >
        {t('Delete')}
      </button>
      {failed !== null && <Failed error={failed} />}
    </>
  )
}

/** Work that the service does for everybody on a list. */
const works = [
  { work: 'screening', title: t('Screen all'), to: '/screening' },
  { work: 'monitoring', title: t('Monitor all'), to: '/screening' },
  { work: 'report', title: t('Reports of all'), to: '/requests' },
  { work: 'overlap', title: t('Overlap'), to: '/requests' },
  { work: 'comparison', title: t('Compare'), to: '/requests' },
] as const

const Work = ({ list }: { list: List }): ReactElement => {
  const navigate = useNavigate()
  const submit = useAction('submitForMembers', async ({ work, submitted, refused, data }) => {
    toast(
      refused === 0
        ? t('{count} requests were submitted.', { count: submitted })
        : t('{submitted} submitted, {refused} refused: {detail}', {
            submitted,
            refused,
            detail: said(data.find(({ detail }) => detail !== null)?.detail ?? ''),
          }),
    )
    const to = works.find((each) => each.work === work)?.to
    if (to !== undefined && submitted > 0) await navigate({ to })
  })
  return (
    <Panel title={t('Work over the list')}>
      <p className="small muted">{t('For all members, as they are now. Requests run in the background.')}</p>
      <div className="row">
        {works.map(({ work, title }) => (
          <button
            key={work}
            type="button"
            className="button"
            disabled={list.members === 0 || submit.isPending}
            onClick={() => submit.mutate({ path: { id: list.id }, body: { work } })}
          >
            {title}
          </button>
        ))}
      </div>
      {submit.error !== null && <Failed error={submit.error} />}
    </Panel>
  )
}

const MemberPanel = ({ list }: { list: List }): ReactElement => {
  const [stage, setStage] = useState<string>()
  const input = { path: { id: list.id }, query: { limit: 50, stage } }
  const pages = usePages('listListMembers', input, 'query', { keep: true })
  const refresh = useRefreshList()
  const undo = (changeId: string): void =>
    void call('undoListChange', { path: { id: list.id, change_id: changeId } }).then(refresh)
  const remove = useAction('removeListMembers', ({ removed, change_id: changeId }) => {
    const text = t('{count} creators removed.', { count: removed })
    if (changeId === null) toast(text)
    else toastUndoable(text, () => undo(changeId))
    return refresh()
  })
  const change = useAction('changeListMembers', refresh)
  const failed = remove.error ?? change.error
  const { columns, standard } = columnsOf(list)
  const chosen = useColumns(`list.${list.id}`, standard)
  return (
    <Panel
      title={t('Creators')}
      action={
        <span className="row">
          <ColumnMenu columns={columns} chosen={chosen} />
          <CopyCurl name="listListMembers" input={input} />
        </span>
      }
    >
      <Chips
        label={t('Stage')}
        all={t('All')}
        options={list.stages.map((name) => ({ name, title: stageName(name) }))}
        chosen={stage}
        onChoose={setStage}
      />
      {failed !== null && <Failed error={failed} />}
      <PagedList
        pages={pages}
        more={t('More creators')}
        empty={
          <Empty
            icon="creators"
            title={stage === undefined ? t('Nobody yet') : t('No members in this stage')}
            action={
              <Link to="/creators" className="button">
                {t('Search creators to add')}
              </Link>
            }
          />
        }
      >
        {(items) => (
          <Members
            list={list}
            members={items}
            columns={columns.filter(({ name }) => chosen.shown.includes(name))}
            onSet={(member, set) => change.mutate({ path: { id: list.id }, body: { members: [member], set } })}
            onRemove={(member) => remove.mutate({ path: { id: list.id }, body: { members: [member] } })}
          />
        )}
      </PagedList>
    </Panel>
  )
}

export const ListPage = (): ReactElement => {
  const id = useParam('id') ?? ''
  const list = useAnswer('getList', { path: { id } })
  return (
    <div className="page wide-page">
      <Shown of={list}>
        {(shown) => (
          <>
            <PageHead
              title={shown.name}
              about={`${t('{count} creators', { count: shown.members })}. ${shown.description}`}
              action={<Actions list={shown} />}
            />
            <MemberPanel list={shown} />
            <Work list={shown} />
            <AddLines list={shown} />
            <ListHistory list={shown} />
          </>
        )}
      </Shown>
    </div>
  )
}
