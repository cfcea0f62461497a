// What stands before the operations: the guide, and the limits.
import { el, type Child } from './dom.js'
import { sizeLabel, timeLabel } from './labels.js'
import { markdown } from './markdown.js'
import type { Description } from './openapi.js'
import { baseAddress } from './spec.js'

const grouped = (value: number): string => value.toLocaleString('en')

const limitTexts: Readonly<Record<string, (value: number) => [label: string, text: string]>> = {
  rate_per_minute: (value) => ['Calls per minute and token', grouped(value)],
  body_bytes_max: (value) => ['Size of a request body', sizeLabel(value)],
  timeout_ms: (value) => ['Time for an answer', timeLabel(value)],
  page_items_max: (value) => ['Items on a page', grouped(value)],
}

const limitRow = ([name, value]: [string, number]): HTMLElement => {
  const [label, text] = limitTexts[name]?.(value) ?? [name.replaceAll('_', ' '), String(value)]
  return el('tr', {}, el('th', { scope: 'row' }, label), el('td', {}, text))
}

const limitsPart = (limits: Readonly<Record<string, number>>): Child[] => [
  el('h2', { id: 'limits' }, 'Limits'),
  el('p', {}, 'These apply unless an operation says otherwise. A token can have a rate of its own.'),
  el('table.table.bare.limits', {}, el('tbody', {}, ...Object.entries(limits).map(limitRow))),
]

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section'

/** Ids that the page has already. */
const reserved = [
  'introduction',
  'limits',
  'main',
  'side',
  'search',
  'token',
  'navigation',
  'announcer',
  'menu',
  'theme',
]

/** Gives headings an address each, no two the same. */
const nameHeadings = (nodes: readonly Child[]): void => {
  const taken = new Set(reserved)
  for (const heading of nodes) {
    if (!(heading instanceof HTMLHeadingElement)) continue
    const wish = slug(heading.textContent)
    let id = wish
    for (let n = 2; taken.has(id); n++) id = `${wish}-${n}`
    taken.add(id)
    heading.id = id
  }
}

const fact = (label: string, value: Child): HTMLElement => el('div', {}, el('dt', {}, label), el('dd', {}, value))

export const introduction = ({ info }: Description): HTMLElement => {
  const text = markdown(info.description ?? '', 2)
  nameHeadings(text)
  const api = info['x-api-version']
  return el(
    'section.introduction',
    { id: 'introduction', 'aria-label': 'Introduction', tabindex: -1 },
    el('h1', {}, `${info.title} API reference`),
    info.summary !== undefined && el('p.lead', {}, info.summary),
    el(
      'dl.operation-facts',
      {},
      fact('Base URL', el('code', {}, baseAddress())),
      fact('Version', api === undefined ? info.version : `${info.version}, interface ${api}`),
      fact('Description', el('a', { href: '/openapi.json' }, 'OpenAPI 3.1')),
    ),
    ...text,
    ...(info['x-limits'] ? limitsPart(info['x-limits']) : []),
  )
}

/** The headings that the navigation shows. */
export const guideOf = (section: HTMLElement): { id: string; text: string }[] => [
  { id: 'introduction', text: 'Introduction' },
  ...[...section.querySelectorAll('h2')].map(({ id, textContent }) => ({ id, text: textContent })),
]
