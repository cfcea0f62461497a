import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAction, usePages } from '../../api/queries.js'
import type { CreatorList } from '../../generated/interface.js'
import { ago } from '../../format.js'
import { Badge, CopyCurl, Panel } from '../../parts/basic.js'
import { Input } from '../../parts/inputs.js'
import { OwnedListPage } from '../../parts/owned-list-page.js'
import { Empty, Failed } from '../../parts/states.js'
import { rich, t } from '../../language/t.js'

const NewList = (): ReactElement => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const create = useAction('createList', async ({ id }) => {
    await queryClient.invalidateQueries({ queryKey: ['listLists'] })
    await navigate({ to: '/lists/$id', params: { id } })
  })
  const body = { name: name.trim() }
  return (
    <Panel title={t('New list')} action={<CopyCurl name="createList" input={{ body }} />}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate({ body })
        }}
      >
        <Input label={t('Name')} value={name} maxLength={120} placeholder={t('Spring launch')} onValue={setName} />
        {create.error !== null && <Failed error={create.error} />}
        <div>
          <button type="submit" className="button" disabled={name.trim() === '' || create.isPending}>
            {t('Create')}
          </button>
        </div>
      </form>
    </Panel>
  )
}

const ListRow = ({ list }: { list: CreatorList }): ReactElement => (
  <>
    <span className="row">
      <Link to="/lists/$id" params={{ id: list.id }}>
        <strong>{list.name}</strong>
      </Link>
      {list.tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
    <span className="small muted">
      {t('{value} · changed {updatedAt}{detail}', {
        value: t('{count} creators', { count: list.members }),
        updatedAt: ago(list.updated_at),
        detail: list.owner === null ? '' : ` · ${list.owner}`,
      })}
    </span>
  </>
)

export const ListsPage = (): ReactElement => {
  const input = { query: { limit: 50 } }
  const search = <Link to="/creators">{t('creator search')}</Link>
  return (
    <OwnedListPage
      head={{
        title: t('Lists'),
        about: t('Creators you work with, shared within your account. Tick rows in the creator search to add them.'),
        action: <CopyCurl name="listLists" input={input} />,
      }}
      title={t('Your lists')}
      pages={usePages('listLists', input)}
      more={t('More lists')}
      empty={
        <Empty icon="bookmark" title={t('No lists yet')}>
          <p>{rich('Create one here, or tick rows in the {link}.', { link: search })}</p>
        </Empty>
      }
      row={(list) => <ListRow list={list} />}
      form={<NewList />}
    />
  )
}
