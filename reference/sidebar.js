// The side: search, token and navigation; on phones all of it is a menu.
import { announce, el } from './dom.js'
import { methodBadge } from './operation.js'
import { getToken, setToken } from './session.js'

const root = document.documentElement
const sidebar = document.getElementById('sidebar')
const navigation = document.getElementById('navigation')
const search = document.getElementById('search')
const tokenField = document.getElementById('token')
const menuButton = document.querySelector('.menu-button')
const main = document.getElementById('main')

const isMenuOpen = () => root.classList.contains('menu-open')

const wide = matchMedia('(min-width: 60rem)')

const setMenu = (wanted) => {
  const open = wanted && !wide.matches
  if (open === isMenuOpen()) return
  root.classList.toggle('menu-open', open)
  menuButton.setAttribute('aria-expanded', String(open))
  menuButton.textContent = open ? 'Close' : 'Menu'
  main.inert = open
}

/** @type {{ link: HTMLElement, item: HTMLElement, id: string, words: string }[]} */
let entries = []

const addEntry = (id, words, ...content) => {
  const link = el('a', { href: `#${id}` }, ...content)
  const item = el('li', {}, link)
  entries.push({ link, item, id, words: words.toLowerCase() })
  return item
}

const operationEntry = ({ id, title, method, path, summary }) =>
  addEntry(id, `${method} ${path} ${id} ${title} ${summary}`, methodBadge(method), el('span', {}, title))

const group = (name, items) => el('section.nav-group', {}, el('h2', {}, name), el('ul', {}, ...items))

/** @param {{ id: string, text: string }[]} guide headings of the introduction */
export const fillNavigation = (guide, tags) => {
  entries = []
  const guideItems = guide.map(({ id, text }) => addEntry(id, text, text))
  navigation.replaceChildren(
    group('Guide', guideItems),
    ...tags.map(({ name, operations }) => group(name, operations.map(operationEntry))),
    el(
      'p.no-hit',
      { hidden: true },
      'Nothing found. Try a part of a path or a name, like ',
      el('code', {}, 'tokens'),
      '.',
    ),
  )
}

const filter = () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const entry of entries) entry.item.hidden = !words.every((word) => entry.words.includes(word))
  for (const section of navigation.querySelectorAll('.nav-group'))
    section.hidden = section.querySelector('li:not([hidden])') === null
  const hits = entries.filter(({ item }) => !item.hidden)
  const none = navigation.querySelector('.no-hit')
  if (none) none.hidden = hits.length > 0
  if (words.length > 0) announce(`${hits.length} found`)
  return hits
}

const onSearchKey = (event) => {
  if (event.key === 'Enter') filter()[0]?.link.click()
  if (event.key !== 'Escape') return
  if (search.value === '') search.blur()
  search.value = ''
  filter()
}

const isTyping = ({ target }) => target.closest('input, textarea, select') !== null

const onPageKey = (event) => {
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
const revealInSidebar = (link) => {
  const { top, bottom } = link.getBoundingClientRect()
  const frame = sidebar.getBoundingClientRect()
  const margin = 48
  if (top < frame.top + margin) sidebar.scrollTop -= frame.top + margin - top
  else if (bottom > frame.bottom - margin) sidebar.scrollTop += bottom - frame.bottom + margin
}

let current
export const markCurrent = (id) => {
  if (id === current) return
  current = id
  for (const entry of entries) {
    if (entry.id === id) entry.link.setAttribute('aria-current', 'true')
    else entry.link.removeAttribute('aria-current')
  }
  const marked = entries.find((entry) => entry.id === id)
  // While someone reads or types in the side, it must not move under them.
  if (marked && !sidebar.matches(':hover, :focus-within')) revealInSidebar(marked.link)
}

export const goToToken = () => {
  setMenu(true)
  tokenField.focus()
  tokenField.select()
}

export const showToken = () => {
  tokenField.value = getToken()
}

export const startSidebar = () => {
  showToken()
  tokenField.addEventListener('input', () => setToken(tokenField.value))
  search.addEventListener('input', filter)
  search.addEventListener('keydown', onSearchKey)
  menuButton.addEventListener('click', () => setMenu(!isMenuOpen()))
  navigation.addEventListener('click', ({ target }) => target.closest('a') && setMenu(false))
  document.addEventListener('keydown', onPageKey)
  // A menu left open would keep the page inert once there is room for both.
  wide.addEventListener('change', () => setMenu(false))
}
