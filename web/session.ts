import type { Problem } from './generated/interface.js'
import { createStore } from './store.js'

/**
 * Who is signed in is a matter of a cookie that no script can read: every tab of the browser shares it. Here is only known whether
 * there is a session.
 */
export const signedIn = createStore(false)

/** Whether a session ended by itself while somebody was at work: what they typed is kept until they are back. */
export const interrupted = createStore(false)

/** A session that no longer works signs out. */
export const interruptSession = (): void => {
  if (signedIn.get()) interrupted.set(true)
  signedIn.set(false)
}

/** Sent with every call: a page of another site cannot send it, so that the cookie alone opens nothing. */
export const ownPage = { 'rostra-console': '1' }

/** Asks one of the addresses through which people get in and out. Gives what is wrong, where it is refused. */
export const askSignIn = async <T>(path: string, body: object): Promise<{ answer?: T; problem?: Problem }> => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownPage },
    body: JSON.stringify(body),
  })
  if (response.ok) return { answer: (await response.json()) as T }
  return { problem: (await response.json()) as Problem }
}

/** What is wrong, in one sentence: the first value that is, or the refusal itself. */
export const saidOf = (problem: Problem | undefined): string | undefined =>
  problem?.errors?.[0]?.message ?? problem?.detail

/** The ways in besides a token. */
export interface Ways {
  password: boolean
  /** What the identity provider is called, where there is one. */
  oidc?: string
}

/** Whether the browser has a session already: a new tab does, where another one signed in. */
export const findSession = async (): Promise<Ways> => {
  const response = await fetch('/auth/session')
  const { signed_in, ways } = (await response.json()) as { signed_in: boolean; ways: Ways }
  signedIn.set(signed_in)
  return ways
}

export const endSession = async (): Promise<void> => {
  const { answer } = await askSignIn<{ go_on?: string }>('/auth/sign-out', {})
  interrupted.set(false)
  signedIn.set(false)
  // A session of an identity provider ends there too.
  if (answer?.go_on !== undefined) location.assign(answer.go_on)
}

/** A link carries a one-time code behind the #. It leaves the address before anything else happens. */
export const takeFromAddress = (name: 'sign-in' | 'invitation' | 'refused'): string | undefined => {
  const code = new URLSearchParams(location.hash.slice(1)).get(name)
  if (code === null) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return code
}
