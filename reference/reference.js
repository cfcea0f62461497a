// Puts the page together: loads the description, lays out its parts, and makes operations as they come near.
import { sizeLabel, timeLabel } from './answer.js'
import { el } from './dom.js'
import { markdown } from './markdown.js'
import { operationSection } from './operation.js'
import { takeTokenFromAddress } from './session.js'
import { fillNavigation, goToToken, markCurrent, showToken, startSidebar } from './sidebar.js'
import { followTheme } from './theme.js'
import { baseAddress, loadDescription, readTags } from './spec.js'

followTheme()

const main = document.getElementById('main')

const limitTexts = {
  rate_per_minute: (value) => ['Calls per minute and token', value.toLocaleString('en')],
  body_bytes_max: (value) => ['Size of a request body', sizeLabel(value)],
  timeout_ms: (value) => ['Time for an answer', timeLabel(value)],
  page_items_max: (value) => ['Items on a page', value.toLocaleString('en')],
}

const limitRow = ([name, value]) => {
  const [label, text] = limitTexts[name]?.(value) ?? [name.replaceAll('_', ' '), String(value)]
  return el('tr', {}, el('th', { scope: 'row' }, label), el('td', {}, text))
}

const limitsPart = (limits) => [
  el('h2', { id: 'limits' }, 'Limits'),
  el('p', {}, 'What holds unless an operation says otherwise. A token can have a rate of its own.'),
  el('table.limits', {}, el('tbody', {}, ...Object.entries(limits).map(limitRow))),
]

const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section'

/** Gives headings an address each, no two the same. */
const nameHeadings = (nodes) => {
  const taken = new Set(['introduction', 'limits', 'main', 'sidebar', 'search', 'token', 'navigation', 'announcer'])
  for (const heading of nodes.filter(({ nodeName }) => /^H[2-6]$/.test(nodeName))) {
    const wish = slug(heading.textContent)
    let id = wish
    for (let n = 2; taken.has(id); n++) id = `${wish}-${n}`
    taken.add(id)
    heading.id = id
  }
}

const introduction = ({ info }) => {
  const text = markdown(info.description ?? '', 2)
  nameHeadings(text)
  const limits = info['x-limits'] ? limitsPart(info['x-limits']) : []
  const version = [`Version ${info.version}`, info['x-api-version'] && `interface ${info['x-api-version']}`]
  const facts = el(
    'dl.operation-facts',
    {},
    el('div', {}, el('dt', {}, 'Base URL'), el('dd', {}, el('code', {}, baseAddress()))),
    el('div', {}, el('dt', {}, 'Version'), el('dd', {}, version.filter(Boolean).join(', ').replace('Version ', ''))),
    el('div', {}, el('dt', {}, 'Description'), el('dd', {}, el('a', { href: '/openapi.json' }, 'OpenAPI 3.1'))),
  )
  return el(
    'section.introduction',
    { id: 'introduction', 'aria-label': 'Introduction', tabindex: -1 },
    el('h1', {}, `${info.title} API reference`),
    info.summary && el('p.lead', {}, info.summary),
    facts,
    ...text,
    ...limits,
  )
}

const guideOf = (section) => [
  { id: 'introduction', text: 'Introduction' },
  ...[...section.querySelectorAll('h2')].map(({ id, textContent }) => ({ id, text: textContent })),
]

/** @type {Map<string, { section: HTMLElement, render: () => void }>} */
let operations = new Map()

// Where the browser does not hold the page still while something above it grows, this does.
const holdsStill = CSS.supports('overflow-anchor', 'auto')

const renderInPlace = ({ section, render }) => {
  const { bottom, height } = section.getBoundingClientRect()
  render()
  if (!holdsStill && bottom < 0) scrollBy(0, section.getBoundingClientRect().height - height)
}

const renderWhenNear = () => {
  const near = new IntersectionObserver(
    (sightings) => {
      for (const { isIntersecting, target } of sightings) {
        if (!isIntersecting) continue
        near.unobserve(target)
        renderInPlace(operations.get(target.id))
      }
    },
    { rootMargin: '1200px 0px' },
  )
  for (const { section } of operations.values()) near.observe(section)
}

/** Goes to a place after making what is around it, so that it stays where it was put. */
const goTo = (id) => {
  const all = [...operations.keys()]
  const at = all.indexOf(id)
  if (at !== -1) for (const name of all.slice(Math.max(0, at - 1), at + 2)) operations.get(name).render()
  document.getElementById(id)?.scrollIntoView()
}

const goToAddress = () => {
  if (takeTokenFromAddress()) return showToken()
  const id = decodeURIComponent(location.hash.slice(1))
  if (id !== '') goTo(id)
}

const followScroll = (ids) => {
  const targets = ids.map((id) => document.getElementById(id)).filter(Boolean)
  let waiting = false
  const look = () => {
    waiting = false
    const line = innerHeight / 4
    const passed = targets.filter((target) => target.getBoundingClientRect().top <= line)
    markCurrent((passed.at(-1) ?? targets[0])?.id)
  }
  const onScroll = () => {
    if (!waiting) requestAnimationFrame(look)
    waiting = true
  }
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onScroll, { passive: true })
  look()
}

const tagPart = ({ name, description, operations: own }) => {
  const made = own.map((operation) => [operation.id, operationSection(operation, goToToken)])
  for (const [id, entry] of made) operations.set(id, entry)
  const text = description ? markdown(description, 3) : []
  return el(
    'section.tag',
    { 'aria-label': name },
    el('h2', {}, name),
    ...text,
    ...made.map(([, { section }]) => section),
  )
}

const showPage = (description) => {
  const tags = readTags()
  const intro = introduction(description)
  operations = new Map()
  main.replaceChildren(intro, ...tags.map(tagPart))
  const guide = guideOf(intro)
  fillNavigation(guide, tags)
  document.title = `${description.info.title} API reference`
  goToAddress()
  renderWhenNear()
  followScroll([...guide.map(({ id }) => id), ...operations.keys()])
  addEventListener('hashchange', goToAddress)
  addEventListener('beforeprint', () => operations.forEach(({ render }) => render()))
}

const showFailure = (error) => {
  const retry = el('button.button.button-main', { type: 'button', click: () => void load() }, 'Try again')
  main.replaceChildren(
    el(
      'div.page-state',
      { role: 'alert' },
      el('h1', {}, 'The reference could not be loaded'),
      el('p', {}, error.message),
      retry,
    ),
  )
}

const load = async () => {
  main.replaceChildren(el('p.page-state', { role: 'status' }, 'Loading the reference …'))
  let description
  try {
    description = await loadDescription()
  } catch (error) {
    return showFailure(error instanceof TypeError ? new Error('The service does not answer. Is it running?') : error)
  }
  showPage(description)
}

takeTokenFromAddress()
startSidebar()
void load()
