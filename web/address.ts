import { useNavigate, useParams, useSearch } from '@tanstack/react-router'

/** A part of the path. */
export const useParam = (name: string): string | undefined => {
  const params: Record<string, unknown> = useParams({ strict: false })
  const value = params[name]
  return typeof value === 'string' ? value : undefined
}

/** What stands in the address after the question mark. What is there comes from anywhere: readers check it. */
export const useAddress = (): Record<string, unknown> => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  return search
}

/** Puts the state of a page into its address, so that it can be kept, shared and gone back to. */
export const useSetAddress = (): ((to: string, search: Record<string, unknown>, replace?: boolean) => void) => {
  const navigate = useNavigate()
  return (to, search, replace = false) => void navigate({ to, search, replace })
}

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
