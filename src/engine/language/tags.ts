import { matchesOf } from '../../kernel/matches.js'
import type { Content } from '../../model/content.js'

/** A hashtag anywhere in a text; its name is the first group. */
export const hashtagPattern = /[#＃]([\p{L}\p{N}\p{M}_]{1,100})/gu

/** An account that a text names, not the domain of an address; its name is the first group. */
export const mentionPattern = /(?<![\p{L}\p{N}])[@＠]([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99})/gu

/** A number after # is a rank, not a tag. */
const meaningful = /[\p{L}_]/u

/** Tags and names as they are kept and asked for: without their sign, case and width. Accents stay: people read them. */
export const toTag = (text: string): string =>
  text
    .replace(/^[#＃@＠]/u, '')
    .normalize('NFKC')
    .toLowerCase()

const namesIn = (text: string, pattern: RegExp): string[] => matchesOf(text, pattern).map(([, name = '']) => name)

/** The hashtags of a text as they are written, without their sign. */
export const hashtagsIn = (text: string): string[] =>
  /[#＃]/u.test(text) ? namesIn(text, hashtagPattern).filter((tag) => meaningful.test(tag)) : []

/** The accounts that a text names, as they are written, without their sign; a dot or dash that ends a sentence is no part of a name. */
export const mentionsIn = (text: string): string[] =>
  /[@＠]/u.test(text) ? namesIn(text, mentionPattern).map((name) => name.replace(/[.-]+$/u, '')) : []

const distinct = (names: readonly string[]): string[] => [...new Set(names.map(toTag))].filter((name) => name !== '')

/**
 * The tags of a content, each once: those the source lists and those its text holds, since many files list none. Search, report
 * and dictionary all ask here.
 */
export const hashtagsOf = ({ hashtags, text }: Pick<Content, 'hashtags' | 'text'>): string[] =>
  distinct([...hashtags, ...hashtagsIn(text)])

/** The accounts a content names, each once. */
export const mentionsOf = ({ mentions, text }: Pick<Content, 'mentions' | 'text'>): string[] =>
  distinct([...mentions, ...mentionsIn(text)])
