import { call, type Answer } from '../api/client.js'
import { keyOf, queryClient } from '../api/queries.js'
import { findSession, interrupted, signedIn } from '../session.js'
import { createStore } from '../store.js'

/** Counts the visits: what the pages hold belongs to one of them. */
export const visit = createStore(0)

const idOf = ({ account, user, token_id }: Answer<'showMe'>): string =>
  JSON.stringify([account.id, user?.id ?? token_id])

const isSamePerson = async (): Promise<boolean> => {
  const before = queryClient.getQueryData<Answer<'showMe'>>(keyOf('showMe', {}))
  if (before === undefined) return false
  const now = await call('showMe', {}).catch(() => undefined)
  return now !== undefined && idOf(now) === idOf(before)
}

/** Goes on where the session ended, for whoever was at work there. For anybody else, nothing is left of it. */
export const comeBack = async (): Promise<void> => {
  const isKept = interrupted.get() && (await isSamePerson())
  interrupted.set(false)
  if (isKept) void queryClient.invalidateQueries()
  else {
    queryClient.clear()
    visit.set(visit.get() + 1)
  }
  signedIn.set(true)
}

/** Signed in again in another tab: asked when this one is looked at. */
export const comeBackFromElsewhere = async (): Promise<void> => {
  if (!interrupted.get()) return
  await findSession().catch(() => {})
  if (signedIn.get()) await comeBack()
}
