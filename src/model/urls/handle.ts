import type { Network } from '../network.js'

/** A handle in its one spelling, or why it cannot be one. `message` is fit to be shown to the caller. */
export type HandleResult =
  | { ok: true; handle: string }
  | { ok: false; reason: 'empty' | 'too_short' | 'too_long' | 'bad_characters'; message: string }

interface HandleRule {
  min: number
  max: number
  pattern: RegExp
  /** What the pattern asks for, in words. */
  says: string
}

const lettersDotsUnderscores = 'letters a-z, digits, dots and underscores, no dot first, last or twice in a row'
const dotted = /^(?!.*\.\.)[a-z0-9_](?:[a-z0-9._]*[a-z0-9_])?$/
const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domain = `${domainLabel}(?:\\.${domainLabel})*\\.[a-z][a-z0-9-]*[a-z0-9]`

/** Limits as the networks state them; where old accounts break today's rule, the older, wider one holds. */
const rules: Record<Network, HandleRule> = {
  instagram: { min: 1, max: 30, pattern: dotted, says: lettersDotsUnderscores },
  threads: { min: 1, max: 30, pattern: dotted, says: lettersDotsUnderscores },
  tiktok: {
    min: 2,
    max: 24,
    pattern: /^[a-z0-9._]*[a-z0-9_]$/,
    says: 'letters a-z, digits, underscores and dots, no dot last',
  },
  youtube: {
    min: 3,
    max: 100,
    pattern:
      /^(?:UC[A-Za-z0-9_-]{22}|(?:c|user)\/(?=.*[\p{L}\p{N}])[\p{L}\p{N}\p{M}._·-]{1,90}|(?!.*\/)[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}._·-]{1,28})[\p{L}\p{N}\p{M}])$/u,
    says: 'a handle of 3 to 30 letters, digits, dots, hyphens and underscores, a channel id (UC…), or c/name or user/name',
  },
  x: { min: 1, max: 15, pattern: /^[a-z0-9_]+$/, says: 'letters a-z, digits and underscores' },
  facebook: {
    min: 3,
    max: 60,
    pattern: /^(?=.*[\p{L}\p{N}])[\p{Ll}\p{Lo}\p{M}\p{N}.-]+$/u,
    says: 'letters, digits, dots and hyphens',
  },
  twitch: { min: 2, max: 25, pattern: /^[a-z0-9_]+$/, says: 'letters a-z, digits and underscores' },
  pinterest: { min: 3, max: 30, pattern: /^[a-z0-9_-]+$/, says: 'letters a-z, digits, underscores and hyphens' },
  snapchat: {
    min: 3,
    max: 15,
    pattern: /^[a-z][a-z0-9._-]*[a-z0-9]$/,
    says: 'letters a-z, digits, dots, hyphens and underscores, a letter first',
  },
  bluesky: {
    min: 4,
    max: 253,
    pattern: new RegExp(`^(?:${domain}|did:plc:[a-z2-7]{24}|did:web:${domain})$`),
    says: 'a domain name such as name.bsky.social, or a did',
  },
  mastodon: {
    min: 5,
    max: 300,
    pattern: new RegExp(`^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?@${domain}$`),
    says: 'name@instance, such as gargron@mastodon.social',
  },
  professional: {
    min: 2,
    max: 120,
    pattern: /^(?:(?:company|school|showcase)\/)?(?=[^/]*[\p{L}\p{N}][^/]*$)[\p{L}\p{N}\p{M}_&'’.-]+$/u,
    says: 'the name in the profile’s address; for organisations with company/, school/ or showcase/ before it',
  },
  reddit: {
    min: 2,
    max: 25,
    pattern: /^(?:r\/[a-z0-9][a-z0-9_]{1,20}|[a-z0-9_-]{2,20})$/,
    says: 'letters a-z, digits, underscores and hyphens; for a community with r/ before it',
  },
  telegram: {
    min: 4,
    max: 32,
    pattern: /^[a-z][a-z0-9_]*[a-z0-9]$/,
    says: 'letters a-z, digits and underscores, a letter first',
  },
  tumblr: {
    min: 1,
    max: 32,
    pattern: /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
    says: 'letters a-z, digits and hyphens',
  },
  nostr: {
    min: 5,
    max: 320,
    pattern: new RegExp(`^(?:npub1[02-9ac-hj-np-z]{58}|[a-z0-9._-]+@${domain})$`),
    says: 'a public key (npub1…) or name@domain',
  },
  lemmy: {
    min: 5,
    max: 300,
    pattern: new RegExp(`^(?:c/)?[a-z0-9_]+@${domain}$`),
    says: 'name@server, such as ada@lemmy.world; for a community with c/ before it',
  },
  peertube: {
    min: 5,
    max: 300,
    pattern: new RegExp(`^(?:c/)?[a-z0-9_.-]+@${domain}$`),
    says: 'name@server, such as ada@framatube.org; for a channel with c/ before it',
  },
  hackernews: { min: 2, max: 15, pattern: /^[A-Za-z0-9_-]+$/, says: 'letters a-z, digits, underscores and hyphens' },
  web: {
    min: 4,
    max: 300,
    pattern: new RegExp(`^${domain}(?:/[^\\s?#]+)*$`),
    says: 'the address of a site or feed without https://, such as news.example or news.example/tech/feed.xml',
  },
}

