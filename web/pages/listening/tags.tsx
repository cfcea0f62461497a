import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { useAction, useAnswer } from '../../api/queries.js'
import { percent } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Empty, Failed, Shown } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { Input } from '../../parts/inputs.js'
import { t } from '../../language/t.js'

type Tag = Answer<'listListeningTags'>['data'][number]
type Saved = Answer<'listListeningQueries'>['data'][number]

const useRefresh = (...names: string[]): (() => Promise<unknown>) => {
  const queryClient = useQueryClient()
  return () => Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}

const backfillText = ({ backfill }: Tag): string | null => {
  if (backfill === null || backfill.status === 'succeeded') return null
  return backfill.status === 'queued' || backfill.status === 'in_progress'
    ? t('Applying to earlier listenings: {share}', { share: percent(backfill.share ?? 0) })
    : t('Applying to earlier listenings: {status}', { status: backfill.status })
}

const NewNamed = ({
  button,
  nameLabel,
  queryLabel,
  queryNeeded,
  isBusy,
  error,
  onSave,
}: {
  button: string
  nameLabel: string
  queryLabel: string
  queryNeeded: boolean
  isBusy: boolean
  error: Error | null
  onSave: (name: string, query: string) => void
}): ReactElement => {
  const [name, setName] = useState('')
  const [query, setQuery] = useState('')
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(name.trim(), query.trim())
      }}
    >
      <div className="columns two">
        <Input label={nameLabel} required maxLength={60} value={name} onValue={setName} />
        <Input label={queryLabel} className="input mono" required={queryNeeded} value={query} onValue={setQuery} />
      </div>
      <p>
        <button type="submit" className="button primary" disabled={isBusy}>
          {button}
        </button>
      </p>
      {error !== null && <Failed error={error} />}
    </form>
  )
}

const TagItem = ({ tag }: { tag: Tag }): ReactElement => {
  const refresh = useRefresh('listListeningTags')
  const remove = useAction('removeListeningTag', () => {
    toast(t('The tag {name} was deleted.', { name: tag.name }))
    return refresh()
  })
  const running = backfillText(tag)
  return (
    <li className="stack tight">
      <div className="row apart">
        <span className="row">
          <strong>{tag.name}</strong>
          {tag.query === null ? (
            <Badge>{t('By hand')}</Badge>
          ) : (
            <Badge tone="good">{t('{matched} texts', { matched: tag.matched })}</Badge>
          )}
          {running !== null && <Badge tone="caution">{running}</Badge>}
        </span>
        <button type="button" className="button slim danger" onClick={() => remove.mutate({ path: { id: tag.id } })}>
          {t('Delete')}
          <span className="visually-hidden"> {tag.name}</span>
        </button>
      </div>
      {tag.query !== null && <code className="small break">{tag.query}</code>}
      {remove.error !== null && <Failed error={remove.error} />}
    </li>
  )
}

const QueryItem = ({ saved }: { saved: Saved }): ReactElement => {
  const refresh = useRefresh('listListeningQueries')
  const remove = useAction('removeListeningQuery', () => {
    toast(t('{name} was deleted.', { name: saved.name }))
    return refresh()
  })
  return (
    <li className="stack tight">
      <div className="row apart">
        <span className="row">
          <strong className="mono">{t('query:{name}', { name: saved.name })}</strong>
          {saved.used_by.length > 0 && (
            <span className="small muted">
              {t('used by {usedBy}', { usedBy: saved.used_by.map(({ name }) => name).join(', ') })}
            </span>
          )}
        </span>
        <button type="button" className="button slim danger" onClick={() => remove.mutate({ path: { id: saved.id } })}>
          {t('Delete')}
          <span className="visually-hidden"> {saved.name}</span>
        </button>
      </div>
      <code className="small break">{saved.query}</code>
      {remove.error !== null && <Failed error={remove.error} />}
    </li>
  )
}

/** Tags with their rules, and queries that others can name. */
export const ListeningTagsPage = (): ReactElement => {
  const [tags, queries] = [useAnswer('listListeningTags', {}), useAnswer('listListeningQueries', {})]
  const [refreshTags, refreshQueries] = [useRefresh('listListeningTags'), useRefresh('listListeningQueries')]
  const createTag = useAction('createListeningTag', ({ name }) => {
    toast(t('The tag {name} was created.', { name }))
    return refreshTags()
  })
  const save = useAction('createListeningQuery', ({ name }) => {
    toast(t('Use it in queries as query:{name}.', { name }))
    return refreshQueries()
  })
  return (
    <div className="page">
      <PageHead
        title={t('Tags and saved queries')}
        about={t('Tags sort mentions by rule or manually. Other queries can use saved queries by name.')}
        action={
          <Link to="/listening" className="button">
            {t('Back to listening')}
          </Link>
        }
      />
      <Panel
        title={t('Tags')}
        about={t(
          'A tag with a rule is applied to every mention that matches it, including those of earlier listenings.',
        )}
        action={<CopyCurl name="listListeningTags" input={{}} />}
      >
        <Shown of={tags}>
          {({ data }) =>
            data.length === 0 ? (
              <Empty icon="listening" title={t('No tags yet')} />
            ) : (
              <ul className="stack divided">
                {data.map((tag) => (
                  <TagItem key={tag.id} tag={tag} />
                ))}
              </ul>
            )
          }
        </Shown>
        <NewNamed
          key={`t${tags.data?.data.length ?? 0}`}
          button={t('Create tag')}
          nameLabel={t('Name of the tag')}
          queryLabel={t('Rule, such as rash OR burn* (empty: manual only)')}
          queryNeeded={false}
          isBusy={createTag.isPending}
          error={createTag.error}
          onSave={(name, query) => createTag.mutate({ body: { name, query: query === '' ? null : query } })}
        />
      </Panel>
      <Panel
        title={t('Saved queries')}
        about={t('Use one in any listening query as query:name, also inside NEAR and NOT.')}
        action={<CopyCurl name="listListeningQueries" input={{}} />}
      >
        <Shown of={queries}>
          {({ data }) =>
            data.length === 0 ? (
              <Empty icon="listening" title={t('No saved queries yet')} />
            ) : (
              <ul className="stack divided">
                {data.map((saved) => (
                  <QueryItem key={saved.id} saved={saved} />
                ))}
              </ul>
            )
          }
        </Shown>
        <NewNamed
          key={`q${queries.data?.data.length ?? 0}`}
          button={t('Save query')}
          nameLabel={t('Name, such as complaints')}
          queryLabel={t('Query')}
          queryNeeded
          isBusy={save.isPending}
          error={save.error}
          onSave={(name, query) => save.mutate({ body: { name, query } })}
        />
      </Panel>
    </div>
  )
}
