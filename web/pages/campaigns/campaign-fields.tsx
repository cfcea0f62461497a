import type { ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import { Input, Select, TextArea } from '../../parts/inputs.js'
import { t } from '../../language/t.js'

/** What a campaign's posts are found by: field, title, hint. */
export const wordFields = [
  ['brands', t('Brands'), t('Names in the registry of brands')],
  ['accounts', t('Accounts'), '@lumevia.official'],
  ['hashtags', t('Hashtags'), '#springlaunch'],
  ['codes', t('Discount codes'), 'UNA20'],
  ['links', t('Links'), 'shop.example/spring'],
] as const
export type WordField = (typeof wordFields)[number][0]

export interface CampaignForm {
  name: string
  words: Partial<Record<WordField, string>>
  from: string
  until: string
  people: string
  /** The id of a list, `chosen` for the chosen creators, or nothing for those that are named. */
  list: string
  fee: string
}

interface Part {
  form: CampaignForm
  onChange: (changes: Partial<CampaignForm>) => void
}

/** The name, and the words that posts are found by. */
export const WordFields = ({ form: { name, words }, onChange }: Part): ReactElement => (
  <>
    <Input label={t('Name')} value={name} maxLength={200} onValue={(value) => onChange({ name: value })} />
    {wordFields.map(([field, title, hint]) => (
      <Input
        key={field}
        label={title}
        value={words[field] ?? ''}
        placeholder={hint}
        onValue={(value) => onChange({ words: { ...words, [field]: value } })}
      />
    ))}
  </>
)

export const WhenFields = ({ form: { from, until, fee }, onChange }: Part): ReactElement => (
  <div className="row">
    <Input label={t('First day')} type="date" value={from} onValue={(value) => onChange({ from: value })} />
    <Input label={t('Last day (optional)')} type="date" value={until} onValue={(value) => onChange({ until: value })} />
    <Input
      label={t('Fee of each creator, USD (optional)')}
      type="number"
      min="0"
      value={fee}
      onValue={(value) => onChange({ fee: value })}
    />
  </div>
)

/** Who posts for the campaign: a list, the chosen creators, or names. */
export const RosterFields = ({ form: { list, people }, chosen, onChange }: Part & { chosen: number }): ReactElement => {
  const lists = useAnswer('listLists', { query: { limit: 100 } })
  return (
    <>
      <Select label={t('Roster')} value={list} onValue={(value) => onChange({ list: value })}>
        <option value="">{t('Creators named below')}</option>
        {chosen > 0 && <option value="chosen">{t('{count} chosen creators', { count: chosen })}</option>}
        {(lists.data?.data ?? []).map(({ id, name: title, members }) => (
          <option key={id} value={id}>
            {t('List {title} ({members})', { title, members })}
          </option>
        ))}
      </Select>
      {(list === '' || list === 'chosen') && (
        <TextArea
          label={t('Creators')}
          rows={3}
          value={people}
          placeholder="instagram:una.bakes, https://www.instagram.com/otto.rides/"
          onValue={(value) => onChange({ people: value })}
        />
      )}
    </>
  )
}
