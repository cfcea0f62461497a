import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networks, type Network } from './network.js'
import { contentUrl, normalizeHandle, parseContentUrl, parseProfileUrl, profileUrl, readUrl } from './profile-url.js'

const letters = (units: string, min: number, max: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...units), minLength: min, maxLength: max })
const lower = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'
const base64url = `${lower}${lower.toUpperCase()}${digits}_-`
const name = letters(`${lower}${digits}_`, 8, 14).map((text) => `q${text}`)
const host = fc
  .tuple(letters(lower, 4, 10), fc.constantFrom('social', 'example', 'org'))
  .map((parts) => parts.join('.'))
const did = letters('abcdefghijklmnopqrstuvwxyz234567', 24, 24).map((text) => `did:plc:${text}`)

const bech32 = '023456789acdefghjklmnpqrstuvwxyz'
const lemmyHost = host.map((text) => `lemmy.${text}`)
/** A site is named by network and handle alone: any address could be one. */
type Addressed = Exclude<Network, 'web'>

const handles: Record<Addressed, fc.Arbitrary<string>> = {
  instagram: name,
  tiktok: name,
  youtube: fc.oneof(
    name.map((text) => text.replace(/_/g, 'z')),
    letters(base64url, 22, 22).map((text) => `UC${text}`),
    name.map((text) => `user/${text}`),
    name.map((text) => `c/${text}`),
    letters('日本語é', 4, 10).map((text) => text.normalize('NFKC')),
  ),
  x: name,
  facebook: fc.oneof(
    name.map((text) => text.replace(/_/g, '.')),
    letters('123456789', 10, 15),
  ),
  twitch: name,
  threads: name,
  pinterest: name,
  snapchat: name.map((text) => `${text.slice(0, 13)}z`),
  bluesky: fc.oneof(host, did),
  mastodon: fc.tuple(name, host).map((parts) => parts.join('@')),
  professional: fc.oneof(
    name,
    name.map((text) => `company/${text}`),
    letters('jürgenß-', 4, 20).map((text) => text.normalize('NFKC')),
  ),
  reddit: fc.oneof(
    name,
    name.map((text) => `r/${text}`),
  ),
  telegram: name.map((text) => `${text}z`),
  tumblr: name.map((text) => text.replace(/_/g, 'z')),
  nostr: fc.oneof(
    letters(bech32, 58, 58).map((text) => `npub1${text}`),
    fc.tuple(name, host).map((parts) => parts.join('@')),
  ),
  lemmy: fc.tuple(fc.constantFrom('', 'c/'), name, lemmyHost).map(([c, who, at]) => `${c}${who}@${at}`),
  peertube: fc.tuple(fc.constantFrom('', 'c/'), name, host).map(([c, who, at]) => `${c}${who}@peertube.${at}`),
  hackernews: name,
}
const shortcode = letters(base64url, 8, 12)
const number = letters('123456789', 10, 19)
const contentIds: Record<Addressed, fc.Arbitrary<string>> = {
  instagram: shortcode,
  tiktok: number,
  youtube: letters(base64url, 11, 11),
  x: number,
  facebook: fc.oneof(
    number,
    letters(`${lower}${digits}`, 20, 40).map((text) => `pfbid${text}`),
  ),
  twitch: fc.oneof(
    letters('123456789', 8, 12),
    shortcode.map((text) => `Clip${text}`),
  ),
  threads: shortcode,
  pinterest: number,
  snapchat: letters(base64url, 20, 40),
  bluesky: fc.tuple(fc.oneof(host, did), letters('234567abcdefghij', 13, 13)).map((parts) => parts.join('/')),
  mastodon: fc.tuple(number, host).map((parts) => parts.join('@')),
  professional: fc.tuple(fc.constantFrom('activity', 'share', 'ugcPost'), number).map((parts) => parts.join(':')),
  reddit: letters(`${lower}${digits}`, 5, 8),
  telegram: fc.tuple(name, letters('123456789', 1, 8)).map((parts) => parts.join('/')),
  tumblr: fc.tuple(letters(lower, 4, 12), number).map(([blog, id]) => `q${blog}/${id}`),
  nostr: letters(bech32, 58, 58).map((text) => `note1${text}`),
  lemmy: fc.tuple(letters('123456789', 1, 9), lemmyHost).map((parts) => parts.join('@')),
  peertube: fc.tuple(letters(base64url.replace('_', ''), 22, 36), host).map(([id, at]) => `${id}@peertube.${at}`),
  hackernews: letters('123456789', 3, 9),
}

/** Ways to write the same address. Mastodon's m.host is another instance, so mobile hosts are not noise there. */
const noises: ((url: URL, network: Network) => string)[] = [
  ({ href }) => href,
  ({ href }) => href.replace('https:', 'http:'),
  ({ href }) => href.replace('https://', ''),
  ({ href }) => `  ${href}\n`,
  ({ href }) => `${href}#fragment`,
  (url) => {
    url.searchParams.append('utm_source', 'x')
    url.searchParams.append('igsh', 'abc=')
    return url.href
  },
  (url) => {
    if (!url.pathname.endsWith('/')) url.pathname += '/'
    return url.href
  },
  ({ href, host: hostname }) => href.replace(hostname, hostname.toUpperCase()),
  ({ href, host: hostname }) => href.replace(hostname, `${hostname}:443`),
  ({ href }, network) =>
    ['mastodon', 'lemmy', 'peertube'].includes(network)
      ? href
      : href.replace('https://', 'https://m.').replace('m.www.', 'm.'),
  ({ href }) => href.replace('/@', '/%40'),
]
const noise = fc.constantFrom(...noises)

describe.each(networks.filter((network): network is Addressed => network !== 'web'))('%s', (network) => {
  it('reads its own canonical profile address, whatever the noise', () => {
    fc.assert(
      fc.property(handles[network], noise, (handle, write) => {
        expect(normalizeHandle(network, `@${handle}`)).toEqual({ ok: true, handle })
        const url = write(new URL(profileUrl({ network, handle })), network)
        expect(parseProfileUrl(url), url).toEqual({ network, handle })
      }),
      { numRuns: 200 },
    )
  })
  it('reads its own canonical content address, whatever the noise', () => {
    fc.assert(
      fc.property(
        contentIds[network],
        fc.option(handles[network], { nil: undefined }),
        noise,
        (contentId, handle, write) => {
          const url = write(
            new URL(contentUrl({ network, contentId, ...(handle === undefined ? {} : { handle }) })),
            network,
          )
          expect(parseContentUrl(url), url).toMatchObject({ network, contentId })
        },
      ),
      { numRuns: 200 },
    )
  })
  it('normalises to something that stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const first = normalizeHandle(network, text)
        if (first.ok) expect(normalizeHandle(network, first.handle)).toEqual(first)
      }),
      { numRuns: 500 },
    )
  })
})

describe('any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.webUrl(),
    fc.constantFrom(
      'https://',
      'instagram.com',
      'x.com/',
      '/@',
      '%',
      '%2F',
      '\\',
      '..',
      '@',
      ':',
      '?v=',
      '#',
      'xn--',
      'javascript:',
      '\u0000',
    ),
  )
  it('never throws, and what is read can be written and read again', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const named = readUrl(pieces.join(''))
        if (named.kind === 'profile') expect(readUrl(profileUrl(named))).toEqual(named)
        if (named.kind === 'content') expect(readUrl(contentUrl(named))).toMatchObject({ contentId: named.contentId })
      }),
      { numRuns: 5000 },
    )
  })
})
