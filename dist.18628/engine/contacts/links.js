const linkPages = new Set(
  'linktr.ee beacons.ai bio.link bio.site carrd.co campsite.bio flow.page hoo.be koji.to linkin.bio lnk.bio msha.ke snipfeed.co solo.to stan.store tap.bio taplink.cc allmylinks.com about.me links.demo.example'.split(
    ' ',
  ),
)
const whatsapp = /* @__PURE__ */ new Set(['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com', 'whatsapp.com'])
const telegram = /* @__PURE__ */ new Set(['t.me', 'telegram.me', 'telegram.dog'])
const pattern = new RegExp(
  '(?<![\\p{L}\\p{N}@.])(?:https?:\\/\\/)?(?:[\\p{L}\\p{N}-]+\\.)+\\p{L}{2,24}(?:\\/[^\\s<>"|\u2022]*)?',
  'giu',
)
const plausible =
  /^(?:https?:\/\/|(?:www\.)|[^/]+\/)|\.(?:com|net|org|io|co|me|ee|ai|bio|link|page|store|shop|app|dev|tv|fr|de|es|br|uk|id|jp|example)$/iu
const lengthMax = 2e4
const findLinks = (text) =>
  [...text.slice(0, lengthMax).matchAll(pattern)].flatMap((match) => {
    const written = match[0].replace(/[.,;:!?)\]}'’”]+$/, '')
    if (!plausible.test(written)) return []
    const url = toUrl(written)
    return url === void 0 ? [] : [{ url, start: match.index, end: match.index + written.length }]
  })
const toUrl = (written) => {
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : void 0
  } catch {
    return void 0
  }
}
const linkKindOf = (url) => {
  const host = new URL(url).hostname.replace(/^www\./, '')
  if (whatsapp.has(host)) return 'whatsapp'
  if (telegram.has(host)) return 'telegram'
  return linkPages.has(host) || [...linkPages].some((page) => host.endsWith(`.${page}`)) ? 'link_page' : 'link'
}
export { findLinks, linkKindOf, toUrl }
//# sourceMappingURL=links.js.map
