/** A hashtag anywhere in a text; its name is the first group. */
export const hashtagPattern = /[#＃]([\p{L}\p{N}\p{M}_]{1,100})/gu

/** An account that a text names, not the domain of an address; its name is the first group. */
export const mentionPattern = /(?<![\p{L}\p{N}])@([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99})/gu

/** Tags and names as they are kept and asked for: without their sign, case and width. Accents stay: people read them. */
export const toTag = (text: string): string =>
  text
    .replace(/^[#＃@＠]/u, '')
    .normalize('NFKC')
    .toLowerCase()

const namesIn = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, name = '']) => name)

/** The hashtags of a text as they are written, without their sign. */
export const hashtagsIn = (text: string): string[] => namesIn(text, hashtagPattern)

/** The accounts that a text names, as they are written, without their sign. */
export const mentionsIn = (text: string): string[] => namesIn(text, mentionPattern)
