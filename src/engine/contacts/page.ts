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

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  commat: '@',
  period: '.',
  colon: ':',
  sol: '/',
  num: '#',
  plus: '+',
  hyphen: '-',
  lowbar: '_',
}

/** Entities are how pages veil addresses: &#64; is an @. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,10}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole
    },
  )

/** Addresses that a well-known proxy veils: the first byte is the key of the others. */
const unveil = (hex: string): string => {
  const bytes = (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16))
  const [key = 0, ...rest] = bytes
  return rest.map((byte) => String.fromCharCode(byte ^ key)).join('')
}

const attribute = (tag: string, name: string): string | undefined => {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  const value = match?.[1] ?? match?.[2] ?? match?.[3]
  return value === undefined ? undefined : decodeEntities(value).trim()
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

/** The end of an element whose content is no text of the page. Without one the rest of the page is it. */
const skipTo = (html: string, name: string, from: number): number => {
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  closing.lastIndex = from
  return closing.exec(html) === null ? html.length : closing.lastIndex
}

const blocks = /^\/?(?:p|div|li|ul|ol|h[1-6]|br|hr|tr|td|th|section|article|header|footer|main|nav|a|button|title)$/i
const silent = /^(?:script|style|noscript|template|svg|iframe|object|head)$/i

/**
 * Reads HTML by its tags alone, in one pass from left to right: nothing is run, nothing is fetched, and a broken page gives
 * what can be read of it.
 */
export const readPage = (html: string): ReadPage => {
  const page: ReadPage = { text: '', links: [], stated: { emails: [], phones: [], accounts: [] } }
  let open: { href: string; text: string } | undefined
  const write = (text: string): void => {
    if (page.text.length < textMax) page.text += text
    if (open !== undefined && open.text.length < 200) open.text += text
  }
  for (let place = 0; place < html.length;) {
    const start = html.indexOf('<', place)
    write(decodeEntities(html.slice(place, start === -1 ? undefined : start)).replace(/\s+/g, ' '))
    if (start === -1) break
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4)
      place = end === -1 ? html.length : end + 3
      continue
    }
    const end = html.indexOf('>', start)
    if (end === -1) break
    const tag = html.slice(start, end + 1)
    const name = /^<(\/?[a-z][a-z0-9-]*)/i.exec(tag)?.[1] ?? ''
    place = end + 1
    if (/^script$/i.test(name) && /ld\+json/i.test(tag)) {
      const after = skipTo(html, 'script', place)
      readStated(parse(html.slice(place, after).replace(/<\/script\s*>$/i, '')), page.stated)
      place = after
    } else if (silent.test(name) && !/^head$/i.test(name) && !tag.endsWith('/>')) place = skipTo(html, name, place)
    if (blocks.test(name)) write('\n')
    const veiled = attribute(tag, 'data-cfemail')
    if (veiled !== undefined && /^(?:[0-9a-f]{2}){4,120}$/i.test(veiled)) write(` ${unveil(veiled)} `)
    const href = /^a(?:rea)?$/i.test(name) ? attribute(tag, 'href') : undefined
    if (href !== undefined && page.links.length < linksMax) page.links.push((open = { href, text: '' }))
    if (/^\/a$/i.test(name)) open = undefined
  }
  page.text = page.text.replace(/[ \t]*\n[ \t\n]*/g, '\n').trim()
  return page
}
