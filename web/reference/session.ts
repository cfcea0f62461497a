// What lasts as long as the tab: the token, and the language of the code samples.
import { createStore, type Store } from '../store.js'

/** A text that the tab keeps; a browser that stores nothing keeps it as long as the page. */
const keptText = (key: string): Store<string> => {
  let kept = ''
  try {
    kept = sessionStorage.getItem(key) ?? ''
  } catch {
    // Then it begins empty.
  }
  const store = createStore(kept)
  store.listen(() => {
    try {
      if (store.get() === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, store.get())
    } catch {
      // Then the store alone has it.
    }
  })
  return store
}

export const token = keptText('rostra.token')

export const sampleLanguage = keptText('rostra.language')

/** A token given in the address is taken once and gone from address and history before anything else happens. */
export const takeTokenFromAddress = (): boolean => {
  const given = new URLSearchParams(location.hash.slice(1)).get('token')
  if (given === null) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  token.set(given.trim())
  return true
}
