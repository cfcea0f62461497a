import { Cache } from '../../../kernel/cache.js'

const byteOrderMark = /\ufeff/g
const accents = /[\u0300-\u036f]/g
/** 'M4_like_count', 'V2_video_link': numbers that a questionnaire puts before its columns. */
const numbered = /^[a-z]{1,2}\d{1,3}_(?=\p{L})/u

/** 'TikTok_Handle__c': how Salesforce marks fields of an account's own. */
const custom = /__(?:c|pc|r)$/i

const known = new Cache<string, string>(20_000)

const build = (text: string): string =>
  text
    .replace(byteOrderMark, '')
    .replace(custom, '')
    .normalize('NFKC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1_$2')
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .replace(/ß/g, 'ss')
    .replace(/^[ø⌀]\s+/u, 'avg_')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .normalize('NFC')
    .replace(/%/g, '_pct_')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .replace(numbered, '')

/** The one spelling under which headers and words are compared: no case, no accents, one underscore for whatever stands between words. */
export const headerKey = (text: string): string => known.getOrSet(text, () => build(text))