/**
 * Somebody of whom only a title is known is kept under a key made of it. No network has a colon in its handles (but did:…), so it is never
 * taken for one.
 */
const titleKey = /^title:[\p{L}\p{N}\p{M}-]{1,80}$/u

/** The key of a title: `title:cooking-with-ana`. Undefined for a title without a letter or a digit. */
export const titleHandle = (title: string): string | undefined => {
  const slug = title
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? undefined : `title:${slug}`
}

export const isTitleHandle = (handle: string): boolean => handle.startsWith('title:')

/** A handle as people write it. Who is kept under a title is shown by it: that is nobody’s handle. */
export const atHandle = (handle: string): string =>
  isTitleHandle(handle) ? handle.slice('title:'.length).replaceAll('-', ' ') : `@${handle}`

const channelId = /^UC[A-Za-z0-9_-]{22}$/
/** Marks that a copy and paste brings along unseen: zero-width, direction, byte order. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const textMax = 400

const spell = (network: Network, text: string): string => {
  const bare = text.normalize('NFKC').replace(invisible, '').trim().replace(/^@+/, '').trim()
  if (network === 'hackernews' || (network === 'youtube' && channelId.test(bare))) return bare
  return network === 'web' ? spellSite(bare) : bare.toLowerCase().normalize('NFKC')
}

/** Hosts ignore case, paths do not. */
const spellSite = (text: string): string => {
  const bare = text.replace(/^https?:\/\//i, '').replace(/\/+$/, '')
  const end = bare.indexOf('/')
  return end < 0 ? bare.toLowerCase() : bare.slice(0, end).toLowerCase() + bare.slice(end)
}

/**
 * The one spelling of a handle: no @, no spaces around, lower case (networks ignore case; YouTube's channel ids, Hacker News
 * and the paths of sites keep it), compatibility letters as plain ones. Everything stored and compared goes through here.
 */
export const normalizeHandle = (network: Network, text: string): HandleResult => {
  const rule = rules[network]
  const tooLong = `A handle on ${network} has at most ${String(rule.max)} characters.`
  if (text.length > textMax) return { ok: false, reason: 'too_long', message: tooLong }
  const handle = spell(network, text)
  if (handle === '') return { ok: false, reason: 'empty', message: 'Give a handle.' }
  if (titleKey.test(handle)) return { ok: true, handle }
  if (handle.length > rule.max) return { ok: false, reason: 'too_long', message: tooLong }
  if (handle.length < rule.min) {
    return {
      ok: false,
      reason: 'too_short',
      message: `A handle on ${network} has at least ${String(rule.min)} characters.`,
    }
  }
  if (rule.pattern.test(handle)) return { ok: true, handle }
  return { ok: false, reason: 'bad_characters', message: `A handle on ${network} is made of ${rule.says}.` }
}
