import { dayMs } from '../../format.js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { call, ProblemError, type Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { CostBefore } from '../../parts/cost.js'
import { Failed } from '../../parts/states.js'
import { useChosen } from '../../selection.js'
import { t } from '../../language/t.js'
import { RosterFields, WhenFields, WordFields, wordFields, type CampaignForm } from './campaign-fields.js'

type Roster = NonNullable<Body<'createCampaign'>['roster']>

const listed = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Which of the named brands the registry does not have. */
const unknownBrands = (error: Error | null): number[] =>
  error instanceof ProblemError
    ? (error.problem.errors ?? []).flatMap(({ pointer }) => {
        const at = /^\/brands\/(\d+)$/.exec(pointer)?.[1]
        return at === undefined ? [] : [Number(at)]
      })
    : []

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString()

const empty: CampaignForm = { name: '', words: {}, from: '', until: '', people: '', list: '', fee: '' }

const rosterOf = ({ people, list, fee }: CampaignForm, chosen: readonly string[]): Roster | undefined => {
  const items = [...listed(people), ...(list === 'chosen' ? chosen : [])]
  const paid = fee === '' ? {} : { fee: Number(fee) }
  if (list !== '' && list !== 'chosen') return { list, ...paid }
  return items.length > 0 ? { items, ...paid } : undefined
}

const bodyOf = ({ name, words, from, until }: CampaignForm, roster: Roster | undefined) => ({
  name: name.trim(),
  ...Object.fromEntries(wordFields.map(([field]) => [field, listed(words[field] ?? '')])),
  starts_at: from === '' ? '' : new Date(from).toISOString(),
  ends_at: until === '' ? null : dayAfter(until),
  ...(roster === undefined ? {} : { roster }),
})

export const NewCampaign = (): ReactElement => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const chosen = useChosen()
  const [form, setForm] = useState<CampaignForm>({ ...empty, list: chosen.size > 0 ? 'chosen' : '' })
  const set = (changes: Partial<CampaignForm>): void => setForm({ ...form, ...changes })
  const create = useAction('createCampaign', async ({ id }) => {
    await queryClient.invalidateQueries({ queryKey: ['listCampaigns'] })
    await navigate({ to: '/campaigns/$id', params: { id } })
  })
  const roster = rosterOf(form, [...chosen.keys()])
  const body = bodyOf(form, roster)
  // A brand of one's own need not be in the registry before its first campaign.
  const unknown = unknownBrands(create.error).flatMap((at) => listed(form.words.brands ?? '')[at] ?? [])
  const addBrands = useMutation({
    mutationFn: async () => {
      for (const each of unknown) await call('addBrand', { body: { name: each } })
    },
    onSuccess: () => create.mutate({ body }),
  })
  const hasWords = wordFields.some(([field]) => (form.words[field] ?? '').trim() !== '')
  const priced = roster === undefined || form.from === '' || !hasWords ? undefined : { ...body, name: body.name || '-' }
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
        <WordFields form={form} onChange={set} />
        <WhenFields form={form} onChange={set} />
        <RosterFields form={form} chosen={chosen.size} onChange={set} />
        <CostBefore of={priced === undefined ? undefined : { kind: 'campaign', input: priced }} />
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
            disabled={form.name.trim() === '' || form.from === '' || !hasWords || create.isPending}
          >
            {t('Create')}
          </button>
        </div>
      </form>
    </Panel>
  )
}
