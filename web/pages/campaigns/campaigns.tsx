import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { call, ProblemError, type Body } from '../../api/client.js'
import { useAction, useAnswer, usePages } from '../../api/queries.js'
import { ago } from '../../format.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { CostBefore } from '../../parts/cost.js'
import { Empty, Failed, PagedList } from '../../parts/states.js'
import { useChosen } from '../../selection.js'
import { t } from '../../language/t.js'

type Roster = NonNullable<Body<'createCampaign'>['roster']>

const listed = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

const fields = [
  ['brands', t('Brands'), t('Names in the registry of brands')],
  ['accounts', t('Accounts'), '@lumevia.official'],
  ['hashtags', t('Hashtags'), '#springlaunch'],
  ['codes', t('Discount codes'), 'UNA20'],
  ['links', t('Links'), 'shop.example/spring'],
] as const
type Field = (typeof fields)[number][0]

/** Which of the named brands the registry does not have. */
const unknownBrands = (error: Error | null): number[] =>
  error instanceof ProblemError
    ? (error.problem.errors ?? []).flatMap(({ pointer }) => {
        const at = /^\/brands\/(\d+)$/.exec(pointer)?.[1]
        return at === undefined ? [] : [Number(at)]
      })
    : []

const NewCampaign = (): ReactElement => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const chosen = useChosen()
  const lists = useAnswer('listLists', { query: { limit: 100 } })
  const [name, setName] = useState('')
  const [words, setWords] = useState<Partial<Record<Field, string>>>({})
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [people, setPeople] = useState('')
  const [list, setList] = useState(chosen.size > 0 ? 'chosen' : '')
  const [fee, setFee] = useState('')
  const create = useAction('createCampaign', async ({ id }) => {
    await queryClient.invalidateQueries({ queryKey: ['listCampaigns'] })
    await navigate({ to: '/campaigns/$id', params: { id } })
  })
  const items = [...listed(people), ...(list === 'chosen' ? chosen.keys() : [])]
  const paid = fee === '' ? {} : { fee: Number(fee) }
  const roster: Roster | undefined =
    list !== '' && list !== 'chosen' ? { list, ...paid } : items.length > 0 ? { items, ...paid } : undefined
  const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString()
  const body = {
    name: name.trim(),
    ...Object.fromEntries(fields.map(([field]) => [field, listed(words[field] ?? '')])),
    starts_at: from === '' ? '' : new Date(from).toISOString(),
    ends_at: until === '' ? null : dayAfter(until),
    ...(roster === undefined ? {} : { roster }),
  }
  // A brand of one's own need not be in the registry before its first campaign.
  const unknown = unknownBrands(create.error).flatMap((at) => listed(words.brands ?? '')[at] ?? [])
  const addBrands = useMutation({
    mutationFn: async () => {
      for (const each of unknown) await call('addBrand', { body: { name: each } })
    },
    onSuccess: () => create.mutate({ body }),
  })
  const hasWords = fields.some(([field]) => (words[field] ?? '').trim() !== '')
  return (
    <Panel
      title={t('New campaign')}
      about={t('Separate several with commas. Posts are found by any of these words.')}
      action={<CopyCurl name="createCampaign" input={{ body }} />}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate({ body })
        }}
      >
        <label className="field">
          <span className="label">{t('Name')}</span>
          <input className="input" value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
        </label>
        {fields.map(([field, title, hint]) => (
          <label key={field} className="field">
            <span className="label">{title}</span>
            <input
              className="input"
              value={words[field] ?? ''}
              placeholder={hint}
              onChange={(event) => setWords({ ...words, [field]: event.target.value })}
            />
          </label>
        ))}
        <div className="row">
          <label className="field">
            <span className="label">{t('First day')}</span>
            <input className="input" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          </label>
          <label className="field">
            <span className="label">{t('Last day (optional)')}</span>
            <input className="input" type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
          </label>
          <label className="field">
            <span className="label">{t('Fee of each creator, USD (optional)')}</span>
            <input
              className="input"
              type="number"
              min="0"
              value={fee}
              onChange={(event) => setFee(event.target.value)}
            />
          </label>
        </div>
        <label className="field">
          <span className="label">{t('Roster')}</span>
          <select className="input" value={list} onChange={(event) => setList(event.target.value)}>
            <option value="">{t('Creators named below')}</option>
            {chosen.size > 0 && <option value="chosen">{t('{count} chosen creators', { count: chosen.size })}</option>}
            {(lists.data?.data ?? []).map(({ id, name: title, members }) => (
              <option key={id} value={id}>
                {t('List {title} ({members})', { title, members })}
              </option>
            ))}
          </select>
        </label>
        {(list === '' || list === 'chosen') && (
          <label className="field">
            <span className="label">{t('Creators')}</span>
            <textarea
              className="input"
              rows={3}
              value={people}
              placeholder="instagram:una.bakes, https://www.instagram.com/otto.rides/"
              onChange={(event) => setPeople(event.target.value)}
            />
          </label>
        )}
        <CostBefore
          of={
            roster === undefined || from === '' || !hasWords
              ? undefined
              : { kind: 'campaign', input: { ...body, name: body.name || '-' } }
          }
        />
        {create.error !== null && <Failed error={create.error} />}
        {addBrands.error !== null && <Failed error={addBrands.error} />}
        <div className="row">
          {unknown.length > 0 && (
            <button type="button" className="button" disabled={addBrands.isPending} onClick={() => addBrands.mutate()}>
              {t('Add {brands} to the brands and create', { brands: unknown.join(', ') })}
            </button>
          )}
          <button
            type="submit"
            className="button primary"
            disabled={name.trim() === '' || from === '' || !hasWords || create.isPending}
          >
            {t('Create')}
          </button>
        </div>
      </form>
    </Panel>
  )
}

export const CampaignsPage = (): ReactElement => {
  const input = { query: { limit: 50 } }
  const pages = usePages('listCampaigns', input)
  return (
    <div className="page">
      <PageHead
        title={t('Campaigns')}
        about={t('What creators post for you: found, judged and measured against what is usual for each of them.')}
        action={<CopyCurl name="listCampaigns" input={input} />}
      />
      <Panel title={t('Your campaigns')}>
        <PagedList
          pages={pages}
          more={t('More campaigns')}
          empty={
            <Empty icon="listening" title={t('No campaigns yet')}>
              <p>{t('Create one below. Ticked creators and lists can be its roster.')}</p>
            </Empty>
          }
        >
          {(items) => (
            <ul className="stack divided">
              {items.map((campaign) => (
                <li key={campaign.id} className="stack tight">
                  <Link to="/campaigns/$id" params={{ id: campaign.id }}>
                    <strong>{campaign.name}</strong>
                  </Link>
                  <span className="small muted">
                    {t('{count} creators', { count: campaign.members })} ·{' '}
                    {t('{count} posts', { count: campaign.posts })} ·{' '}
                    {campaign.checked_at === null
                      ? t('not checked yet')
                      : t('checked {checkedAt}', { checkedAt: ago(campaign.checked_at) })}
                    {campaign.finished_at === null ? '' : ` ${t('· ended')}`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </Panel>
      <NewCampaign />
    </div>
  )
}
