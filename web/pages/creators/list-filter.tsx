import type { ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import type { Filters } from './filters.js'
import { t } from '../../language/t.js'
import { Select } from '../../parts/inputs.js'

interface Sides {
  any_of?: string[] | undefined
  none_of?: string[] | undefined
}

const sidesOf = (value: Filters['lists']): Sides => (Array.isArray(value) ? { any_of: value } : (value ?? {}))

const sides = [
  ['any_of', t('On the list')],
  ['none_of', t('Not on the list')],
] as const

/** Searching inside a list, or outside one. */
export const ListFilter = ({
  value,
  onChange,
}: {
  value: Filters['lists']
  onChange: (lists: Filters['lists']) => void
}): ReactElement => {
  const lists = useAnswer('listLists', { query: { limit: 100 } }).data?.data ?? []
  const chosen = sidesOf(value)
  const set = (side: keyof Sides, id: string): void => {
    const next = { ...chosen, [side]: id === '' ? undefined : [id] }
    onChange(next.any_of === undefined && next.none_of === undefined ? undefined : next)
  }
  return lists.length === 0 ? (
    <p className="tiny muted">{t('Tick rows and choose “Add to list” to start one.')}</p>
  ) : (
    <>
      {sides.map(([side, title]) => (
        <Select key={side} label={title} value={chosen[side]?.[0] ?? ''} onValue={(value) => set(side, value)}>
          <option value="">{t('Any')}</option>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ))}
    </>
  )
}

/** The filter as a phrase, with names for ids. */
export const ListPhrase = ({ value }: { value: Filters['lists'] }): string => {
  const lists = useAnswer('listLists', { query: { limit: 100 } }).data?.data ?? []
  const names = (ids: readonly string[] = []): string =>
    ids.map((id) => lists.find((list) => list.id === id)?.name ?? t('a list')).join(', ')
  const { any_of: on, none_of: off } = sidesOf(value)
  return [
    on === undefined ? '' : t('on {on}', { on: names(on) }),
    off === undefined ? '' : t('not on {off}', { off: names(off) }),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
