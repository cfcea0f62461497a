import type { Content } from '../../model/content.js'

/** An address that posts of a campaign carry. */
export interface WantedLink {
  covers(url: URL): boolean
}

const inText =
  /(?:https?:\/\/|www\.)[^\s<>"'）】]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+[a-z]{2,24}\/[^\s<>"'）】]*/giu

const parse = (text: string): URL | undefined => {
  const cleaned = text.trim().replace(/[.,;:!?)\]}'"]+$/u, '')
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(cleaned) ? cleaned : `https://${cleaned}`)
    return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url : undefined
  } catch {
    return undefined
  }
}

const hostOf = ({ hostname }: URL): string => hostname.toLowerCase().replace(/^www\./, '')
const pathOf = ({ pathname }: URL): string => pathname.replace(/\/+$/, '').toLowerCase()

/** The same host or one below it, the same path or one below it, and every parameter that was named. Undefined: no address. */
export const readLink = (text: string): WantedLink | undefined => {
  const wanted = parse(text)
  if (wanted === undefined) return undefined
  const [host, path] = [hostOf(wanted), pathOf(wanted)]
  return {
    covers: (url) => {
      const [otherHost, otherPath] = [hostOf(url), pathOf(url)]
      return (
        (otherHost === host || otherHost.endsWith(`.${host}`)) &&
        (otherPath === path || otherPath.startsWith(`${path}/`)) &&
        [...wanted.searchParams].every(([name, value]) => url.searchParams.getAll(name).includes(value))
      )
    },
  }
}

/** The addresses of a content: those its source lists and those its text holds. */
export const findLinks = ({ links, text, title }: Pick<Content, 'links' | 'text' | 'title'>): URL[] =>
  [...links, ...(text.match(inText) ?? []), ...((title ?? '').match(inText) ?? [])].flatMap((link) => parse(link) ?? [])
