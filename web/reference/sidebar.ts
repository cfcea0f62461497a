// The side: search, token and navigation; on phones all of it is a menu.
import { findSession, signedIn } from '../session.js'
import { isDark, setTheme } from '../theme.js'
import { announce, byId, el, inputById, type Child } from './dom.js'
import { methodBadge } from './method-badge.js'
import { token } from './session.js'
import type { Operation, Tag } from './spec.js'

const root = document.documentElement
const sidebar = byId('side')
const navigation = byId('navigation')
const search = inputById('search')
const tokenField = inputById('token')
const menuButton = byId('menu')
const themeButton = byId('theme')
const main = byId('main')

const isMenuOpen = (): boolean => sidebar.classList.contains('open')

const wide = matchMedia('(min-width: 60rem)')

const setMenu = (wanted: boolean): void => {
  const open = wanted && !wide.matches
  if (open === isMenuOpen()) return
  sidebar.classList.toggle('open', open)
  root.classList.toggle('menu-open', open)
  menuButton.setAttribute('aria-expanded', String(open))
  menuButton.textContent = open ? 'Close' : 'Menu'
  main.inert = open
}

interface Entry {
  link: HTMLElement
  item: HTMLElement
  id: string
  words: string
}

let entries: Entry[] = []

const addEntry = (id: string, words: string, ...content: Child[]): HTMLElement => {
  const link = el('a.nav-link', { href: `#${id}` }, ...content)
  const item = el('li', {}, link)
  entries.push({ link, item, id, words: words.toLowerCase() })
  return item
}

const operationEntry = ({ id, title, method, path, summary }: Operation): HTMLElement =>
  addEntry(id, `${method} ${path} ${id} ${title} ${summary}`, methodBadge(method), el('span', {}, title))

const group = (name: string, items: readonly HTMLElement[]): HTMLElement =>
  el('section.nav-group', {}, el('h2', {}, name), el('ul', {}, ...items))

const noHit = el(
  'p.hint',
  { hidden: true },
  'Nothing found. Try part of a path or a name, such as ',
  el('code', {}, 'tokens'),
  '.',
)

/** `guide` are the headings of the introduction. */
export const fillNavigation = (guide: readonly { id: string; text: string }[], tags: readonly Tag[]): void => {
  entries = []
  const guideItems = guide.map(({ id, text }) => addEntry(id, text, text))
  navigation.replaceChildren(
    group('Guide', guideItems),
    ...tags.map(({ name, operations }) => group(name, operations.map(operationEntry))),
    noHit,
  )
}

const filter = (): Entry[] => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const entry of entries) entry.item.hidden = !words.every((word) => entry.words.includes(word))
  for (const section of navigation.querySelectorAll<HTMLElement>('.nav-group'))
    section.hidden = section.querySelector('li:not([hidden])') === null
  const hits = entries.filter(({ item }) => !item.hidden)
  noHit.hidden = hits.length > 0
  if (words.length > 0) announce(`${hits.length} found`)
  return hits
}

const onSearchKey = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') filter()[0]?.link.click()
  if (event.key !== 'Escape') return
  if (search.value === '') search.blur()
  search.value = ''
  filter()
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null

const onPageKey = (event: KeyboardEvent): void => {
  if (event.key === 'Escape' && isMenuOpen()) {
    setMenu(false)
    menuButton.focus()
  }
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
  event.preventDefault()
  setMenu(true)
  search.focus()
}

/** Keeps an entry in sight without moving the page. */
const revealInSidebar = (link: HTMLElement): void => {
  const { top, bottom } = link.getBoundingClientRect()
  const frame = sidebar.getBoundingClientRect()
  const margin = 48
  if (top < frame.top + margin) sidebar.scrollTop -= frame.top + margin - top
  else if (bottom > frame.bottom - margin) sidebar.scrollTop += bottom - frame.bottom + margin
}

let current: string | undefined
export const markCurrent = (id: string | undefined): void => {
  if (id === current) return
  current = id
  for (const entry of entries) {
    if (entry.id === id) entry.link.setAttribute('aria-current', 'location')
    else entry.link.removeAttribute('aria-current')
  }
  const marked = entries.find((entry) => entry.id === id)
  // While someone reads or types in the side, it must not move under them.
  if (marked && !sidebar.matches(':hover, :focus-within')) revealInSidebar(marked.link)
}

export const goToToken = (): void => {
  setMenu(true)
  tokenField.focus()
  tokenField.select()
}

export const showToken = (): void => {
  tokenField.value = token.get()
}

const showSession = (): void => {
  byId('token-note').textContent = signedIn.get()
    ? 'You are signed in: calls use your session. Paste a token to use that instead.'
    : 'Kept in this tab until you close it.'
}

const showTheme = (): void => {
  themeButton.textContent = isDark() ? 'Light colours' : 'Dark colours'
}

export const startSidebar = (): void => {
  showToken()
  showTheme()
  signedIn.listen(showSession)
  // Without an answer calls ask for a token, as they do without a session.
  findSession().catch(() => undefined)
  tokenField.addEventListener('input', () => token.set(tokenField.value.trim()))
  search.addEventListener('input', filter)
  search.addEventListener('keydown', onSearchKey)
  menuButton.addEventListener('click', () => setMenu(!isMenuOpen()))
  themeButton.addEventListener('click', () => {
    setTheme(isDark() ? 'light' : 'dark')
    showTheme()
  })
  navigation.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) setMenu(false)
  })
  document.addEventListener('keydown', onPageKey)
  // A menu left open would keep the page inert once there is room for both.
  wide.addEventListener('change', () => setMenu(false))
}
