import { useSyncExternalStore } from 'react'

/** The same place where the reference keeps it, so that signing in to one signs in to both. It ends with the tab. */
const tokenKey = 'rostra.token'
const listeners = new Set<() => void>()

const read = (): string | null => {
  try {
    return sessionStorage.getItem(tokenKey)
  } catch {
    return null
  }
}

let token = read()

export const getToken = (): string | null => token

export const setToken = (value: string | null): void => {
  token = value
  try {
    if (value === null) sessionStorage.removeItem(tokenKey)
    else sessionStorage.setItem(tokenKey, value)
  } catch {
    // A browser that stores nothing still keeps it in memory.
  }
  for (const listener of listeners) listener()
}

export const useToken = (): string | null =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, getToken)

/** A link of the command line carries a one-time code. It leaves the address before anything else happens. */
export const takeSignInCode = (): string | undefined => {
  const code = new URLSearchParams(location.hash.slice(1)).get('sign-in')
  if (code === null) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return code
}

export const exchangeCode = async (code: string): Promise<string | undefined> => {
  const response = await fetch('/console/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
  if (!response.ok) return undefined
  return ((await response.json()) as { token: string }).token
}
