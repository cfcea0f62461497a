import { readHtml } from '../../kernel/html.js'

/** What a page of the web shows, without running anything of it. */
export interface ReadPage {
  /** Text between the tags, blocks apart by line ends. */
  text: string
  /** Where its links lead, as written, and what each says. */
  links: { href: string; text: string }[]
  /** Structured data of its owner (schema.org in JSON-LD), where there is any. */
  stated: { emails: string[]; phones: string[]; accounts: string[] }
}

const textMax = 20_000
const linksMax = 200
const linkTextMax = 200

/** Addresses that a well-known proxy veils: the first byte is the key of the others. */
const unveil = (hex: string): string => {
  const bytes = (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16))
  const [key = 0, ...rest] = bytes
  return rest.map((byte) => String.fromCharCode(byte ^ key)).join('')
}

const strings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string').slice(0, linksMax)

/** Walks what a page says of itself, a few levels deep. */
const readStated = (value: unknown, into: ReadPage['stated'], depth = 0): void => {
  if (typeof value !== 'object' || value === null || depth > 4) return
  if (Array.isArray(value)) {
    for (const each of value.slice(0, 50)) readStated(each, into, depth + 1)
    return
  }
  const node = value as Record<string, unknown>
  into.emails.push(...strings(node['email']).map((email) => email.replace(/^mailto:/i, '')))
  into.phones.push(...strings(node['telephone']))
  into.accounts.push(...strings(node['sameAs']))
  for (const key of ['@graph', 'author', 'mainEntity', 'contactPoint', 'publisher'])
    readStated(node[key], into, depth + 1)
}

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const blocks = new Set(
  'p div li ul ol h1 h2 h3 h4 h5 h6 br hr tr td th section article header footer main nav a button title'.split(' '),
)
/** What stands in these is not shown. */
const silent = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object'])

type Link = ReadPage['links'][number]

/** Gathers what a page shows while it is read. */
class PageReader {
  readonly page: ReadPage = { text: '', links: [], stated: { emails: [], phones: [], accounts: [] } }
  /** The silent element that is open. Without its end the rest of the page is it. */
  #silent: string | undefined
  #link: Link | undefined
  /** JSON-LD that is being read. */
  #data: string | undefined

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (this.#silent !== undefined) return
    if (blocks.has(name)) this.#write('\n')
    const veiled = attributes.get('data-cfemail') ?? ''
    if (/^(?:[0-9a-f]{2}){4,120}$/i.test(veiled)) this.#write(` ${unveil(veiled)} `)
    const href = name === 'a' || name === 'area' ? attributes.get('href')?.trim() : undefined
    if (href !== undefined && this.page.links.length < linksMax) this.page.links.push((this.#link = { href, text: '' }))
    if (!silent.has(name)) return
    this.#silent = name
    if (name === 'script' && /ld\+json/i.test(attributes.get('type') ?? '')) this.#data = ''
  }

  close(name: string): void {
    if (this.#silent !== undefined && this.#silent !== name) return
    if (this.#data !== undefined) readStated(parse(this.#data), this.page.stated)
    this.#silent = this.#data = undefined
    if (blocks.has(name)) this.#write('\n')
    if (name === 'a') this.#link = undefined
  }

  text(words: string): void {
    if (this.#data !== undefined) this.#data += words
    if (this.#silent === undefined) this.#write(words.replace(/\s+/g, ' '))
  }

  #write(words: string): void {
    if (this.page.text.length < textMax) this.page.text += words
    if (this.#link !== undefined && this.#link.text.length < linkTextMax) this.#link.text += words
  }
}

/** What can be read of a page: nothing is run, nothing is fetched. */
export const readPage = (html: string): ReadPage => {
  const reader = new PageReader()
  readHtml(html, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (words) => reader.text(words),
  })
  return { ...reader.page, text: reader.page.text.replace(/[ \t]*\n[ \t\n]*/g, '\n').trim() }
}
