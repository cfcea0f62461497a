import type { Content } from '../../model/content.js'
import { brandsOf } from '../facts/brands-of.js'
import { hashtagsOf, mentionsOf, toTag } from '../language/tags.js'
import { findDisclosures, isDisclosureTag } from '../text/disclosure.js'
import type { BrandFinder } from '../text/find-brands.js'
import { findLinks, readLink, type WantedLink } from './links.js'

/** By what the posts of a campaign are recognised. */
export interface CampaignTerms {
  /** Ids of the brand dictionary. */
  brands: readonly string[]
  /** Accounts that posts mention, without @. */
  accounts: readonly string[]
  hashtags: readonly string[]
  /** Addresses, with or without a path: everything below one counts. */
  links: readonly string[]
  codes: readonly string[]
}

export const signKinds = ['mention', 'hashtag', 'code', 'link', 'brand', 'label', 'disclosure'] as const
export type SignKind = (typeof signKinds)[number]

/** One reason to take a post for one of the campaign. */
export interface Sign {
  kind: SignKind
  /** What was found, as the campaign or the post writes it. */
  value: string
}

/** `certain`: nobody writes it by chance. `likely`: the brand, and that it is paid. `possible`: a person should look. */
export const certainties = ['certain', 'likely', 'possible'] as const
export type Certainty = (typeof certainties)[number]

/** How a post says that it is paid: by the label of the network, in its own words, or not at all. */
export interface DisclosureFound {
  state: 'label' | 'text' | 'none'
  /** The words that say it. */
  words: string | null
  /** Where they begin, in UTF-16 code units: what comes late is often folded away. */
  start: number | null
}

export interface CampaignMatch {
  signs: Sign[]
  certainty: Certainty
  disclosure: DisclosureFound
}

export const disclosureOf = ({ declaredSponsorship, hashtags, title, text }: Content): DisclosureFound => {
  const [first] = findDisclosures(text)
  const [above] = findDisclosures(title ?? '')
  const tag = hashtags.map(toTag).find((each) => isDisclosureTag(each, text))
  const words = first?.text ?? above?.text ?? (tag === undefined ? null : `#${tag}`)
  const found = { words, start: first?.start ?? null }
  if (declaredSponsorship !== null) return { state: 'label', ...found }
  return { state: words === null ? 'none' : 'text', ...found }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whole words only: a code inside of another word is another word. */
const wholeWord = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu')

interface Ready {
  brands: ReadonlySet<string>
  accounts: ReadonlyMap<string, string>
  hashtags: ReadonlyMap<string, string>
  links: readonly { shown: string; link: WantedLink }[]
  codes: readonly { shown: string; pattern: RegExp }[]
}

const byTag = (names: readonly string[]): Map<string, string> => new Map(names.map((name) => [toTag(name), name]))

const prepare = (terms: CampaignTerms): Ready => ({
  brands: new Set(terms.brands),
  accounts: byTag(terms.accounts),
  hashtags: byTag(terms.hashtags),
  links: terms.links.flatMap((shown) => {
    const link = readLink(shown)
    return link === undefined ? [] : [{ shown, link }]
  }),
  codes: terms.codes.map((shown) => ({ shown, pattern: wholeWord(shown) })),
})

const signsOf = (content: Content, ready: Ready, all: BrandFinder, named: readonly string[]): Sign[] => {
  const finder = all.within(content.provenance.synthetic)
  const text = `${content.title ?? ''}\n${content.text}`
  const isBrand = (name: string): boolean => ready.brands.has(finder.ofName(name) ?? '')
  const links = findLinks(content)
  return [
    ...mentionsOf(content).flatMap((name): Sign[] =>
      ready.accounts.has(name) || isBrand(`@${name}`) ? [{ kind: 'mention', value: `@${name}` }] : [],
    ),
    ...hashtagsOf(content).flatMap((tag): Sign[] =>
      ready.hashtags.has(tag) ? [{ kind: 'hashtag', value: `#${tag}` }] : [],
    ),
    ...ready.codes.flatMap(({ shown, pattern }): Sign[] =>
      pattern.test(text) ? [{ kind: 'code', value: shown }] : [],
    ),
    ...ready.links.flatMap(({ shown, link }): Sign[] =>
      links.some((each) => link.covers(each)) ? [{ kind: 'link', value: shown }] : [],
    ),
    ...(content.declaredSponsorship?.brands ?? []).flatMap((name): Sign[] =>
      isBrand(name) || ready.accounts.has(toTag(name)) ? [{ kind: 'label', value: name }] : [],
    ),
    ...named.flatMap((id): Sign[] => (ready.brands.has(id) ? [{ kind: 'brand', value: id }] : [])),
  ]
}

/** Nobody writes these by chance. */
const certain: ReadonlySet<SignKind> = new Set(['mention', 'hashtag', 'code', 'link', 'label'])

/**
 * Recognises the posts of a campaign. A post that says it is paid and names no brand at all may be one too; one that names other
 * brands alone is theirs.
 */
export const createCampaignMatcher = (
  terms: CampaignTerms,
  finder: BrandFinder,
): ((content: Content) => CampaignMatch | undefined) => {
  const ready = prepare(terms)
  return (content) => {
    const named = brandsOf(content, finder)
    const disclosure = disclosureOf(content)
    const own = signsOf(content, ready, finder, named)
    const paid: Sign[] =
      disclosure.state === 'none' ? [] : [{ kind: 'disclosure', value: disclosure.words ?? 'label of the network' }]
    if (own.length === 0 && (paid.length === 0 || named.length > 0)) return undefined
    const certainty = own.some(({ kind }) => certain.has(kind))
      ? 'certain'
      : own.length > 0 && paid.length > 0
        ? 'likely'
        : 'possible'
    return { signs: [...own, ...paid], certainty, disclosure }
  }
}
