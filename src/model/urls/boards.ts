import { content, encode, oneOf, profile, type Site } from './address.js'

const pinId = /^(?:\d{4,22}|[A-Za-z0-9_-]{20,100})$/
const isPinterestReserved = oneOf(`
  pin search ideas today explore categories settings business login signup about _ resource oauth password topics
  videos news_hub _tools discover source blog homefeed following convert-business widgets ads developers email
  notifications today news-hub
`)
const isPinterestCountry = oneOf(`
  pinterest.com pinterest.de pinterest.fr pinterest.es pinterest.it pinterest.co.uk pinterest.ca pinterest.com.au
  pinterest.com.mx pinterest.jp pinterest.co.kr pinterest.pt pinterest.ru pinterest.at pinterest.ch pinterest.dk
  pinterest.se pinterest.nz pinterest.co.nz pinterest.ph pinterest.cl pinterest.ie pinterest.nl pinterest.be
  pinterest.in pinterest.co.in pinterest.com.uy pinterest.com.vn pinterest.com.pe pinterest.com.bo
  pinterest.com.ec pinterest.com.py pinterest.ec pinterest.pe pinterest.hu pinterest.id pinterest.th pinterest.tw
  pinterest.info pinterest.engineering
`)

export const pinterest: Site = {
  serves: (host) => isPinterestCountry(host) || /^[a-z]{2}\.pinterest\.com$/.test(host) || host === 'pin.it',
  read: ({ host, path: [first = '', second] }) => {
    if (host === 'pin.it') return { kind: 'short_link' }
    if (first.toLowerCase() === 'pin') return content(second?.replace(/^.*--/, ''), pinId)
    return isPinterestReserved(first) ? undefined : profile(first)
  },
  profileUrl: (handle) => `https://www.pinterest.com/${encode(handle)}/`,
  contentUrl: (id) => `https://www.pinterest.com/pin/${encode(id)}/`,
}

const urn = /^(?:activity|share|ugcPost|article):[\p{L}\p{N}\p{M}_-]{3,200}$/u
const urnKinds: Readonly<Record<string, string>> = { activity: 'activity', share: 'share', ugcpost: 'ugcPost' }

/** `urn:li:activity:123` and the like as `activity:123`; undefined for other kinds of urn. */
const fromUrn = (text: string | undefined): string | undefined => {
  const [, kind = '', id = ''] = /^urn:li:([a-z]+):(\d{6,22})$/i.exec(text ?? '') ?? []
  const known = urnKinds[kind.toLowerCase()]
  return known === undefined ? undefined : `${known}:${id}`
}

/**
 * People are their address's name, organisations carry `company/`, `school/` or `showcase/` before it. Ids of contents keep the kind
 * that the network numbers separately: `activity:7123…`, `share:…`, `ugcPost:…`, and `article:slug` for long articles.
 */
export const professional: Site = {
  serves: (host) => /^(?:[a-z]{2}\.)?linkedin\.com$/.test(host) || host === 'lnkd.in',
  read: ({ host, path: [first = '', second, third] }) => {
    if (host === 'lnkd.in') return { kind: 'short_link' }
    const page = first.toLowerCase()
    if (second === undefined) return undefined
    if (page === 'in' || page === 'pub') return profile(second)
    if (page === 'company' || page === 'school' || page === 'showcase') return profile(`${page}/${second}`)
    if (page === 'feed') return second === 'update' ? content(fromUrn(third), urn) : undefined
    if (page === 'embed') return content(fromUrn(third) ?? fromUrn(second), urn)
    if (page === 'pulse') return content(`article:${second.toLowerCase()}`, urn)
    if (page !== 'posts') return undefined
    const [, slug = '', kind = '', id = ''] =
      /^(.*)[-_](activity|share|ugcPost)-(\d{6,22})(?:-[\w-]*)?$/i.exec(second) ?? []
    const author = slug.includes('_') ? slug.slice(0, slug.indexOf('_')) : slug
    return content(fromUrn(`urn:li:${kind}:${id}`), urn, author === '' ? undefined : author)
  },
  profileUrl: (handle) => {
    const [space = '', name] = handle.split('/')
    return `https://www.linkedin.com/${name === undefined ? `in/${encode(handle)}` : `${space}/${encode(name)}`}/`
  },
  contentUrl: (id) =>
    id.startsWith('article:')
      ? `https://www.linkedin.com/pulse/${encode(id.slice('article:'.length))}/`
      : `https://www.linkedin.com/feed/update/urn:li:${id.split(':').map(encode).join(':')}/`,
}
