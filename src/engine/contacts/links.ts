import { matchesOf } from '../../kernel/matches.js'

/** Kinds of contact that an address can be. */
export type LinkKind = 'whatsapp' | 'telegram' | 'link_page' | 'link'

const linkPages = new Set(
  'linktr.ee beacons.ai bio.link bio.site carrd.co campsite.bio flow.page hoo.be koji.to linkin.bio lnk.bio msha.ke snipfeed.co solo.to stan.store tap.bio taplink.cc allmylinks.com about.me links.demo.example'.split(
    ' ',
  ),
)
const whatsapp = new Set(['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com', 'whatsapp.com'])
const telegram = new Set(['t.me', 'telegram.me', 'telegram.dog'])

const pattern = /(?<![\p{L}\p{N}@.])(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}(?:\/[^\s<>"|•]*)?/giu
const plausible =
  /^(?:https?:\/\/|(?:www\.)|[^/]+\/)|\.(?:com|net|org|io|co|me|ee|ai|bio|link|page|store|shop|app|dev|tv|fr|de|es|br|uk|id|jp|example)$/iu

export interface FoundLink {
  url: string
  start: number
  end: number
}

const lengthMax = 20_000

/** Addresses in a text, also without their scheme where the ending is a usual one. */
export const findLinks = (text: string): FoundLink[] => {
  // Most texts hold none, and looking for a dot takes a hundredth of the time.
  if (!text.includes('.')) return []
  return matchesOf(text.slice(0, lengthMax), pattern).flatMap((match) => {
    const written = match[0].replace(/[.,;:!?)\]}'’”]+$/, '')
    if (!plausible.test(written)) return []
    const url = toUrl(written)
    return url === undefined ? [] : [{ url, start: match.index, end: match.index + written.length }]
  })
}

/** The address in full, or undefined where it is none of the web. */
export const toUrl = (written: string): string | undefined => {
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
  } catch {
    return undefined
  }
}

export const linkKindOf = (url: string): LinkKind => {
  const host = new URL(url).hostname.replace(/^www\./, '')
  if (whatsapp.has(host)) return 'whatsapp'
  if (telegram.has(host)) return 'telegram'
  // The host itself, then what follows each of its dots.
  for (let at = 0; at >= 0; at = host.indexOf('.', at) + 1 || -1) if (linkPages.has(host.slice(at))) return 'link_page'
  return 'link'
}
