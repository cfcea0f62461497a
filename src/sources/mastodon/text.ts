const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decode = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
    },
  )

/** The words of a post, which comes as HTML: paragraphs and breaks become lines, marks go, characters are spelled out. */
export const toText = (html: string): string =>
  decode(
    html
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/p>\s*<p[^>]*>/gi, '\n\n')
      .replace(/<span class="invisible">[^<]*<\/span>/gi, '')
      .replace(/<[^>]*>/g, ''),
  )
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()

/** Where the links of a post lead; names and tags, which are links too, are left out. */
export const linksOf = (html: string): string[] => {
  const found = [...html.matchAll(/<a\b([^>]*)>/gi)].flatMap(([, attributes = '']) => {
    if (/class="[^"]*(?:mention|hashtag)/i.test(attributes)) return []
    const href = /href="([^"]*)"/i.exec(attributes)?.[1]
    const url = href === undefined ? '' : decode(href)
    return /^https?:\/\//i.test(url) && URL.canParse(url) ? [url] : []
  })
  return [...new Set(found)]
}
