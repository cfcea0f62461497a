// Puts the page together: loads the description, shows its parts, and makes operations as they come near.
import './reference.css'
import '../theme.js'
import { byId, el } from './dom.js'
import { guideOf, introduction } from './introduction.js'
import { markdown } from './markdown.js'
import type { Description } from './openapi.js'
import { operationSection, type OperationSection } from './operation.js'
import { takeTokenFromAddress } from './session.js'
import { fillNavigation, goToToken, markCurrent, showToken, startSidebar } from './sidebar.js'
import { loadDescription, readTags, type Tag } from './spec.js'

const main = byId('main')

let operations = new Map<string, OperationSection>()

// Where the browser does not hold the page still while something above it grows, this does.
const holdsStill = CSS.supports('overflow-anchor', 'auto')

const renderInPlace = ({ section, render }: OperationSection): void => {
  const { bottom, height } = section.getBoundingClientRect()
  render()
  if (!holdsStill && bottom < 0) scrollBy(0, section.getBoundingClientRect().height - height)
}

const renderWhenNear = (): void => {
  const near = new IntersectionObserver(
    (sightings) => {
      for (const { isIntersecting, target } of sightings) {
        const operation = operations.get(target.id)
        if (!isIntersecting || operation === undefined) continue
        near.unobserve(target)
        renderInPlace(operation)
      }
    },
    { rootMargin: '1200px 0px' },
  )
  for (const { section } of operations.values()) near.observe(section)
}

/** Goes to a place after making what is around it, so that it stays where it was put. */
const goTo = (id: string): void => {
  const all = [...operations]
  const at = all.findIndex(([name]) => name === id)
  if (at !== -1) for (const [, { render }] of all.slice(Math.max(0, at - 1), at + 2)) render()
  document.getElementById(id)?.scrollIntoView()
}

const goToAddress = (): void => {
  if (takeTokenFromAddress()) return showToken()
  const id = decodeURIComponent(location.hash.slice(1))
  if (id !== '') goTo(id)
}

const followScroll = (ids: readonly string[]): void => {
  const targets = ids.map(byId)
  let waiting = false
  const look = (): void => {
    waiting = false
    const line = innerHeight / 4
    const passed = targets.filter((target) => target.getBoundingClientRect().top <= line)
    markCurrent((passed.at(-1) ?? targets[0])?.id)
  }
  const onScroll = (): void => {
    if (!waiting) requestAnimationFrame(look)
    waiting = true
  }
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onScroll, { passive: true })
  look()
}

const tagPart = ({ name, description, operations: own }: Tag): HTMLElement => {
  const made = own.map((operation) => [operation.id, operationSection(operation, goToToken)] as const)
  for (const [id, entry] of made) operations.set(id, entry)
  return el(
    'section.tag',
    { 'aria-label': name },
    el('h2', {}, name),
    ...(description === undefined ? [] : markdown(description, 3)),
    ...made.map(([, { section }]) => section),
  )
}

const showPage = (description: Description): void => {
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

/** Fetch says no more than that it failed. */
const reasonOf = (error: unknown): string =>
  error instanceof TypeError || !(error instanceof Error)
    ? 'The service does not answer. Is it running?'
    : error.message

const showFailure = (error: unknown): void => {
  const retry = el('button.button.primary', { type: 'button', click: () => void load() }, 'Try again')
  main.replaceChildren(
    el(
      'div.page-state',
      { role: 'alert' },
      el('h1', {}, 'The reference could not be loaded'),
      el('p', {}, reasonOf(error)),
      retry,
    ),
  )
}

const load = async (): Promise<void> => {
  main.replaceChildren(el('p.page-state', { role: 'status' }, 'Loading the reference …'))
  try {
    showPage(await loadDescription())
  } catch (error) {
    showFailure(error)
  }
}

takeTokenFromAddress()
startSidebar()
void load()
