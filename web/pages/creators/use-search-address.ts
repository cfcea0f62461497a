import { textIn, useAddress, useSetAddress } from '../../address.js'
import { readFilters, withoutEmpty, type Filters } from './filters.js'

type View = 'cards' | 'table'

export interface SearchAddress {
  filters: Filters
  view: View
  /** The creator that is open beside the results. */
  open: string | undefined
  go: (filters: Record<string, unknown>, view?: View, open?: string) => void
  change: (changes: Filters) => void
  /** Sorts by this; a second time, in the other direction. */
  sortBy: (by: string) => void
}

/** A search is its address: filters, view and the open creator are read from it and written to it. */
export const useSearchAddress = (): SearchAddress => {
  const address = useAddress()
  const setAddress = useSetAddress()
  const filters = readFilters(address)
  // A table of many columns is no use on a phone, unless somebody asks for it.
  const usual = matchMedia('(max-width: 40rem)').matches ? 'cards' : 'table'
  const view = address['view'] === 'cards' || address['view'] === 'table' ? address['view'] : usual
  const go: SearchAddress['go'] = (next, look = view, opened) =>
    setAddress('/creators', {
      ...withoutEmpty(next),
      ...(look === usual ? {} : { view: look }),
      ...(opened === undefined ? {} : { open: opened }),
    })
  const change = (changes: Filters): void => go({ ...filters, ...changes })
  const sortBy = (by: string): void => {
    const order = filters.sort?.by === by && filters.sort.order !== 'asc' ? 'asc' : 'desc'
    change({ sort: { by: by as NonNullable<Filters['sort']>['by'], order } })
  }
  return { filters, view, open: textIn(address['open']), go, change, sortBy }
}
