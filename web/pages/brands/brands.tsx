import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import { nameOf } from '../../names.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Empty, Failed, Note, PagedList } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { Input } from '../../parts/inputs.js'
import { t } from '../../language/t.js'

type Brand = Answer<'listRegisteredBrands'>['data'][number]

const useRefresh = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['listRegisteredBrands'] })
}

const split = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const AddBrand = (): ReactElement => {
  const [name, setName] = useState('')
  const [handle, setHandle] = useState('')
  const [domains, setDomains] = useState('')
  const refresh = useRefresh()
  const add = useAction('addBrand', () => {
    for (const clear of [setName, setHandle, setDomains]) clear('')
    toast(t('Added. It is recognised from the next text on.'))
    return refresh()
  })
  const body = {
    name: name.trim(),
    domains: split(domains),
    handles: handle.trim() === '' ? [] : [{ network: 'instagram' as const, handle: handle.trim() }],
  }
  const fields: [string, string, (text: string) => void, string][] = [
    [t('Name'), name, setName, 'Tiny Teapots'],
    [t('On Instagram'), handle, setHandle, 'tiny.teapots'],
    [t('Sites, separated by commas'), domains, setDomains, 'tinyteapots.example'],
  ]
  return (
    <Panel title={t('Add a brand')} action={<CopyCurl name="addBrand" input={{ body }} />}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate({ body })
        }}
      >
        <div className="columns three">
          {fields.map(([title, value, set, placeholder]) => (
            <Input
              key={title}
              label={title}
              value={value}
              maxLength={200}
              required={title === 'Name'}
              placeholder={placeholder}
              onValue={set}
            />
          ))}
        </div>
        {add.error !== null && <Failed error={add.error} />}
        <div>
          <button type="submit" className="button" disabled={name.trim() === '' || add.isPending}>
            {t('Add')}
          </button>
        </div>
      </form>
    </Panel>
  )
}

const ImportBrands = (): ReactElement => {
  const refresh = useRefresh()
  const load = useAction('importBrands', refresh)
  const result = load.data
  return (
    <Panel
      title={t('Import brands')}
      about={t(
        'A CSV file with a header: name, aliases, category, domains, and one column of handles per network. Separate several values in a cell with |.',
      )}
    >
      <label className="field">
        <span className="label">{t('CSV file')}</span>
        <input
          className="input"
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            void file?.text().then((csv) => load.mutate({ body: { csv } }))
          }}
        />
      </label>
      {load.error !== null && <Failed error={load.error} />}
      {result !== undefined && (
        <Note
          tone={result.rejected > 0 ? 'caution' : 'plain'}
          title={t('{added} added, {changed} changed, {rejected} refused', {
            added: result.added,
            changed: result.changed,
            rejected: result.rejected,
          })}
        >
          {result.rejects.slice(0, 10).map(({ row, message }) => (
            <p key={row} className="small">
              {t('Row {row}: {message}', { row, message })}
            </p>
          ))}
        </Note>
      )}
    </Panel>
  )
}

const OneBrand = ({ brand, onRemove }: { brand: Brand; onRemove: () => void }): ReactElement => (
  <li className="row apart">
    <span className="stack tight">
      <span className="row">
        <strong>{brand.name}</strong>
        {brand.interest !== null && <Badge>{nameOf('interest', brand.interest)}</Badge>}
        {brand.ambiguous === true && <Badge tone="caution">{t('Needs context')}</Badge>}
        {brand.synthetic && <Badge>{t('Invented')}</Badge>}
      </span>
      <span className="small muted break">
        {[
          ...brand.aliases,
          ...brand.domains,
          ...brand.handles.map(({ network, handle }) => `${network}: ${handle}`),
        ].join(' · ')}
      </span>
    </span>
    {!brand.synthetic && (
      <button type="button" className="button slim" onClick={onRemove}>
        {t('Remove')}
        <span className="visually-hidden"> {brand.name}</span>
      </button>
    )}
  </li>
)

const Registry = (): ReactElement => {
  const [query, setQuery] = useState('')
  const input = { query: { limit: 50, ...(query.trim() === '' ? {} : { query: query.trim() }) } }
  const pages = usePages('listRegisteredBrands', input, 'query', { keep: true })
  const refresh = useRefresh()
  const remove = useAction('removeBrand', () => {
    toast(t('Removed.'))
    return refresh()
  })
  return (
    <Panel title={t('The registry')} action={<CopyCurl name="listRegisteredBrands" input={input} />}>
      <Input label={t('Name, account or site')} type="search" value={query} placeholder="gymshark" onValue={setQuery} />
      {remove.error !== null && <Failed error={remove.error} />}
      <PagedList
        pages={pages}
        more={t('More brands')}
        empty={
          <Empty icon="search" title={t('No brand matches')}>
            {t('Add it above to have it recognised.')}
          </Empty>
        }
      >
        {(items) => (
          <ul className="stack divided">
            {items.map((brand) => (
              <OneBrand key={brand.id} brand={brand} onRemove={() => remove.mutate({ path: { id: brand.id } })} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}

export const BrandsPage = (): ReactElement => (
  <div className="page">
    <PageHead
      title={t('Brands')}
      about={t(
        'Searches, reports and listening recognise these brands in posts, comments and bios. A name that is also an ordinary word counts only with context.',
      )}
    />
    <Registry />
    <AddBrand />
    <ImportBrands />
  </div>
)
