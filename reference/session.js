// What lasts as long as the tab: the token, and the language of the code samples.

const tokenKey = 'rostra.token'
const languageKey = 'rostra.language'

const read = (key) => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const write = (key, value) => {
  try {
    if (value === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // A browser that stores nothing still keeps the value in the variable below.
  }
}

let token = read(tokenKey)

export const getToken = () => token

export const setToken = (value) => {
  token = value.trim()
  write(tokenKey, token)
}

/** A token given in the address is taken once and gone from address and history before anything else happens. */
export const takeTokenFromAddress = () => {
  const given = new URLSearchParams(location.hash.slice(1)).get('token')
  if (given === null) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  setToken(given)
  return true
}

let language = read(languageKey)
const listeners = new Set()

export const getLanguage = () => language

export const setLanguage = (name) => {
  language = name
  write(languageKey, name)
  for (const listener of listeners) listener()
}

export const onLanguageChange = (listener) => listeners.add(listener)
