import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAction, usePages } from '../../api/queries.js'
import { ago } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Empty, Failed, PagedList } from '../../parts/states.js'
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
        <label className="field">
          <span className="label">{t('Name')}</span>
          <input
            className="input"
            value={name}
            maxLength={120}
            placeholder={t('Spring launch')}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
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

export const ListsPage = (): ReactElement => {
  const input = { query: { limit: 50 } }
  const pages = usePages('listLists', input)
  return (
    <div className="page">
      <PageHead
        title={t('Lists')}
        about={t('Creators you work with, shared within your account. Tick rows in the creator search to add them.')}
        action={<CopyCurl name="listLists" input={input} />}
      />
      <Panel title={t('Your lists')}>
        <PagedList
          pages={pages}
          more={t('More lists')}
          empty={
            <Empty icon="bookmark" title={t('No lists yet')}>
              <p>
                {rich('Create one here, or tick rows in the {link}.', {
                  link: <Link to="/creators">{t('creator search')}</Link>,
                })}
              </p>
            </Empty>
          }
        >
          {(items) => (
            <ul className="stack divided">
              {items.map((list) => (
                <li key={list.id} className="row apart">
                  <span className="stack tight">
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
                  </span>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </Panel>
      <NewList />
    </div>
  )
}
