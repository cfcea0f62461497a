import { decodeEntities } from '../../kernel/html.js'
import { contactKey, findInText, fromUrl, type FoundContact } from './find-contacts.js'
import { linkKindOf } from './links.js'
import { readPage } from './page.js'

const foundMax = 60

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The person's own words about a link say what it is for: "Booking" on a mailto. */
const fromHref = (href: string, said: string, pageUrl: string): FoundContact[] => {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(href) ?? []
  const around = (value: string): string =>
    `${said
      .replace(/\S*[@＠]\S*|\s+/g, ' ')
      .trim()
      .slice(0, 30)} ${value}`
  if (scheme.toLowerCase() === 'mailto')
    return findInText(around(decodeOnce(rest.split('?')[0] ?? '')), null).filter(({ type }) => type === 'email')
  if (scheme.toLowerCase() === 'tel')
    return findInText(around(decodeOnce(rest)), null).filter(({ type }) => type === 'phone')
  const veiled = /\/cdn-cgi\/l\/email-protection#((?:[0-9a-f]{2}){4,120})$/i.exec(href)?.[1]
  if (veiled !== undefined) return findInText(readPage(`<a data-cfemail="${veiled}">`).text, null).map(asVeiled)
  if (!URL.canParse(href, pageUrl)) return []
  const url = new URL(href, pageUrl)
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || hostOf(url.href) === hostOf(pageUrl)) return []
  return [fromUrl(url.href, href)]
}

const asVeiled = (contact: FoundContact): FoundContact => ({ ...contact, obfuscated: true })

/**
 * Contacts that a person's page states: mail and telephone links, addresses in its text, accounts and messengers it links to, and
 * what its structured data says. Plain links count on a link page alone: there they are the page; elsewhere they are anything.
 * Numbers need their country code: a page is full of other numbers.
 */
export const findInPage = (html: string, pageUrl: string): FoundContact[] => {
  const { text, links, stated } = readPage(html)
  const isLinkPage = linkKindOf(pageUrl) === 'link_page'
  const veiled = html.includes('data-cfemail')
  const inText = findInText(text, null).filter(
    ({ type, account }) => type === 'email' || type === 'phone' || account !== null,
  )
  const found = [
    ...links.flatMap(({ href, text: said }) => fromHref(href, said, pageUrl)),
    ...inText.map((contact) =>
      veiled && contact.type === 'email' && !html.includes(contact.written) ? asVeiled(contact) : contact,
    ),
    ...[...stated.emails, ...stated.phones].flatMap((written) =>
      findInText(decodeEntities(written).slice(0, 200), null).filter(
        ({ type }) => type === 'email' || type === 'phone',
      ),
    ),
    ...stated.accounts.flatMap((url) => fromHref(url, '', pageUrl)),
  ].filter(({ type }) => type !== 'link_page' && (type !== 'link' || isLinkPage))
  return [...new Map(found.toReversed().map((contact) => [contactKey(contact), contact])).values()]
    .toReversed()
    .slice(0, foundMax)
}
